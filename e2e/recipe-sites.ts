import { deflateSync } from 'node:zlib';

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A real PNG of the given size: bands of two colours, which compress well but are no single colour. */
export function makePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) row.set((x + y) % 64 < 32 ? [226, 118, 60] : [90, 140, 70], 1 + x * 3);
    return row;
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A recipe page as sites publish them: words for people, JSON-LD for programs. */
export function recipePage(origin: string, name: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    description: 'Chickpeas, greens and lemon in one pan.',
    image: [`${origin}/pan.png`],
    recipeYield: '4 servings',
    prepTime: 'PT5M',
    cookTime: 'PT15M',
    totalTime: 'PT20M',
    suitableForDiet: 'https://schema.org/VeganDiet',
    recipeIngredient: [
      '2 tbsp olive oil',
      '2 x 400g tins chickpeas, drained',
      '200 g spinach',
      '3 cloves garlic, sliced',
      '1 lemon',
      'salt and pepper',
    ],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Warm the oil and soften the garlic.' },
      { '@type': 'HowToStep', text: 'Add the chickpeas and cook for ten minutes.' },
      { '@type': 'HowToStep', text: 'Stir in the spinach and squeeze over the lemon.' },
    ],
  };
  return `<!doctype html><html lang="en"><head><title>${name}</title>
<script type="application/ld+json">${JSON.stringify(recipe)}</script></head>
<body><h1>${name}</h1><p>A long story about a summer by the sea.</p></body></html>`;
}

/** A recipe of a publisher in another language. */
export interface ForeignRecipe {
  language: string;
  name: string;
  yield: string;
  /** Ingredients, and names of groups where a list stands under one. */
  ingredients: readonly (string | { group: string; lines: readonly string[] })[];
  steps: readonly string[];
  /** The words above the lists. */
  headings: readonly [ingredients: string, method: string];
}

/** A page that shows the groups of its ingredients, which its data, as most sites' data, does not name. */
export function foreignRecipePage({
  language,
  name,
  yield: made,
  ingredients,
  steps,
  headings,
}: ForeignRecipe): string {
  const lines = ingredients.flatMap((one) => (typeof one === 'string' ? [one] : one.lines));
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const shown = ingredients
    .map((one) => (typeof one === 'string' ? list([one]) : `<h3>${one.group}</h3>${list(one.lines)}`))
    .join('');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: made,
    recipeIngredient: lines,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
  return `<!doctype html><html lang="${language}"><head><title>${name}</title>
<script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body><h1>${name}</h1><h2>${headings[0]}</h2>${shown}<h2>${headings[1]}</h2>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`;
}

export const FOREIGN_RECIPES: readonly ForeignRecipe[] = [
  {
    language: 'de',
    name: 'Zwiebelkuchen vom Blech',
    yield: '4 Portionen',
    headings: ['Zutaten', 'Zubereitung'],
    ingredients: [
      { group: 'Für den Teig', lines: ['250 g Mehl', '125 g Butter', '1 Prise Salz'] },
      { group: 'Für den Belag', lines: ['3 Zwiebeln, in Ringe geschnitten', '200 g Schmand', '2 Eier'] },
    ],
    steps: ['Aus den ersten drei Zutaten einen Teig kneten und ruhen lassen.', 'Belegen und goldbraun backen.'],
  },
  {
    language: 'fr',
    name: "Soupe à l'oignon du dimanche",
    yield: '4 personnes',
    headings: ['Ingrédients', 'Préparation'],
    ingredients: [
      { group: 'Pour la soupe', lines: ['4 oignons', '50 g de beurre', '1 litre de bouillon de légumes'] },
      { group: 'Pour servir', lines: ['100 g de gruyère râpé', '1 cuillère à soupe de persil haché'] },
    ],
    steps: ['Faire fondre les oignons dans le beurre à feu doux.', 'Verser le bouillon et laisser mijoter.'],
  },
  {
    language: 'es',
    name: 'Tortilla de la abuela',
    yield: '4 raciones',
    headings: ['Ingredientes', 'Preparación'],
    ingredients: [
      { group: 'Para la tortilla', lines: ['500 g de patatas', '2 cebollas', '6 huevos'] },
      { group: 'Para la ensalada', lines: ['2 tomates', '2 cucharadas de aceite de oliva', '1 pizca de sal'] },
    ],
    steps: [
      'Freír las patatas con las cebollas a fuego lento.',
      'Añadir los huevos batidos y cuajar por los dos lados.',
    ],
  },
  {
    language: 'it',
    name: 'Torta salata della zia',
    yield: '4 persone',
    headings: ['Ingredienti', 'Preparazione'],
    ingredients: [
      { group: 'Per la pasta', lines: ['200 g di farina', '100 g di burro'] },
      { group: 'Per il ripieno', lines: ['2 cipolle affettate', '3 uova', '250 g di ricotta', 'sale e pepe q.b.'] },
    ],
    steps: ['Impastare la farina con il burro e stendere la pasta.', 'Riempire e cuocere in forno.'],
  },
  {
    language: 'nl',
    name: 'Uienstamppot van oma',
    yield: '4 personen',
    headings: ['Ingrediënten', 'Bereiding'],
    ingredients: [
      { group: 'Voor de stamppot', lines: ['1 kg aardappelen', '3 uien, gesnipperd', '50 g boter'] },
      { group: 'Voor erbij', lines: ['2 eieren', '1 eetlepel mosterd', '1 snufje zout'] },
    ],
    steps: ['Kook de aardappelen gaar en fruit de uien in de boter.', 'Stamp alles fijn en dien op met de eieren.'],
  },
];
