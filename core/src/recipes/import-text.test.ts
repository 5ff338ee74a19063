import { describe, expect, test } from 'vitest';
import { importRecipeText } from './import-text.ts';

function read(text: string) {
  const result = importRecipeText(text, '');
  if (!result.ok) throw new Error(result.reason);
  const { title, ingredientLines, instructions, servings, prepMinutes, cookMinutes } = result.recipe;
  return { title, ingredientLines, instructions, servings, prepMinutes, cookMinutes };
}

describe('the recipe of a plain text', () => {
  test('headings and lines', () => {
    expect(
      read(`Leek and potato soup
Serves 4
Prep time: 10 minutes

Ingredients
2 leeks
500 g potatoes
1 litre vegetable stock
salt

Method
1. Slice the leeks and soften them in a little butter.
2. Add potatoes and stock and simmer for 20 minutes.
3. Blend until smooth.`),
    ).toEqual({
      title: 'Leek and potato soup',
      ingredientLines: ['2 leeks', '500 g potatoes', '1 litre vegetable stock', 'salt'],
      instructions: [
        'Slice the leeks and soften them in a little butter.',
        'Add potatoes and stock and simmer for 20 minutes.',
        'Blend until smooth.',
      ],
      servings: 4,
      prepMinutes: 10,
      cookMinutes: null,
    });
  });

  test('a note with marks', () => {
    const recipe = read(`# Pfannkuchen

## Zutaten
- 250 g Mehl
- 3 Eier
* 500 ml Milch

**Zubereitung**
- Mehl, Eier und Milch zu einem glatten Teig verrühren.
- In wenig Butter dünne Pfannkuchen backen.`);
    expect(recipe.title).toBe('Pfannkuchen');
    expect(recipe.ingredientLines).toEqual(['250 g Mehl', '3 Eier', '500 ml Milch']);
    expect(recipe.instructions).toEqual([
      'Mehl, Eier und Milch zu einem glatten Teig verrühren.',
      'In wenig Butter dünne Pfannkuchen backen.',
    ]);
  });

  test('all in one paragraph', () => {
    const recipe = read(
      'Banana pancakes. Ingredients: 2 bananas, 3 eggs, 1/2 cup oats (fine, if you have them), 1 tsp cinnamon. Method: Mash the bananas and whisk in the rest. Fry small pancakes for two minutes on each side.',
    );
    expect(recipe.ingredientLines).toEqual([
      '2 bananas',
      '3 eggs',
      '1/2 cup oats (fine, if you have them)',
      '1 tsp cinnamon',
    ]);
    expect(recipe.instructions.join(' ')).toBe(
      'Mash the bananas and whisk in the rest. Fry small pancakes for two minutes on each side.',
    );
  });

  test('lines that were broken at the edge of the paper', () => {
    const recipe = read(`Gratin dauphinois
Pour 6 personnes
Ingrédients
1 kg de pommes de terre
50 cl de crème
1 gousse d'ail
Préparation
Éplucher les pommes de terre et les couper en rondelles
fines de trois millimètres. Frotter le plat avec l'ail.
Disposer les pommes de terre, verser la crème et enfour-
ner pendant une heure à 160 °C.`);
    expect(recipe.servings).toBe(6);
    expect(recipe.ingredientLines).toEqual(['1 kg de pommes de terre', '50 cl de crème', "1 gousse d'ail"]);
    expect(recipe.instructions.join(' ')).toBe(
      "Éplucher les pommes de terre et les couper en rondelles fines de trois millimètres. Frotter le plat avec l'ail. Disposer les pommes de terre, verser la crème et enfourner pendant une heure à 160 °C.",
    );
  });

  test('without any heading', () => {
    const recipe = read(`Tortilla de patatas

4 huevos
500 g de patatas
1 cebolla
100 ml de aceite de oliva

Pelar y cortar las patatas y la cebolla en láminas finas.
Freír a fuego lento durante veinte minutos y escurrir.
Mezclar con los huevos batidos y cuajar por ambos lados.`);
    expect(recipe.title).toBe('Tortilla de patatas');
    expect(recipe.ingredientLines).toEqual(['4 huevos', '500 g de patatas', '1 cebolla', '100 ml de aceite de oliva']);
    expect(recipe.instructions).toHaveLength(3);
  });

  test('the name right above the list, the method right below it', () => {
    const recipe = read(`Overnight oats
50 g oats
150 ml milk
1 tbsp chia seeds

Stir everything together in a jar. Leave it in the fridge overnight.
Top with berries before you eat it.`);
    expect([recipe.title, recipe.ingredientLines, recipe.instructions.length]).toEqual([
      'Overnight oats',
      ['50 g oats', '150 ml milk', '1 tbsp chia seeds'],
      2,
    ]);
  });

  test('a text that begins with its ingredients has no title', () => {
    const recipe = read(`Ingredienti:
320 g di spaghetti
150 g di guanciale
4 tuorli
Preparazione:
Rosolare il guanciale in padella finché è croccante.
Mescolare i tuorli con il pecorino e unire alla pasta fuori dal fuoco.`);
    expect([recipe.title, recipe.ingredientLines.length, recipe.instructions.length]).toEqual(['', 3, 2]);
  });

  test('what looks like mark-up is text', () => {
    const recipe = read(`Soup <script>alert(1)</script> & bread
Ingredients
200 g lentils
1 onion
Method
Simmer the lentils with the onion until soft.`);
    expect(recipe.title).toBe('Soup <script>alert(1)</script> & bread');
  });

  test.each(['', 'Hello, see you on Sunday!', 'a,'.repeat(100_000), '- '.repeat(50_000), ': Method: '.repeat(20_000)])(
    'what is no recipe is none, soon (%#)',
    (text) => {
      expect(importRecipeText(text, '').ok).toBe(false);
    },
  );
});
