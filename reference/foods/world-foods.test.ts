import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { allergensNamed, type EuAllergen } from '@sorrel/core/nutrition/allergens';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

const foodOf = (name: string) => resolveFood(index, { name }, 'en').food?.name ?? null;

/** Names as English recipes of each kitchen write them, in lines of our own: `food: name, name`. */
const KITCHENS: Readonly<Record<string, readonly string[]>> = {
  'South Asian': [
    'amchur: amchoor, dry mango powder',
    'curry leaf: curry leaves, karapincha',
    'rose water: rosewater, orange blossom water, kewra water',
    'khoya: mawa, khoa',
    'dried chickpea: kabuli chana, black chickpeas',
    'pigeon pea: pigeon peas, arhar dal, gungo peas, toor dal',
    'chana dal: chana dal, split chickpeas',
    'fennel seed: saunf',
    'aniseed: aniseed, anise seed',
    'split pea: dried green peas',
    'urad dal: urad dal, black gram, urid dal',
    'mung bean: horse gram, matki',
    'millet flour: ragi flour, bajra flour',
    'rice flour: idiyappam flour, string hopper flour',
    'tapioca pearl: sabudana',
    'lotus seed: makhana, phool makhana',
    'mixed seed: charoli',
    'indian pickle: mango pickle, lime pickle, achaar',
    'green chutney: coriander chutney, mint chutney',
    'moringa pod: moringa drumsticks',
    'bottle gourd: lauki, dudhi, upo',
    'winter melon: ash gourd',
    'snake gourd: tindora, ridge gourd',
    'carp: rohu, katla',
    'pompano: pomfret',
    'herring: hilsa',
    'lamb mince: keema, mutton mince',
    'bonito flake: maldive fish',
    'bun: pav',
  ],
  Chinese: [
    'fermented bean paste: toban djan, douchi, yellow bean sauce, chilli bean sauce',
    'hoisin sauce: char siu sauce, sweet bean sauce',
    'soy sauce: steamed fish soy sauce, mushroom soy sauce',
    'xo sauce: XO sauce',
    'zha cai: ya cai, preserved mustard greens, suan cai',
    'chinese sausage: lap cheong, lup cheong',
    'tofu skin: yuba, dried bean curd sticks, dried tofu',
    'fermented tofu: fermented bean curd, red fermented bean curd',
    'red bean paste: anko, lotus seed paste',
    'wonton wrapper: dumpling skins, gyoza skins, gow gee wrappers, lumpia wrappers',
    'oyster mushroom: oyster mushrooms, king oyster mushrooms, king trumpet mushrooms, eryngii',
    'chapati: scallion pancakes, roti canai',
    'wheat noodle: somen, biang biang noodles, misua',
    'korean rice cake: nian gao, tteokbokki rice cakes',
    'rice syrup: maltose',
    'bok choy: yu choy, komatsuna, pechay',
    'beansprout: soybean sprouts',
    'seitan: mock duck',
    'sea urchin: sea cucumber',
    'duck egg: century eggs',
  ],
  'Japanese and Korean': [
    'yuzu: yuzu juice, sudachi',
    'japanese curry roux: curry roux, japanese curry cubes',
    'shichimi togarashi: togarashi',
    'dried seaweed: hijiki, arame, aonori, miyeok',
    'dried fish: niboshi, ikan bilis, dried anchovies',
    'shirataki noodle: konnyaku',
    'mochi: kirimochi, daifuku',
    'mint: shiso, perilla leaves',
    'fish ball: kamaboko, narutomaki, eomuk, chikuwa',
    'pickled radish: takuan, danmuji, preserved radish',
    'mentsuyu: tsuyu',
    'fish roe: mentaiko, tarako',
    'shrimp paste: saeujeot',
    'marmalade: yuja tea',
    'chilli: shishito peppers, padron peppers',
  ],
  'South-East Asian': [
    'thai chilli jam: nam prik pao, roasted chilli paste',
    'thai red curry paste: tom yum paste, khao soi paste',
    'shrimp paste: belacan, terasi, kapi, bagoong',
    'jaggery: palm sugar, gula melaka, gur, piloncillo, panela',
    'banana blossom: banana blossoms, banana flower',
    'water spinach: morning glory, kangkong',
    'coriander: culantro, rau ram, laksa leaves',
    'candlenut: candlenuts, kemiri nuts',
    'coconut: kerisik, copra',
    'prawn cracker: krupuk',
    'crisp: emping',
    'nuoc cham: nuoc cham',
    'hoagie roll: banh mi rolls',
    'ham: cha lua, vietnamese pork roll',
    'fish sauce: patis, bagoong isda',
    'continental sausage: longganisa',
    'bacon: tocino',
    'yam: ube, purple yam',
    'sweetened coconut: macapuno',
    'nata de coco: nata de coco, grass jelly',
    'moringa: malunggay',
    'dinner roll: pandesal',
    'milkfish: bangus',
    'pate: liver spread',
    'kaya jam: coconut jam',
  ],
  'Persian, Turkish, Levantine, Caucasian': [
    'dried lime: dried limes, black limes, loomi',
    'labneh: kashk, suzme',
    'filo pastry: kataifi, kadayif pastry, yufka',
    'xanthan gum: mastic',
    'mixed spice: mahleb, seven spice',
    'dried beef: basturma, pastirma',
    'feta: beyaz peynir, sirene, bryndza cheese',
    'provolone: kashkaval cheese, kasar',
    'halloumi: akkawi cheese, nabulsi cheese',
    'clotted cream: kaymak, ashta',
    'pitta: lebanese bread, arabic bread, barbari bread',
    'date syrup: grape molasses, pekmez',
    'chimichurri: zhug, chermoula',
    'romesco sauce: muhammara',
    'dried broad bean: dried fava beans',
    'baklava: baklava',
    'challah: challah bread',
    'olive: oil cured olives',
  ],
  African: [
    'farofa: garri, attieke',
    'mixed seed: ogbono',
    'red bell pepper: tatashe',
    'malabar spinach: ugu leaves, bitter leaf, jute mallow, waterleaf',
    'stock cube: seasoning cubes, knorr cubes',
    'peanut butter: groundnut paste, groundnut butter',
    'palm nut cream: palm nut concentrate',
    'aubergine: garden eggs',
    'dried shrimp: ground crayfish',
    'tapioca flour: yam flour, plantain flour, fufu flour',
    'cornmeal: mealie meal, mielie meal',
    'mackerel: snoek',
    'acorn squash: gem squash',
    'ghee: smen, niter kibbeh',
    'injera: injera',
    'beef jerky: biltong, droewors',
  ],
  'Caribbean and Latin American': [
    'ackee: tinned ackee',
    'chayote: cho cho, christophine, chayote squash',
    'liquid smoke: browning',
    'whelk: conch',
    'yellowtail: kingfish steaks',
    'quince paste: guava paste, goiabada, guava cheese',
    'hibiscus flower: jamaican sorrel, jamaica',
    'queso fresco: queso panela, queso frito, minas cheese',
    'herb: epazote, huacatay',
    'vegan sausage: soyrizo',
    'labneh: jocoque',
    'millet: kiwicha',
    'sapodilla: lucuma',
    'clam: machas',
    'cornmeal: chuchoca',
    'provoleta: provoleta',
    'steak: bife de chorizo',
    'chilli: aji amarillo, malagueta peppers',
    'dulce de leche: manjar, arequipe, doce de leite',
    'brazilian cheese bread: pão de queijo',
    'palm oil: dende oil',
    'angostura bitter: angostura bitters',
  ],
  'European, American, Australian': [
    'smoked sausage: andouille, kiełbasa',
    'coconut oil: copha',
    'moreton bay bug: moreton bay bugs, balmain bugs',
    'crayfish: yabbies',
    'venison: kangaroo steak, kangaroo mince',
    'lamington: lamingtons',
    'cheddar cheese: cheese curds',
    'seasoned salt: chicken salt',
    'hot sauce: frank’s red hot',
    'ham: pork roll',
    'jelly sweet: candy corn, tootsie rolls',
    'chocolate egg: creme eggs',
    'peanut butter biscuit: nutter butter',
    'squash drink: robinsons squash',
    'crisp: prawn cocktail crisps, ketchup chips',
    'banana chip: plantain chips',
    'butter biscuit: rich tea',
    'sprinkle: cake decorations',
    'yogurt: yogurt starter',
    'vegan bacon: coconut bacon, rice paper bacon',
    'carrot: carrot lox',
    'vegan chicken: gardein chicken',
    'maple syrup: maple butter',
    'plum jam: prune butter',
    'vegetarian gelatine: vegan gelatine',
    'textured vegetable protein: soy protein isolate',
    'grape juice: alcohol free wine',
    'cider: hard seltzer',
  ],
};

describe.each(Object.entries(KITCHENS))('names of foods in an English recipe: %s', (_, rows) => {
  const told = rows.flatMap((row) => {
    const [food = '', names = ''] = row.split(': ');
    return names.split(', ').map((name): [string, string] => [name, food]);
  });
  test.each(told)('%s is %s', (name, food) => {
    expect(foodOf(name)).toBe(food);
  });
});

/** What must and what must not be said of a name that its nearest neighbour would answer wrongly. */
const TELLING: readonly (readonly [string, readonly EuAllergen[], readonly EuAllergen[]])[] = [
  ['300 g moreton bay bugs', ['crustaceans'], []],
  ['1 tbsp yuzu juice', [], ['soya', 'gluten', 'fish']],
  ['2 tbsp thai chilli jam', ['crustaceans', 'fish'], []],
  ['1 tsp belacan', ['crustaceans'], ['fish']],
  ['2 scallion pancakes', ['gluten'], ['eggs', 'milk']],
  ['100 g japanese curry roux', ['gluten'], []],
  ['1 tbsp shichimi togarashi', ['sesame'], ['fish', 'soya']],
  ['1 tsp panch phoron', ['mustard'], []],
  ['1 tbsp lime pickle', ['mustard'], []],
  ['1 tbsp steamed fish soy sauce', ['soya', 'gluten'], ['fish']],
  ['1 tbsp kaya jam', ['eggs'], ['milk']],
  ['1 slice challah', ['gluten', 'eggs'], ['milk']],
  ['100 g ragi flour', [], ['gluten']],
  ['100 g yam flour', [], ['gluten']],
  ['4 candlenuts', [], ['nuts']],
  ['2 tbsp groundnut paste', ['peanuts'], ['milk']],
  ['3 garden eggs', [], ['eggs']],
  ['2 kingfish steaks', ['fish'], []],
  ['50 g maldive fish flakes', ['fish'], []],
  ['200 g narutomaki', ['fish'], ['crustaceans']],
  ['100 g conch', ['molluscs'], ['crustaceans']],
  ['30 g dried scallops', ['molluscs'], []],
  ['200 g pão de queijo', ['eggs', 'milk'], ['gluten']],
  ['1 packet prawn cocktail crisps', [], ['crustaceans']],
  ['4 nutter butters', ['peanuts', 'gluten'], ['milk']],
  ['100 g emping', [], ['gluten', 'crustaceans']],
  ['100 g cassava couscous', [], ['gluten']],
  ['30 g soy protein isolate', ['soya'], ['milk']],
  ['2 tbsp maple butter', [], ['milk']],
  ['1 tbsp nuoc cham', ['fish'], []],
  ['100 g muhammara', ['nuts'], []],
  ['2 pieces baklava', ['nuts', 'gluten', 'milk'], []],
  ['2 tbsp mentsuyu', ['soya', 'gluten', 'fish'], []],
  ['100 g lavash', ['gluten'], ['milk']],
];
const judge = (text: string) => {
  const { lines } = computeNutrition(index, [text], 1, { language: 'en' });
  const telling = lines.map(({ ingredient, food }) => {
    const known = food === null ? undefined : index.byId.get(food.id);
    return { name: ingredient.name, text, language: 'en' as const, foods: known === undefined ? [] : [known] };
  });
  const { contains, unknown } = allergensNamed(telling);
  return { allergens: contains.map(({ allergen }) => allergen), unknown, diets: judgeDiets(index, lines).warnings };
};

test.each(TELLING)('%s has %j in it and not %j', (text, has, hasNot) => {
  const { allergens, unknown } = judge(text);
  expect(unknown).toEqual([]);
  expect(allergens).toEqual(expect.arrayContaining([...has]));
  for (const allergen of hasNot) expect(allergens).not.toContain(allergen);
});

test.each<[string, string[]]>([
  ['2 lap cheong', ['not vegetarian', 'not vegan']],
  ['200 g soyrizo', []],
  ['20 g candy corn', ['not vegetarian', 'not vegan']],
  ['100 g coconut bacon', []],
  ['100 g bife de chorizo', ['not vegetarian', 'not vegan']],
])('%s: %j', (text, warnings) => {
  expect(judge(text).diets.filter((one) => one.startsWith('not'))).toEqual(warnings);
});

test('pork and alcohol are flagged where the name hides them', () => {
  const dietOf = (name: string) => resolveFood(index, { name }, 'en').food?.diet ?? [];
  for (const name of ['lap cheong', 'longganisa', 'tocino', 'xo sauce', 'cha lua'])
    expect(dietOf(name)).toContain('pork');
  for (const name of ['bife de chorizo', 'soyrizo', 'beef sausages']) expect(dietOf(name)).not.toContain('pork');
  for (const name of ['angostura bitters', 'soju', 'hard seltzer']) expect(dietOf(name)).toContain('alcohol');
  for (const name of ['alcohol free wine', 'ginger beer']) expect(dietOf(name)).not.toContain('alcohol');
});

/** Grams of one as it is counted, by our own estimates. */
test.each([
  ['1 gem squash', 430],
  ['1 thumb galangal', 15],
  ['4 candlenuts', 12],
  ['3 dried limes', 18],
  ['2 lap cheong', 90],
  ['20 curry leaves', 2],
  ['1 sprig curry leaves', 1.5],
  ['1 tsp shrimp paste', 5.6],
  ['1 tin ackee', 280],
  ['2 kingfish steaks', 340],
  ['1 piloncillo', 200],
  ['1 provoleta', 180],
  ['2 moreton bay bugs', 140],
  ['1 bottle gourd', 560],
  ['1 challah', 450],
  ['2 maggi cubes', 10],
  ['3 banh mi rolls', 255],
])('%s weighs %d g', (text, grams) => {
  const weighed = computeNutrition(index, [text], 1, { language: 'en' }).lines[0]?.grams ?? 0;
  expect(Math.abs(weighed - grams)).toBeLessThanOrEqual(grams * 0.15);
});
