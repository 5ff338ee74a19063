import { LANGUAGES, type Language } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf } from '../ingredients/languages/lexicon.ts';
import { contentWords, sortedKey } from './content-words.ts';
import type { FallbackFood, Food, FoodCatalogue } from './food.ts';
import { type FoodNames, type NamesInLanguage, namesInLanguage } from './names-in-language.ts';
import { type FoodName, type SearchedNames, searchedInLanguage } from './searched-names.ts';

/** A row of the large table, cut into words; the words before the first comma say what it is. */
export type FallbackName = {
  readonly row: FallbackFood;
  readonly headWords: readonly string[];
  readonly words: ReadonlySet<string>;
};

/** Everything that matching and searching look up, built once from the catalogue. Treat it as opaque. */
export type FoodIndex = {
  readonly names: readonly FoodName[];
  readonly byId: ReadonlyMap<string, Food>;
  /** Words in their order -> name. */
  readonly byKey: ReadonlyMap<string, FoodName>;
  /** Words sorted -> name: 'Butter Unsalted' is 'unsalted butter'. */
  readonly bySortedKey: ReadonlyMap<string, FoodName>;
  /** Words written as one -> name: 'corn meal' is 'cornmeal'. */
  readonly byJoinedKey: ReadonlyMap<string, FoodName>;
  /** Last word of a name -> names that end so. */
  readonly byLastWord: ReadonlyMap<string, readonly FoodName[]>;
  /** Every word of every name, by its first letter: the vocabulary for correcting misspellings. */
  readonly wordsByLetter: ReadonlyMap<string, readonly string[]>;
  readonly vocabulary: ReadonlySet<string>;
  readonly fallback: FallbackNames;
  /** The names of further languages. */
  readonly inLanguage: NamesByLanguage;
};

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The names of the further languages, each made ready when it is first asked for: most processes need few of them. */
class NamesByLanguage {
  private readonly made = new Map<Language, NamesInLanguage>();
  private readonly searches = new Map<Language, SearchedNames>();
  private readonly names: FoodNames;
  private readonly byId: ReadonlyMap<string, Food>;
  readonly size: number;

  constructor(names: FoodNames, byId: ReadonlyMap<string, Food>) {
    this.names = names;
    this.byId = byId;
    this.size = LANGUAGES.filter((language) => this.has(language)).length;
  }

  has(language: Language): boolean {
    return language !== 'en' && this.names[language] !== undefined;
  }

  /** The name that a food has in a language of its own; undefined in English and where it has none but those of its kinds. */
  ownName(id: string, language: Language): string | undefined {
    const kinds = this.names.kinds?.[language] ?? {};
    return this.names[language]?.[id]?.find(
      (name) => !Object.hasOwn(kinds, name) || kinds[name] === this.byId.get(id)?.name,
    );
  }

  /** What kinds of foods are called in a language, the commonest of their names there, by their names in English. */
  kindNames(language: Language): Readonly<Record<string, string>> {
    const named = Object.entries(this.names.kinds?.[language] ?? {});
    return Object.fromEntries(named.toReversed().map(([name, kind]) => [kind, name]));
  }

  /** The names of a language as a search looks through them; undefined where it is not known. */
  searched(language: Language): SearchedNames | undefined {
    const [known, lexicon, made] = [this.names[language], lexiconOf(language), this.searches.get(language)];
    if (made || !known || !lexicon || !this.has(language)) return made;
    const searched = searchedInLanguage(known, this.byId, lexicon);
    this.searches.set(language, searched);
    return searched;
  }

  /** Every name that a food has in the languages that are known, English aside. */
  allNames(id: string): string[] {
    return LANGUAGES.flatMap((language) => this.names[language]?.[id] ?? []);
  }

  /** Every language that is known, English aside, with its names and how it is written. */
  all(): { names: NamesInLanguage; lexicon: Lexicon }[] {
    return LANGUAGES.flatMap((language) => {
      const [names, lexicon] = [this.get(language), lexiconOf(language)];
      return names && lexicon ? [{ names, lexicon }] : [];
    });
  }

  get(language: Language): NamesInLanguage | undefined {
    const [known, lexicon, made] = [this.names[language], lexiconOf(language), this.made.get(language)];
    if (made || !known || !lexicon) return made;
    const names = namesInLanguage(known, this.byId, lexicon, this.names.kinds?.[language]);
    this.made.set(language, names);
    return names;
  }
}

/** The rows of the large table by their words, cut when one is first asked for: most names never need them. */
class FallbackNames {
  private readonly rows: readonly FallbackFood[];
  private byWord: Map<string, FallbackName[]> | null = null;

  constructor(rows: readonly FallbackFood[]) {
    this.rows = rows;
  }

  withWord(word: string): readonly FallbackName[] {
    this.byWord ??= this.cut();
    return this.byWord.get(word) ?? [];
  }

  private cut(): Map<string, FallbackName[]> {
    const byWord = new Map<string, FallbackName[]>();
    for (const row of this.rows) {
      const words = new Set(contentWords(row.name));
      const name: FallbackName = { row, words, headWords: contentWords(row.name.split(',', 2).join(' ')) };
      for (const word of words) push(byWord, word, name);
    }
    return byWord;
  }
}

/**
 * Builds the index that `matchFood`, `searchFoods` and `computeNutrition` work on. Do it once; it takes some ten
 * milliseconds. The first food that lists a name keeps it.
 * @param catalogue `reference/foods/foods.json`
 * @param fallback rows of `reference/foods/sr28-search.json` for names that the catalogue lacks; may be left out
 * @param foreignNames `reference/foods/names.json`; may be left out, then only English is known
 */
export function createFoodIndex(
  catalogue: FoodCatalogue,
  fallback: readonly FallbackFood[] = [],
  foreignNames: FoodNames = {},
): FoodIndex {
  const names: FoodName[] = [];
  const byId = new Map<string, Food>();
  const byKey = new Map<string, FoodName>();
  const bySortedKey = new Map<string, FoodName>();
  const byJoinedKey = new Map<string, FoodName>();
  const byLastWord = new Map<string, FoodName[]>();
  const vocabulary = new Set<string>();

  for (const food of catalogue.foods) {
    byId.set(food.id, food);
    for (const text of [food.name, ...food.aliases]) {
      const words = contentWords(text);
      const last = words.at(-1);
      if (last === undefined) continue;
      const name: FoodName = { food, text, words, isMain: text === food.name };
      names.push(name);
      const key = words.join(' ');
      if (!byKey.has(key)) byKey.set(key, name);
      const sorted = sortedKey(words);
      if (!bySortedKey.has(sorted)) bySortedKey.set(sorted, name);
      const joined = words.join('');
      if (!byJoinedKey.has(joined)) byJoinedKey.set(joined, name);
      push(byLastWord, last, name);
      for (const word of words) vocabulary.add(word);
    }
  }

  const wordsByLetter = new Map<string, string[]>();
  for (const word of vocabulary) push(wordsByLetter, word[0] ?? '', word);

  return {
    inLanguage: new NamesByLanguage(foreignNames, byId),
    names,
    byId,
    byKey,
    bySortedKey,
    byJoinedKey,
    byLastWord,
    wordsByLetter,
    vocabulary,
    fallback: new FallbackNames(fallback),
  };
}
