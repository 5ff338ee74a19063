import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

/** Long words of a title break where a narrow screen needs it: \u00AD. */
export const de: Translated<typeof en> = {
  onThisPage: 'Auf dieser Seite',
  privacy: {
    title: 'Datenschutz\u00ADerklärung',
    intro: 'Was Sorrel über dich speichert, warum, und wie du es wieder loswirst.',
    sections: {
      keep: 'Was wir speichern',
      use: 'Was wir damit tun',
      payments: 'Zahlungen',
      others: 'Wer sonst beteiligt ist',
      storage: 'Cookies und Speicher',
      age: 'Alter',
      choices: 'Deine Möglichkeiten',
    },
    keepAddress: 'Deine E-Mail-Adresse, und dein Passwort als Hash, der sich nicht zurückrechnen lässt.',
    keepEntered:
      'Was du eingibst: Rezepte, Bilder, Pläne, Einkaufslisten und die Angaben im Profil, die du freiwillig machst.',
    keepDevices: 'Die Geräte, auf denen du angemeldet bist, damit du dich dort abmelden kannst.',
    keepMessages: 'Nachrichten und Rückmeldungen, die du uns schickst.',
    use: 'Wir nutzen es, um Sorrel für dich zu betreiben, und für nichts anderes. Wir verkaufen es nicht, und auf diesen Seiten gibt es keine Skripte für Werbung oder Nachverfolgung. Nichts wird von anderen Firmen geladen: Schriften und Bilder kommen von unserem eigenen Server.',
    usePictures:
      'Bilder, die du hochlädst, werden neu kodiert; was darin über den Ort der Aufnahme oder die Kamera steht, wird entfernt.',
    payments:
      'Zahlungen laufen über Stripe, einen Anbieter für Kartenzahlungen. Sorrel speichert keine Zahlungsdaten: Deine Kartennummer erreicht uns nie. Wir speichern, welchen Tarif du hast und bis wann.',
    othersImport:
      'Wenn du ein Rezept übernimmst, ruft unser Server die Seite ab, die du nennst. Diese Website sieht unseren Server, nicht dich.',
    othersGoogle:
      'Wenn du dich mit Google anmeldest, wo das angeboten wird, teilt Google uns deine E-Mail-Adresse und deinen Namen mit, und sonst nichts.',
    othersSupermarket:
      'Wenn du eine Einkaufsliste an einen Supermarkt weitergibst, bekommt er, was du bestätigt hast: die Namen und Mengen auf der Liste.',
    othersMail: 'Ein Mailanbieter befördert die E-Mails, die wir dir schicken.',
    storage:
      'Ein Cookie hält dich bis zu 30 Tage angemeldet. Außerdem speichert dein Browser auf deinem Gerät Einstellungen wie Darstellung und Schrift sowie einen noch nicht gespeicherten Plan oder eine solche Liste.',
    age: (years) => `Sorrel ist für Menschen ab ${years} Jahren.`,
    choices:
      'Du kannst alles, was du eingegeben hast, ändern oder löschen. Löschst du in den Einstellungen dein Konto, wird jeder Eintrag und jedes Bild sofort gelöscht; nur der Grund, den du nennst, bleibt erhalten, ohne etwas, das zu dir führt.',
    questions: 'Fragen zu deinen Daten: <link>Schreib uns</link>.',
  },
  terms: {
    title: 'Nutzungs\u00ADbedingungen',
    updated: 'Stand: 30.01.2025.',
    sections: {
      who: 'Wer Sorrel nutzen darf',
      recipes: 'Deine Rezepte',
      not: 'Was Sorrel nicht ist',
      payment: 'Tarife und Zahlung',
      fair: 'Fairer Umgang',
      ending: 'Ende',
      law: 'Recht',
    },
    who: (years) =>
      `Du musst mindestens ${years} Jahre alt sein. Behalte dein Passwort für dich; für das, was mit deinem Konto geschieht, stehst du ein.`,
    recipes:
      'Was du eingibst, bleibt deins. Du erlaubst uns, es zu speichern und dir zu zeigen. Übernimm Rezepte für deinen eigenen Gebrauch, und achte die Rechte derer, die sie geschrieben haben.',
    not: 'Nährwerte werden aus öffentlichen Tabellen berechnet und sind Schätzungen. Sorrel gibt keinen medizinischen Rat. Wenn du eine Allergie hast, lies die Etiketten: Marken und Spuren kennt Sorrel nicht.',
    payment:
      'Der Tarif Basic ist kostenlos. Premium kostet 5 £ im Monat oder 48 £ im Jahr. Zahlungen laufen über Stripe, einen Anbieter für Kartenzahlungen; Sorrel speichert keine Zahlungsdaten.',
    paymentCancel: 'Du kannst jederzeit kündigen; Premium läuft dann bis zum Ende der bezahlten Zeit.',
    fair: 'Versuche nicht, an die Daten anderer zu kommen, und nutze Sorrel nicht, um massenhaft Seiten abzurufen.',
    ending:
      'Du kannst dein Konto jederzeit löschen. Wir dürfen Konten schließen, die gegen diese Bedingungen verstoßen.',
    law: 'Für diese Bedingungen gilt das Recht des Vereinigten Königreichs.',
    questions: 'Fragen zu diesen Bedingungen: <link>Schreib uns</link>.',
  },
};
