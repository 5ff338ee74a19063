import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { countingWords } from '@sorrel/core/foods/names-in-language';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { lexiconOf } from '@sorrel/core/ingredients/languages/lexicon';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { describe, expect, test } from 'vitest';
import { type FoodNames, NAME_LANGUAGES } from '../src/food-names.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const names: FoodNames = read('./names.json');
const index = createFoodIndex(read('./foods.json'), [], names);

/** How a language writes a weight in front of a food. */
const LINE: Readonly<Record<(typeof NAME_LANGUAGES)[number], (name: string) => string>> = {
  de: (name) => `100 g ${name[0]?.toUpperCase()}${name.slice(1)}`,
  fr: (name) => (/^[aeiouéèêhœ]/.test(name) ? `100 g d’${name}` : `100 g de ${name}`),
  es: (name) => `100 g de ${name}`,
  it: (name) => (/^[aeiou]/.test(name) ? `100 g d’${name}` : `100 g di ${name}`),
  nl: (name) => `100 g ${name}`,
};

/** Names that a weight in front turns into another food, or that the reader cannot tell from what is done to it. */
const TAKEN_APART: Readonly<Record<(typeof NAME_LANGUAGES)[number], readonly string[]>> = {
  de: ['schale einer zitrone', 'schale einer orange', 'beutel tee', 'glas sauerkirschen', 'glas schattenmorellen'],
  fr: [],
  es: [],
  it: [],
  nl: ['cream of tartar'],
};

/** Names of two foods of which one looks like the other's plural, diminutive or twin of another gender. */
const ALIKE: Readonly<Record<(typeof NAME_LANGUAGES)[number], readonly string[]>> = {
  de: [
    'cabbage / cod',
    'cabbage / herb',
    'radish / daikon',
    'cherry / spirit',
    'brie / veal-sweetbread',
    // Sprit is drunk in one and Sprite is the other
    'pure-alcohol / cola',
    'chocolate-ice-cream / chocolate-egg',
    'chocolate-ice-cream / chocolate-egg',
    'skate / chocolate-truffle',
  ],
  // those that are counted are patties, what is weighed is minced meat: 'steaks hachés', 'steak haché'
  fr: [
    'almond-extract / bitter-almond',
    'fondant / sweet-shortcrust-pastry',
    'pasta / pate',
    'chard / pear',
    'american-cheese / gruyere',
    'beef-mince / beef-burger',
  ],
  es: ['vanilla-extract / ladyfinger', 'muffin-cake / mantecado', 'sea-bass / snapper'],
  it: [
    'crushed-tomato / octopus',
    'caramel / sprinkle',
    'farro / parmesan',
    'rice-cake / mushroom / poussin',
    'cod / mole-paste',
    'liqueur / elderberry',
    'almond-liqueur / amaretti',
  ],
  nl: [
    'rye-flour / skate',
    'sprinkle / jelly-sweet',
    'bread / bun',
    'brioche / brioche-bun',
    'wholemeal-bread / wholemeal-roll',
    'raisin-bread / hot-cross-bun',
    'waffle / custard-cream',
    'potato / french-fry',
    'green-bean / white-bean',
    'chilli / black-pepper',
    'string-cheese / cheese-pastry',
    'rusk / crostini',
  ],
};

describe.each(NAME_LANGUAGES)('names of foods in a line: %s', (language) => {
  const foodOf = (line: string, told: Language) => resolveFood(index, parseIngredient(line, told), told).foodId;

  test('each is the food it is a name of', { timeout: 60_000 }, () => {
    const wrong = Object.entries(names[language]).flatMap(([id, list]) =>
      list.filter((name) => foodOf(LINE[language](name), language) !== id),
    );
    expect(wrong).toEqual(TAKEN_APART[language]);
  });

  test('no two foods are told apart by number and gender alone, but for these', () => {
    const lexicon = lexiconOf(language);
    if (lexicon === null) throw new TypeError(`there are no words of ${language}`);
    const owners = new Map<string, Set<string>>();
    for (const [id, list] of Object.entries(names[language])) {
      for (const name of list) {
        const comparable = countingWords(name, lexicon).map((word) => lexicon.canon(word));
        const key = comparable.join(' ');
        owners.set(key, (owners.get(key) ?? new Set()).add(id));
      }
    }
    const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([, ids]) => [...ids].join(' / '));
    expect(shared).toEqual(ALIKE[language]);
  });
});
