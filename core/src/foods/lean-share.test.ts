import { expect, test } from 'vitest';
import { fatPercent } from './lean-share.ts';

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
])('%s: %s %% of it is fat', (text, percent) => {
  expect(fatPercent(text)).toBe(percent);
});
