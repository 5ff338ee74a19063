import type { ToldLanguage } from '../ingredients/languages/language.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import type { FoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';

/** The second half of a compound, as the line's reading leaves it behind a spaced hyphen. */
const SECOND_HALF = /^(\p{Lu}\p{Ll}+)(?:, (.*))?$/u;

/**
 * '200 g Butter - Milch', '3 EL Soja - Sauce': a German compound that is typed with spaces at its hyphen is the one food that both
 * halves name. Of what is counted, 'Zitronen - Saft' may as well be what is taken of them, and stays.
 * @param told null when the line's language is not known
 */
export function withCompound<Line extends NamedLine>(index: FoodIndex, line: Line, told: ToldLanguage): Line {
  const [, second, rest] = SECOND_HALF.exec(line.comment ?? '') ?? [];
  if (second === undefined || line.unit == null || (told !== null && told !== 'de')) return line;
  if (!/^\p{Lu}[\p{L} ]+$/u.test(line.name)) return line;
  const name = `${line.name}${second.toLowerCase()}`;
  const names = index.inLanguage.get('de');
  const word = name.toLowerCase();
  const isName = names && (names.exact.has(word) || names.canon.has(lexiconOf('de')?.canon(word) ?? word));
  return isName ? { ...line, name, comment: rest ?? null } : line;
}
