import type { Translated } from '../../language/texts.ts';
import { plural } from '../../language/write.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  title: 'Aus einem Foto',
  onThisDevice: 'Bilder werden auf diesem Gerät gelesen und nirgendwohin geschickt.',
  start: 'Fotografiere die Seite oder wähle Bilder davon.',
  startHint:
    'Wir lesen nur Gedrucktes, keine Handschrift. Mehrere Bilder ergeben ein Rezept, etwa Vorder- und Rückseite einer Karte. Beim ersten Mal werden bis zu 8 MB zum Lesen geholt.',
  choose: 'Bilder wählen',
  takePhoto: 'Foto aufnehmen',
  dropHint: 'Du kannst sie auch hierher ziehen.',
  files: 'Bilder des Rezepts',
  language: 'Sprache des Rezepts',
  findOut: 'An den Wörtern erkannt',
  tooMany: (most: number) =>
    `Nur die ersten ${most} Bilder wurden genommen. Bitte mach aus dem Rest ein zweites Rezept.`,
  picture: (number: number, all: number) =>
    all === 1 ? 'Das Bild, begradigt' : `Bild ${number} von ${all}, begradigt`,
  pictureOf: (number: number, all: number) => `${number} von ${all}`,
  turn: 'Drehen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  addPicture: 'Bild hinzufügen',
  remove: 'Dieses Bild entfernen',
  waiting: 'Wartet auf die Bilder davor.',
  reading: (share: string) => `Wird gelesen, ${share}`,
  readingPrint: 'Der Druck wird gelesen',
  preparing: 'Das Bild wird begradigt',
  failed: 'Dieses Bild ließ sich nicht lesen. Bitte versuche ein anderes oder dasselbe als JPEG.',
  noPrint:
    'Hier fanden wir nichts Gedrucktes. Halte die Seite flach in gleichmäßiges Licht, fülle das Bild damit und versuche es noch einmal.',
  text: 'Was wir gelesen haben',
  lines: (count: number) => `${count} ${plural(count, { one: 'Zeile', other: 'Zeilen' })}`,
  doubts: (count: number) =>
    `${count} ${plural(count, { one: 'Zeile ist', other: 'Zeilen sind' })} markiert: Wir konnten sie nicht ganz lesen.`,
  notSure: (words: string) => `Nicht sicher: ${words}`,
  line: (number: number) => `Zeile ${number}`,
  cutOut: (number: number) => `Zeile ${number} im Bild`,
  leaveOut: (number: number) => `Zeile ${number} weglassen`,
  right: 'Das stimmt',
  fill: 'Formular ausfüllen',
  filling: 'Formular wird ausgefüllt',
  fillHint: 'Der Text nimmt den Weg von eingefügtem Text. Die Bilder bleiben hier.',
  nothingRead: 'Es gibt noch keinen Text, mit dem sich das Formular füllen ließe.',
  failedToFill:
    'Aus diesem Text konnten wir kein Rezept machen. Bitte sieh nach, ob Zutaten und Zubereitung je eine Überschrift haben.',
  cancel: 'Zurück zum Formular',
  leaveQuestion: 'Das Gelesene verlassen?',
  leaveText: 'Was du hier verbessert hast, ginge verloren.',
  leave: 'Verlassen',
  stay: 'Hier bleiben',
};
