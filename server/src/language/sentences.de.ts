import type { AheadKind } from '@sorrel/core/cook/do-ahead';
import { MEALS_PER_TYPE_MAX } from '@sorrel/core/plans/structure';
import { DAYS_DE, FOR_MEAL_DE, MEALS_DE } from './meals.de.ts';
import { personReasonDe, reasonDe } from './plan-reasons.de.ts';
import type { en } from './sentences.en.ts';
import { shareDe } from './share.de.ts';

const listed = new Intl.ListFormat('de-DE');
const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

const AHEAD: Readonly<Record<AheadKind, string>> = {
  soak: 'einweichen',
  thaw: 'auftauen',
  marinate: 'marinieren',
  rise: 'den Teig ansetzen',
  freeze: 'einfrieren',
  chill: 'kalt stellen',
  wait: 'ansetzen',
};

export const de: typeof en = {
  wait: {
    // behind 'in'
    seconds: (count) => many(count, 'Sekunde', 'Sekunden'),
    minutes: (count) => many(count, 'Minute', 'Minuten'),
    hours: (count) => many(count, 'Stunde', 'Stunden'),
  },
  request: {
    givenUp: 'Die Anfrage wurde aufgegeben, bevor sie an der Reihe war.',
    keyLength: 'Ein Idempotency-Key hat 16 bis 200 Zeichen, ohne Leerzeichen.',
    foreignOrigin: (own) =>
      `Das kam von der Seite einer anderen Website und wurde deshalb nicht ausgeführt. Dieses Sorrel ist unter ${own} zu finden.`,
    formNotRead: 'Das Formular konnte nicht gelesen werden. Bitte sende es noch einmal.',
    nameLength: 'Bitte wähle einen Namen mit höchstens 100 Zeichen.',
  },
  account: {
    linkOnItsWay: 'Wenn diese Adresse noch bestätigt werden muss, ist ein neuer Link unterwegs.',
    loggedOut: 'Du bist abgemeldet.',
    resetOnItsWay: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link für ein neues Passwort unterwegs.',
    passwordChanged: 'Dein Passwort wurde geändert.',
    passwordSet: 'Dein Passwort wurde festgelegt.',
    linkSentTo: (email) => `Wir haben einen Link an ${email} geschickt. Folge ihm, um die neue Adresse zu benutzen.`,
    pictureRemoved: 'Dein Bild wurde entfernt.',
    deleted: 'Dein Konto wurde gelöscht.',
    welcome: 'Willkommen bei Sorrel.',
    deviceLoggedOut: 'Dieses Gerät ist abgemeldet.',
    loggedOutEverywhere: 'Du bist auf allen Geräten abgemeldet.',
    archiveReadme: `Was Sorrel von dir aufbewahrt.

recipes/    je Rezept eine Datei: JSON-LD von schema.org, das andere Rezeptprogramme lesen
pictures/   die Bilder deiner Rezepte und deines Profils, in den Rezepten genannt
plans/      deine gespeicherten Wochenpläne
lists/      deine gespeicherten Einkaufslisten
trash/      gelöschte Rezepte, Wochenpläne und Einkaufslisten
cooked/     was du gekocht hast, das Neueste zuerst
profile.json   dein Konto und dein Profil
habits.json    benutzte Zutaten, von dir korrigierte Lebensmittel und Abteilungen, deine Rückmeldungen, angemeldete Geräte,
               Seiten, die du gesammelt übernommen hast, Rezepte zum Nachsehen, wer mit dir isst und was,
               Links zum Mitlesen, die du erstellt hast, wann du per E-Mail erinnert wirst
`,
  },
  recipes: {
    added: (name) => `${name} wurde hinzugefügt.`,
    updated: (name) => `${name} wurde gespeichert.`,
    copied: (name) => `${name} steht jetzt in deinem Rezeptbuch.`,
    copiedBefore: (name) => `${name} steht schon in deinem Rezeptbuch.`,
    copiedMany: (count) =>
      count === 1
        ? '1 Rezept steht jetzt in deinem Rezeptbuch.'
        : `${count} Rezepte stehen jetzt in deinem Rezeptbuch.`,
    allCopiedBefore: 'Diese Rezepte stehen schon in deinem Rezeptbuch.',
    deleted: (name) => `${name} wurde gelöscht.`,
    putBack: (name) => `${name} steht wieder in deinem Rezeptbuch.`,
    cookEntryRemoved: 'Der Eintrag wurde entfernt.',
    tagDeleted: (name) => `Das Schlagwort ${name} wurde gelöscht.`,
    collectionDeleted: (name) => `Die Sammlung ${name} wurde gelöscht. Ihre Rezepte bleiben in deinem Rezeptbuch.`,
    stepOfPicture: 'Zu jedem Bild eines Schritts gehört die Stelle seines Schritts.',
    foodFromList: 'Bitte wähle ein Lebensmittel aus der Liste.',
    linesTooLong: 'Diese Zeilen zu lesen hat zu lange gedauert. Bitte füge weniger ein.',
  },
  plans: {
    deleted: 'Der Plan wurde gelöscht.',
    putBack: (name) => `${name} steht wieder bei deinen gespeicherten Plänen.`,
    putBackUndated: (name) =>
      `${name} steht wieder bei deinen gespeicherten Plänen, aber ohne Datum: Die Woche gehört jetzt einem anderen Plan.`,
    nobodyHome: 'Niemand aus deiner Küche isst diese Mahlzeit zu Hause.',
    noBatches:
      'Es fand sich kein Gericht, das einmal gekocht für zwei Mahlzeiten reicht: eins, das sich hält und von dem nicht mehr als die Hälfte übrig bleibt.',
    keepingUnknown: (meals) =>
      `Wie lange ${listed.format(meals)} sich ${meals.length === 1 ? 'hält' : 'halten'}, ist nicht bekannt. Die Reste gibt es deshalb gleich am nächsten Tag.`,
    calendarStopped: 'Die Kalenderadresse gilt nicht mehr.',
    remindersStopped: 'Du bekommst keine Erinnerungen mehr.',
    tooManyMeals: (meals, day, mealType) =>
      `Zusammen haben diese Pläne am ${DAYS_DE[day]} ${meals} verschiedene Gerichte für ${FOR_MEAL_DE[mealType]}; ein Plan fasst ${MEALS_PER_TYPE_MAX}. Lege weniger Pläne zusammen.`,
  },
  reason: reasonDe,
  personReason: personReasonDe,
  calendar: {
    weeks: 'Wochenpläne',
    languageCode: 'DE',
    meal: (mealType, name, portions) =>
      `${MEALS_DE[mealType]}: ${name}${portions > 1 ? ` (${portions} Portionen)` : ''}`,
    minutes: (minutes) => `${minutes} Min.`,
    leftovers: (meal) => `Reste von ${meal}`,
    ahead: ({ kind, days }, mealType, dish) =>
      `Heute ${AHEAD[kind]} für ${days === 1 ? 'morgen' : `in ${days} Tagen`} (${MEALS_DE[mealType]}): ${dish}`,
    toBegin: (kind, dish) => `${AHEAD[kind]} (${dish})`,
  },
  lists: {
    saved: 'Deine Einkaufsliste wurde gespeichert.',
    deleted: 'Die Einkaufsliste wurde gelöscht.',
    putBack: (name) => `${name} steht wieder bei deinen Einkaufslisten.`,
    aisleRemembered: 'Die Abteilung ist gemerkt.',
  },
  share: shareDe,
  undo: {
    savedAsBefore: (name) => `${name} ist wieder wie vorher.`,
    renamedBack: (name) => `Der Name ist wieder ${name}.`,
    personBack: (name) => `${name} isst wieder mit.`,
    tagBack: (name) => `Das Schlagwort ${name} ist wieder da, auch an den Rezepten.`,
    cookedBack: 'Der Eintrag ist wieder da.',
    linkBack: 'Der Link gilt wieder.',
  },
  support: {
    contactSent: 'Deine Nachricht ist abgeschickt! Wir melden uns, sobald wir können.',
    feedbackSent: 'Danke für deine Rückmeldung!',
  },
};
