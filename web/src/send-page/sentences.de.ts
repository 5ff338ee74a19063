import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  howToUse:
    'Zieh das zu deinen Lesezeichen und klick es auf einer beliebigen Rezeptseite an. Oder nimm die Erweiterung: Sie kann dasselbe auch auf Seiten, die Lesezeichen blockieren.',
  save: 'In Sorrel speichern',
  copyAddress: 'Adresse kopieren',
  extension: 'Erweiterung',
  onAPhone:
    'Tippe in deinem Browser auf „Teilen“, dann auf Sorrel. Es steht dort, sobald du Sorrel zum Startbildschirm hinzugefügt hast.',
  drag: 'Zieh das zu deinen Lesezeichen und klick es dort auf einer beliebigen Rezeptseite an.',
  copied: 'Kopiert. Lege ein neues Lesezeichen an und füge das als Adresse ein.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Zieh stattdessen den Knopf.',
  notTaken: 'Sorrel konnte diese Seite nicht übernehmen. Kopiere sie und füge sie unter „Rezept hinzufügen“ ein.',
};
