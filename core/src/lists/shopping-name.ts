import { editDistance } from '../foods/edit-distance.ts';
import type { Food } from '../foods/food.ts';
import { contentWords, type FoodIndex } from '../foods/food-index.ts';
import { matchFood } from '../foods/match-food.ts';
import { foodInOtherLanguage, resolveFood } from '../foods/resolve-food.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { itemName } from './add-item.ts';

/**
 * Words that change nothing about what is bought: how it is cut, how good it is, which part of it the recipe names.
 * Longer than a recipe's own words for preparation, because imported names keep what stands before the food.
 */
const NEUTRAL = new Set(
  `fresh freshly fine finely coarse coarsely rough roughly thin thinly thick thickly chopped diced minced sliced shredded
  grated crumbled cubed peeled unpeeled trimmed halved quartered torn rinsed washed pitted stoned seeded deseeded cored hulled
  shelled squeezed crushed beaten whisked sifted softened soft melted chilled cold warm hot lukewarm tepid cool boiling room
  temperature packed heaped large medium small big good quality best organic free range ripe overripe ripened leftover young
  unwaxed boneless skinless raw uncooked homemade store bought toasted leaf sprig stem stalk frond clove bulb floret
  head wedge slice half piece chunk cube segment kernel spear flesh ear cheese pure real whole juiced`.split(/\s+/),
);

/** Words that change nothing for one food, by its name in the catalogue. */
const NEUTRAL_FOR: Readonly<Record<string, string>> = {
  onion: 'yellow brown white spanish cooking',
  'plain flour': 'white unbleached wheat',
  'bread flour': 'white',
  'self raising flour': 'white rising',
  'brown sugar': 'soft',
  sugar: 'granulated white',
  'icing sugar': 'royal 10x',
  salt: 'table cooking',
  'black pepper': 'ground cracked',
  'white pepper': 'ground powder',
  cumin: 'ground powder',
  cinnamon: 'ground powder',
  turmeric: 'ground powder',
  nutmeg: 'ground',
  paprika: 'ground powder sweet',
  'ground clove': 'powder',
  'cayenne pepper': 'ground',
  'vanilla extract': 'essence',
  'cocoa powder': 'unsweetened',
  spinach: 'baby',
  pea: 'frozen green garden',
  tomato: 'vine salad slicing',
  cucumber: 'english hothouse telegraph',
  potato: 'white maincrop',
  chilli: 'pepper',
  jalapeno: 'pepper chilli',
  pasta: 'dried dry',
  yogurt: 'plain natural full fat',
  'greek yogurt': 'plain natural style full fat thick',
  milk: 'dairy cow',
  butter: 'salted slightly lightly',
  egg: 'hen chicken boiled hard soft poached fried scrambled hardboiled',
  parsley: 'flat flatleaf italian curly continental',
  parmesan: 'reggiano parmigiano',
  'coconut milk': 'full fat canned tinned unsweetened',
  chickpea: 'canned tinned cooked drained jarred',
  yeast: 'dried dry active fast action acting easy blend bake instant quick rapid rise sachet',
  'tomato puree': 'double concentrated',
  'baking powder': 'double acting',
  honey: 'clear runny liquid',
  'sesame seed': 'white',
  'sesame oil': 'pure',
  ginger: 'root',
  'spring onion': 'green',
  celery: 'stick rib',
  'bay leaf': 'dried turkish',
  'rolled oat': 'rolled old fashioned fashion porridge traditional dry',
  'chopped tomato': 'canned tinned tin can',
  'salt and pepper': 'black ground freshly sea kosher white',
  water: 'tap filtered boiled salted still iced cooking',
  sriracha: 'sauce hot chilli',
  harissa: 'paste',
  miso: 'paste',
  tahini: 'paste',
  wasabi: 'paste',
  gochujang: 'paste sauce',
  chimichurri: 'sauce',
  pesto: 'sauce green basil',
  tamari: 'sauce soy',
  'worcestershire sauce': 'worcester',
  'cider vinegar': 'apple',
  'kidney bean': 'red canned tinned cooked drained',
  'black bean': 'canned tinned cooked drained turtle',
  'cannellini bean': 'canned tinned cooked drained',
  'butter bean': 'canned tinned cooked drained',
  'haricot bean': 'canned tinned cooked drained',
  'pinto bean': 'canned tinned cooked drained',
};

/** Words of one food that shops here write in another way; what is written here is what the list says. */
const SYNONYMS = new Map<string, string>([
  ['zucchini', 'courgette'],
  ['eggplant', 'aubergine'],
  ['cilantro', 'coriander'],
  ['scallion', 'spring onion'],
  ['green onion', 'spring onion'],
  ['salad onion', 'spring onion'],
  ['bunching onion', 'spring onion'],
  ['shrimp', 'prawn'],
  ['chili', 'chilli'],
  ['chile', 'chilli'],
  ['yoghurt', 'yogurt'],
  ['arugula', 'rocket'],
  ['roquette', 'rocket'],
  ['rutabaga', 'swede'],
  ['beet root', 'beetroot'],
  ['garbanzo bean', 'chickpea'],
  ['garbanzo', 'chickpea'],
  ['fava bean', 'broad bean'],
  ['snow pea', 'mangetout'],
  ['mange tout', 'mangetout'],
  ['pak choi', 'bok choy'],
  ['pak choy', 'bok choy'],
  ['bok choi', 'bok choy'],
  ['celery root', 'celeriac'],
  ['snap bean', 'green bean'],
  ['string bean', 'green bean'],
  ['french bean', 'green bean'],
  ['haricot vert', 'green bean'],
  ['fine bean', 'green bean'],
  ['sweet corn', 'sweetcorn'],
  ['cornstarch', 'cornflour'],
  ['corn starch', 'cornflour'],
  ['corn flour', 'cornflour'],
  ['maize starch', 'cornflour'],
  ['all purpose flour', 'plain flour'],
  ['allpurpose flour', 'plain flour'],
  ['ap flour', 'plain flour'],
  ['all purpose plain flour', 'plain flour'],
  ['strong flour', 'bread flour'],
  ['strong bread flour', 'bread flour'],
  ['strong white flour', 'bread flour'],
  ['strong white bread flour', 'bread flour'],
  ['self rising flour', 'self raising flour'],
  ['sr flour', 'self raising flour'],
  ['whole wheat', 'wholemeal'],
  ['wholewheat', 'wholemeal'],
  ['powdered sugar', 'icing sugar'],
  ['confectioner sugar', 'icing sugar'],
  ['superfine sugar', 'caster sugar'],
  ['castor sugar', 'caster sugar'],
  ['light soft brown', 'light brown'],
  ['soft light brown', 'light brown'],
  ['dark soft brown', 'dark brown'],
  ['soft dark brown', 'dark brown'],
  ['baking soda', 'bicarbonate soda'],
  ['sodium bicarbonate', 'bicarbonate soda'],
  ['bicarb soda', 'bicarbonate soda'],
  ['bicarb', 'bicarbonate soda'],
  ['almond meal', 'almond flour'],
  ['ground almond', 'almond flour'],
  ['gram flour', 'chickpea flour'],
  ['besan', 'chickpea flour'],
  ['sliced almond', 'flaked almond'],
  ['almond flake', 'flaked almond'],
  ['red capsicum', 'red pepper'],
  ['green capsicum', 'green pepper'],
  ['yellow capsicum', 'yellow pepper'],
  ['bell pepper', 'pepper'],
  ['broth', 'stock'],
  ['bouillon cube', 'stock cube'],
  ['veggie', 'vegetable'],
  ['veg', 'vegetable'],
  ['ground beef', 'beef mince'],
  ['minced beef', 'beef mince'],
  ['ground pork', 'pork mince'],
  ['minced pork', 'pork mince'],
  ['ground lamb', 'lamb mince'],
  ['minced lamb', 'lamb mince'],
  ['ground turkey', 'turkey mince'],
  ['minced turkey', 'turkey mince'],
  ['ground chicken', 'chicken mince'],
  ['minced chicken', 'chicken mince'],
  ['sour cream', 'soured cream'],
  ['tomato paste', 'tomato puree'],
  ['tomato concentrate', 'tomato puree'],
  ['strained tomato', 'passata'],
  ['sieved tomato', 'passata'],
  ['tomato passata', 'passata'],
  ['tomato ketchup', 'ketchup'],
  ['catsup', 'ketchup'],
  ['mayo', 'mayonnaise'],
  ['golden raisin', 'sultana'],
  ['gelatin', 'gelatine'],
  ['phyllo', 'filo'],
  ['fillo', 'filo'],
  ['filo dough', 'filo pastry'],
  ['filo sheet', 'filo pastry'],
  ['flavored', 'flavoured'],
  ['unflavored', 'unflavoured'],
  ['flavorless', 'flavourless'],
  ['coloring', 'colouring'],
  ['corn kernel', 'sweetcorn'],
  ['heavy whipping cream', 'heavy cream'],
  ['flaxseed meal', 'ground flaxseed'],
  ['flax meal', 'ground flaxseed'],
  ['linseed', 'flaxseed'],
  ['groundnut oil', 'peanut oil'],
  ['soy milk', 'soya milk'],
  ['soya sauce', 'soy sauce'],
  ['shoyu', 'soy sauce'],
  ['canola oil', 'rapeseed oil'],
  ['diced tomato', 'chopped tomato'],
  ['lemon peel', 'lemon zest'],
  ['lemon rind', 'lemon zest'],
  ['zest lemon', 'lemon zest'],
  ['lime peel', 'lime zest'],
  ['zest lime', 'lime zest'],
  ['orange peel', 'orange zest'],
  ['orange rind', 'orange zest'],
  ['zest orange', 'orange zest'],
  ['juice lemon', 'lemon juice'],
  ['juice lime', 'lime juice'],
  ['juice orange', 'orange juice'],
  ['skim milk', 'skimmed milk'],
  ['half fat', 'reduced fat'],
  ['red chilli flake', 'chilli flake'],
  ['red pepper flake', 'chilli flake'],
  ['dried chilli flake', 'chilli flake'],
  ['crushed red pepper flake', 'chilli flake'],
  ['crushed red pepper', 'chilli flake'],
  ['crushed chilli flake', 'chilli flake'],
  ['crushed chilli', 'chilli flake'],
  ['whole black peppercorn', 'black peppercorn'],
  ['whole peppercorn', 'black peppercorn'],
  ['chinese five spice powder', 'five spice'],
  ['chinese five spice', 'five spice'],
  ['five spice powder', 'five spice'],
  ['5 spice powder', 'five spice'],
  ['ground allspice', 'allspice'],
  ['all spice', 'allspice'],
  ['garam masala powder', 'garam masala'],
  ['za atar', 'zaatar'],
  ['zatar', 'zaatar'],
  ['olive oil extra virgin', 'extra virgin olive oil'],
  ['evoo', 'extra virgin olive oil'],
  ['penne pasta', 'penne'],
  ['orzo pasta', 'orzo'],
  ['fusilli pasta', 'fusilli'],
  ['rigatoni pasta', 'rigatoni'],
  ['spaghetti pasta', 'spaghetti'],
  ['linguine pasta', 'linguine'],
  ['macaroni pasta', 'macaroni'],
]);
const SYNONYM_PATTERN = new RegExp(
  `\\b(?:${[...SYNONYMS.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);

/** Synonyms of a whole name, since in other names the word means something else: 'corn tortilla', 'beet green'. */
const WHOLE_SYNONYMS = new Map([
  ['corn', 'sweetcorn'],
  ['frozen corn', 'sweetcorn'],
  ['fresh corn', 'sweetcorn'],
  ['beet', 'beetroot'],
  ['white flour', 'plain flour'],
  ['basmati', 'basmati rice'],
  ['jasmine', 'jasmine rice'],
]);

/** Names that the catalogue gives to one food for its nutrients, while a shop has several that they may mean. */
const AMBIGUOUS = new Set(
  `stock,vegetable,cream,noodle,curry paste,wine,oil,jelly,squash,salad,spread,sweet,cereal,nut,seed,spice,vinegar,cheese,zest,
  seasoning,dressing,relish,starter,glaze,chicken,beef,turkey,lamb,pork,goat,fish,pizza,clove,berry,short rib`.split(
    /,\s*/,
  ),
);

/** The words of a name as they are compared: without link words, with the words of the shops here. */
function shopWords(text: string): string[] {
  const plain = contentWords(text).join(' ');
  const whole = WHOLE_SYNONYMS.get(plain);
  return (whole ?? plain.replace(SYNONYM_PATTERN, (found) => SYNONYMS.get(found) ?? found)).split(' ');
}

/** A name of a food as it is compared, and as a list writes it. */
interface Kind {
  text: string;
  words: readonly string[];
}

/** The names of each food, cut once: a plan names the same foods again and again. */
const kindsOf = new WeakMap<Food, { main: readonly string[]; aliases: readonly Kind[] }>();

function kinds(food: Food) {
  const known = kindsOf.get(food);
  if (known !== undefined) return known;
  const aliases = food.aliases.map((alias): Kind => {
    const words = shopWords(alias);
    return { words, text: words.join(' ') === contentWords(alias).join(' ') ? itemName(alias) : words.join(' ') };
  });
  // the shortest, and of these the one that the catalogue lists first
  const cut = { main: shopWords(food.name), aliases: aliases.toSorted((a, b) => a.words.length - b.words.length) };
  kindsOf.set(food, cut);
  return cut;
}

/** Two spellings of one word. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 6 || a[0] !== b[0]) return false;
  const limit = shorter >= 9 ? 2 : 1;
  return editDistance(a, b, limit) <= limit;
}

const isIn = (word: string, words: readonly string[]) => words.some((other) => isSameWord(word, other));

/** Whether somebody who is sent for the one comes home with the other. */
function isSameGoods(food: Food, words: readonly string[], known: readonly string[]): boolean {
  if (words.join('') === known.join('')) return true;
  const neutralHere = new Set(Object.hasOwn(NEUTRAL_FOR, food.name) ? NEUTRAL_FOR[food.name]?.split(' ') : []);
  const isNeutral = (word: string) => NEUTRAL.has(word) || neutralHere.has(word);
  const extra = words.filter((word) => !isIn(word, known));
  if (!extra.every(isNeutral)) return false;
  const isAmbiguous = AMBIGUOUS.has(words.filter((word) => !NEUTRAL.has(word) || word === 'cheese').join(' '));
  if (isAmbiguous) return false;
  // the beginning of a name stands for the whole: 'dijon', 'panko', 'flour'
  return extra.length === 0 || known.every((word) => isIn(word, words) || isNeutral(word));
}

/**
 * The name under which an ingredient is bought. Aliases of one food get the food's name, so that they share a line
 * (zucchini and courgette); kinds that only share a food's nutrients keep their own (penne is no other pasta, gin no other
 * spirit). What is not known keeps its name as lists write it. Applied twice it changes nothing more.
 * @param name of an ingredient, any case and number
 * @param language of the recipe it stands in, where that is known
 */
export function shoppingName(index: FoodIndex, name: string, language: Language | null = null): string {
  const told = language === null || language === 'en' ? null : nameInLanguage(index, name, language);
  if (told !== null) return told;
  const bought = boughtAs(index, name);
  return bought.isSettled ? bought.name : boughtAs(index, bought.name).name;
}

/** The English name of what a recipe in another language calls so; null when that language does not know it. */
function nameInLanguage(index: FoodIndex, name: string, language: Language): string | null {
  const { food, rule } = resolveFood(index, { name }, language);
  if (food === null || rule === 'head noun' || rule === 'not sure') return null;
  // 'penne' are no other pasta: a kind that English names too keeps its name
  return matchFood(index, name)?.food === food ? null : food.name;
}

/** The name, and whether it would stay as it is if it were asked for again. */
function boughtAs(index: FoodIndex, name: string): { name: string; isSettled: boolean } {
  // the spice has no plural: '3 peppers' are vegetables
  if (/^(?:mixed |sweet )*(?:peppers|bell peppers?|capsicums?)$/i.test(name.trim())) {
    return { name: 'bell pepper', isSettled: true };
  }
  const match = matchFood(index, name);
  if (match === null || match.confidence === 'not sure' || match.confidence === 'head noun') {
    // 'Zwiebeln' of one recipe and 'onions' of another are one line
    const foreign = foodInOtherLanguage(index, name);
    return { name: foreign?.name ?? itemName(name), isSettled: true };
  }
  const { food, confidence } = match;
  const settled = { name: food.name, isSettled: true };
  if (confidence === 'exact') return settled;
  const words = shopWords(name);
  const { main, aliases } = kinds(food);
  if (isSameGoods(food, words, main)) return settled;
  const kind = aliases.find(
    (alias) =>
      alias.words.every((word) => isIn(word, words)) &&
      words.every((word) => NEUTRAL.has(word) || isIn(word, alias.words)),
  );
  const kept = kind?.text ?? itemName(name);
  return { name: kept, isSettled: kept === name };
}
