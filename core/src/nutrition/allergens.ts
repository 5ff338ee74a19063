import type { Food } from '../foods/food.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { type NamedAllergen, namesAllergen } from './allergen-words.ts';
import { type Claim, claimsOne } from './claims.ts';

/** The fourteen that have to be named on food, in the order of the law. Source: Regulation (EU) 1169/2011, annex II. */
export const EU_ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type EuAllergen = (typeof EU_ALLERGENS)[number];

type Told = Pick<Food, 'name' | 'diet' | 'undecided'>;
const isOf =
  (flag: Food['diet'][number], names = /./, but = /^$/) =>
  ({ diet, name }: Told): boolean =>
    diet.includes(flag) && names.test(name) && !but.test(name);
const named =
  (names: RegExp) =>
  ({ name }: Told): boolean =>
    names.test(name);

const MOLLUSCS = /oyster|scallop|mussel|clam|squid|octopus|cuttlefish|cockle|snail|whelk|mixed seafood/;
const NOT_CRUSTACEANS = /oyster|scallop|mussel|clam|squid|octopus|cuttlefish|cockle|snail|whelk|urchin|jellyfish/;

/** Whether a food has one in it by what it is. Brands and traces are another matter: nobody can tell them from a name. */
const HAS: Readonly<Record<EuAllergen, (food: Told) => boolean>> = {
  gluten: isOf('gluten'),
  crustaceans: isOf('shellfish', /./, NOT_CRUSTACEANS),
  eggs: isOf('egg'),
  fish: isOf('fish'),
  peanuts: isOf('nuts', /peanut|^seroendeng$|^mole paste$/),
  // fully refined soya oil is exempt, and no recipe says how its oil was made: the catalogue leaves that open
  soya: isOf('soya'),
  milk: isOf('dairy'),
  // almond extract and the liqueurs of nuts count: the law exempts what is distilled of nuts, not what they steep in.
  // Pine nuts are none of those that the law lists
  nuts: isOf('nuts', /./, /peanut|pine nut|pumpkin seed|argan|^seroendeng$/),
  celery: named(/\bceler|^soup vegetable$|^old bay seasoning$/),
  mustard: named(/\bmustard\b|^piccalilli$|^salad cream$|^panch phoron$|^indian pickle$|^old bay seasoning$/),
  sesame: named(
    /\bsesame\b|\btahini\b|\bhummus\b|\bhalva\b|\bdukkah\b|^everything bagel seasoning$|^zaatar$|^gomasio$|^furikake$|^shichimi togarashi$/,
  ),
  // sake and Shaoxing are brewed, and need none
  sulphites: named(/(?<!\brice )\bwine$|^cider$/),
  lupin: named(/\blupin/),
  molluscs: isOf('shellfish', MOLLUSCS),
};

/** Those that a food has in it by what it is. */
export const allergensOf = (food: Told): EuAllergen[] => EU_ALLERGENS.filter((allergen) => HAS[allergen](food));

/** What a line prints that takes one back: 'gluten-free flour', 'vegan butter'. */
const CLAIMS: Readonly<Partial<Record<EuAllergen, readonly Claim[]>>> = {
  gluten: ['no gluten'],
  eggs: ['no egg', 'vegan'],
  milk: ['no dairy', 'vegan'],
  nuts: ['no nuts'],
  peanuts: ['no peanuts'],
  soya: ['no soya'],
  fish: ['no fish', 'vegetarian', 'vegan'],
  crustaceans: ['no shellfish', 'vegetarian', 'vegan'],
  molluscs: ['no shellfish', 'vegetarian', 'vegan'],
};

/** Those that the words of a line give away too: which food a sesame bun is taken for says nothing of sesame. */
const BY_WORDS: ReadonlySet<EuAllergen> = new Set<NamedAllergen>(['celery', 'mustard', 'sesame', 'lupin']);
const isByWords = (allergen: EuAllergen): allergen is NamedAllergen => BY_WORDS.has(allergen);

/** A line of a recipe with the foods it is known to be; none where that is not sure. */
export interface TellingLine {
  /** As the recipe names it. */
  readonly name: string;
  /** All that is said of it, its phrases parted by commas or in brackets. */
  readonly text: string;
  /** The language that is in; null where that is not known. */
  readonly language?: Language | null;
  readonly foods: readonly Told[];
  /** It names more than its foods, of which nobody knows what is in it. */
  readonly isMore?: boolean;
  /** It may be in the recipe or not: it is named among those that nobody knows, whatever its name says. */
  readonly isPerhaps?: boolean;
}

export interface AllergensNamed {
  /** What the recipe contains, each with the ingredients that decide it. */
  contains: { allergen: EuAllergen; of: string[] }[];
  /** Ingredients that nobody knows, or of which only a part is known: anything may be in them. */
  unknown: string[];
  /** Ingredients of which a recipe does not say the kind, which one would have to know: stock may be of fish. */
  kindNotSaid: string[];
}

/**
 * The allergens that a recipe contains by its known foods, each with what decides it. It never tells what a recipe is free of, and
 * never guesses what it may contain.
 */
export function allergensNamed(lines: readonly TellingLine[]): AllergensNamed {
  const contains = EU_ALLERGENS.flatMap((allergen) => {
    const deciding = lines.filter(
      ({ name, foods, text, language = null, isPerhaps = false }) =>
        !isPerhaps &&
        (foods.some(HAS[allergen]) || (isByWords(allergen) && namesAllergen(name, allergen))) &&
        !claimsOne(text, CLAIMS[allergen] ?? [], language),
    );
    return deciding.length === 0 ? [] : [{ allergen, of: [...new Set(deciding.map(({ name }) => name))] }];
  });
  const unknown = lines.filter(({ foods, isMore }) => foods.length === 0 || isMore === true).map(({ name }) => name);
  const kindNotSaid = lines
    .filter(({ foods }) => foods.some(({ undecided = [] }) => undecided.length > 0))
    .map(({ name }) => name);
  return { contains, unknown: [...new Set(unknown)], kindNotSaid: [...new Set(kindNotSaid)] };
}
