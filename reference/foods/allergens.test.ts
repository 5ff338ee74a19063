import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { allergensNamed, EU_ALLERGENS, type EuAllergen } from '@sorrel/core/nutrition/allergens';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const index = createFoodIndex(read('./foods.json'), undefined, read('./names.json'));
const judge = (language: Language, line: string) => {
  const { lines } = computeNutrition(index, [line], 1, { language });
  const telling = lines.map(({ text, ingredient, food }) => {
    const known = food === null ? undefined : index.byId.get(food.id);
    return { name: ingredient.name, text, language, foods: known === undefined ? [] : [known] };
  });
  return { diets: judgeDiets(index, lines), allergens: allergensNamed(telling) };
};

/** What each of the fourteen is called, in the order English, German, French, Spanish, Italian, Dutch. */
const CALLED: readonly (readonly [EuAllergen, ...string[]])[] = [
  ['gluten', '200 g flour', '200 g Mehl', '200 g de farine', '200 g de harina', '200 g di farina', '200 g bloem'],
  [
    'crustaceans',
    '200 g prawns',
    '200 g Garnelen',
    '200 g de crevettes',
    '200 g de gambas',
    '200 g di gamberi',
    '200 g garnalen',
  ],
  [
    'crustaceans',
    '1 l shellfish stock',
    '1 l Krustentierfond',
    '1 l de fumet de crustacés',
    '1 l de caldo de marisco',
    '1 l di fumetto di crostacei',
    '1 l schaaldierenfond',
  ],
  ['eggs', '2 eggs', '2 Eier', '2 œufs', '2 huevos', '2 uova', '2 eieren'],
  [
    'fish',
    '200 g cod',
    '200 g Kabeljau',
    '200 g de cabillaud',
    '200 g de bacalao fresco',
    '200 g di merluzzo',
    '200 g kabeljauw',
  ],
  [
    'peanuts',
    '50 g peanuts',
    '50 g Erdnüsse',
    '50 g de cacahuètes',
    '50 g de cacahuetes',
    '50 g di arachidi',
    "50 g pinda's",
  ],
  ['soya', '200 g tofu', '200 g Tofu', '200 g de tofu', '200 g de tofu', '200 g di tofu', '200 g tofu'],
  ['milk', '1 l milk', '1 l Milch', '1 l de lait', '1 l de leche', '1 l di latte', '1 l melk'],
  ['nuts', '50 g almonds', '50 g Mandeln', "50 g d'amandes", '50 g de almendras', '50 g di mandorle', '50 g amandelen'],
  ['nuts', '50 g walnuts', '50 g Walnüsse', '50 g de noix', '50 g de nueces', '50 g di noci', '50 g walnoten'],
  [
    'nuts',
    '50 g hazelnuts',
    '50 g Haselnüsse',
    '50 g de noisettes',
    '50 g de avellanas',
    '50 g di nocciole',
    '50 g hazelnoten',
  ],
  [
    'nuts',
    '50 g pistachios',
    '50 g Pistazien',
    '50 g de pistaches',
    '50 g de pistachos',
    '50 g di pistacchi',
    '50 g pistachenoten',
  ],
  [
    'nuts',
    '50 g cashews',
    '50 g Cashewkerne',
    '50 g de noix de cajou',
    '50 g de anacardos',
    '50 g di anacardi',
    '50 g cashewnoten',
  ],
  [
    'nuts',
    '50 g pecans',
    '50 g Pekannüsse',
    '50 g de noix de pécan',
    '50 g de nueces pecanas',
    '50 g di noci pecan',
    '50 g pecannoten',
  ],
  [
    'celery',
    '2 sticks celery',
    '2 Stangen Staudensellerie',
    '2 branches de céleri',
    '2 ramas de apio',
    '2 coste di sedano',
    '2 stengels bleekselderij',
  ],
  ['celery', '1 celeriac', '1 Knollensellerie', '1 céleri-rave', '1 apionabo', '1 sedano rapa', '1 knolselderij'],
  [
    'celery',
    '100 g mirepoix',
    '1 Bund Suppengrün',
    '100 g de mirepoix',
    '100 g de verduras para caldo',
    '100 g di soffritto',
    '100 g soepgroente',
  ],
  [
    'mustard',
    '1 tbsp mustard',
    '1 EL Senf',
    '1 c. à s. de moutarde',
    '1 cucharada de mostaza',
    '1 cucchiaio di senape',
    '1 el mosterd',
  ],
  [
    'sesame',
    '1 tbsp sesame seeds',
    '1 EL Sesam',
    '1 c. à s. de graines de sésame',
    '1 cucharada de semillas de sésamo',
    '1 cucchiaio di semi di sesamo',
    '1 el sesamzaad',
  ],
  [
    'sulphites',
    '100 ml white wine',
    '100 ml Weißwein',
    '10 cl de vin blanc',
    '100 ml de vino blanco',
    '100 ml di vino bianco',
    '100 ml witte wijn',
  ],
  [
    'lupin',
    '50 g lupin flour',
    '50 g Lupinenmehl',
    '50 g de farine de lupin',
    '50 g de harina de altramuz',
    '50 g di farina di lupini',
    '50 g lupinemeel',
  ],
  [
    'lupin',
    '50 g lupini beans',
    '50 g Lupinen',
    '50 g de lupins',
    '50 g de altramuces',
    '50 g di lupini',
    '50 g lupinebonen',
  ],
  [
    'molluscs',
    '200 g squid',
    '200 g Tintenfisch',
    '200 g de calamars',
    '200 g de calamares',
    '200 g di calamari',
    '200 g inktvis',
  ],
  [
    'molluscs',
    '1 kg mussels',
    '1 kg Miesmuscheln',
    '1 kg de moules',
    '1 kg de mejillones',
    '1 kg di cozze',
    '1 kg mosselen',
  ],
  [
    'molluscs',
    '1 kg clams',
    '1 kg Venusmuscheln',
    '1 kg de palourdes',
    '1 kg de almejas',
    '1 kg di vongole',
    '1 kg venusschelpen',
  ],
  ['molluscs', '200 g octopus', '200 g Krake', '200 g de poulpe', '200 g de pulpo', '200 g di polpo', '200 g octopus'],
  ['molluscs', '12 snails', '12 Schnecken', '12 escargots', '12 caracoles', '12 lumache', '12 slakken'],
];
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const LINES = CALLED.flatMap(([allergen, ...lines]) =>
  lines.map((line, at): [EuAllergen, Language, string] => [allergen, LANGUAGES[at] ?? 'en', line]),
);

describe('the fourteen allergens', () => {
  test('each has its rows', () => {
    expect(new Set(CALLED.map(([allergen]) => allergen))).toEqual(new Set(EU_ALLERGENS));
  });

  test.each(LINES)('%s is named in %s by %s', (allergen, language, line) => {
    const { contains } = judge(language, line).allergens;
    expect(contains.map((one) => one.allergen)).toContain(allergen);
    expect(contains.find((one) => one.allergen === allergen)?.of).toHaveLength(1);
  });

  test.each<[Language, string]>([
    ['en', '50 g pine nuts'],
    ['en', '200 g chestnuts'],
    ['de', '1 TL Muskatnuss'],
    ['en', '400 ml coconut milk'],
    ['es', '2 cucharadas de tapioca'],
  ])('%s: %s has none of them', (language, line) => {
    expect(judge(language, line).allergens).toEqual({ contains: [], unknown: [], kindNotSaid: [] });
  });
});

/** What each has of the fourteen, and no more: foods that stood under a near one with more or fewer of them. */
test.each<[Language, string, EuAllergen[]]>([
  ['de', '500 g gekochte Kartoffeln', []],
  ['es', '500 g de patatas cocidas', []],
  ['fr', '500 g de pommes de terre cuites', []],
  ['it', '500 g di patate bollite', []],
  ['nl', '500 g gekookte aardappelen', []],
  ['en', '100 g roasted chickpeas', []],
  ['fr', '100 g de pois chiches grillés', []],
  ['it', '100 g di farina di grano saraceno', []],
  ['de', '250 g Pasta aus Kichererbsen', []],
  ['it', '4 gallette di riso', []],
  ['it', '4 gallette di farro', ['gluten']],
  ['it', '1 pizza marinara', ['gluten']],
  ['en', '12 savoiardi biscuits', ['gluten', 'eggs']],
  ['de', '500 ml Pfannkuchenteig', ['gluten', 'eggs', 'milk']],
  ['fr', '500 ml de pâte à crêpes', ['gluten', 'eggs', 'milk']],
  ['es', '500 ml de masa para crepes', ['gluten', 'eggs', 'milk']],
  ['en', '300 g choux pastry', ['gluten', 'eggs', 'milk']],
  ['de', '300 g Brandteig', ['gluten', 'eggs', 'milk']],
  ['it', '300 g di pasta choux', ['gluten', 'eggs', 'milk']],
  ['nl', '300 g soezendeeg', ['gluten', 'eggs', 'milk']],
  ['de', '300 g Backteig', ['gluten']],
  ['it', '200 ml di pastella', ['gluten']],
  ['de', '500 g Rührteig', ['gluten', 'eggs', 'milk']],
  ['it', '300 g di salsiccia', []],
  ['fr', '4 saucisses', []],
  ['es', '4 salchichas', []],
  ['nl', '300 g Italiaanse worst', []],
  ['en', '1 lb Italian sausage', []],
  ['en', '6 pork sausages', ['gluten']],
  ['de', '100 g Eiweißglasur', ['eggs']],
  ['en', '50 g dried scallops', ['molluscs']],
  ['en', '500 g fish bones', ['fish']],
  ['it', '500 g di baccalà ammollato', ['fish']],
  ['nl', '50 g pindas', ['peanuts']],
  ['fr', '50 g de pâte d’arachide', ['peanuts']],
  ['it', '1 uovo di gallina', ['eggs']],
  ['de', '2 EL süße Sojasauce', ['gluten', 'soya']],
])('%s: %s has of them only what it is made of', (language, line, allergens) => {
  expect(judge(language, line).allergens.contains.map(({ allergen }) => allergen)).toEqual(allergens);
});

test.each<[Language, string]>([
  ['nl', '2 runder bouillonblokjes'],
  ['nl', '2 bouillonblokjes (rund)'],
  ['nl', '1 bouillonblokje kip'],
  ['de', '1 Brühwürfel (Rind)'],
  ['fr', '1 bouillon cube de bœuf'],
  ['es', '1 cubito de carne'],
  ['es', '1 cubo de caldo de cerdo'],
  ['es', '1 cubito de pescado'],
  ['it', '1 dado da brodo di carne'],
  ['en', '1 pork stock cube'],
  ['en', '1 kg marrow bones'],
  ['nl', '1 kg varkensbotten'],
  ['it', '1 porzione di lasagne alla bolognese'],
])('%s: %s is of an animal', (language, line) => {
  expect(judge(language, line).diets.warnings).toEqual(expect.arrayContaining(['not vegetarian', 'not vegan']));
});

test.each<[Language, string]>([
  ['it', '100 g di salame vegetale'],
  ['it', '100 g di affettato vegetale'],
  ['fr', '4 saucisses végétales'],
  ['es', '100 g de embutido vegano'],
  ['nl', '4 vegan worstjes'],
  ['de', '4 vegane Bratwürste'],
])('%s: %s has no meat', (language, line) => {
  expect(judge(language, line).diets.warnings).not.toContain('not vegetarian');
});

describe('stock of which nobody says the kind', () => {
  test.each<[Language, string]>([
    ['en', '500 ml stock'],
    ['en', '2 cups broth'],
    ['en', '1 stock cube'],
    ['en', '1 tsp bouillon powder'],
    ['de', '500 ml Brühe'],
    ['de', '1 l heiße Brühe'],
    ['de', '200 ml Fond'],
    ['de', '2 TL gekörnte Brühe'],
    ['fr', '50 cl de bouillon'],
    ['fr', '1 cube de bouillon'],
    ['es', '500 ml de caldo'],
    ['es', '1 cubo de caldo'],
    ['it', '1 l di brodo'],
    ['it', '1 dado'],
    ['nl', '500 ml bouillon'],
    ['nl', '1 bouillonblokje'],
  ])('%s: %s is neither called meat nor free of it', (language, line) => {
    const { diets, allergens } = judge(language, line);
    expect(diets.warnings).toEqual([]);
    expect(diets.unjudged).toEqual(expect.arrayContaining(['not vegetarian', 'not vegan', 'fish', 'shellfish']));
    expect(allergens.kindNotSaid).toHaveLength(1);
  });

  test.each<[Language, string, string[], string[]]>([
    ['de', '500 ml Hühnerbrühe', ['not vegetarian', 'not vegan'], []],
    ['de', '500 ml Gemüsebrühe', [], []],
    ['de', '500 ml vegane Brühe', [], []],
    ['en', '500 ml vegetarian stock', [], ['not vegan']],
    ['it', '1 dado di pollo', ['not vegetarian', 'not vegan'], []],
    ['nl', '200 ml garnalenfond', ['not vegetarian', 'not vegan', 'fish', 'shellfish'], []],
  ])('%s: %s says its kind', (language, line, warnings, unjudged) => {
    const { diets } = judge(language, line);
    expect(diets).toEqual({ warnings, unjudged });
  });
});

test.each<[Language, string, EuAllergen]>([
  ['en', '200 g flour (use gluten-free if needed)', 'gluten'],
  ['en', '1 egg (leave out for vegan)', 'eggs'],
  ['en', '100 ml milk (dairy or plant-based)', 'milk'],
  ['en', '50 g vegan or regular butter', 'milk'],
  ['en', '100 g gluten-free or plain flour', 'gluten'],
  ['de', '100 g vegane oder normale Butter', 'milk'],
  ['de', '100 g Butter (für vegan: Margarine)', 'milk'],
  ['de', '200 ml Milch, wahlweise pflanzlich', 'milk'],
  ['fr', '200 g de farine (sans gluten si besoin)', 'gluten'],
  ['es', '200 g de harina (sin gluten si es necesario)', 'gluten'],
  ['it', '2 uova (per la versione vegana: semi di lino)', 'eggs'],
  ['nl', '200 ml melk of plantaardige melk', 'milk'],
  ['nl', '200 ml room (plantaardig kan ook)', 'milk'],
  ['nl', '100 g kaas (vegan naar keuze)', 'milk'],
])('%s: %s has %s in it, whatever may be taken instead', (language, line, allergen) => {
  const { diets, allergens } = judge(language, line);
  expect(allergens.contains.map((named) => named.allergen)).toContain(allergen);
  expect(diets.warnings).not.toEqual([]);
});

test.each<[Language, string]>([
  ['en', '200 g chicken (sub tofu for vegan)'],
  ['en', '200 g mince, vegan mince for a vegetarian version'],
  ['de', '200 g Hackfleisch (auch vegan)'],
  ['de', '200 g Hackfleisch oder Tofu'],
  ['nl', '200 g gehakt of tofu'],
  ['fr', '200 g de viande hachée ou de tofu'],
])('%s: %s is meat', (language, line) => {
  expect(judge(language, line).diets.warnings).toEqual(expect.arrayContaining(['not vegetarian', 'not vegan']));
});

/** Foods whose names mislead: what is in each of them, and what is not. */
const MISLEADING: readonly (readonly [Language, string, readonly EuAllergen[], readonly EuAllergen[]])[] = [
  ['en', '1 tbsp malt vinegar', ['gluten'], []],
  ['en', '100 g barley malt', ['gluten'], ['milk']],
  ['en', '1 tbsp groundnut oil', ['peanuts'], ['nuts']],
  ['en', '2 tbsp marie rose sauce', ['eggs'], []],
  ['en', '100 g cocoa butter', [], ['milk']],
  ['en', '2 fish cakes', ['fish', 'gluten'], ['milk']],
  ['en', '200 ml plant milk', [], ['nuts', 'milk']],
  ['en', '100 g tuna salad', ['fish', 'eggs'], []],
  ['en', '100 g sherbet', ['milk'], []],
  ['en', '1 mars bar', ['milk'], ['peanuts']],
  ['en', '2 crab cakes', ['crustaceans', 'eggs'], ['milk']],
  ['de', '1 EL Erdnussöl', ['peanuts'], ['nuts']],
  ['de', '50 g Weizenstärke', ['gluten'], []],
  ['de', '1 EL Gerstenmalz', ['gluten'], ['milk']],
  ['de', '10 g Backmalz', ['gluten'], ['milk']],
  ['de', '1 TL Maggi', ['gluten'], []],
  ['de', '100 g Thunfischsalat', ['fish', 'eggs'], []],
  ['de', '200 ml Pfeffersauce', ['milk'], []],
  ['de', '100 g Grießbrei', ['gluten', 'milk'], []],
  ['de', '200 ml Pflanzenmilch', [], ['nuts', 'milk']],
  ['de', '100 g Surimi', ['fish', 'crustaceans', 'eggs'], []],
  ['de', '250 g Sojaquark', ['soya'], ['milk']],
  ['de', '100 g Cocktailsauce', ['eggs'], []],
  ['de', '200 g Spirelli aus Linsen', [], ['gluten']],
  ['de', '50 g Wasabinüsse', ['peanuts'], []],
  ['fr', '100 g de pralines roses', ['nuts'], []],
  ['fr', '4 macarons', ['nuts', 'eggs'], []],
  ['fr', "5 cl de sirop d'orgeat", ['nuts'], []],
  ['fr', '200 g de blé noir', [], ['gluten']],
  ['fr', '50 g de crêpes dentelle', ['gluten', 'milk'], []],
  ['fr', '20 langues de chat', ['gluten', 'milk', 'eggs'], []],
  ['fr', "2 c. à s. d'huile d'arachide", ['peanuts'], ['nuts']],
  ['fr', '100 g de pâté', ['milk'], ['gluten']],
  ['fr', '20 cl de sauce au poivre', ['milk'], []],
  ['fr', '100 g de rouille', ['eggs'], []],
  ['es', '100 g de aceitunas rellenas de anchoa', ['fish'], []],
  ['es', '100 g de gulas', ['fish', 'gluten', 'eggs'], []],
  ['es', '4 tostadas', ['gluten'], []],
  ['es', '2 cucharadas de salsa rosa', ['eggs'], []],
  ['es', '50 g de palanqueta', ['peanuts'], []],
  ['es', '200 ml de bebida vegetal', [], ['nuts', 'milk']],
  ['es', '200 g de heura', ['soya'], ['eggs']],
  ['es', '20 g de malta', ['gluten'], []],
  ['it', "2 cucchiai di caffè d'orzo", ['gluten'], []],
  ['it', '50 g di amido di frumento', ['gluten'], []],
  ['it', '1 cucchiaio di malto', ['gluten'], ['milk']],
  ['it', '200 g di olive ascolane', ['gluten', 'eggs'], []],
  ['it', '2 cucchiai di salsa rosa', ['eggs'], []],
  ['it', '100 g di gnocchetti sardi', ['gluten'], ['fish']],
  ['it', '20 g di burro di cacao', [], ['milk']],
  ['nl', '100 g nougat', ['nuts', 'eggs'], []],
  ['nl', '4 kletskoppen', ['gluten', 'milk'], []],
  ['nl', '4 kroketten', ['gluten', 'milk'], []],
  ['nl', '1 kaassoufflé', ['gluten', 'milk'], []],
  ['nl', '1 el arachideolie', ['peanuts'], ['nuts']],
  ['nl', '50 g tarwezetmeel', ['gluten'], []],
  ['nl', '100 g tonijnsalade', ['fish', 'eggs'], []],
  ['nl', '2 el sauce rémoulade', ['mustard', 'eggs'], []],
];

test.each(MISLEADING)('%s: %s has %j in it and not %j', (language, line, has, hasNot) => {
  const contains = judge(language, line).allergens.contains.map((one) => one.allergen);
  expect(contains).toEqual(expect.arrayContaining([...has]));
  expect(contains.filter((one) => hasNot.includes(one))).toEqual([]);
});

describe('what nobody knows of a food by its name is not said to be known', () => {
  test.each<[Language, string, string]>([
    ['en', '100 g margarine', 'not vegan'],
    ['en', '100 g chocolate chips', 'not vegan'],
    ['en', '250 g tortellini', 'not vegetarian'],
    ['en', '2 tbsp olive tapenade', 'not vegetarian'],
    ['de', '250 g Blätterteig', 'dairy'],
    ['de', '100 g Pesto', 'not vegetarian'],
    ['de', '100 g Lakritz', 'gluten'],
    ['de', '100 g Lebkuchen', 'nuts'],
    ['de', '200 ml Pflanzenmilch', 'nuts'],
    ['fr', '100 g de fromage végétal', 'nuts'],
    ['fr', '4 nems', 'not vegetarian'],
    ['es', '200 g de ensaladilla rusa', 'fish'],
    ['es', '4 gyozas', 'not vegetarian'],
    ['it', '4 arancini', 'not vegetarian'],
    ['it', '200 ml di panna vegetale', 'dairy'],
    ['nl', '2 vegetarische worst', 'not vegan'],
  ])('%s: %s leaves open: %s', (language, line, warning) => {
    const { diets } = judge(language, line);
    expect(diets.unjudged).toContain(warning);
    expect(diets.warnings).not.toContain(warning);
  });
});

test.each<[Language, string]>([
  ['en', '100 g beef dripping'],
  ['de', '100 g Rindertalg'],
  ['fr', '100 g de graisse de bœuf'],
  ['it', '100 g di sego'],
  ['nl', '100 g ossewit'],
  ['nl', '100 g paardenrookvlees'],
  ['en', '2 beef hot dogs'],
  ['de', '100 g Rindersalami'],
  ['de', '100 g Geflügelsalami'],
  ['it', '2 würstel di manzo'],
])('%s: %s is meat, and no pork', (language, line) => {
  const food = computeNutrition(index, [line], 1, { language }).lines[0]?.food;
  const diet = index.byId.get(food?.id ?? '')?.diet;
  expect(diet).toBeDefined();
  expect(diet).not.toContain('vegetarian');
  expect(diet).not.toContain('pork');
});

test.each<[Language, string]>([
  ['de', '100 g Fleischsalat'],
  ['de', '100 g Gorgonzola'],
  ['fr', '100 g de roquefort'],
  ['fr', '100 g de comté'],
  ['fr', '100 g de pâté'],
  ['es', '4 polvorones'],
  ['it', '200 g di olive ascolane'],
  ['nl', '100 g vleessalade'],
])('%s: %s is not vegetarian', (language, line) => {
  expect(judge(language, line).diets.warnings).toContain('not vegetarian');
});
