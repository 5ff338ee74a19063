import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  howToUse:
    'Ziehe das zu deinen Lesezeichen und drücke es auf jeder Seite mit einem Rezept. Oder nimm die Erweiterung, die dasselbe auch auf Seiten kann, die Lesezeichen aufhalten.',
  save: 'In Sorrel speichern',
  copyAddress: 'Adresse kopieren',
  extension: 'Erweiterung',
  onAPhone:
    'Drücke in deinem Browser auf „Teilen“, dann auf Sorrel. Es erscheint dort, sobald Sorrel auf deinem Startbildschirm liegt.',
  drag: 'Ziehe das zu deinen Lesezeichen und drücke es dort auf jeder Seite mit einem Rezept.',
  copied: 'Kopiert. Lege ein neues Lesezeichen an und setze das als Adresse ein.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Ziehe stattdessen den Knopf.',
  notTaken: 'Sorrel konnte diese Seite nicht übernehmen. Kopiere sie und füge sie unter „Rezept hinzufügen“ ein.',
};
