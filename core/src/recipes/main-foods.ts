import { foldForSearch } from './search-text.ts';

/** Groups of foods that somebody may want less of. */
export const FOOD_GROUPS = ['redMeat', 'poultry', 'fish'] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/**
 * What a meal can be mainly of, the more telling first, in English, German, French, Spanish, Italian and Dutch. Folded, singular
 * or plural; with a star behind it a word is the beginning of others ('hahnchen*': Hähnchenbrust).
 */
const FOODS: readonly (readonly [food: string, group: FoodGroup | null, words: string])[] = [
  [
    'chicken',
    'poultry',
    'chicken hahnchen* huhn* huhner* poulet pollo kip kipfilet* kippen* kipdij* pouletbrust* coq hen gockel* volaille',
  ],
  ['turkey', 'poultry', 'turkey pute* puten* truthahn* dinde pavo tacchino kalkoen*'],
  ['duck', 'poultry', 'duck ente enten* canard pato anatra eend eendenborst goose gans'],
  [
    'beef',
    'redMeat',
    'beef sirloin brisket rindfleisch* rinder* rindshack* rindsbraten boeuf ternera vacuno manzo vitello veal kalb* veau rund* rundvlees biefstuk rumpsteak* hackfleisch oxtail',
  ],
  [
    'pork',
    'redMeat',
    'pork bacon ham sausage chorizo pancetta prosciutto schwein* speck schinken* wurst* wurstchen bratwurst porc lardon lardons jambon saucisse cerdo jamon tocino panceta maiale salsiccia varkens* spek* worst rookworst gammon guanciale',
  ],
  ['lamb', 'redMeat', 'lamb mutton lamm* agneau cordero agnello lams*'],
  ['salmon', 'fish', 'salmon lachs* saumon salmone zalm*'],
  ['tuna', 'fish', 'tuna thunfisch* thon atun tonno tonijn'],
  [
    'fish',
    'fish',
    'fish cod haddock trout mackerel sardine seabass bass halibut fisch* kabeljau* forelle* seelachs* poisson cabillaud truite pescado bacalao merluza pesce merluzzo vis kabeljauw* haring makreel',
  ],
  [
    'seafood',
    'fish',
    'prawn shrimp scallop crab mussel squid lobster garnele* muschel* crevette* moule* gamba* camaron* mejillon* gamberi gamberetti cozze garnaal garnalen mosselen seafood',
  ],
  [
    'meat',
    'redMeat',
    'mince gehakt steak steaks carne viande fleisch vlees venison hirsch* rehrucken* rehkeule* wildschwein*',
  ],
  ['tofu', null, 'tofu tempeh seitan'],
  ['lentils', null, 'lentil lentils dal dahl dhal linse linsen* lentille* lenteja* lenticchia lenticchie linzen*'],
  ['chickpeas', null, 'chickpea chickpeas kichererbse* pois-chiche* chiche* garbanzo* ceci kikkererwt*'],
  ['beans', null, 'bean beans bohne* kidneybohne* haricot* alubia* judia* frijol* fagioli bonen kidneybonen'],
  ['eggs', null, 'egg eggs eier oeuf oeufs huevo* uova uovo eieren frittata omelette omelett* tortilla-espanola'],
  ['halloumi', null, 'halloumi paneer feta fetakase mozzarella'],
  [
    'pasta',
    null,
    'pasta spaghetti penne linguine fettuccine tagliatelle macaroni lasagne lasagna gnocchi nudel nudeln* noodle noodles pates fideos bandnudel* spatzle ravioli tortellini orzo',
  ],
  ['rice', null, 'rice reis risotto riz arroz riso rijst basmati* basmatireis risottoreis'],
  ['potatoes', null, 'potato potatoes kartoffel* erdapfel patata* patate pomme-de-terre pommes-de-terre aardappel*'],
  ['grains', null, 'quinoa couscous bulgur barley farro polenta'],
];

/** What only tastes of a food: 'chicken stock' is no chicken. */
const FLAVOURING =
  /\b(?:stock|broth|bouillon|sauce|cube|powder|seasoning|paste|oil|gravy|vinegar|noodle soup base|fat|caldo|brodo|fond|fumet|aroma)\b|bruhe|wurfel|fond\b|sosse|gewurz|paste\b|saus\b|starke|mehl\b|fecule|starch|flour|vanilla|vanille|coffee|cocoa|cacao|green beans?\b|grune bohnen|haricots? verts?|judias verdes|sperzieb/u;

/** Whether a line of ingredients, folded for search, only tastes of its food. */
export const isFlavouring = (line: string): boolean => FLAVOURING.test(line);

/** The same in the name of a dish, which holds other words too. */
const NAMED_FLAVOURING = /\p{L}+\s+(?:stock|broth|bouillon|sauce|paste|oil|vinegar|gravy)\b/gu;

type Place = { readonly rank: number; readonly group: FoodGroup | null };
const WHOLE = new Map<string, Place>();
const BEGINNINGS: (readonly [string, Place])[] = [];
FOODS.forEach(([, group, words], rank) => {
  for (const word of words.split(/\s+/)) {
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), { rank, group }]);
    else WHOLE.set(word, { rank, group });
  }
});

function placeOf(word: string): Place | undefined {
  const whole = WHOLE.get(word) ?? (word.endsWith('s') ? WHOLE.get(word.slice(0, -1)) : undefined);
  return whole ?? BEGINNINGS.find(([beginning]) => word.startsWith(beginning))?.[1];
}

const foodsIn = (text: string): Place[] => text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => placeOf(word) ?? []);
const first = (places: readonly Place[]) =>
  places.reduce<Place | null>((a, b) => (a && a.rank <= b.rank ? a : b), null);

export type DishFoods = {
  /** 'chicken': what it is mainly of, as the name says it, else the ingredients; null where no known food is. */
  readonly mainFood: string | null;
  /** The groups that it holds any food of. */
  readonly groups: readonly FoodGroup[];
  /** Every food of the table that a line of it is: 'rice'. */
  readonly foods: readonly string[];
};

/**
 * What a dish is mainly of, and which groups of foods it holds.
 * @param ingredients names of its ingredients
 */
export function dishFoods(name: string, ingredients: readonly string[]): DishFoods {
  const lines = ingredients.map(foldForSearch).filter((line) => !FLAVOURING.test(line));
  const named = foodsIn(foldForSearch(name).replace(NAMED_FLAVOURING, ' '));
  // of one line the most telling: 'tuna steak' is tuna
  const used = lines.flatMap((line) => first(foodsIn(line)) ?? []);
  const main = first(named) ?? first(used);
  const groups = new Set((used.length > 0 ? used : named).flatMap(({ group }) => group ?? []));
  const nameOf = ({ rank }: Place) => FOODS[rank]?.[0] ?? '';
  const foods = new Set([...named, ...used].map(nameOf));
  return { mainFood: main === null ? null : nameOf(main), groups: [...groups], foods: [...foods] };
}
