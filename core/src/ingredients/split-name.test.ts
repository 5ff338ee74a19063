/** Longer than other files of tests: each rule of one split with all its words, in the order in which they are tried. */
import { describe, expect, test } from 'vitest';
import { splitName, takeBrackets } from './split-name.ts';

/** What is left of a line behind its amount, then its food, its preparation and its remarks. */
type Split = [text: string, name: string, preparation?: string, comment?: string];

const told = (text: string, isPackaged = false): string[] => {
  const { name, preparation, comment, isOptional } = splitName(text, isPackaged);
  return [name, preparation.join(' | '), [...comment, ...(isOptional ? ['optional'] : [])].join(' | ')];
};

const list = (words: string): string[] => words.split(' ');

/** A word in front of others with which it begins a remark or a preparation. */
type Joint = [first: string, seconds: string[]];

const REMARKS: Joint[] = [
  [
    'to',
    list(
      'taste serve garnish finish decorate dust cover fry grease make coat season glaze drizzle sprinkle top thin bind brush accompany dip fill line toss use roll yield begin start',
    ),
  ],
  ['as', list('needed required desired necessary wanted garnish accompaniment a you')],
  ['or', list('more to as less enough so use substitute similar 2 ½ ¼ ¾ ⅓ ⅔ ⅛')],
  ['about', list('a one two three half 2 ½')],
  ['approximately', list('a one two three half 2 ½')],
  ['roughly', list('a one two three half 2 ½')],
  ['recipe', list('follows below above here to')],
  ['more', list('for to as if')],
  ['extra', list('for to')],
  ['such', ['as']],
  ['from', ['about']],
];
const PREPARATIONS: Joint[] = [
  ['cut', list('into in crosswise lengthwise lengthways to from on up about across diagonally 2 ½')],
  ['in', list('2 ½ chunks rings thin small quarters')],
  ['at', ['room', 'cool']],
];
const pairs = (joints: Joint[]) => joints.flatMap(([first, seconds]) => seconds.map((second) => [first, second]));
const withLetters = (joints: Joint[]) =>
  pairs(joints)
    .filter(([, second]) => /^[a-z]/.test(second ?? '') && second !== 'diagonally')
    .flatMap(([first, second]) => [
      [first, `z${second}`],
      [first, `${second}z`],
    ]);

describe('what stands behind a food without a comma', () => {
  test.each(pairs(REMARKS))('"%s %s" begins a remark', (first, second) => {
    expect(told(`zorblax ${first} ${second} quux`)).toEqual(['zorblax', '', `${first} ${second} quux`]);
  });
  test.each(withLetters(REMARKS))('"%s %s" is another word and begins none', (first, second) => {
    expect(told(`zorblax ${first} ${second} quux`)).toEqual([`zorblax ${first} ${second} quux`, '', '']);
  });

  test.each(list('for plus preferably ideally if e.g. i.e. q.b. like see not weighing +quux'))(
    '"%s" begins a remark by itself',
    (word) => {
      expect(told(`zorblax ${word} quux`)).toEqual(['zorblax', '', `${word} quux`]);
    },
  );
  test('the first word of a name begins none', () => {
    expect(told('like zorblax')).toEqual(['like zorblax', '', '']);
  });

  test.each(pairs(PREPARATIONS))('"%s %s" begins its preparation', (first, second) => {
    expect(told(`zorblax ${first} ${second} quux`)).toEqual(['zorblax', `${first} ${second} quux`, '']);
  });
  test.each(withLetters(PREPARATIONS))('"%s %s" is another word and begins no preparation', (first, second) => {
    expect(told(`zorblax ${first} ${second} quux`)).toEqual([`zorblax ${first} ${second} quux`, '', '']);
  });

  test.each(list('removed reserved discarded trimmed on off intact separated only'))(
    'a part of the food that is %s is its preparation',
    (done) => {
      expect(told(`zorblax skin ${done}`)).toEqual(['zorblax', `skin ${done}`, '']);
      expect(told(`zorblax, zink ${done}`)).toEqual(['zorblax', `zink ${done}`, '']);
      expect(told(`zorblax skin ${done}z quux`)).toEqual([`zorblax skin ${done}z quux`, '', '']);
      expect(told(`zorblax, zink ${done}z`)).toEqual(['zorblax', '', `zink ${done}z`]);
      expect(told(`zorblax, zink z${done.replace(/ed$/, 'ez')}`)).toEqual([
        'zorblax',
        '',
        `zink z${done.replace(/ed$/, 'ez')}`,
      ]);
    },
  );

  test.each<Split>([
    ['butter room temperature', 'butter', 'room temperature'],
    ['butter room temperature sauce', 'butter room temperature sauce'],
    ['beef room cut', 'beef room', 'cut'],
    ['beef dining room', 'beef dining room'],
    ['beef cut', 'beef', 'cut'],
    ['beef cut thinly', 'beef', 'cut thinly'],
    ['prime cut steak', 'prime cut steak'],
    ['onion very finely chopped', 'onion', 'very finely chopped'],
    ['parsley fresh chopped', 'parsley', 'fresh chopped'],
    ['thighs boneless skinless trimmed', 'thighs', 'boneless skinless trimmed'],
    ['onion finely diced or sliced', 'onion', 'finely diced or sliced'],
    ['onion peeled and finely diced', 'onion', 'peeled and finely diced'],
    ['onion peeled then cut into rings', 'onion', 'peeled then cut into rings'],
    ['onion peeled and then diced', 'onion', 'peeled and then diced'],
    ['onion peeled and diced finely', 'onion', 'peeled and diced finely'],
    ['onion peeled but left whole', 'onion', 'peeled but left whole'],
    ['onion peeled diced rinsed', 'onion', 'peeled diced rinsed'],
    ['onion roughly', 'onion', 'roughly'],
    ['potatoes slightly sprouted', 'potatoes', 'slightly sprouted'],
    ['potatoes lightly salted crisps', 'potatoes lightly salted crisps'],
    ['peanuts roasted and salted mix', 'peanuts roasted and salted mix'],
    ['butter melted over heat', 'butter', 'melted over heat'],
    ['onion peeled and finely chopped', 'onion', 'peeled and finely chopped'],
    ['beetroot cooked and finely cut', 'beetroot', 'cooked and finely cut'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
});

describe('the size of a piece', () => {
  test.each(list('inch inches cm mm'))('a length in %s behind the food is a remark', (unit) => {
    expect(told(`leek 3 ${unit}`)).toEqual(['leek', '', `3 ${unit}`]);
    expect(told(`leek 3 to 4 ${unit} long`)).toEqual(['leek', '', `3 to 4 ${unit} long`]);
    expect(told(`leek 3 or 4 ${unit} thick`)).toEqual(['leek', '', `3 or 4 ${unit} thick`]);
    expect(told(`leek 3-${unit} piece`)).toEqual(['leek', '', `3-${unit} piece`]);
    expect(told(`leek 1½ ${unit} wide`)).toEqual(['leek', '', `1½ ${unit} wide`]);
  });
  test.each(
    list('long thick wide tall in piece pieces cube cubes chunk chunks knob diameter dice slice slices strip strips'),
  )('and so is one that goes on with "%s"', (word) => {
    expect(told(`leek 3 cm ${word}`)).toEqual(['leek', '', `3 cm ${word}`]);
    expect(told(`leek 3 cm ${word}zz`)).toEqual([`leek 3 cm ${word}zz`, '', '']);
  });
  test.each(list('in into about to or'))('behind "%s" it goes on with what stands before', (word) => {
    expect(told(`leek zyx ${word}s 3 cm long`)).toEqual([`leek zyx ${word}s`, '', '3 cm long']);
    expect(told(`cut ${word} 3 cm long`)[2]).toBe(/about|or/.test(word) ? `${word} 3 cm long` : '');
  });
  test.each(['vitamin 3 inchworms', 'blend 3 centuries', 'flour type 00'])('%s has none', (text) => {
    expect(told(text)).toEqual([text, '', '']);
  });
});

describe('what stands in front of a food', () => {
  test.each<Split>([
    ['chopped parsley', 'parsley', 'chopped'],
    ['Chopped Parsley', 'Parsley', 'Chopped'],
    ['very finely chopped parsley', 'parsley', 'very finely chopped'],
    ['fresh flat chopped parsley', 'fresh flat chopped parsley'],
    ['fresh, chopped parsley', 'fresh parsley', 'chopped'],
    ['chopped fresh, flat parsley', 'fresh, flat parsley', 'chopped'],
    ['peeled and finely chopped onion', 'onion', 'peeled and finely chopped'],
    ['peeled or finely chopped onion', 'onion', 'peeled or finely chopped'],
    ['peeled & diced onion', 'onion', 'peeled & diced'],
    ['peeled then diced onion', 'onion', 'peeled then diced'],
    ['peeled, diced onion', 'onion', 'peeled | diced'],
    ['peeled onion and carrot', 'onion and carrot', 'peeled'],
    ['chopped and salted nuts', 'chopped and salted nuts'],
    ['smoked and chopped trout', 'smoked and chopped trout'],
    ['finely ground pepper', 'pepper', 'finely ground'],
    ['freshly roasted chestnuts', 'chestnuts', 'freshly roasted'],
    ['extra roasted chestnuts', 'extra roasted chestnuts'],
    ['fine roasted chestnuts', 'fine roasted chestnuts'],
    ['roasted chestnuts', 'roasted chestnuts'],
    ['cut of beef', 'cut of beef'],
    ['squeezed in oil', 'squeezed in oil'],
    ['packed with fruit', 'packed with fruit'],
    ['mashed style potatoes', 'mashed style potatoes'],
    ['chopped offal', 'offal', 'chopped'],
    ['chopped inkfish', 'inkfish', 'chopped'],
    ['chopped lifestyle', 'lifestyle', 'chopped'],
    ['chopped', 'chopped'],
    ['shredded dried coconut', 'shredded dried coconut'],
    ['shredded cabbage', 'cabbage', 'shredded'],
    ['finely shredded coconut', 'coconut', 'finely shredded'],
    ['grated almond cake', 'grated almond cake'],
    ['grated cake almonds', 'cake almonds', 'grated'],
    ['minced fresh lamb', 'minced fresh lamb'],
    ['minced garlic', 'garlic', 'minced'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });

  test.each([
    ['minced', list('lamb beef pork turkey chicken veal meat venison steak')],
    ['shredded', list('wheat almond almonds coconut')],
    ['sliced', list('wheat almond almonds coconut')],
    ['slivered', list('wheat almond almonds coconut')],
    ['grated', list('wheat almond almonds coconut')],
    ['cracked', list('wheat red ice tomatoes pineapple')],
    ['crushed', list('wheat red ice tomatoes pineapple')],
    ['toasted', list('sesame bread')],
    ['soaked', list('cooking liquid water pasta')],
    ['reserved', list('cooking liquid water pasta')],
  ])('%s is how some foods are sold, and of their names', (done, sold) => {
    for (const food of sold) expect(told(`${done} ${food} quux`)).toEqual([`${done} ${food} quux`, '', '']);
    expect(told(`${done} zorblax`)).toEqual(['zorblax', done, '']);
  });

  test.each(list('canned tinned jarred frozen'))('what is %s is named as it is sold', (kept) => {
    expect(told(`${kept} chopped zorblax`)).toEqual([`${kept} chopped zorblax`, '', '']);
    expect(told(`un${kept} chopped zorblax`)[0]).toBe(`un${kept} chopped zorblax`);
    expect(told(`chopped z${kept} zorblax`)).toEqual([`z${kept} zorblax`, 'chopped', '']);
    expect(told(`chopped ${kept}z zorblax`)).toEqual([`${kept}z zorblax`, 'chopped', '']);
  });
  test('so is what comes in a tin, unless an adverb says that the cook does it', () => {
    expect(told('chopped zorblax', true)).toEqual(['chopped zorblax', '', '']);
    expect(told('well drained zorblax', true)).toEqual(['zorblax', 'well drained', '']);
  });
  test.each(list('of the The Of de du di'))('"%s" before a food is not of it', (word) => {
    expect(told(`${word} zorblax`)).toEqual(['zorblax', '', '']);
    expect(told(`${word}z zorblax`)).toEqual([`${word}z zorblax`, '', '']);
    expect(told(`zorblax ${word} quux`)).toEqual([`zorblax ${word} quux`, '', '']);
  });
});

test.each(
  list('fresh boneless skinless seedless raw ripe organic large small medium extra-large unsalted salted uncooked'),
)('"%s" behind a food says how it is', (word) => {
  expect(told(`zorblax ${word}`)).toEqual(['zorblax', word, '']);
  expect(told(`zorblax fresh ${word}`)).toEqual(['zorblax', `fresh ${word}`, '']);
  expect(told(word)).toEqual([word, '', '']);
});

describe('a phrase behind a comma', () => {
  test.each(list('cold chilled hot warm firm soft whole very skins husks bones hulls cut without'))(
    '"%s" begins what is done to the food or how it is',
    (word) => {
      expect(told(`zorblax, ${word} quux`)).toEqual(['zorblax', `${word} quux`, '']);
      expect(told(`zorblax, z${word} quux`)).toEqual(['zorblax', '', `z${word} quux`]);
      expect(told(`zorblax, ${word}z quux`)).toEqual(['zorblax', '', `${word}z quux`]);
    },
  );

  test.each<Split>([
    ['zorblax, at room temperature', 'zorblax', 'at room temperature'],
    ['zorblax, at the ready', 'zorblax', '', 'at the ready'],
    ['zorblax, room temperature', 'zorblax', 'room temperature'],
    ['zorblax, room service', 'zorblax', '', 'room service'],
    ['zorblax, in chunks', 'zorblax', 'in chunks'],
    ['zorblax, in ½ cm slices', 'zorblax', 'in ½ cm slices'],
    ['zorblax, in brine', 'zorblax', '', 'in brine'],
    ['zorblax, finely', 'zorblax', 'finely'],
    ['zorblax, very finely chopped', 'zorblax', 'very finely chopped'],
    ['zorblax, 1 cm diced', 'zorblax', '1 cm diced'],
    ['zorblax, 1 cm pink', 'zorblax', '', '1 cm pink'],
    ['zorblax, fresh or dried', 'zorblax', 'fresh or dried'],
    ['zorblax, fresh but sour', 'zorblax', 'fresh but sour'],
    ['zorblax, zinking quux halved', 'zorblax', 'zinking quux halved'],
    ['zorblax, zinking quux glorp frub halved', 'zorblax', '', 'zinking quux glorp frub halved'],
    ['zorblax, to be cut into rings', 'zorblax', '', 'to be cut into rings'],
    ['zorblax, slab cut into rings', 'zorblax', 'slab cut into rings'],
    ['zorblax, slab Cut In rings', 'zorblax', 'slab Cut In rings'],
    ['zorblax, slab cut crosswise now', 'zorblax', 'slab cut crosswise now'],
    ['zorblax, slab cut lengthwise now', 'zorblax', 'slab cut lengthwise now'],
    ['zorblax, uncut into rings', 'zorblax', '', 'uncut into rings'],
    ['zorblax, slab cut inside rings', 'zorblax', '', 'slab cut inside rings'],
    ['zorblax, grated zest quux', 'zorblax', 'grated zest quux'],
    ['zorblax, sliced 2 quux', 'zorblax', 'sliced 2 quux'],
    ['zorblax, sliced quux thin', 'zorblax', 'sliced quux thin'],
    ['zorblax, sliced quux thing', 'zorblax', '', 'sliced quux thing'],
    ['zorblax, sliced avocado', 'zorblax', '', 'sliced avocado'],
    ['zorblax, with skin removed', 'zorblax', 'with skin removed'],
    ['zorblax, and then peeled', 'zorblax', 'and then peeled'],
    ['zorblax, the leaves picked', 'zorblax', 'the leaves picked'],
    ['zorblax, each', 'zorblax', '', 'each'],
    ['zorblax, frozen until firm', 'zorblax', 'frozen until firm'],
    ['zorblax, frozen quux', 'zorblax', '', 'frozen quux'],
    ['zorblax, smoked chopped', 'zorblax', 'smoked chopped'],
    ['zorblax, smoked lightly', 'zorblax', 'smoked lightly'],
    ['zorblax, use halved', 'zorblax', '', 'use halved'],
    ['zorblax, or very finely chopped', 'zorblax', 'or very finely chopped'],
    ['zorblax, or', 'zorblax', '', 'or'],
    ['zorblax, or chopped quux', 'zorblax', '', 'or chopped quux'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });

  test.each<Split>([
    ['zorblax, cut into about 8 rounds', 'zorblax', 'cut into about 8 rounds'],
    ['zorblax, cut to about 3 cm', 'zorblax', 'cut to about 3 cm'],
    ['zorblax, cold but not hard', 'zorblax', 'cold but not hard'],
    ['zorblax, peeled if you like', 'zorblax', 'peeled if you like'],
    ['zorblax, soaked for 3 hours', 'zorblax', 'soaked for 3 hours'],
    ['zorblax, soaked for 1 hour', 'zorblax', 'soaked for 1 hour'],
    ['zorblax, soaked for 1 minute', 'zorblax', 'soaked for 1 minute'],
    ['zorblax, soaked for 20 minutes', 'zorblax', 'soaked for 20 minutes'],
    ['zorblax, soaked or overnight', 'zorblax', 'soaked or overnight'],
    ['zorblax, sliced about ½ inch thick', 'zorblax', 'sliced about ½ inch thick'],
    ['zorblax, sliced about 1 cm thick', 'zorblax', 'sliced about 1 cm thick'],
    ['zorblax, sliced about 5 mm thick', 'zorblax', 'sliced about 5 mm thick'],
    ['zorblax, soaked in water to cover', 'zorblax', 'soaked in water to cover'],
    ['zorblax, peeled for the soup', 'zorblax', 'peeled', 'for the soup'],
    ['zorblax, peeled plus 1 minute', 'zorblax', 'peeled', 'plus 1 minute'],
    ['zorblax, cut thin about 2 rounds', 'zorblax', 'cut thin', 'about 2 rounds'],
    ['zorblax, cut inward about 2 rounds', 'zorblax', 'cut inward', 'about 2 rounds'],
    ['zorblax, melted for greasing', 'zorblax', 'melted', 'for greasing'],
    ['zorblax, melted for the acme', 'zorblax', 'melted', 'for the acme'],
  ])(
    'a remark goes on with a preparation that it measures, else it stands apart: %s',
    (text, name, done, said = '') => {
      expect(told(text)).toEqual([name, done, said]);
    },
  );
});

describe('what may be left out', () => {
  test.each(['optional', 'if using', 'if you like', 'if liked', 'if desired', 'Optional.', 'OPTIONAL!', 'if  desired'])(
    '"%s" says so and nothing more',
    (said) => {
      expect(told(`zorblax, ${said}`)).toEqual(['zorblax', '', 'optional']);
      expect(told(`zorblax (${said})`)).toEqual(['zorblax', '', 'optional']);
    },
  );
  test.each<Split>([
    ['zorblax, optional - peeled', 'zorblax', 'peeled', 'optional'],
    ['zorblax (optional: peeled)', 'zorblax', 'peeled', 'optional'],
    ['zorblax (peeled; optional)', 'zorblax', 'peeled', 'optional'],
    ['zorblax, peeled, optional', 'zorblax', 'peeled', 'optional'],
    ['optional zorblax', 'zorblax', '', 'optional'],
    ['zorblax optional', 'zorblax', '', 'optional'],
    ['zorblax, optionally', 'zorblax', 'optionally'],
    ['zorblax, nonoptional', 'zorblax', '', 'nonoptional'],
    ['zorblax (such as quux, optional)', 'zorblax', '', 'such as quux | optional'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
});

describe('foods in a row', () => {
  test.each([
    'olive, sunflower, hazelnut or walnut oil',
    'onion, carrot and celery',
    'onion, carrot & celery',
    'onion, leek, carrot and/or celery',
    'rosemary, thyme, and bay',
    'red, yellow, or green peppers',
    'one two three four, five and six',
    'a1, b, c, d, e, f, g or h',
  ])('%s are one name', (text) => {
    expect(told(text)).toEqual([text, '', '']);
  });
  test.each<Split>([
    ['onion, or shallots', 'onion', '', 'or shallots'],
    ['onion, and leeks', 'onion', '', 'and leeks'],
    ['onion, carrot', 'onion', '', 'carrot'],
    ['onion or leek, carrot and celery', 'onion or leek', '', 'carrot and celery'],
    ['one two three four five, six and seven', 'one two three four five', '', 'six and seven'],
    ['onion, one two three four five and six', 'onion', '', 'one two three four five and six'],
    ['onion, one two three four, leek and chive', 'onion', '', 'one two three four | leek and chive'],
    ['onion, 2 carrots and celery', 'onion', '', '2 carrots and celery'],
    ['onion, fresh or dried', 'onion', 'fresh or dried'],
    ['onion, peeled, and carrot', 'onion', 'peeled', 'and carrot'],
    ['onion, such as red, and carrot', 'onion', '', 'such as red | and carrot'],
    ['a1, b, c, d, e, f, g, h, i or j', 'a1', '', 'b | c | d | e | f | g | h | i or j'],
  ])('%s are not', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
});

describe('a name that has no food yet goes on behind its comma', () => {
  test.each<Split>([
    ['boneless, skinless zorblax', 'boneless, skinless zorblax'],
    ['boneless, skinless, trimmed zorblax', 'boneless, skinless zorblax', 'trimmed'],
    ['dried, or fresh', 'dried', '', 'or fresh'],
    ['sweet or sour, ripe zorblax, halved', 'sweet or sour, ripe zorblax', 'halved'],
    ['roasted, salted', 'roasted', 'salted'],
    ['roasted, salted, zorblax', 'roasted, salted, zorblax'],
    ['dried, to serve', 'dried', '', 'to serve'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
  test.each(
    list('less -free -fat -sized -style -quality -grain -cured -cooked -raised -fed -ripened -cut -on -off ly ed'),
  )('words in "%s" describe it', (ending) => {
    expect(told(`zorb${ending}, frub quux`)).toEqual([`zorb${ending}, frub quux`, '', '']);
    expect(told(`zorb${ending}z, frub quux`)).toEqual([`zorb${ending}z`, '', 'frub quux']);
  });
  test.each(['holy, frub quux', 'shed, frub quux', 'seed, frub quux', 'family, frub quux', 'ply, frub quux'])(
    '%s: its first word is no participle and no adverb',
    (text) => {
      expect(told(text)).toEqual([text.slice(0, text.indexOf(',')), '', 'frub quux']);
    },
  );
});

describe('brackets', () => {
  test.each<[string, string, string[]]>([
    ['plain', 'plain', []],
    ['a (b) c', 'a  c', ['b']],
    ['a [b] c', 'a  c', ['b']],
    ['a (b (c) d) e', 'a  e', ['b (c) d']],
    ['a (b) (c)', 'a  ', ['b', 'c']],
    ['a (b', 'a ', ['b']],
    ['a (b (c', 'a ', ['b (c']],
    ['a (b (c) d', 'a ', ['b (c) d']],
    ['a) b', 'a  b', []],
    ['a] b)', 'a  b ', []],
    ['a (b)) c', 'a   c', ['b']],
  ])('%s: what is outside of them, and what each holds', (text, outside, groups) => {
    expect(takeBrackets(text).outside.split(/\s+/).filter(Boolean)).toEqual(outside.split(/\s+/).filter(Boolean));
    expect(takeBrackets(text).groups).toEqual(groups);
  });

  test.each<Split>([
    ['(zorblax, halved)', 'zorblax', 'halved'],
    ['((zorblax) halved)', 'zorblax', 'halved'],
    ['(((zorblax)))', 'zorblax'],
    ['() (zorblax)', 'zorblax'],
    ['boneless (zorblax, halved)', 'boneless, zorblax', 'halved'],
    ['boneless (halved)', 'boneless', 'halved'],
    ['zorblax (frub (glorp, halved))', 'zorblax', 'halved', 'frub | glorp'],
    ['zorblax (halved - peeled)', 'zorblax', 'halved | peeled'],
    ['zorblax (halved – peeled)', 'zorblax', 'halved | peeled'],
    ['zorblax (halved, , peeled)', 'zorblax', 'halved | peeled'],
    ['zorblax (frub-quux)', 'zorblax', '', 'frub-quux'],
    ['zorblax (or use frub, halved)', 'zorblax', '', 'or use frub | halved'],
    ['zorblax (halved, or frub, peeled)', 'zorblax', 'halved', 'or frub | peeled'],
    ['zorblax (or use frub) (halved)', 'zorblax', 'halved', 'or use frub'],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
});

describe('the marks around words', () => {
  test.each<Split>([
    ['zorblax; halved', 'zorblax', 'halved'],
    ['zorblax: halved', 'zorblax', 'halved'],
    ['zorblax,, halved', 'zorblax', 'halved'],
    ['zorblax,halved', 'zorblax,halved'],
    ['zorblax chopped,', 'zorblax', 'chopped'],
    ['zorblax, chopped;', 'zorblax', 'chopped'],
    ['zorblax, "halved"', 'zorblax', '"halved"'],
    ['zorblax, halved.', 'zorblax', 'halved.'],
    ['zorblax —halved', 'zorblax', 'halved'],
    ['zorblax –– halved', 'zorblax', 'halved'],
    ['zorblax -- halved', 'zorblax', 'halved'],
    ['zorblax -halved', 'zorblax', '-halved'],
    [' zorblax , halved ', 'zorblax', 'halved'],
    ['.- zorblax/+-', 'zorblax'],
    ['frub-or halved zorblax', 'frub', '', 'or halved zorblax'],
    ['zorblax cut into 2 – 3 chunks', 'zorblax', 'cut into 2-3 chunks'],
    ['zorblax cut into ½—1 cm cubes', 'zorblax', 'cut into ½-1 cm cubes'],
    ['zorblax CHOPPED', 'zorblax', 'CHOPPED'],
    ['frub/glorp, zyx quux', 'frub/glorp', '', 'zyx quux'],
    ['dried/smoked, zyx quux', 'dried/smoked, zyx quux'],
    ['dried/frub, zyx quux', 'dried/frub', '', 'zyx quux'],
    ['dried/, zyx quux', 'dried/, zyx quux'],
    ['', ''],
  ])('%s', (text, name, preparation = '', comment = '') => {
    expect(told(text)).toEqual([name, preparation, comment]);
  });
});
