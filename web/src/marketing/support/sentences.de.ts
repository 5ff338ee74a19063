import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  title: 'Hilfe',
  lead: 'Zuerst kurze Antworten. Fehlt deine, <link>schreib uns</link>.',
  questions: 'Fragen und Antworten',
  contactUs: 'Schreib uns',
  weAnswer: 'Wir antworten per E-Mail.',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff (optional)',
  message: 'Nachricht',
  leaveEmpty: 'Lass dieses Feld leer',
  sending: 'Wird gesendet',
  send: 'Nachricht senden',
  sent: 'Deine Nachricht ist angekommen! Wir melden uns, sobald wir können.',
  failed: 'Die Nachricht konnte nicht gesendet werden.',
  question: {
    what: 'Was ist Sorrel?',
    cost: 'Was kostet es?',
    free: 'Was bekomme ich kostenlos?',
    premium: 'Was kommt mit Premium dazu?',
    import: 'Kann ich Rezepte von anderen Websites übernehmen?',
    'import-fails': 'Eine Seite ließ sich nicht übernehmen. Was nun?',
    nutrition: 'Wie werden die Nährwerte berechnet?',
    wrong: 'Was, wenn ein Lebensmittel falsch zugeordnet wurde?',
    plan: 'Wie sucht Sorrel die Mahlzeiten einer Woche aus?',
    lock: 'Kann ich einige Mahlzeiten behalten und die anderen ändern?',
    list: 'Wie wird aus einem Plan eine Einkaufsliste?',
    diet: 'Kennt Sorrel meine Ernährung und meine Allergien?',
    fibre: 'Wie viele Ballaststoffe sollte ich essen?',
    cancel: 'Wie kündige ich Premium?',
    delete: 'Wie lösche ich mein Konto?',
  },
  answer: {
    what: 'Sorrel ist Rezeptbuch, Wochenplaner und Einkaufsliste in einem. Du sammelst Rezepte, Sorrel hilft dir, daraus eine Woche zu planen, und aus der Woche wird eine Liste in der Reihenfolge des Ladens.',
    cost: 'Der Tarif Basic ist kostenlos. Premium kostet 5 £ im Monat, oder 4 £ im Monat, wenn du jährlich zahlst: 48 £ im Jahr, also 12 £ weniger.',
    free: (recipes) =>
      `Bis zu ${recipes} gespeicherte Rezepte, einfache Wochenpläne, eine Einkaufsliste und Angaben zu deiner Ernährung. Zeitlich begrenzt ist das nicht.`,
    premium:
      'So viele Rezepte, wie du magst, aus deinen Zutaten berechnete Nährwerte, Ziele und Auswertungen für deine Pläne, zusätzliche Mahlzeiten am Tag, Familienpläne, Auswertungen zu deinen Rezepten, eigene Schlagwörter, Listen, die an einen Supermarkt weitergehen, und alle Rezepte in „Entdecken“.',
    import:
      'Ja. Füge auf der Seite „Rezept hinzufügen“ die Adresse einer Rezeptseite ein und wähle „Ausfüllen“. Sorrel liest Titel, Zutaten, Schritte, Zeiten und Bild, und du kannst alles ändern, bevor du speicherst.',
    'import-fails':
      'Manche Websites lassen ihre Seiten nicht von Programmen lesen, und manche Seiten enthalten kein Rezept. Sorrel sagt dir, woran es lag. Du kannst das Rezept immer selbst eintippen oder Zutaten und Schritte als Listen einfügen.',
    nutrition:
      'Jede Zutat wird einem Lebensmittel aus öffentlichen Nährwerttabellen zugeordnet und gewogen. Hinter den Nährwerten steht eine Tabelle: welches Lebensmittel es war, wie viel Gramm und was nicht eingerechnet werden konnte.',
    wrong:
      'Mit Premium kannst du in dieser Tabelle das Lebensmittel oder das Gewicht korrigieren. Sorrel merkt sich deine Korrektur und nimmt sie von da an.',
    plan: 'Es nimmt Rezepte aus deinem eigenen Buch, behält die Mahlzeiten, die du gesperrt hast, folgt deinen Einstellungen zu Favoriten, Schlagwörtern und Wiederholungen und sucht die Tage, die deinen Zielen am nächsten kommen.',
    lock: 'Ja. Sperre eine Mahlzeit oder einen ganzen Tag und erstelle den Plan neu: Was gesperrt ist, bleibt. Für jede andere Mahlzeit kannst du dir etwas anderes vorschlagen lassen, selbst ein Rezept suchen oder sie herausnehmen.',
    list: 'Wähle beim Plan „Einkaufsliste“. Die Zutaten aller Mahlzeiten werden für eine Portion zusammengezählt und nach Abteilungen sortiert; „Portionen“ vervielfacht die Mengen.',
    diet: 'In deinem Profil kannst du Ernährungsweisen und Allergene angeben. Sie helfen, sind aber keine Garantie: Lies immer die Etiketten, denn Marken und Spuren kennt Sorrel nicht.',
    fibre:
      'Für Erwachsene werden gewöhnlich 25–30 g Ballaststoffe am Tag empfohlen. Du kannst dir dafür ein Ziel setzen und sehen, wie jeder Tag eines Plans im Vergleich dazu steht.',
    cancel:
      'Öffne dein Konto und wähle „Verwalten“. Das führt zur Abrechnungsseite unseres Zahlungsanbieters, wo du jederzeit kündigen kannst. Deine Rezepte bleiben deine.',
    delete:
      'Öffne dein Konto, wähle „Einstellungen“ und dann „Konto löschen“. Wenn du bestätigst, wird alles gelöscht, was du gespeichert hast, auch die Bilder.',
  },
};
