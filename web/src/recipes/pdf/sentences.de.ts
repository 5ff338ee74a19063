import type { Translated } from '../../language/texts.ts';
import { PDF_MAX_MEGABYTES } from './read-pdf.ts';
import type { en } from './sentences.en.ts';

export const de: Translated<typeof en> = {
  pdf: 'PDF',
  chooseAPdf: 'PDF auswählen',
  readingPdf: 'Das PDF wird auf diesem Gerät gelesen',
  problems: {
    not_pdf: 'Diese Datei ist kein PDF. Bitte wähle eine andere.',
    too_large: `Dieses PDF ist größer als ${PDF_MAX_MEGABYTES} MB. Bitte wähle ein kleineres oder drucke die Seiten des Rezepts in ein eigenes PDF.`,
    locked:
      'Dieses PDF ist mit einem Passwort gesperrt. Öffne es in einem anderen Programm, drucke es in ein neues PDF und wähle dieses.',
    no_text:
      'Dieses PDF enthält ein Bild des Rezepts und keine Wörter: Es wurde gescannt. Mach einen Screenshot oder ein Foto der Seite und wähle es unter „Foto“.',
    too_slow: 'Das Lesen dieses PDFs hat zu lange gedauert. Bitte drucke die Seiten des Rezepts in ein eigenes PDF.',
    broken:
      'Dieses PDF konnte nicht gelesen werden. Vielleicht ist es beschädigt: Öffne es in einem anderen Programm und kopiere seinen Text hierher.',
  },
  firstOf: (recipes) =>
    `Dieses PDF enthält anscheinend ${recipes} Rezepte. Das hier ist das erste; für ein anderes drucke dessen Seiten in ein eigenes PDF.`,
  pagesRead: (read, pages) => `Gelesen wurden die ersten ${read} von ${pages} Seiten.`,
};
