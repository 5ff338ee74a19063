import { de as terms } from '../../language/terms.de.ts';
import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const de: Translated<typeof en> = {
  title: 'Was Sorrel kann',
  lead: 'Sammle Rezepte, plane eine Woche, die zu deinen Zielen passt, und kaufe alles auf einmal ein.',
  features: 'Funktionen',
  parts: {
    recipes: {
      title: 'Ein Rezeptbuch, das sich selbst füllt',
      text: 'Füge die Adresse einer Rezeptseite ein, und Sorrel liest Titel, Zutaten, Schritte, Zeiten und Bild. Du siehst es durch und speicherst.',
      points: {
        own: 'Oder schreib dein eigenes, oder füge Zutaten und Schritte als Listen ein',
        search: 'Suche und filtere nach Schlagwörtern, Zeit und Nährstoffen',
        pictures: 'Bis zu drei Bilder; ohne Bild eines, das aus den Zutaten gezeichnet wird',
      },
    },
    nutrition: {
      title: 'Nährwerte zum Nachprüfen',
      text: 'Mit Premium werden die Nährwerte aus den Zutaten und öffentlichen Nährwerttabellen berechnet. Hinter jeder Zahl steht eine Tabelle: für welches Lebensmittel jede Zeile gehalten wurde, wie viel Gramm es sind und was nicht eingerechnet werden konnte.',
      points: {
        nutrients: (goals) => `${goals} sowie vier weitere`,
        correct: 'Korrigiere ein Lebensmittel oder Gewicht einmal, und Sorrel merkt es sich',
        serves: 'Die Mengen ändern sich mit den Portionen, die du wählst',
      },
    },
    plans: {
      title: 'Ausgefeilte Wochenpläne',
      text: 'Sorrel sucht aus deinem eigenen Buch die Woche, die deinen Zielen am nächsten kommt, behält, was du gesperrt hast, und sagt es dir, wenn ein Ziel nicht zu erreichen ist.',
      points: {
        meals: 'Sperre, tausche, suche oder leere eine Mahlzeit oder den ganzen Tag',
        tags: 'Verlange Schlagwörter oder schließe sie aus, und bestimme, wie oft sich Mahlzeiten wiederholen dürfen',
        goals: (count) => `Mit Premium tägliche Ziele für ${count} Nährstoffe`,
      },
    },
    lists: {
      title: 'Einkaufslisten nach Abteilungen',
      text: 'Aus einem Plan wird eine Liste für so viele Portionen, wie du magst. Was sich zusammenzählen lässt, wird zusammengezählt, und bei jedem Artikel steht, welche Rezepte ihn brauchen.',
      points: {
        aisles: 'Nach Abteilungen sortiert, zum Abhaken im Laden',
        share: 'Teile sie, kopiere sie, drucke sie oder speichere sie als Tabelle',
        supermarket:
          'Mit Premium weiter an deinen Supermarkt: Artikel für Artikel, oder als Warenkorb, wo dieses Sorrel mit einem Laden verbunden ist',
      },
    },
    spinner: {
      title: 'Ein Glücksrad für Abende ohne Plan',
      text: 'Sag dem Glücksrad, was du da hast und was du nicht möchtest. Es sucht ein Rezept aus deinem Buch aus.',
      points: {
        filters: 'Zutaten und Schlagwörter, die dabei sein oder fehlen sollen',
        limits: 'Eine Grenze für Kalorien, eine für die Zeit',
        again: 'Dreh noch einmal, so oft du magst',
      },
    },
    explore: {
      title: 'Exklusive Premium-Rezepte',
      text: 'Eigene Rezepte von uns in zwölf Kategorien, jedes mit berechneten Nährwerten. Die ausgewählten sind für alle offen; Premium öffnet sie alle.',
      points: {
        categories: 'Vom Frühstück bis zu Currys und Aufläufen',
        filter: 'Filtere nach Ernährung, Zeit und Nährstoffen',
        copy: 'Ein Fingertipp kopiert ein Rezept in dein Buch',
      },
    },
  },
  compareTitle: 'Was du bekommst, nebeneinander',
  compareText:
    'Basic ist vollständig und zeitlich nicht begrenzt. <link>Fang damit an</link>, und nimm Premium dazu, wenn Sorrel für dich rechnen soll.',
  feature: 'Funktion',
  basic: 'Basic',
  premium: 'Premium',
  yes: 'Ja',
  no: 'Nein',
  unlimited: 'Unbe\u00ADgrenzt',
  featured: 'Ausge\u00ADwählte',
  all: 'Alle',
  rows: {
    saved: 'Gespei\u00ADcherte Rezepte',
    import: 'Von einer Web\u00ADadresse über\u00ADnehmen',
    plans: 'Wochen\u00ADpläne',
    lists: 'Einkaufs\u00ADlisten nach Abtei\u00ADlungen',
    spinner: 'Glücksrad',
    diets: 'Angaben zur Ernährung',
    explore: 'Rezepte in „Entdecken“',
    nutrition: 'Nährwerte auto\u00ADmatisch berechnet',
    goals: 'Nährwert\u00ADziele und Wochen\u00ADpläne, die ihnen folgen',
    insights: 'Aus\u00ADwertung der Nährwerte und deiner Rezepte',
    extra: 'Zusätz\u00ADliche Mahl\u00ADzeiten am Tag',
    family: 'Zusammen\u00ADgelegte Familien\u00ADpläne',
    tags: 'Eigene Schlag\u00ADwörter',
    supermarket: 'Listen an einen Super\u00ADmarkt weiter\u00ADgeben',
  },
  goals: terms.goals,
  number: (count) => NUMBERS[count] ?? String(count),
};
