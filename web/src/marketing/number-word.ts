const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as a sentence has it: in words up to ten. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);
