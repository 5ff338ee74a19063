import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Languages whose names of foods are kept in tables of their own, beside English in `foods.tsv`. */
export const NAME_LANGUAGES = ['de', 'fr', 'es', 'it', 'nl'] as const;
type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Language -> food id -> its names, the commonest first. */
export type FoodNames = Readonly<Record<NameLanguage, Readonly<Record<string, readonly string[]>>>>;

/** A name as two spellings of it are compared: without accents, hyphens and apostrophes. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();

/**
 * The names that the text of one `names.<language>.tsv` gives, in the order of the catalogue.
 * @throws RangeError that lists every row that is wrong: an id the catalogue lacks or that has a row already, a name in
 *   capitals, a name that means another food already
 */
export function namesOfTable(table: string, text: string, foodIds: readonly string[]): Record<string, string[]> {
  const known = new Set(foodIds);
  const named = new Map<string, string[]>();
  const owner = new Map<string, string>();
  const wrong: string[] = [];
  for (const row of text.split('\n')) {
    if (row === '' || row.startsWith('#')) continue;
    const [id = '', list = '', ...more] = row.split('\t');
    if (!known.has(id)) wrong.push(`'${id}' is no food`);
    if (named.has(id)) wrong.push(`'${id}' has two rows`);
    if (more.length > 0) wrong.push(`'${id}' has more than two columns`);
    const names: string[] = [];
    for (const name of list.split(',').map((part) => part.trim())) {
      const key = nameKey(name);
      if (key === '') wrong.push(`'${id}' has an empty name`);
      if (name !== name.toLowerCase()) wrong.push(`'${name}' is not lower case`);
      const other = owner.get(key);
      if (other !== undefined && other !== id) wrong.push(`'${name}' means both ${other} and ${id}`);
      else if (names.includes(name)) wrong.push(`'${name}' is named twice for ${id}`);
      else names.push(name);
      owner.set(key, other ?? id);
    }
    named.set(id, names);
  }
  if (wrong.length > 0) throw new RangeError(`${table}:\n  ${wrong.join('\n  ')}`);
  return Object.fromEntries(
    foodIds.flatMap((id) => {
      const names = named.get(id);
      return names ? [[id, names]] : [];
    }),
  );
}

/** Joins `reference/foods/names.<language>.tsv` of every language. */
export function buildNames(foodIds: readonly string[]): FoodNames {
  const ofLanguage = (language: NameLanguage): Record<string, string[]> => {
    const table = `names.${language}.tsv`;
    const path = fileURLToPath(new URL(`../foods/${table}`, import.meta.url));
    return namesOfTable(table, existsSync(path) ? readFileSync(path, 'utf8') : '', foodIds);
  };
  return {
    de: ofLanguage('de'),
    fr: ofLanguage('fr'),
    es: ofLanguage('es'),
    it: ofLanguage('it'),
    nl: ofLanguage('nl'),
  };
}

/** One food a line, so that a change of one name is one line of the file's history. */
export function namesJson(names: FoodNames): string {
  const languages = NAME_LANGUAGES.map((language) => {
    const rows = Object.entries(names[language]).map(([id, list]) => `${JSON.stringify(id)}:${JSON.stringify(list)}`);
    return `"${language}":{\n${rows.join(',\n')}\n}`;
  });
  return `{${languages.join(',\n')}}\n`;
}
