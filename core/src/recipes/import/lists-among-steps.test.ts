import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const PARTS = [
  {
    name: 'Die Füllung',
    items: ['200 g Pilze', '1 Schalotte'],
    tells: 'Pilze und Schalotte hacken und in Butter schmoren.',
  },
  {
    name: 'Der Teig',
    items: ['250 g Roggenmehl', '120 ml Wasser'],
    tells: 'Mehl und Wasser zu einem glatten Teig verkneten.',
  },
  { name: 'Die Kruste', items: ['1 EL Milch'], tells: 'Taschen formen, mit Milch bestreichen und goldgelb backen.' },
];
type Part = (typeof PARTS)[number];
const ITEMS = PARTS.flatMap(({ items }) => items);
const TOLD = PARTS.map(({ tells }) => tells);

const read = (body: string) => {
  const result = importRecipe(
    `<html lang="de"><h1>Pilztaschen</h1><p>Für 4 Personen</p>${body}</html>`,
    'https://a.example/r',
  );
  if (!result.ok) throw new Error(result.reason);
  const { ingredientLines, ingredientGroups, instructions } = result.recipe;
  return { ingredientLines, ingredientGroups, steps: instructions.filter((step) => !step.endsWith(':')) };
};
const list = ({ items }: Part) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('ingredients that a page lists only beside its steps', () => {
  it.each<[string, string]>([
    [
      'below the heading of each step',
      PARTS.map((part, at) => `<h2>Schritt ${at + 1}: ${part.name}</h2>${list(part)}<p>${part.tells}</p>`).join(''),
    ],
    [
      'with commas between them',
      PARTS.map(
        (part) => `<section><h3>${part.name}</h3><p>${part.items.join(', ')}</p><p>${part.tells}</p></section>`,
      ).join(''),
    ],
    [
      'in the rows of a table',
      `<table><tr><th>Zutaten</th><th>Zubereitung</th></tr>${PARTS.map((part) => `<tr><td>${part.items.join('<br>')}</td><td>${part.tells}</td></tr>`).join('')}</table>`,
    ],
  ])('are all read, and none of them is a step: %s', (_, body) => {
    const { ingredientLines, steps } = read(body);
    expect({ ingredientLines, steps }).toEqual({ ingredientLines: ITEMS, steps: TOLD });
  });

  it('stand in the groups that the parts name', () => {
    const body = PARTS.map((part) => `<h3>${part.name}</h3>${list(part)}<p>${part.tells}</p>`).join('');
    expect(read(body).ingredientGroups).toEqual(PARTS.flatMap(({ name, items }) => items.map(() => name)));
  });

  it('are not those of another recipe below', () => {
    const [one, other] = [PARTS[0]!, PARTS[1]!];
    const recipe = ({ items, tells }: Part) =>
      `<h2>Zutaten</h2><ul>${[...items, '2 EL Butter'].map((item) => `<li>${item}</li>`).join('')}</ul><h2>Zubereitung</h2><p>${tells}</p><p>Noch warm mit Salat zu Tisch bringen.</p>`;
    expect(read(`${recipe(one)}<h1>Brotteig</h1>${recipe(other)}`).ingredientLines).toHaveLength(3);
  });
});
