import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Food } from '@sorrel/core/foods/food';

/** Languages whose names of foods are kept in tables of their own, beside English in `foods.tsv`. */
export const NAME_LANGUAGES = ['de', 'fr', 'es', 'it', 'nl'] as const;
type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Language -> food id -> its names, the commonest first; and of the names that mean a kind of their food, what that is called in English. */
export type FoodNames = Readonly<Record<NameLanguage, Readonly<Record<string, readonly string[]>>>> & {
  readonly kinds: Readonly<Record<NameLanguage, Readonly<Record<string, string>>>>;
};

/** What a table may say of a food. */
export type NameableFood = Pick<Food, 'id' | 'name' | 'aliases' | 'boughtAs'>;

/** What one table gives. */
type NamesOfTable = { readonly names: Record<string, string[]>; readonly kinds: Record<string, string> };

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

/** Whether lists keep a kind of a food under a name of its own; its own name is none. */
const isKept = (food: NameableFood, kind: string): boolean =>
  kind === food.name || (food.aliases.includes(kind) && food.boughtAs?.[kind] === undefined);

/**
 * The names that the text of one `names.<language>.tsv` gives, in the order of the catalogue, and what kinds some of them mean.
 * @throws RangeError that lists every row that is wrong: an id the catalogue lacks or that has a row already, a name in
 *   capitals, a name that means another food already, a kind that is no English name of its food that lists keep
 */
export function namesOfTable(table: string, text: string, foods: readonly NameableFood[]): NamesOfTable {
  const known = new Map(foods.map((food) => [food.id, food]));
  const named = new Map<string, string[]>();
  const kinds: Record<string, string> = {};
  const owner = new Map<string, string>();
  const wrong: string[] = [];
  for (const row of text.split('\n')) {
    if (row === '' || row.startsWith('#')) continue;
    const [id = '', list = '', ...more] = row.split('\t');
    if (!known.has(id)) wrong.push(`'${id}' is no food`);
    if (named.has(id)) wrong.push(`'${id}' has two rows`);
    if (more.length > 0) wrong.push(`'${id}' has more than two columns`);
    const names: string[] = [];
    for (const part of list.split(',')) {
      const [name = '', kind, ...others] = part.split('=').map((half) => half.trim());
      const food = known.get(id);
      if (kind !== undefined) {
        const isKind = others.length === 0 && food !== undefined && isKept(food, kind);
        if (isKind) kinds[name] = kind;
        else wrong.push(`'${part}': ${id} has no such kind`);
      }
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
  const inOrder = foods.flatMap(({ id }) => {
    const names = named.get(id);
    return names ? [[id, names] as const] : [];
  });
  const meant = inOrder.flatMap(([, names]) => names).flatMap((name) => (kinds[name] ? [[name, kinds[name]]] : []));
  return { names: Object.fromEntries(inOrder), kinds: Object.fromEntries(meant) };
}

/** Joins `reference/foods/names.<language>.tsv` of every language. */
export function buildNames(foods: readonly NameableFood[]): FoodNames {
  const ofLanguage = (language: NameLanguage): NamesOfTable => {
    const table = `names.${language}.tsv`;
    const path = fileURLToPath(new URL(`../foods/${table}`, import.meta.url));
    return namesOfTable(table, existsSync(path) ? readFileSync(path, 'utf8') : '', foods);
  };
  const [de, fr, es, it, nl] = [
    ofLanguage('de'),
    ofLanguage('fr'),
    ofLanguage('es'),
    ofLanguage('it'),
    ofLanguage('nl'),
  ];
  const kinds = { de: de.kinds, fr: fr.kinds, es: es.kinds, it: it.kinds, nl: nl.kinds };
  return { de: de.names, fr: fr.names, es: es.names, it: it.names, nl: nl.names, kinds };
}

const objectOf = (rows: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(rows)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/** One food a line, so that a change of one name is one line of the file's history. */
export function namesJson(names: FoodNames): string {
  const byLanguage = (tables: Readonly<Record<NameLanguage, Readonly<Record<string, unknown>>>>): string =>
    NAME_LANGUAGES.map((language) => `"${language}":${objectOf(tables[language])}`).join(',\n');
  return `{${byLanguage(names)},\n"kinds":{${byLanguage(names.kinds)}}}\n`;
}
