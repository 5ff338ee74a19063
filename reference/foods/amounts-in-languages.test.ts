import { readFileSync } from 'node:fs';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { readFallback } from '@sorrel/core/foods/read-fallback';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
const index = createFoodIndex(read('foods.json'), readFallback(read('sr28-search.json')), read('names.json'));
const lineOf = (line: string, language: Language) => computeNutrition(index, [line], 1, { language }).lines[0];

/** Lines of our own, with the least and the most that a cook would weigh. */
const WEIGHTS: readonly (readonly [Language, string, number, number])[] = [
  // a leg is no whole bird, in no language
  ['fr', '4 cuisses de canard', 700, 1200],
  ['de', '4 Entenkeulen', 700, 1200],
  ['es', '2 muslos de pavo', 700, 1200],
  ['nl', '2 konijnenbouten', 300, 600],
  ['en', '4 duck legs', 700, 1200],
  ['fr', "1 gigot d'agneau", 1500, 2600],
  ['de', '1 Lammkeule', 1500, 2600],
  // what one weighs, behind the food
  ['it', "4 fette di pesce spada di circa 200 g l'una", 800, 800],
  ['it', '4 fette di pesce spada da 200 g l’una', 800, 800],
  ['fr', '2 pavés de saumon de 150 g chacun', 300, 300],
  ['fr', "4 filets de poulet d'environ 150 g pièce", 600, 600],
  ['es', '4 filetes de ternera de unos 120 g cada uno', 480, 480],
  ['nl', '2 kipfilets van ca. 150 g per stuk', 300, 300],
  // with 'about' between, and where it is counted in slices
  ['de', '4 Scheiben Kasseler à ca. 150 g', 600, 600],
  ['de', '4 Lachsfilets à ca. 150 g', 600, 600],
  ['nl', '4 plakken zalm van ca. 150 g', 600, 600],
  ['nl', '4 zalmmoten à ongeveer 150 gram', 600, 600],
  ['it', '4 fette di tonno fresco da circa 150 g', 600, 600],
  ['fr', '2 tranches de thon frais de 150 g', 300, 300],
  // slices with their bones weigh as pieces do
  ['it', '4 fette di ossobuco da circa 250 g', 650, 750],
  // what is added in another spoon
  ['es', '1 taza más 2 cucharadas de harina', 135, 150],
  ['it', '1 tazza più 2 cucchiai di farina', 135, 150],
  // what a country's shops sell it in
  ['de', '1 Becher Sahne', 200, 200],
  ['de', '1 Röhrchen Zitronenaroma', 1, 3],
  ['fr', "1 fiole d'arôme d'amande amère", 1, 3],
  ['it', '1 fiala di aroma di mandorla', 1, 3],
  ['nl', '1 buisje amandelaroma', 1, 3],
  ['it', '1 scamorza affumicata', 200, 300],
  ['it', '80 g di pomodorini semi-dry', 80, 80],
  ['es', '6 magdalenas', 200, 280],
  ['de', '5 Kapern', 2, 10],
  ['de', '1 Feta', 150, 250],
  ['de', '1 Staudensellerie', 300, 500],
  ['de', '2 Stangen Staudensellerie', 60, 120],
  ['de', '1 Ciabatta', 220, 350],
  ['en', '8 water chestnuts', 50, 120],
  ['en', '20 gnocchi', 60, 120],
  ['en', '2 passata', 600, 1500],
  ['de', '8 Kohlblätter', 250, 500],
  ['de', '1 Kohl', 700, 1100],
  ['de', '6 Blätterteigplatten', 250, 450],
  ['de', '1 Rolle Blätterteig', 250, 290],
  ['fr', '4 diots', 500, 700],
  ['es', '1 filete de ternera', 120, 260],
  ['en', '4 turkey breast steaks', 500, 800],
  ['en', '4 chicken portions', 400, 900],
  // cuts that are counted are no joints
  ['en', '4 pork shoulder steaks', 600, 800],
  ['en', '4 lamb shoulder chops', 400, 700],
  ['en', '4 beef cheeks', 1000, 1600],
  ['en', '8 chicken pieces', 800, 1200],
  ['en', '1 whole chicken cut into 8 pieces', 900, 1100],
  ['de', '4 Nackensteaks', 600, 800],
  ['de', '2 Beinscheiben', 450, 800],
  ['de', '2 Rinderbäckchen', 500, 800],
  ['de', '6 Schweinebauchscheiben', 500, 800],
  ['de', '8 Hähnchenteile', 800, 1200],
  ['de', '1,5 kg Schweinenacken', 1500, 1500],
  ['de', '1 Schweineschulter', 1500, 2500],
  ['nl', '4 hamlappen', 400, 600],
  ['nl', '3 sukadelappen', 450, 700],
  ['nl', '8 kipdelen', 800, 1200],
  ['nl', '4 gehaktballen', 300, 500],
  ['fr', '2 joues de bœuf', 500, 900],
  ['fr', '8 morceaux de poulet', 800, 1200],
  ['fr', '4 onglets', 600, 1000],
  ['es', '4 osobucos', 800, 1400],
  ['es', '8 presas de pollo', 800, 1200],
  ['es', '1 secreto ibérico', 150, 300],
  ['es', '1 pollo en piezas', 900, 1100],
  ['it', '4 ossibuchi di manzo', 800, 1400],
  // a bird that is counted is a whole one, what is weighed of it the breast
  ['de', '1 Hähnchen, in Teile zerlegt', 900, 1100],
  ['de', '2 Hähnchen (je 200 g)', 400, 400],
  ['fr', '1 poulet', 900, 1100],
  ['fr', '1 poulet de 1,5 kg', 900, 1100],
  ['es', '1/2 pollo', 450, 550],
  ['it', '1 pollo', 900, 1100],
  ['nl', '1 kip in delen', 900, 1100],
  ['nl', '1 kalkoen', 4500, 5500],
  ['de', '4 Schweinemedaillons', 240, 360],
  ['nl', '4 varkensmedaillons', 240, 360],
  ['de', '1/2 Fladenbrot', 180, 250],
  ['nl', '1 rookworst', 250, 375],
  ['fr', '2 steaks hachés à 15 %', 200, 250],
  ['es', '12 obleas para empanadillas', 160, 360],
  ['es', '3 medidas de yogur de harina', 180, 220],
  ['de', '1 kleiner Becher Sahne', 120, 160],
  ['nl', '1 bekertje slagroom', 250, 250],
  ['en', '1 carton whipping cream', 300, 300],
  ['fr', '1 yaourt nature', 125, 125],
  ['en', '1 container yogurt', 170, 170],
  ['de', '1 Rolle Blätterteig', 260, 290],
  ['fr', '1 pâte feuilletée', 220, 250],
  ['it', '1 rotolo di pasta sfoglia', 220, 250],
  ['nl', '6 plakjes bladerdeeg', 270, 270],
  ['en', '1 packet puff pastry', 490, 490],
  ['it', '1 mozzarella', 125, 125],
  ['de', '1 Packung Räuchertofu', 200, 200],
  ['de', '1 Pck. Vanillezucker', 8, 8],
  ['de', '1 Päckchen Vanillepuddingpulver', 35, 45],
  ['es', '2 latas de atún', 100, 130],
  ['fr', '1 boîte 4/4 de haricots blancs', 450, 500],
  ['fr', '1 boîte 1/2 de tomates pelées', 400, 400],
  // a pot or a glass that measures what is poured from a larger package
  ['fr', '3 pots de farine', 190, 220],
  ['fr', '2 pots de sucre en poudre', 200, 230],
  ['fr', '3 pots de yaourt de farine', 190, 220],
  ['it', '3 vasetti di farina', 190, 220],
  ['it', '1 vasetto di olio di semi', 110, 120],
  ['it', '1 vasetto di marmellata', 250, 400],
  ['es', '3 medidas de harina', 190, 220],
  ['es', '3 vasos de yogur de harina', 190, 220],
  ['es', '2 vasos de harina', 200, 220],
  ['es', '1 vaso de vino', 150, 200],
  ['de', '2 Becher Zucker', 320, 350],
  ['en', '2 pots flour', 150, 170],
  ['en', '1 glass milk', 175, 185],
  // a sprig of what has stalks is one of them
  ['fr', '2 branches de céleri', 80, 80],
  ['es', '1 rama de apio', 40, 40],
  ['nl', '1 takje bleekselderij', 40, 40],
  ['fr', '2 branches de thym', 1, 4],
  // kinds of another size than the rest
  ['de', '3 Mandarinen', 200, 270],
  ['es', '3 naranjas', 380, 400],
  ['fr', '5 cornichons', 25, 75],
  ['de', '5 Stück Cornichons', 25, 75],
  ['en', '2 gherkins', 120, 140],
  ['it', '2 piadine', 200, 240],
  ['fr', '4 rocamadours', 130, 150],
  ['fr', '1 bûche de chèvre', 170, 200],
  ['fr', '1 fromage de chèvre frais', 140, 160],
  ['fr', '4 feuilles de pâte filo', 60, 90],
  // a container without a number is one
  ['de', 'Dose Mais', 285, 285],
  ['nl', 'blikje tonijn', 100, 160],
  ['en', 'can of tuna', 100, 160],
  // a cut is no drizzle, and a drizzle no pastry
  ['fr', '1 filet de poulet', 150, 220],
  ['fr', "1 filet d'huile d'olive", 3, 10],
  ['fr', 'un filet de citron', 3, 10],
  ['it', "un filo d'olio", 3, 10],
  ['it', 'una noce di burro', 10, 20],
  // the measure of a powder
  ['es', '1 cacito de proteína en polvo', 25, 35],
  ['it', '1 misurino di proteine in polvere', 25, 35],
  ['de', '1 Messlöffel Proteinpulver', 25, 35],
  // a slice of raw fish or meat is a steak
  ['fr', '4 tranches de saumon', 400, 700],
  ['es', '4 rodajas de merluza', 400, 700],
  ['it', '4 fettine di vitello', 300, 600],
  ['it', '6 fette di prosciutto crudo', 60, 150],
  // leaves of a head, bunches of heads, stems of herbs
  ['en', '6 leaves napa cabbage', 150, 350],
  ['en', '1 bunch broccoli', 350, 700],
  ['de', '6 Stiele Koriander', 4, 20],
  ['de', '1 Bund Suppengrün', 350, 600],
  // a sachet of a seasoning is no bag of flour
  ['it', '1 bustina di zafferano', 0.1, 0.5],
  ['de', '1 Päckchen Safran', 0.1, 0.5],
  ['it', '1 bustina di vanillina', 0.3, 8],
  ['en', '1 jar paprika', 25, 60],
  // a stick of bread is no slice, in any language, and slices of it are no sticks
  ['es', '1 barra de pan', 200, 300],
  ['nl', '1 stokbrood', 200, 300],
  ['de', '1 Stangenweißbrot', 200, 300],
  ['fr', '2 baguettes', 400, 600],
  ['en', '1 french stick', 200, 300],
  ['en', '12 baguette slices', 120, 360],
  ['fr', '8 tranches de baguette', 80, 240],
];

describe('what amounts weigh', () => {
  test.each(WEIGHTS)('%s: %s', (language, line, least, most) => {
    const grams = lineOf(line, language)?.grams ?? Number.NaN;
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });
});

describe('a language that is not read', () => {
  const SLOVAK = ['500 g polohrubá múka', '2 PL olej', '1 vajce', 'Soľ: 1 štipka', '100 g maslo', '200 ml mlieko'];
  const PORTUGUESE = [
    '500 g de coxas de frango',
    '2 dentes de alho',
    '1 limão espremido',
    'sal a gosto',
    '2 xícaras de farinha de trigo',
  ];

  test.each([
    ['Slovak', SLOVAK],
    ['Portuguese', PORTUGUESE],
  ])('%s words are taken for no food of another language', (_, lines) => {
    const { lines: read, coverage } = computeNutrition(index, lines, 4);
    expect(read.filter(({ food }) => food !== null).map(({ text, food }) => `${text}: ${food?.name}`)).toEqual([]);
    expect(coverage).toBe(0);
  });

  test('words that several languages share are read in it too', () => {
    const { lines } = computeNutrition(index, [...SLOVAK, '200 g tofu', '125 g mozzarella'], 4);
    expect(lines.flatMap(({ food }) => food?.id ?? [])).toEqual(['tofu', 'mozzarella']);
  });
});
