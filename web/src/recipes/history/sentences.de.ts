import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  versions: 'Fassungen',
  versionsOf: (recipe: string) => `Fassungen von ${recipe}`,
  notChanged: 'Dieses Rezept wurde noch nicht geändert.',
  noVersions: 'Jede Änderung bewahrt, was vorher dastand: 30 Fassungen, 12 Monate lang.',
  now: 'Jetzt',
  version: (number: number) => `Fassung ${number}`,
  asItIs: 'so, wie es ist',
  until: (when: string) => `bis ${when}`,
  untilBy: (when: string, who: string) => `bis ${when}, geändert von ${who}`,
  whatChangedLast: 'Was zuletzt geändert wurde',
  whatChangedSince: 'Was sich seitdem geändert hat',
  howToRead:
    'Unterstrichenes ist neu, Durchgestrichenes ist weg. Bilder und Schlagwörter haben keine Fassungen und bleiben, wie sie sind.',
  noDifference: 'Die Worte sind dieselben wie jetzt.',
  bringBack: 'Zurückholen',
  yesBringBack: 'Ja, zurückholen',
  broughtBack: 'Die frühere Fassung ist zurück. Auch was vorher dastand, bleibt als Fassung.',
  name: 'Name',
  prepMinutes: 'Vorbereitungszeit in Minuten',
  cookMinutes: 'Garzeit in Minuten',
  ingredients: 'Zutaten',
  method: 'Zubereitung',
  trash: 'Papierkorb',
  trashKeeps:
    'Gelöschte Rezepte liegen hier 30 Tage und verschwinden dann endgültig. Zu deinen Rezepten zählen sie nicht.',
  trashIsEmpty: 'In den letzten 30 Tagen wurde nichts gelöscht.',
  goesOn: (removed: string, goes: string) => `Gelöscht am ${removed}, verschwindet am ${goes}`,
  putBack: 'Zurücklegen',
  putBackNamed: (name: string) => `${name} zurücklegen`,
  isBack: (name: string) => `${name} steht wieder in deinem Rezeptbuch.`,
  deleteForGood: 'Endgültig löschen',
  deleteForGoodNamed: (name: string) => `${name} endgültig löschen`,
  cannotComeBack: (name: string) => `${name} verschwindet mit Bildern und Fassungen und kommt nicht wieder.`,
};
