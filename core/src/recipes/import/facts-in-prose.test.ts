import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LISTS =
  '<h2>Ingredients</h2><ul><li>300 g carrots</li><li>1 onion</li><li>2 tbsp oil</li></ul><h2>Method</h2><ol><li>Slice the carrots and the onion as thinly as you can.</li><li>Fry them in the oil and serve at once.</li></ol>';
const facts = (before: string, lists = LISTS) => {
  const result = importRecipe(`<html><h1>Carrot fry</h1>${before}${lists}</html>`, 'https://a.example/r');
  if (!result.ok) throw new Error(result.reason);
  const { servings, prepMinutes, cookMinutes, totalMinutes } = result.recipe;
  return [servings, prepMinutes, cookMinutes, totalMinutes];
};
const LONG = 'This is what my aunt made on Mondays when the garden had given more than anybody could carry home. ';

describe('times and servings that a page tells in sentences', () => {
  it.each<[string, (number | null)[]]>([
    [`${LONG}The recipe is for 4 people. You need 10 minutes to prepare and 25 minutes in the oven.`, [4, 10, 25, 35]],
    [
      `${LONG}Das Rezept reicht für 3 Personen. Rechne mit 15 Minuten für die Vorbereitung und 50 Minuten im Ofen.`,
      [3, 15, 50, 65],
    ],
    [`${LONG}La receta es para 5 personas, con 10 minutos para prepararla y 35 minutos al horno.`, [5, 10, 35, 45]],
    [`${LONG}È per 6 persone: 25 minuti per prepararlo e 40 minuti in forno.`, [6, 25, 40, 65]],
    [`${LONG}C'est pour 2 personnes, avec 5 minutes de préparation et 20 minutes au four.`, [2, 5, 20, 25]],
    [`${LONG}Dit recept (4 personen) kost in totaal ongeveer 45 minuten.`, [4, null, null, 45]],
  ])('%s', (sentences, wanted) => {
    expect(facts(`<p>${sentences}</p>`)).toEqual(wanted);
  });

  it('are not those of guests and of other days', () => {
    expect(
      facts(
        `<p>${LONG}I once cooked it for 40 people, and two people asked me for more. We waited 3 hours for the bus. After 10 minutes bake a cake, and bake at 350 degrees for 50 minutes.</p>`,
      ),
    ).toEqual([null, null, null, null]);
  });

  it.each<[string, (number | null)[]]>([
    ['Serves four. Preparation time: twenty minutes, cooking time: half an hour', [4, 20, 30, 50]],
    ['Für acht Personen · Zubereitung: eine halbe Stunde', [8, 30, null, 30]],
    ['Pour huit personnes. Préparation : un quart d’heure. Cuisson : 40 minutes', [8, 15, 40, 55]],
    ['Dosi per sei persone. Preparazione: mezz’ora. Cottura: 20 minuti', [6, 30, 20, 50]],
    ['Makes three dozen', [36, null, null, null]],
    ["Raciones: 4 Preparación: 10' Horno: 45'", [4, 10, 45, 55]],
    ['Aantal: 24 stuks. 20 min. voorbereiding / 40 min. in de oven', [24, 20, 40, 60]],
  ])('stand in words and marks: %s', (line, wanted) => {
    expect(facts(`<p>${line}</p>`)).toEqual(wanted);
  });

  it('are no ingredients where they stand below the list in words', () => {
    const lists = LISTS.replace('<h2>Method', '<p>Tempo di preparazione: mezz’ora. Cottura: 20 minuti.</p><h2>Method');
    expect(facts('', lists)).toEqual([null, 30, 20, 50]);
  });
});

it.each([
  'In 30 Minuten steht alles auf dem Tisch.',
  'In 30 minutes dinner is on the table.',
  'Binnen 30 minuten staat alles op tafel.',
  'En 30 minutes tout est sur la table.',
])('when a dish is on the table is its time: %s', (sentence) => {
  expect(facts(`<p>${LONG}${sentence}</p>`)).toEqual([null, null, null, 30]);
});

it('a time whose unit is said once before it has that unit', () => {
  expect(facts(`<p>${LONG}Son 15 minutos de preparación y 40 de horno.</p>`)).toEqual([null, 15, 40, 55]);
});
