/** What a catalogue holds: sentences, sentences with values in them, and groups of both by name. */
export interface Texts {
  readonly [name: string]: string | ((...values: never[]) => string) | Texts;
}

/** The same sentences in another language: no name more or less, and the same values in each. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<T[K]>;
};
