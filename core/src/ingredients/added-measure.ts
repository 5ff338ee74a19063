/** Of 'heaped, plus 2 tbsp' it is '2 tbsp': what a line's comment adds to its amount, with what is said of it; null where it adds nothing. */
export const addedMeasure = (comment: string | null | undefined): string | null =>
  /(?:^|, |; )plus (?=[\d½¼¾⅓⅔⅛])([^;,()]*)/.exec(comment ?? '')?.[1] ?? null;
