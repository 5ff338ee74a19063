import { describe, expect, it } from 'vitest';
import { readDoAhead } from './do-ahead.ts';

const asked = (instructions: string, ...ingredients: string[]) =>
  readDoAhead(ingredients, instructions).map(({ kind, days }) => `${kind} ${days}`);

describe('what a recipe asks to be begun the day before', () => {
  it.each([
    ['Soak the chickpeas overnight in plenty of cold water.', 'soak 1'],
    ['Die Kichererbsen über Nacht einweichen.', 'soak 1'],
    ['Faire tremper les haricots toute une nuit dans de l’eau froide.', 'soak 1'],
    ['Deja los garbanzos en remojo toda la noche.', 'soak 1'],
    ['Mettete i ceci in ammollo per una notte.', 'soak 1'],
    ['Laat de bonen een nacht weken.', 'soak 1'],
    ['Remoja las alubias desde la víspera.', 'soak 1'],
    ['The night before, thaw the prawns in the fridge.', 'thaw 1'],
    ['Cover and marinate in the fridge for 8 to 12 hours.', 'marinate 1'],
    ['Brine the turkey for 48 hours.', 'marinate 2'],
    ['Leave the dough to rise in the fridge overnight.', 'rise 1'],
    ['Pour into tubs and freeze for at least 6 hours.', 'freeze 1'],
    ['Chill overnight, until set.', 'chill 1'],
    ['Let the yoghurt drain through a cloth overnight.', 'wait 1'],
  ])('%s', (sentence, expected) => expect(asked(`Chop an onion.\n${sentence} Then fry it.`)).toEqual([expected]));

  it.each([
    'Chill for 2 hours or overnight.',
    'Marinate for at least 30 minutes, or up to overnight.',
    'Mindestens 2 Stunden, besser über Nacht marinieren.',
    'Keeps overnight in the fridge.',
    'Bewaar tot 3 dagen in de koelkast.',
    'Guárdalo en la nevera 2 días.',
    'Conservez 3 jours au frigo.',
    'You can make this the day before and chill it.',
    'It can be chilled overnight.',
    'Cook on low for 8 hours.',
    'Soak the noodles for 15 minutes.',
    'Store leftovers in the freezer for up to 3 days.',
    'Add the peas, no need to thaw them overnight.',
    'Rest the dough for 30 minutes.',
  ])('none: %s', (sentence) => expect(asked(sentence)).toEqual([]));

  it('is also said by the lines of ingredients', () => {
    expect(asked('', '250 g dried chickpeas, soaked overnight')).toEqual(['soak 1']);
    expect(asked('', '400 g frozen prawns, thawed')).toEqual(['thaw 1']);
    expect(asked('', '2 cups frozen peas (do not thaw)', '50 g raisins, soaked in rum')).toEqual([]);
  });

  it('is told once a kind, what takes longest first, in the words of the recipe', () => {
    const found = readDoAhead(
      ['1 kg beans, soaked overnight'],
      'Soak the beans overnight.\nCure the ham for 3 days in the fridge.',
    );
    expect(found).toEqual([
      { kind: 'marinate', days: 3, words: 'Cure the ham for 3 days in the fridge.' },
      { kind: 'soak', days: 1, words: '1 kg beans, soaked overnight' },
    ]);
  });

  it('quotes a little of a long sentence, and leaves what is no sentence alone', () => {
    const [ahead] = readDoAhead([], `Soak the beans overnight ${'in cold water '.repeat(30)}.`);
    expect(ahead?.words.length).toBe(200);
    expect(readDoAhead([], 'overnight soak or even '.repeat(5_000))).toEqual([]);
  });
});
