import { PDF_MAX_MEGABYTES } from './read-pdf.ts';

export const en = {
  pdf: 'PDF',
  chooseAPdf: 'Choose a PDF',
  readingPdf: 'Reading the PDF on this device',
  problems: {
    not_pdf: 'This file is no PDF. Please choose another.',
    too_large: `This PDF is larger than ${PDF_MAX_MEGABYTES} MB. Please choose a smaller one, or print the pages of the recipe into a PDF of their own.`,
    locked: 'This PDF is locked with a password. Open it in another program, print it into a new PDF, and choose that.',
    no_text:
      'This PDF holds a picture of the recipe and no words: it was scanned. Take a screenshot or a photo of the page and choose it under Photo.',
    too_slow: 'This PDF took too long to read. Please print the pages of the recipe into a PDF of their own.',
    broken: 'This PDF could not be read. It may be damaged: open it in another program and copy its text here.',
  },
  firstOf: (recipes: number) =>
    `This PDF seems to hold ${recipes} recipes. This is the first; for another, print its pages into a PDF of their own.`,
  pagesRead: (read: number, pages: number) => `The first ${read} of ${pages} pages were read.`,
};
