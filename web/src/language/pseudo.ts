import type { Texts } from './texts.ts';

/** What texts grow by from English to the longest of the languages of Europe. */
const LONGER_BY = 0.4;
const FILLER = 'äöü';

/** A text of the product, longer by two fifths; what is put into it grows where it comes from. */
function longer(text: string, lettersPutIn: number): string {
  const letters = Math.ceil(Math.max(0, text.length - lettersPutIn) * LONGER_BY);
  const filler = Array.from({ length: letters }, (_, index) => (index % 8 === 0 ? ' ' : FILLER[index % 3]));
  return text + filler.join('');
}

/** Every sentence of a catalogue in the language that is only for looking at. */
export function pseudo(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      if (typeof text === 'string') return [name, longer(text, 0)];
      if (typeof text === 'object') return [name, pseudo(text)];
      const written = (...values: never[]) =>
        longer(
          text(...values),
          values.reduce((sum, value) => sum + String(value).length, 0),
        );
      return [name, written];
    }),
  );
}
