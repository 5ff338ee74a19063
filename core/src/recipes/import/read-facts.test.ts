import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { isFactLine, isYieldLine, readFacts } from './read-facts.ts';

function factsOf(html: string) {
  const page = readPage(html, 'https://cook.example/');
  const lines = pageLines(page);
  return readFacts(page, lines, lines.at(-1)?.index ?? 0);
}

describe('readFacts', () => {
  it.each([
    [
      'one line',
      '<p>Prep time: 10 min | Cook time: 1 hr 5 min | Serves 4-6</p>',
      { prepMinutes: 10, cookMinutes: 65, servings: 6 },
    ],
    [
      'label and value apart',
      '<dl><dt>Totale tijd</dt><dd>20 minuten</dd><dt>Servings</dt><dd>4</dd></dl>',
      { totalMinutes: 20, servings: 4 },
    ],
    ['a count of pieces', '<p>分量：30 个</p>', { servings: 30 }],
    ['a weight, which is no number of servings', '<p>Makes 24 ounces</p>', { servings: null }],
    [
      'names in the first row of a table and values in the second',
      '<table><tr><th>Prep time</th><th>Cook time</th><th>Serves</th></tr><tr><td>5 min</td><td>25 min</td><td>3 people</td></tr></table>',
      { prepMinutes: 5, cookMinutes: 25, servings: 3 },
    ],
    [
      'servings before their word and a time behind it',
      '<div>8-10</div><div>porcií</div><div>40 minút</div><div>príprava</div>',
      { servings: 10 },
    ],
    [
      'Turkish capitals',
      '<h3>HAZIRLAMA SÜRESİ</h3><p>15 dakika</p><h3>PİŞİRME SÜRESİ</h3><p>20 dakika</p>',
      { prepMinutes: 15, cookMinutes: 20 },
    ],
    ['words between a label and its time', '<p>Cuisson au four: env. 35 min</p>', { cookMinutes: 35 }],
    ['a time that begins with a word', '<ul><li>unter 25 Minuten</li></ul>', { totalMinutes: 25 }],
    [
      'a total that only names its parts',
      '<div class="total-time">Total: Prep: 10 min. + resting Cook: 15 min.</div>',
      { prepMinutes: 10, cookMinutes: 15, totalMinutes: null },
    ],
    ...[
      'Nombre de personnes',
      'Anzahl Portionen',
      'Aantal personen',
      'Numero di persone',
      'Número de raciones',
      'Antall porsjoner',
    ].map((label) => [label, `<p>${label}</p><p>6</p>`, { servings: 6 }] as [string, string, object]),
    ['serves/makes', '<p>Serves/makes:</p><p>9</p>', { servings: 9 }],
    ['value before label', '<p>20 minutes active</p>', { prepMinutes: 20 }],
    [
      'German',
      '<p>Vorbereitung: 15 Min. Kochzeit: 30 Min. für 2 Personen</p>',
      { prepMinutes: 15, cookMinutes: 30, servings: 2 },
    ],
    ['a time without words', '<p>45 min</p><p>x</p>', { totalMinutes: 45 }],
    [
      'class names',
      '<b class="card-prep-time">10 minutes</b><b class="card-yield">12 muffins</b>',
      { prepMinutes: 10, servings: 12, yieldText: '12 muffins' },
    ],
    [
      'the one nearest to the lists',
      '<p>Prep time: 99 min</p><p>a</p><p>b</p><p>Prep time: 10 min</p><p>c</p>',
      { prepMinutes: 10 },
    ],
    [
      'the chosen option of a list',
      '<p>For <select><option>2</option><option selected>4</option></select> people</p>',
      { servings: 4 },
    ],
    ['the number in a field', '<p>Servings: <input type="number" value="3"></p>', { servings: 3 }],
    ['no switch for servings', '<b class="servings-scale">1x 2x 3x</b>', { servings: null }],
    ['no minutes for servings', '<p>Makes it in 16-18 min</p>', { servings: null }],
  ])('reads %s', (_, html, facts) => {
    expect(factsOf(html)).toMatchObject(facts);
  });
});

it.each([
  ['2 Portionen', true],
  ['For 4 people', true],
  ['2 tomatoes', false],
  ['4 servings of rice noodles, cooked and drained well', false],
])('%j only says for how many: %s', (line, isYield) => {
  expect(isYieldLine(line)).toBe(isYield);
});

it.each([
  ['Prep time: 10 minutes', true],
  ['Makes: 12', true],
  ['Bake for 10 minutes', false],
  ['Time flies', false],
])('%j only states a fact: %s', (line, isFact) => {
  expect(isFactLine(line)).toBe(isFact);
});

it('takes no times from the cards of other recipes', () => {
  const card = (minutes: number) => `<li><p class="card-time">Cook: ${minutes} min</p></li>`;
  const page = readPage(
    `<p>Prep: 10 min</p><ul><li>2 eggs</li></ul>${[20, 30, 45].map(card).join('')}`,
    'https://cook.example/',
  );
  const lines = pageLines(page);
  const anchor = lines.find((line) => line.text === '2 eggs')!.index;
  expect(readFacts(page, lines, anchor)).toMatchObject({ prepMinutes: 10, cookMinutes: null, totalMinutes: null });
});
