import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { describe, expect, test } from 'vitest';
import { index } from './testing/whole-index.ts';

/** What a kitchen scale would say, as far as anybody knows: the grams hold within this share. */
const NEAR = 0.15;
type Row = readonly [line: string, food: string, grams: number];

/** Each form in which a recipe leaves something to be guessed, in lines of our own, of recipes for four. */
const FORMS: Readonly<Record<string, readonly Row[]>> = {
  'the share of lean meat, anywhere in the line': [
    ['500 g ground beef (90/10)', 'lean beef mince', 500],
    ['500 g 80/20 ground beef', 'beef mince', 500],
    ['500 g ground beef, 95% lean', 'extra lean beef mince', 500],
    ['500 g lean (at least 85%) ground beef', 'medium fat beef mince', 500],
    ['500 g ground turkey (99% fat-free)', 'lean turkey mince', 500],
    ['500 g pork mince, 5% fat', 'extra lean pork mince', 500],
    ['500 g Hackfleisch (5 % Fett)', 'extra lean beef mince', 500],
    ['500 g ground beef (75/25)', 'fatty beef mince', 500],
    ['500 g beef mince, 30% fat', 'extra fatty beef mince', 500],
    ['500 g steak haché 15 % MG', 'medium fat beef mince', 500],
  ],
  'skin and bone, anywhere in the line': [
    ['1 kg chicken thighs (bone-in, skin-on)', 'bone in chicken thigh', 820],
    ['1 kg boneless chicken thighs, skin on', 'boneless skin on chicken thigh', 1000],
    ['1 kg chicken thighs, boneless, skin on', 'boneless skin on chicken thigh', 1000],
    ['8 skin-on boneless chicken thighs', 'boneless skin on chicken thigh', 1120],
    ['1 kg chicken thighs (boneless, skinless)', 'chicken thigh', 1000],
    ['6 boneless, skin-on chicken thighs', 'boneless skin on chicken thigh', 840],
    ['4 chicken breasts, skin removed', 'chicken breast', 800],
    ['1.5 kg leg of lamb, bone in', 'bone in lamb leg', 1275],
    ['1.5 kg leg of lamb (boned and rolled)', 'lamb leg', 1500],
    ['1 kg pork shoulder with the bone', 'pork shoulder', 800],
  ],
  'shells and whole fish': [
    ['1 kg mussels in their shells', 'mussel', 350],
    ['500 g cooked mussel meat', 'mussel', 500],
    ['1 kg prawns, shells on', 'prawn', 800],
    ['1 kg lobster tails, in the shell', 'lobster', 550],
    ['1 kg whole sea bream, gutted', 'sea bass', 500],
    ['4 whole trout (300 g each)', 'trout', 600],
    ['600 g sea bream fillets', 'sea bass', 600],
  ],
  'a number and a weight': [
    ['8 - (2-ounce) meatballs', 'meatball', 454],
    ['6 - 4 oz cod fillets', 'cod', 680],
    ['3 - 8 oz packages cream cheese', 'cream cheese', 680],
    ['4 salmon fillets (6 oz)', 'salmon', 680],
    ['4 salmon fillets (1.5 lb)', 'salmon', 680],
    ['2 chicken breasts (1 lb each)', 'chicken breast', 907],
    ['2 Hähnchenbrüste (je 500 g)', 'chicken breast', 1000],
    ['6 sausages (400g)', 'sausage', 400],
    ['2-3 lb pork ribs', 'pork rib', 794],
    ['2 - 3 lb chickens', 'whole chicken', 1851],
    ['2-3 lb chicken', 'chicken breast', 1134],
    ['2 chickens', 'whole chicken', 2000],
    ['3 lb chickens', 'whole chicken', 925],
  ],
  'tins, drained': [
    ['15 oz canned black beans (drained and rinsed)', 'black bean', 255],
    ['400 g tinned chickpeas, drained', 'chickpea', 240],
    ['240 g tinned chickpeas, drained', 'chickpea', 240],
    ['15 oz canned black beans', 'black bean', 425],
  ],
  sizes: [
    ['2 jumbo eggs', 'egg', 115],
    ['2 small chicken breasts', 'chicken breast', 300],
    ['1 large onion', 'onion', 150],
    ['2 thin slices bread', 'bread', 45],
    ['2 slices bread, 1/2 inch thick', 'bread', 64],
    ['2 slices bread (1 inch thick)', 'bread', 90],
    ['2 cups tortilla chips', 'tortilla chip', 52],
    ['2 cups crushed tortilla chips', 'tortilla chip', 104],
    ['1 cup pretzel crumbs', 'pretzel', 90],
    ['2 thick slices bread', 'bread', 90],
    ['2 thick slices bread (about 50 g each)', 'bread', 100],
    ['2 heaped tbsp flour', 'plain flour', 23],
    ['1 cup mashed potatoes', 'potato', 225],
  ],
  'tortillas, rolls and bases': [
    ['4 flour tortillas (10-inch)', 'burrito tortilla', 280],
    ['6 (10 inch) spinach wraps', 'flour tortilla', 459],
    ['8 fajita size tortillas', 'mini flour tortilla', 240],
    ['6 street taco corn tortillas', 'street taco corn tortilla', 84],
    ['4 ciabatta rolls', 'hoagie roll', 340],
    ['4 mini pitas', 'pitta', 112],
    ['1 (10 inch) pizza base', 'pizza dough', 269],
  ],
  'frying oil, marinades and brines': [
    ['2 inches vegetable oil in a deep pot', 'vegetable oil', 28],
    ['6 cups oil, for deep frying', 'vegetable oil', 157],
    ['1 cup buttermilk, for marinating', 'buttermilk', 123],
    ['1/2 cup sugar (for the brine)', 'sugar', 10],
  ],
  'raw or cooked': [
    ['2 cups rice, cooked', 'cooked rice', 316],
    ['1 cup quinoa, rinsed and cooked', 'quinoa', 170],
    ['200 g rice, cooked according to the packet', 'rice', 200],
    ['200 g dried pasta, cooked', 'pasta', 200],
  ],
  'no amount, or made above': [
    ['burger buns', 'bun', 208],
    ['lasagne sheets', 'lasagne sheet', 180],
    ['pizza dough', 'pizza dough', 454],
    ['1 batch pie crust (see above)', 'pie crust', 0],
  ],
};

describe.each(Object.entries(FORMS))('%s', (_, rows) => {
  test.each(rows)('%s is %s, %d g', (text, food, grams) => {
    const [line] = computeNutrition(index, [text], 4).lines;
    expect(line?.food?.name).toBe(food);
    expect(line?.grams ?? -1).toBeGreaterThanOrEqual(grams * (1 - NEAR));
    expect(line?.grams ?? -1).toBeLessThanOrEqual(grams * (1 + NEAR));
  });
});
