import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  title: 'Ein kleines Blatt, das den ganzen Teller weckt',
  lead: 'Sorrel ist das englische Wort für Sauerampfer: ein grünes Blatt mit roter Ader, das nach Zitrone schmeckt. So heißt auch unser Küchenhelfer: klein, frisch und am besten, wenn du ihn kaum bemerkst.',
  why: 'Warum wir Sorrel machen',
  whyDeciding:
    'Gut essen heißt vor allem, sich früh zu entscheiden. Aber die Rezepte sind an zehn Orten, den Plan hat niemand im Kopf, und die Liste entsteht auf dem Parkplatz. Sorrel bringt alle drei an einen Tisch.',
  whyRecipes:
    'Du bringst die Rezepte mit, die du schon liebst. Sorrel liest sie, rechnet sie durch, stellt eine Woche zusammen, die deinen Zielen so nah kommt, wie dein eigenes Buch es erlaubt, und macht daraus eine Liste in der Reihenfolge des Ladens.',
  open: 'Offen zum Nachlesen',
  openText:
    'Sorrel ist freie Software unter der GNU Affero General Public License: Wie es arbeitet, können alle nachlesen, und du darfst es auf einem eigenen Server betreiben.',
  questions: 'Fragen oder eine Idee? <link>Schreib uns</link>.',
  how: 'Wie wir arbeiten',
  habits: {
    amounts: {
      title: 'Mengen, keine Versprechen',
      text: 'Wir sagen, was in einer Mahlzeit steckt: Kilokalorien, Gramm, Milligramm. Was sie bei dir bewirkt, kann niemand aus einem Rezept ablesen.',
    },
    explained: {
      title: 'Jede Zahl erklärt',
      text: 'Nährwerte werden aus den Zutaten mit öffentlichen Nährwerttabellen berechnet. Du siehst, für welches Lebensmittel jede Zeile gehalten wurde, wie viel Gramm es sind und was nicht eingerechnet werden konnte.',
    },
    unknown: {
      title: 'Keine stille Null',
      text: 'Wo Sorrel etwas nicht weiß, sagt es das, statt eine Zahl zu raten. Ein Plan, der ein Ziel verfehlt, sagt dir, welches und warum.',
    },
    yours: {
      title: 'Deine Küche, deine Daten',
      text: 'Keine Werbung, keine Nachverfolgung, nichts wird von anderswo geladen. Du kannst alles löschen, und dann ist es weg.',
    },
  },
};
