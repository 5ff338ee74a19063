import type { Translated } from '../language/texts.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  heicHelp:
    'Dieser Browser kann keine HEIC-Fotos lesen. Speichere das Foto als JPEG und wähle dieses aus, oder stell dein iPhone unter Einstellungen, Kamera, Formate auf „Maximale Kompatibilität“.',
  keepYourWeight: 'Gewicht halten',
  loseWeekly: (kg) => `${kg} kg pro Woche abnehmen`,
  gainWeekly: (kg) => `${kg} kg pro Woche zunehmen`,
  minorLimit:
    'Unter 18 empfiehlt Sorrel nichts unter dem, was dein Gewicht hält; deshalb hält der Regler dort an. Das ist kein medizinischer Rat: Bitte frag eine Ärztin, einen Arzt oder eine Ernährungsberatung, bevor du weniger isst.',
  adultLimit: (floor) =>
    `Sorrel empfiehlt nichts unter ${floor} am Tag; deshalb hält der Regler hier an. Das ist eine übliche Richtschnur für Erwachsene und kein medizinischer Rat: Bitte frag eine Ärztin, einen Arzt oder eine Ernährungsberatung, bevor du weniger isst.`,
  weeklyChange: 'Veränderung pro Woche',
};
