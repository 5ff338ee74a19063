import { alternativesOf, BEGINNING_CHARACTERS, beginningsOf, inLowerCase } from './pattern-beginnings.ts';

/** A letter before or behind it makes a longer word of a word. */
export const WORD_END = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';
export const WORD_START = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';

/** A word of a line, of the kind whose pattern it matches. */
export interface FoundWord<Kind> {
  readonly kind: Kind;
  readonly index: number;
  readonly text: string;
}

const [CODE_OF_A, CODE_OF_Z] = [97, 122];
/** Whether a character is one of a to z, behind which no word begins. */
const isLatin = (code: number): boolean => code >= CODE_OF_A && code <= CODE_OF_Z;

interface Alternative<Kind> {
  readonly kind: Kind;
  readonly pattern: string;
  readonly order: number;
}

/**
 * Finds whole words of several kinds in a line, whatever their case, as one regular expression of all patterns in their order would:
 * from left to right, the first pattern that matches. A place of the line is asked for those patterns alone that begin as it does,
 * since one expression of some hundred words asks for each of them at each place.
 * @param patterns of each kind, alternatives for words of letters; none may match nothing
 * @throws Error when a pattern may begin with anything
 */
export function wordsFinder<Kind>(
  patterns: readonly (readonly [kind: Kind, pattern: string])[],
): (line: string) => FoundWord<Kind>[] {
  const byBeginning = alternativesByBeginning(patterns);
  const compiled = new Map<string, { readonly kinds: readonly Kind[]; readonly expression: RegExp }>();
  const compile = (beginning: string, alternatives: readonly Alternative<Kind>[]) => {
    const known = compiled.get(beginning);
    if (known !== undefined) return known;
    const words = alternatives.map(({ pattern }) => `(${pattern})`).join('|');
    const made = {
      kinds: alternatives.map(({ kind }) => kind),
      expression: new RegExp(`${WORD_START}(?:${words})${WORD_END}`, 'iuy'),
    };
    compiled.set(beginning, made);
    return made;
  };

  return (line) => {
    const found: FoundWord<Kind>[] = [];
    const lower = line.toLowerCase();
    const text = lower.length === line.length ? lower : [...line].map(inLowerCase).join('');
    for (let index = 0; index < line.length; index += 1) {
      if (index > 0 && isLatin(text.charCodeAt(index - 1))) continue;
      const beginning = text.slice(index, index + BEGINNING_CHARACTERS);
      const key = byBeginning.has(beginning) ? beginning : beginning.slice(0, 1);
      const alternatives = byBeginning.get(key);
      if (alternatives === undefined) continue;
      const { kinds, expression } = compile(key, alternatives);
      expression.lastIndex = index;
      const match = expression.exec(line);
      if (match === null) continue;
      const kind = kinds[match.findIndex((group, place) => place > 0 && group !== undefined) - 1]!;
      found.push({ kind, index, text: match[0] });
      index += match[0].length - 1;
    }
    return found;
  };
}

/** The alternatives that may match where a text begins with some characters, in the order of the patterns. */
function alternativesByBeginning<Kind>(
  patterns: readonly (readonly [kind: Kind, pattern: string])[],
): ReadonlyMap<string, readonly Alternative<Kind>[]> {
  const byBeginning = new Map<string, Alternative<Kind>[]>();
  const all = patterns.flatMap(([kind, pattern]) =>
    alternativesOf(pattern).map((alternative) => ({ kind, alternative })),
  );
  for (const [order, { kind, alternative: pattern }] of all.entries())
    for (const beginning of beginningsOf(pattern)) {
      const known = byBeginning.get(beginning);
      if (known) known.push({ kind, pattern, order });
      else byBeginning.set(beginning, [{ kind, pattern, order }]);
    }
  for (const [beginning, alternatives] of byBeginning) {
    const shorter = beginning.length > 1 ? (byBeginning.get(beginning.slice(0, 1)) ?? []) : [];
    if (shorter.length > 0)
      byBeginning.set(
        beginning,
        [...alternatives, ...shorter].sort((one, other) => one.order - other.order),
      );
  }
  return byBeginning;
}
