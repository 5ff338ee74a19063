import type { Translated } from '../../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  home: {
    title: 'Sorrel: eine Woche gutes Essen, nach deinem Plan',
    description:
      'Ein Rezeptbuch, das sich selbst füllt, Wochenpläne, die deine Nährwertziele treffen, und Einkaufslisten nach Abteilungen.',
    picture: 'Eine Woche\ngutes Essen,\nnach Plan',
  },
  features: {
    title: 'Was Sorrel kann: Rezepte, Nährwerte, Pläne und Listen',
    description:
      'Rezepte von jeder Seite übernehmen, Nährwerte zum Nachprüfen, Wochen nach deinen Zielen planen und nach Abteilungen einkaufen.',
    picture: 'Rezept, Plan\nund Einkauf\nan einem Tisch',
  },
  about: {
    title: 'Über Sorrel: warum es das gibt und wie wir arbeiten',
    description:
      'Warum wir Sorrel machen, wie es mit öffentlichen Nährwerttabellen rechnet und wo sein Quelltext steht.',
    picture: 'Ein Blatt, das\nden ganzen\nTeller weckt',
  },
  support: {
    title: 'Hilfe zu Sorrel: Antworten und Kontakt',
    description:
      'Antworten auf häufige Fragen zu Rezepten, Nährwerten, Plänen, Listen und Premium, und ein Formular, um uns zu schreiben.',
    picture: 'Erst kurze\nAntworten,\ndann Menschen',
  },
  privacy: {
    title: 'Datenschutzerklärung von Sorrel',
    description:
      'Was Sorrel über dich speichert, warum, und wie du es wieder loswirst. Keine Werbung, keine Nachverfolgung.',
    picture: 'Deine Küche,\ndeine Daten',
  },
  terms: {
    title: 'Nutzungsbedingungen von Sorrel',
    description: 'Die Bedingungen, unter denen du Sorrel nutzt, die Tarife und ihre Preise. Stand: 30.01.2025.',
    picture: 'Bedingungen\nauf nur einer\nSeite',
  },
  needs: 'Braucht einen aktuellen Browser',
  can: {
    plans: 'Ausgefeilte Wochenpläne',
    nutrition: 'Nährwerte und Kalorien im Blick',
    recipes: 'Unbegrenzt viele Rezepte',
    basket: 'Einkaufslisten in den Warenkorb des Supermarkts übertragen',
    exclusive: 'Exklusive Premium-Rezepte',
  },
  premiumMonthly: 'Premium, monatlich',
  premiumYearly: 'Premium, jährlich',
};
