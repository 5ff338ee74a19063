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

describe('a text that names no section', () => {
  test('its first ingredient is long, and holds a sentence', () => {
    expect(
      read(`Carrot bake
2 lbs carrots (peeled and sliced) (a bag of frozen ones will do, 40 oz. Cut large ones once more before you begin)
1 cup mayonnaise
2 tablespoons grated onion
Boil the carrots until they are tender. Mix with the rest and bake for 30 minutes.`).ingredientLines,
    ).toHaveLength(3);
  });

  test('sentences stand right below the list', () => {
    const { ingredientLines, instructions } = read(`Tortilla
Para 4 personas
6 huevos
800 g de patatas
aceite y sal
Pela y corta las patatas.
Mezcla todo con los huevos y cuaja la tortilla.`);
    expect(ingredientLines).toEqual(['6 huevos', '800 g de patatas', 'aceite y sal']);
    expect(instructions).toHaveLength(2);
  });

  test('each part has its ingredients above its steps', () => {
    const result = importRecipeText(
      `Berry crisp
1 16 oz. pkg. frozen berries
2 T. flour
Mix both and fill a pan.

Topping:
1 C. oats
1 stick butter (softened)
Rub together, spread over the berries and bake for 30 minutes.`,
      '',
    );
    expect(result).toMatchObject({
      ok: true,
      recipe: {
        ingredientLines: ['1 16 oz. pkg. frozen berries', '2 T. flour', '1 C. oats', '1 stick butter (softened)'],
        ingredientGroups: [null, null, 'Topping', 'Topping'],
        instructions: ['Mix both and fill a pan.', 'Rub together, spread over the berries and bake for 30 minutes.'],
      },
    });
  });

  test('two parts one below the other, the first of them named', () => {
    const { title, ingredientLines, instructions } = read(`Pancakes

Dry:
1 cup flour
2 tsp baking powder

Wet
1 egg
3/4 cup milk

Whisk the dry part. Whisk in the wet one and fry in batches.`);
    expect(title).toBe('Pancakes');
    expect(ingredientLines).toEqual(['1 cup flour', '2 tsp baking powder', '1 egg', '3/4 cup milk']);
    expect(instructions).toHaveLength(1);
  });

  test('each part is named by what it is for', () => {
    const { ingredientLines, instructions } = read(`Tarte aux pommes

Pour la pâte :
- 250 g de farine
- 125 g de beurre

Mélangez la farine et le beurre. Laissez reposer 30 minutes.

Pour la garniture :
- 6 pommes
- 20 cl de crème

Coupez les pommes, disposez-les sur la pâte et enfournez 40 minutes.`);
    expect(ingredientLines).toEqual(['250 g de farine', '125 g de beurre', '6 pommes', '20 cl de crème']);
    expect(instructions).toHaveLength(2);
  });

  test('a list of items with hardly an amount', () => {
    const { ingredientLines, servings } = read(`Risotto di casa
x6.
- Riso gr. 500.
- Brodo senza pomodoro.
- Midollo come una noce facoltativo
- sale
- zafferano
- Parmigiano grattugiato

Far cuocere adagio la cipolla, poi aggiungere il riso.
Alla fine condire con burro e parmigiano.`);
    expect(ingredientLines).toHaveLength(6);
    expect(servings).toBe(6);
  });
});

describe('a text with the marks of notes', () => {
  test('a table of ingredients, and a heading for each step', () => {
    expect(
      read(`# Linguine met garnalen
## Benodigdheden
4 personen

| Ingrediënt | Hoeveelheid |
|------------|-------------|
| Linguine | 360 gram |
| Rode ui | 2 stuks |

## 1 Snijden
- Snijd de ui in ringen en pers de knoflook.

## 2 Bakken
- Verhit de olie en bak de ui 5 minuten.`),
    ).toMatchObject({
      title: 'Linguine met garnalen',
      servings: 4,
      ingredientLines: ['360 gram Linguine', expect.stringContaining('Rode ui')],
      instructions: expect.arrayContaining(['Snijd de ui in ringen en pers de knoflook.']),
    });
  });

  test('boxes to tick', () => {
    const { ingredientLines, instructions } = read(`# Linsensuppe
## Zutaten
- [ ] 250 g rote Linsen
- [x] 2 Möhren
## Zubereitung
- [ ] Die Möhren würfeln.
- [ ] Mit den Linsen 20 Minuten köcheln lassen.`);
    expect(ingredientLines).toEqual(['250 g rote Linsen', '2 Möhren']);
    expect(instructions[0]).toBe('Die Möhren würfeln.');
  });

  test('a time under the word that also names a method', () => {
    expect(
      read(`Blanquette

Pour 6 personnes. Préparation : 20 min. Cuisson : 1h20.

- 1,2 kg de veau
- 2 carottes
- Sel et poivre

Préparation

- Pelez les carottes et coupez-les.
- Mettez la viande dans une cocotte et couvrez d'eau.`),
    ).toMatchObject({ servings: 6, prepMinutes: 20, cookMinutes: 80, ingredientLines: { length: 3 } });
  });
});

test('headings that nothing marks are groups of a pasted text', () => {
  const text =
    'Lemon bars\n\nIngredients\nCrust\n1 cup flour\n1/2 cup butter\nGlaze\n1 cup icing sugar\n2 tbsp lemon juice\n\nMethod\nMix and press the crust into a tin. Bake it for 20 minutes.\nWhisk the glaze and spread it.\n';
  const read = importRecipeText(text, '');
  expect(read.ok && read.recipe.ingredientGroups).toEqual([null, 'Crust', 'Crust', null, 'Glaze', 'Glaze']);
});
