import { expect, test } from 'vitest';
import { cleanLine, INGREDIENT_LINE_MAX } from './clean-line.ts';

test.each([
  ['salt &amp; pepper', 'salt & pepper'],
  ['30+ kaas', 'kaas (30+)'],
  ['200 g 48+ geraspte kaas', '200 g geraspte kaas (48+)'],
  ['5+ kazen', '5 kazen'],
  ['1 KL Salz', '1 TL Salz'],
  ['1½ KL. Zucker', '1½ TL Zucker'],
  ['1 kl. Dose Mais', '1 kl. Dose Mais'],
  ['1 small sized onion', '1 small onion'],
  ['2 Medium-size carrots', '2 Medium carrots'],
  ['salt &amp;amp; pepper', 'salt & pepper'],
  ['&frac12; cup', '½ cup'],
  ['&frac14; &frac34; &frac13; &frac23; &frac18;', '¼ ¾ ⅓ ⅔ ⅛'],
  ['1&frasl;2 cup', '1/2 cup'],
  ['2&times;3', '2×3'],
  ['cr&egrave;me fra&icirc;che', 'crème fraîche'],
  ['Kn&ouml;del &Ouml;l', 'Knödel Öl'],
  ['350&deg;F', '350°F'],
  ['2&ndash;3 &mdash; 4', '2–3 — 4'],
  ['Bird&rsquo;s &lsquo;eye&lsquo;', 'Bird’s ’eye’'],
  ['&ldquo;x&rdquo; &quot;y&quot; &apos;z&apos;', '"x" "y" \'z\''],
  ['1&nbsp;cup', '1 cup'],
  ['Rice&reg; Krispies&trade;', 'Rice Krispies'],
  ['&lt;b&gt;salt', 'salt'],
  ['&#189; cup', '½ cup'],
  ['&#xBD; cup', '½ cup'],
  ['&#XBD; cup', '½ cup'],
  ['&#0;1 cup', '1 cup'],
  ['a&#31;b', 'a b'],
  ['a&#32;b', 'a b'],
  ['a&#x110000;b', 'a b'],
  ['a&#xd800;b', 'a b'],
  ['a&#xdfff;b', 'a b'],
  ['a&#x1f600b', 'a&#x1f600b'],
  ['&zorblax; &x', '&zorblax; &x'],
  ['salt & pepper; oil', 'salt & pepper; oil'],
])('what a page encodes is decoded: %s', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test.each([
  ['<b>2 eggs</b>', '2 eggs'],
  ['2<br/>eggs', '2 eggs'],
  ['2 <a href="/x?y=1">eggs</a>', '2 eggs'],
  ['2 < 3 eggs > 1', '2 < 3 eggs > 1'],
  ['<3 eggs', '<3 eggs'],
  ['dry mustard*', 'dry mustard'],
  ['salt† and‡ pepper§', 'salt and pepper'],
  ['Rice® Krispies™ ©', 'Rice Krispies'],
  ['flour¹ ² ³', 'flour'],
  ['__2 eggs__', '2 eggs'],
  ['bread_crumbs', 'bread_crumbs'],
  ['sa\u00adlt\u200b', 'salt'],
  ['salt \u2764\ufe0f', 'salt \u2764'],
  ['2 egg(s)', '2 egg'],
  ['2 box(es)', '2 box'],
  ['Zwiebel(n) Möhre(n) Ei(er) Zehe(n) Bohne(nen)', 'Zwiebel Möhre Ei Zehe Bohne'],
  ['oignon(s) choux(x)', 'oignon choux'],
  ['2 (s) eggs', '2 (s) eggs'],
  ['1 [14 oz] can', '1 (14 oz) can'],
  ['1 Kugel „Burrata affumicata“', '1 Kugel Burrata affumicata'],
  ['80 g »Pecorino Toscano«', '80 g Pecorino Toscano'],
  ['80 g de « Beaufort » râpé', '80 g de Beaufort râpé'],
  ['2 cups “self-raising” flour', '2 cups self-raising flour'],
  ['2 8" tortillas, 10" pan', '2 8" tortillas, 10" pan'],
  ['500 g "00" flour', '500 g "00" flour'],
  ['[] salt [a] [ab]', 'salt [a] (ab)'],
  ['colher (sopa) de azeite', 'colher de sopa de azeite'],
  ['2 colheres (chá) de sal', '2 colheres de chá de sal'],
  ['2 xícaras (chá) de arroz', '2 xícaras de arroz'],
  ['1⁄2 1∕2', '1/2 1/2'],
  ['d‘x d´x dʼx', 'd’x d’x d’x'],
  ['d`x', 'd’x'],
  ['é d`x', 'é d’x'],
  ['a‐b a‑b a‒b a−b', 'a-b a-b a-b a-b'],
  ['2“ 2” 2″', '2" 2" 2"'],
  ['2  cups', '2 cups'],
  ['2\tcups\nmilk', '2 cups milk'],
  ['2\u00a0cups\u2009milk', '2 cups milk'],
  ['2\u0000cups', '2 cups'],
  ['  2 cups  ', '2 cups'],
])('what says nothing is taken out: %j', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test.each([
  '•',
  '·',
  '●',
  '○',
  '▪',
  '■',
  '□',
  '☐',
  '☑',
  '✓',
  '✔',
  '→',
  '★',
  '>',
  '#',
  '-',
  '–',
  '—',
  '[ ]',
  '[x]',
  '🥕',
])('a bullet is no part of a line: %s', (bullet) => {
  expect(cleanLine(`${bullet} 2 eggs`)).toBe('2 eggs');
  expect(cleanLine(`${bullet}${bullet} salt`)).toBe('salt');
});

test.each([
  ['1. 2 eggs', '2 eggs'],
  ['12) 2 eggs', '2 eggs'],
  ['1. egg', '1. egg'],
  ['1.2 eggs', '1.2 eggs'],
  ['-2 eggs', '2 eggs'],
  ['–250 g de lard fumé', '250 g de lard fumé'],
  ['- 2 eggs - beaten', '2 eggs - beaten'],
])('nor is the number of a line of a list: %s', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test.each([
  ['21/2 cups', '2 1/2 cups'],
  ['11/3 cups', '1 1/3 cups'],
  ['12/3 cups', '1 2/3 cups'],
  ['13/4 cups', '1 3/4 cups'],
  ['17/8 cups', '1 7/8 cups'],
  ['101/2 cups', '10 1/2 cups'],
  ['2-21/2 pounds', '2-2 1/2 pounds'],
  ['1001/2 cups', '1001/2 cups'],
  ['1.51/2 cups', '1.51/2 cups'],
  ['3/21/2 cups', '3/21/2 cups'],
  ['21/20 cups', '21/20 cups'],
  ['21/2/3 cups', '21/2/3 cups'],
  ['1/2 cup', '1/2 cup'],
  ['1 tablespooncream', '1 tablespoon cream'],
  ['½ teaspoonsalt', '½ teaspoon salt'],
  ['2 tablespoonsbutter', '2 tablespoons butter'],
  ['2 TEASPOONSBUTTER', '2 TEASPOONS BUTTER'],
  ['2 tablespoonsugar', '2 tablespoon sugar'],
  ['2 tablespoons butter', '2 tablespoons butter'],
  ['2 tablespoonful butter', '2 tablespoonful butter'],
  ['2 teaspoonfuls butter', '2 teaspoonfuls butter'],
  ['2 tablespoonab', '2 tablespoonab'],
  ['a tablespooncream', 'a tablespooncream'],
  ['3 cupsrice', '3 cups rice'],
  ['1 1/4 cupsrice', '1 1/4 cups rice'],
  ['1½ cupsrice', '1½ cups rice'],
  ['10 cupsrice', '10 cups rice'],
  ['1.5 cupsrice', '1.5 cups rice'],
  ['1 cupmilk', '1 cup milk'],
  ['½ cupmilk', '½ cup milk'],
  ['1/4cupmilk', '1/4cup milk'],
  ['1 cupsugar', '1 cup sugar'],
  ['2 cupcakes', '2 cupcakes'],
  ['2 cupfuls rice', '2 cupfuls rice'],
  ['hiccupsrice', 'hiccupsrice'],
  ['1 cupab', '1 cupab'],
])('what lost the space behind it gets one: %s', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test.each([
  ['250gMehl', '250g Mehl'],
  ['100 mlMilch', '100 ml Milch'],
  ['2ELÖl', '2ELÖl'],
  ['2 ELOlivenöl', '2 EL Olivenöl'],
  ['200gbutter', '200gbutter'],
  ['1 000 g flour', '1000 g flour'],
  ['1 500 g de farine', '1500 g de farine'],
  ['1 500 g tin', '1 500 g tin'],
  ['1 400 g can', '1 400 g can'],
  ['1/2 000 g', '1/2 000 g'],
  ['5+ cloves garlic', '5 cloves garlic'],
  ['3+ tbsp oil', '3 tbsp oil'],
  ['2+1 eggs', '2+1 eggs'],
  ['1 m.-große Zwiebel', '1 mittelgroße Zwiebel'],
  ['1 m. große Zwiebel', '1 mittelgroße Zwiebel'],
  ["un po' di sale", 'un po di sale'],
  ['un po’ d’olio', 'un po d’olio'],
])('what sites shorten or run together is written out: %s', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test.each([
  ['1 cup flour ($0.50)', '1 cup flour'],
  ['1 cup flour ($0.50*)', '1 cup flour'],
  ['2 chicken breasts $4.99', '2 chicken breasts'],
  ['2 chicken breasts, £3', '2 chicken breasts'],
  ['200 g Mehl (0,50 €)', '200 g Mehl'],
  ['200 g Mehl 0,50 €', '200 g Mehl'],
  ['a $5 bottle of wine', 'a $5 bottle of wine'],
])('a price is none of the line: %s', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

test('what is longer than a line of a recipe is not read to its end', () => {
  expect(cleanLine('a'.repeat(INGREDIENT_LINE_MAX + 5))).toHaveLength(INGREDIENT_LINE_MAX);
});
