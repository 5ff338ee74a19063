import { expect, test } from 'vitest';
import { createFoodIndex } from './food-index.ts';
import { fatPercent, minceByFat } from './lean-share.ts';
import { foodsNamed } from './small-catalogue.ts';

test.each<[string, number | null]>([
  ['ground beef (90/10)', 10],
  ['80/20 ground beef', 20],
  ['ground chuck 80 / 20', 20],
  ['ground chuck, 85-15', 15],
  ['ground beef 95 % lean', 5],
  ['extra lean ground beef (96% extra lean)', 4],
  ['ground turkey, 99% fat-free', 1],
  ['lean (at least 80%) ground beef', 20],
  ['beef mince, 5% fat', 5],
  ['beef mince 12 percent fat', 12],
  ['hackfleisch 5 % fett', 5],
  ['steak haché 15% mg', 15],
  ['steak haché à 5 % de matières grasses', 5],
  ['carne macinata 10% di grassi', 10],
  ['rundergehakt 15% vet', 15],
  ['beef mince', null],
  ['beef mince 50/50', null],
  ['beef mince, 2-3 lumps', null],
  ['milk 2%', null],
  ['70% dark chocolate', null],
  ['ground beef, 80% lean / 20% fat', 20],
  ['ground beef, 93% LEAN/7%', 7],
  ['ground beef 85 lean - 15 fat', 15],
  ['65/35 ground pork', 35],
  ['99/1 ground turkey', 1],
  ['60/40 ground pork', null],
  ['80/25 ground beef', null],
  ['180/20 ground beef', null],
  ['80/200 ground beef', null],
  ['95%lean ground beef', 5],
  ['93 per cent extra-lean mince', 7],
  ['93 percent Fat Free mince', 7],
  ['60% lean mince', null],
  ['100% lean mince', null],
  ['97% leaning', null],
  ['5%fat mince', 5],
  ['20 Per Cent FAT mince', 20],
  ['35% fat mince', 35],
  ['36% fat mince', null],
  ['hackfleisch 30 %fett', 30],
  ['viande hachée 5%MG', 5],
  ['steak haché 15 % de matière grasse', 15],
  ['steak haché 15% matieres grasses', 15],
  ['viande hachée, 5 % gras', 5],
  ['carne picada 12 % de grasa', 12],
  ['macinato 10% grasso', 10],
  ['macinato, 10 % di grassa', 10],
  ['gehakt, 8%vet', 8],
  ['beef mince, 20% fatherly', null],
  ['85% ground beef, lean', 15],
  ['85 % ground beef, LEAN', 15],
  ['60% ground beef, lean', null],
  ['85% ground beef, cleaned', null],
  ['185% ground beef, lean', null],
])('%s: %s %% of it is fat', (text, percent) => {
  expect(fatPercent(text)).toBe(percent);
});

const FAT: Readonly<Record<string, number>> = {
  'beef mince': 16,
  'lean beef mince': 10,
  'extra lean beef mince': 5,
  'fatty beef mince': 20,
  'pork mince': 18,
  'extra lean pork mince': 4,
  steak: 12,
};
const index = createFoodIndex({
  foods: foodsNamed(...Object.keys(FAT)).foods.map((food) => ({
    ...food,
    per100g: { ...food.per100g, fat: FAT[food.name] ?? 0 },
  })),
});

test.each<[string, string, string | null]>([
  ['beef mince', 'beef mince, 5% fat', 'extra lean beef mince'],
  ['beef mince', '90/10 ground beef', 'lean beef mince'],
  ['extra lean beef mince', 'mince, 80% lean', 'fatty beef mince'],
  ['pork mince', 'pork mince 5% fat', 'extra lean pork mince'],
  // it is that already, nothing is said, or it is no mince
  ['beef mince', 'beef mince, 15% fat', null],
  ['beef mince', 'beef mince', null],
  ['steak', 'steak, 5% fat', null],
])('%s in a line of "%s": %s', (name, text, expected) => {
  const food = index.byKey.get(name)!.food;
  expect(minceByFat(index, food, text)?.name ?? null).toBe(expected);
});
