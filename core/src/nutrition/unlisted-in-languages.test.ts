import { describe, expect, test } from 'vitest';
import type { DietWarning } from './diet-warnings.ts';
import { openByUnlisted } from './unlisted-foods.ts';

const open = (name: string, steps: string[], lines: string[]) => [...openByUnlisted({ name, steps }, lines)].sort();
const PLAIN = ['2 tomatoes', '1 tbsp oil', 'salt'];

describe('what a step names and no line has', () => {
  test.each<[string, readonly DietWarning[]]>([
    ['Drizzle with honey.', ['not vegan']],
    ['Den Honig einrühren.', ['not vegan']],
    ['Ajoutez le miel.', ['not vegan']],
    ['Aggiungere il miele.', ['not vegan']],
    ['Voeg de honing toe.', ['not vegan']],
    ['Pour in the beer.', ['gluten']],
    ['Mit Bier ablöschen.', ['gluten']],
    ['Sfumare con la birra.', ['gluten']],
    ['Coat it in panko.', ['gluten']],
    ['Drain the rigatoni.', ['gluten']],
    ['Unire le noci.', ['nuts']],
    ['Parsemez de noisettes.', ['nuts']],
    ['Agregar los anacardos.', ['nuts']],
    ['Spread the mayonesa on it.', ['egg', 'not vegan']],
    ['Crumble the gorgonzola over it.', ['dairy', 'not vegan', 'not vegetarian']],
    ['Parmesan darüberreiben.', ['dairy', 'not vegan', 'not vegetarian']],
    ['Râpez le gruyère.', ['dairy', 'not vegan', 'not vegetarian']],
    ['Crumble the feta over it.', ['dairy', 'not vegan']],
    ['Mit Rinderbrühe ablöschen.', ['not vegan', 'not vegetarian']],
    ['Giet de kippenbouillon erbij.', ['not vegan', 'not vegetarian']],
    ['Melt the marshmallows.', ['not vegan', 'not vegetarian']],
    ['Die Löffelbiskuits tränken.', ['egg', 'gluten', 'not vegan']],
    ['Season with Worcestershire sauce.', ['fish', 'not vegan', 'not vegetarian']],
    ['Den Kabeljau in Stücke schneiden.', ['fish', 'not vegan', 'not vegetarian']],
    ['Incorporar el bacalao.', ['fish', 'not vegan', 'not vegetarian']],
    ['Agregar los calamares.', ['not vegan', 'not vegetarian', 'shellfish']],
    ['Unire le seppie.', ['not vegan', 'not vegetarian', 'shellfish']],
    ['Rosolare la salsiccia.', ['not vegan', 'not vegetarian']],
    ['Fry it in lard.', ['not vegan', 'not vegetarian']],
    ['Im Schweineschmalz anbraten.', ['not vegan', 'not vegetarian']],
  ])('%s', (step, expected) => {
    expect(open('Tomatoes', [step], PLAIN)).toEqual(expected);
  });
});

describe('what is called so and is another thing', () => {
  test.each([
    ['Die Zucchini mit dem Spiralschneider in Nudeln schneiden.', '2 Zucchini'],
    ['Spray it with butter flavored cooking spray.', 'cooking spray'],
    ['Add the ginger beer.', '1 lime'],
    ['Parsemez de noisettes de beurre.', '50 g de beurre'],
    ['Servir avec des pommes noisettes.', '50 g de beurre'],
    ['Aggiungere tre noci di burro.', '50 g di burro'],
    ['Ajouter le lait de riz.', '20 cl de lait'],
    ['Calentar la leche de arroz.', 'agua'],
    ['Rallar el queso vegano.', 'agua'],
    ['Fundir el queso de anacardos.', '1 taza de anacardos'],
    ['Scaldare il latte di riso.', 'acqua'],
  ])('%s', (step, line) => {
    expect(open('Soup', [step], [line])).toEqual([]);
  });

  test('a title of one, too', () => {
    expect(open('Queso de maní', [], ['1 taza de maní'])).toEqual([]);
    expect(open('Queso', [], ['1 taza de maní'])).toEqual(['dairy', 'not vegan']);
  });

  test('the milk of a method is the plant drink of its list, but its butter is no drink', () => {
    expect(open('Porridge', ['Die Milch erhitzen.'], ['200 ml Haferdrink'])).toEqual([]);
    expect(open('Flan', ['Calentar la leche.'], ['1/4 taza de bebida de soja'])).toEqual([]);
    expect(open('Flan', ['Faire chauffer le lait.'], ['20 cl de boisson végétale'])).toEqual([]);
    expect(open('Crema', ['Scaldare il latte.'], ['200 ml di bevanda di soia'])).toEqual([]);
    expect(open('Pap', ['Verwarm de melk.'], ['200 ml sojadrank'])).toEqual([]);
    expect(open('Porridge', ['Die Milch erhitzen.'], ['100 g Hirse'])).toEqual(['dairy', 'not vegan']);
    expect(open('Porridge', ['Butter zugeben.'], ['200 ml Haferdrink'])).toEqual(['dairy', 'not vegan']);
  });

  test('bread and cheese that are cut are eaten all the same', () => {
    expect(open('Salat', ['Das Brot schneiden.'], PLAIN)).toEqual(['gluten']);
    expect(open('Salat', ['Den Käse schneiden.'], PLAIN)).toEqual(['dairy', 'not vegan']);
  });
});
