import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';
import { isFactLine, isYieldLine } from './fact-lines.ts';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { readFacts } from './read-facts.ts';

function factsOf(html: string) {
  const page = readPage(html, 'https://cook.example/');
  const lines = pageLines(page);
  return readFacts(page, lines, { start: lines.at(-1)?.index ?? 0, method: null, steps: [] });
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
    ['words behind the number that begin as a unit does', '<p>Serves 4 generously</p>', { servings: 4 }],
    ['hungry people', '<p>Serves 3 hungry hikers</p>', { servings: 3 }],
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
    ['boiling and baking', '<p>Kochzeit: 10 Min.</p><p>Backzeit: 30 Min.</p>', { cookMinutes: 40 }],
    ['one time in two words', '<p>Cook time: 30 min</p><p>Cooking: 30 min</p>', { cookMinutes: 30 }],
    ['one time told twice', '<p>Backzeit: 30 Min.</p><p>Backdauer: 30 Min.</p>', { cookMinutes: 30 }],
    [
      'German',
      '<p>Vorbereitung: 15 Min. Kochzeit: 30 Min. für 2 Personen</p>',
      { prepMinutes: 15, cookMinutes: 30, servings: 2 },
    ],
    [
      'a total in a class of the preparation',
      '<p class="prep-time"><b>Total</b> 40 min</p>',
      { prepMinutes: null, totalMinutes: 40 },
    ],
    [
      'preparation and cooking as one',
      '<p>Prep and cooking time: 50 minutes</p>',
      { cookMinutes: null, totalMinutes: 50 },
    ],
    ['hours and minutes as a clock has them', '<p>Time: 1:30</p>', { totalMinutes: 90 }],
    ['no time of the day', '<p>Time: 8:30 pm</p>', { totalMinutes: null }],
    ['minutes with their mark', '<p>Preparazione 15’ Cottura 30’</p>', { prepMinutes: 15, cookMinutes: 30 }],
    ['a range in French', '<p>Pour 4 à 6 personnes</p>', { servings: 4 }],
    ['a range with a stroke', '<p>4/6 personnes</p>', { servings: 4 }],
    ['a range with a stroke behind its word', '<p>Personnes <span>6/8</span></p>', { servings: 6 }],
    ['a number in words before its word', '<div>kettő főre</div>', { servings: 2 }],
    ['a range in words', '<p>Serves four to six</p>', { servings: 6 }],
    ['pieces of a size', '<p>Makes one 9-inch tart</p>', { servings: 1 }],
    [
      'pieces that a line of its own is for',
      '<p>Voor ca. 16 koekjes. Oven: 12 minuten.</p>',
      { servings: 16, cookMinutes: 12 },
    ],
    ['no minutes as pieces', '<p>Für 10 Minuten ruhen lassen.</p>', { servings: null }],
    ['what counts by one', '<p>Calories per serving: 320</p>', { servings: null }],
    ['people who are no guests', '<p>128 people made this</p>', { servings: null }],
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
    [
      'values above their words, each pair in an element of its own',
      '<div><p>22 Min.</p><p>Vorbereitungszeit</p></div><div><p>1 Std. 18 Min.</p><p>Kochzeit</p></div><div><p>3 Std.</p><p>Gesamtzeit</p></div>',
      { prepMinutes: 22, cookMinutes: 78, totalMinutes: 180 },
    ],
    [
      'a total that stands empty, and not the time before it',
      '<dl><dt>Prep:</dt><dd>15 min</dd><dt>Bake:</dt><dd>30 min</dd><dt>Total:</dt><dd></dd></dl>',
      { prepMinutes: 15, cookMinutes: 30, totalMinutes: null },
    ],
    [
      'resting, which is no total but a part of it',
      '<p>Prep Time: 10 min</p><p>Cook Time: 25 min</p><p>Chilling Time: 30 min</p>',
      { prepMinutes: 10, cookMinutes: 25, totalMinutes: 65 },
    ],
    ['a time of something else', '<p>Assembly time: 12 min</p>', { totalMinutes: null }],
    [
      'Zubereitung beside Vorbereitung',
      '<p>Vorbereiten 20 Min.</p><p>Zubereiten 4 Std.</p>',
      { prepMinutes: 20, cookMinutes: 240 },
    ],
    [
      'Zubereitung beside Kochzeit',
      '<p>Zubereitung: 20 Min. Kochzeit: 10 Min.</p>',
      { prepMinutes: 20, cookMinutes: 10 },
    ],
    [
      'times to filter by, which are none of the recipe',
      '<ul><li>Tijd</li><li>15 min</li><li>30 min</li><li>45 min</li></ul>',
      { totalMinutes: null },
    ],
    [
      'what a word names rather than its class',
      '<p>Gesamtzeit</p><p class="time-preparation">50 min</p>',
      { prepMinutes: null, totalMinutes: 50 },
    ],
    ['servings behind the last step', '<p>Sprinkle with salt and serve with the dip. Serves 4</p>', { servings: 4 }],
    ['no serving size', '<p>Serving size: 1 pear</p>', { servings: null }],
    ...(
      [
        ['French', 'Préparation : 20 min', 'Cuisson : 1 h 10', 'Temps de repos : 30 min', 'Pour 6 personnes'],
        [
          'Spanish',
          'Tiempo de preparación: 20 minutos',
          'Cocción: 1 hora 10 minutos',
          'Reposo: 30 minutos',
          'Raciones: 6',
        ],
        [
          'Italian',
          'Preparazione: 20 min',
          'Cottura: 1 ora e 10 min',
          'Tempo di riposo: 30 min',
          'Dosi per: 6 persone',
        ],
        ['Dutch', 'Voorbereidingstijd: 20 min', 'Kooktijd: 1 uur 10 min', 'Rusttijd: 30 min', 'Aantal personen: 6'],
        ['German', 'Arbeitszeit: 20 Min.', 'Backzeit: 1 Std. 10 Min.', 'Ruhezeit: 30 Min.', 'Ergibt 6 Portionen'],
        [
          'Portuguese',
          'Tempo de preparo: 20 min',
          'Tempo de cozimento: 1 h 10 min',
          'Descanso: 30 min',
          'Rende 6 porções',
        ],
        ['Polish', 'Czas przygotowania: 20 min', 'Czas pieczenia: 1 godz. 10 min', 'Chłodzenie: 30 min', '6 porcji'],
        ['Swedish', 'Förberedelse: 20 min', 'Tillagningstid: 1 tim 10 min', 'Jästid: 30 min', '6 portioner'],
        ['Danish', 'Arbejdstid: 20 min', 'Stegetid: 1 time 10 min', 'Hviletid: 30 min', 'Antal personer: 6'],
        ['Norwegian', 'Forberedelser: 20 min', 'Steketid: 1 time 10 min', 'Hevetid: 30 min', '6 porsjoner'],
        [
          'Turkish',
          'Hazırlama Süresi: 20 dk',
          'Pişirme Süresi: 1 saat 10 dk',
          'Dinlendirme Süresi: 30 dk',
          '6 kişilik',
        ],
        ['Croatian', 'Vrijeme pripreme: 20 min', 'Vrijeme kuhanja: 1h 10 min', 'Vrijeme hlađenja: 30 min', '6 osoba'],
        ['Hungarian', 'Előkészítés: 20 perc', 'Sütési idő: 1 óra 10 perc', 'Pihentetés: 30 perc', '6 adag'],
      ] as const
    ).map(
      ([language, ...facts]) =>
        [
          `all of ${language}`,
          facts.map((fact) => `<p>${fact}</p>`).join(''),
          { prepMinutes: 20, cookMinutes: 70, totalMinutes: 120, servings: 6 },
        ] as [string, string, object],
    ),
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
  expect(readFacts(page, lines, { start: anchor, method: null, steps: [] })).toMatchObject({
    prepMinutes: 10,
    cookMinutes: null,
    totalMinutes: null,
  });
});

it('takes times of other recipes below the method only where the page has none by the recipe', () => {
  const page = readPage(
    '<p>5 minuten + 40 minuten op de kamado</p><ul><li>2 eieren</li></ul><ol><li>Bak 10 minuten.</li></ol>' +
      `${'<p>x</p>'.repeat(100)}<div>15 minuten voorbereiding + 6 uur op de barbecue</div>`,
    'https://cook.example/',
  );
  const lines = pageLines(page);
  const indexOf = (text: string) => lines.find((line) => line.text === text)!.index;
  const method = { index: indexOf('Bak 10 minuten.'), end: indexOf('Bak 10 minuten.') };
  expect(readFacts(page, lines, { start: indexOf('2 eieren'), method, steps: [] })).toMatchObject({
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: 5,
  });
});

it('takes no time below the method that no word says to be one of the recipe', () => {
  const list = '<h2>Ingredients</h2><ul><li>200 g turnips</li><li>2 leeks</li><li>1 tbsp oil</li></ul>';
  const method = '<h2>Method</h2><ol><li>Chop the turnips finely.</li><li>Fry them slowly in the oil.</li></ol>';
  const other = '<h3>You might also like</h3><h4>Pea soup</h4><p>35 min · serves 2</p>';
  const result = importRecipe(`<h1>Turnips</h1>${list}${method}${other}`, 'https://cook.example/');
  expect(result.ok && [result.recipe.totalMinutes, result.recipe.cookMinutes]).toEqual([null, null]);
});

it.each([
  ['Per 4 persone. Preparazione 1 ora, cottura 5 minuti.', 4],
  ['Pour 6 personnes, cuisson 2 heures', 6],
  ['makes 3 dozen (36 cookies)', 36],
])('counts those who are served and no hours: %s', (line, servings) => {
  expect(factsOf(`<p>${line}</p><p>x</p>`).servings).toBe(servings);
});

describe('times in elements of their own, and in the method', () => {
  const list = '<h2>Zutaten</h2><ul><li>200 g Mehl</li><li>100 g Zucker</li><li>2 Eier</li></ul>';
  const steps = '<ol><li>Teig kneten.</li><li>Ausrollen und belegen.</li><li>Backen und servieren.</li></ol>';
  const timesOf = (facts: string, method = steps) => {
    const result = importRecipe(`<h1>Kuchen</h1>${facts}${list}<h2>Zubereitung</h2>${method}`, 'https://cook.example/');
    if (!result.ok) throw new Error(result.reason);
    const { prepMinutes, cookMinutes, totalMinutes } = result.recipe;
    return [prepMinutes, cookMinutes, totalMinutes];
  };

  it('adds no time that a step of the method names to that of the recipe', () => {
    const method =
      '<ol><li>Kartoffeln schälen.<br>Kochzeit: 20 Min.</li><li>Teig kneten.</li><li>Alles backen.</li></ol>';
    expect(timesOf('<p>Backzeit: 30 Min.</p>', method)).toEqual([null, 30, 30]);
    expect(timesOf('<p>Kochzeit: 20 Min.</p><p>Backzeit: 30 Min.</p>')).toEqual([null, 50, 50]);
  });

  it.each([
    ['<li>20 min. bereiden</li><li>60 min. oventijd</li>', [20, 60, 80]],
    ['<li>30 min. bereiden</li><li>20 min. oventijd</li>', [30, 20, 50]],
    ['<li>15 min. voorbereiden</li><li>50 min. bakken</li>', [15, 50, 65]],
    ['<li>20 min. bereiden</li><li>120 min. wachten</li>', [20, null, 140]],
    ['<li>Bereidingstijd: 45 min</li><li>Oventijd: 20 min</li>', [null, 20, 45]],
    ['<li>Bereidingstijd: 20 min</li><li>Oventijd: 60 min</li>', [20, 60, 80]],
  ])('reads %s', (facts, times) => {
    expect(timesOf(`<ul>${facts}</ul>`)).toEqual(times);
  });
});
