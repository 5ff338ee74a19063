/** Of 'heaped, plus 2 tbsp' it is '2 tbsp': what a line's comment adds to its amount, with what is said of it; null where it adds nothing. */
export const addedMeasure = (comment: string | null | undefined): string | null =>
  /(?:^|, |; )plus (?=[\d½¼¾⅓⅔⅛])([^;,()]*)/.exec(comment ?? '')?.[1] ?? null;

/** Other foods that a line's comment adds, each as a line: of '+ 1 egg yolk, beaten' it is '1 egg yolk'. */
export const addedLines = (comment: string | null | undefined): readonly string[] =>
  [...(comment ?? '').matchAll(ADDED_FOOD)].map(([, line = '']) => line);

/** A comment without the other foods that it adds; null where nothing is left of it. */
export const withoutAdded = (comment: string | null): string | null =>
  comment?.replace(ADDED_FOOD, '').replace(/^, /, '') || null;

const ADDED_FOOD = /(?:^|, )\+ ((?:[^,]|,(?! ))+)/g;
