import { contentWords } from './content-words.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';

/** Minced meats that are sold by their fat, in the catalogue's names. */
const SOLD_BY_FAT: readonly (readonly string[])[] = [
  [
    'beef mince',
    'medium fat beef mince',
    'lean beef mince',
    'extra lean beef mince',
    'fatty beef mince',
    'extra fatty beef mince',
  ],
  ['turkey mince', 'lean turkey mince'],
  ['pork mince', 'extra lean pork mince'],
];

/** 'at least 80 %' and '90/10' are of meat, '50/50' and '20/80' of nothing that is sold. */
const LEANEST = 99;
const FATTEST = 65;

const isLean = (percent: number): boolean => percent >= FATTEST && percent <= LEANEST;

/**
 * How much of a minced meat is fat, in percent, by what is printed anywhere in its line: '90/10', '95 % lean', '99% fat-free', '5 % Fett',
 * '15 % MG'. Null where nothing is said.
 */
export function fatPercent(text: string): number | null {
  const twins = /\b(\d{2})\s?%?\s?(?:lean)?\s?[/-]\s?(\d{1,2})\b/i.exec(text);
  if (twins && Number(twins[1]) + Number(twins[2]) === 100 && isLean(Number(twins[1]))) return Number(twins[2]);
  const lean = /\b(\d{2})\s?(?:%|per ?cent)\s?(?:extra[- ])?(?:lean\b|fat[- ]free\b)/i.exec(text);
  if (lean && isLean(Number(lean[1]))) return 100 - Number(lean[1]);
  const fat =
    /\b(\d{1,2})\s?(?:%|per ?cent)\s?(?:de |di )?(?:fat\b(?![- ]free)|fett|mg\b|mati[eè]res? grasses?|gras(?:s?[aio]s?)?\b|vet\b)/i.exec(
      text,
    );
  if (fat && Number(fat[1]) <= 100 - FATTEST) return Number(fat[1]);
  const bare = /\b(\d{2})\s?%/.exec(text);
  if (bare && /\blean\b/i.test(text) && isLean(Number(bare[1]))) return 100 - Number(bare[1]);
  return null;
}

/** The mince of the same animal whose fat is nearest to what the line says; null where it says nothing, or the food is no mince. */
export function minceByFat(index: FoodIndex, food: Food, text: string): Food | null {
  const family = SOLD_BY_FAT.find((names) => names.includes(food.name));
  const percent = family === undefined ? null : fatPercent(text);
  if (family === undefined || percent === null) return null;
  const foods = family.flatMap((name) => index.byKey.get(contentWords(name).join(' '))?.food ?? []);
  const away = ({ per100g }: Food) => Math.abs(per100g.fat - percent);
  const nearest = foods.toSorted((a, b) => away(a) - away(b))[0] ?? food;
  return nearest === food ? null : nearest;
}
