interface NumberRule {
  isWhole: boolean;
  from: number | null;
  to: number | null;
  /** 'cm', 'minutes' */
  unit: string | undefined;
}

/** What a sentence about an input is made of. Rules go on from the name of the field. */
export interface InputWords {
  sentence: (subject: string, rule: string) => string;
  /** A field by its name in words: 'prep time'. */
  name: (words: string) => string;
  /** A sentence that a schema brings itself. */
  own: (sentence: string) => string;
  missing: string;
  text: string;
  trueOrFalse: string;
  list: string;
  notAsExpected: string;
  noChoice: string;
  choices: (values: readonly string[]) => string;
  number: (rule: NumberRule) => string;
  characters: (end: 'most' | 'least', bound: number) => string;
  entries: (end: 'most' | 'least', bound: number) => string;
  multipleOf: (divisor: number) => string;
  formats: Readonly<Record<string, string>>;
}

const count = (number: number) => number.toLocaleString('en-GB');

export const inputWordsEn: InputWords = {
  sentence: (subject, rule) => `${subject} ${rule}.`,
  name: (words) => words,
  own: (sentence) => sentence,
  missing: 'is missing',
  text: 'is text',
  trueOrFalse: 'is true or false',
  list: 'is a list',
  notAsExpected: 'is not as expected',
  noChoice: 'is not one of the choices',
  choices: (values) =>
    values.length === 1 ? `is ${values[0]}` : `is one of ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  number: ({ isWhole, from, to, unit }) => {
    const end = unit === undefined ? '' : ` ${unit}`;
    if (from !== null && to !== null)
      return `is ${isWhole ? 'a whole number from ' : ''}${count(from)} to ${count(to)}${end}`;
    if (from !== null) return `is ${isWhole ? 'a whole number, ' : ''}at least ${count(from)}${end}`;
    if (to !== null) return `is ${isWhole ? 'a whole number, ' : ''}at most ${count(to)}${end}`;
    return isWhole ? 'is a whole number' : 'is a number';
  },
  characters: (end, bound) => `has at ${end} ${count(bound)} character${bound === 1 ? '' : 's'}`,
  entries: (end, bound) => `has at ${end} ${bound === 1 ? '1 entry' : `${count(bound)} entries`}`,
  multipleOf: (divisor) => `is a multiple of ${divisor}`,
  formats: {
    uuid: 'is not the id of anything here',
    url: 'is not a web address, such as https://example.com',
    email: 'is not an e-mail address',
    date: 'is not a date, such as 2026-03-14',
    datetime: 'is not a date with a time, such as 2026-03-14T18:30:00Z',
  },
};
