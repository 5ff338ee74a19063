import { expect, test } from 'vitest';
import { findStepTimes } from './find-step-times.ts';

/** The times of a step as 'from-to' in seconds, with 'x2' for two sides. */
const read = (text: string) =>
  findStepTimes(text)
    .filter((time) => time.kind !== 'interval')
    .map(({ fromSeconds, toSeconds, repeat }) => `${fromSeconds}-${toSeconds}${repeat === 1 ? '' : ` x${repeat}`}`);

test.each([
  ['Simmer for 10 minutes.', ['600-600']],
  ["Infornate a 180° per 40'.", ['2400-2400']],
  ['Faites cuire l’oignon 10-15’ à feu vif.', ['600-900']],
  ['Turn to ‘gas mark 4’ and bake in a 9’ pan or an 8’ x 8’ tin.', []],
  ['Bake for 20–25 mins until golden.', ['1200-1500']],
  ['Four chaud / Th. 7 / 35 min', ['2100-2100']],
  ['Bake 1 / 2 hour.', ['1800-1800']],
  ['Cook 1 hr 20 mins, then rest.', ['4800-4800']],
  ['Bake 1 - 1 ½ hours.', ['3600-5400']],
  ['Simmer an hour and a half.', ['5400-5400']],
  ['Leave for three-quarters of an hour.', ['2700-2700']],
  ['Toast for 30 seconds to 1 minute.', ['30-60']],
  ['Fry 4 more minutes, then another 5.', ['240-240', '300-300']],
  ['Grill 3 minutes per side.', ['180-180 x2']],
  ['Fry the slices for two minutes on each side.', ['120-120 x2']],
  ['Cook on low for 5 hours or on high for 3 hours.', ['18000-18000', '10800-10800']],
  ['Let it come to room temperature for 30 minutes before baking.', ['1800-1800']],
  ['Leave to rest for at least half an hour.', ['1800-1800']],
  ['Boil the eggs for six and a half minutes.', ['390-390']],
  ['Braise for 1 and 1/2 hours.', ['5400-5400']],
  ['Steam for eleven minutes, then another minute.', ['660-660', '60-60']],
  ['Bake for between 25 and 30 minutes.', ['1500-1800']],
  ['Let it stand for a minute or two.', ['60-120']],
  ['Fry for 2 minutes, then cook 3 to 4 more.', ['120-120', '180-240']],
  ['Microwave for 40 seconds, stir, then another 20.', ['40-40', '20-20']],
  ['Boil for 5 minutes, then add 2 more eggs.', ['300-300']],
  ['Fry for 3 minutes on either side, then rest for 5 minutes.', ['180-180 x2', '300-300']],
  ['Cook for 1 hour 45, then drain.', ['6300-6300']],
  ['Chill for no less than 30 minutes.', ['1800-1800']],
  ['Laat een minuut of vijf rusten.', ['300-300']],
  ['Hornee 20 minutos a 230 ºC y otros 35 a 190 ºC.', ['1200-1200', '2100-2100']],
  ['Enfriar 3 hs. en la heladera.', ['10800-10800']],
  ['Cuire 1h1/4 au four.', ['4500-4500']],
  ['Hornear 1 h 1/2.', ['5400-5400']],
  ['Laisser mijoter deux petites heures.', ['7200-7200']],
  ['Comptez trois bons quarts d’heure.', ['2700-2700']],
  ['2 Std 30 schmoren.', ['9000-9000']],
  ['Ein halbes Stündchen ruhen lassen.', ['1800-1800']],
  ['Bak ze aan weerskanten 1 à 2 min.', ['60-120 x2']],
  ['Eine knappe Stunde schmoren.', ['3600-3600']],
  ['Laat een uur of drie opstijven.', ['10800-10800']],
  ['Bak ze 4 min. aan weerszijden.', ['240-240 x2']],
])('a time to wait for: %s', (text, times) => {
  expect(read(text)).toEqual(times);
});

test.each([
  'Take the butter out of the fridge an hour before you start.',
  'It keeps for 3 days in the fridge.',
  'Can be made up to 12 hours ahead.',
  'Stir in the 2 minute noodles.',
  'Serve with 7-minute eggs.',
  'Roast the joint for 25 minutes per 500g plus 25 minutes.',
  'Prep 15 min, cook 40 min, serves 4.',
  'Total time: 50 minutes.',
  'Boil the pasta 1 minute less than the packet says.',
  'Cook for a few minutes.',
  'Fry the minute steaks.',
  'Cook the beans 10 minutes longer than you think.',
  'Never boil it for longer than a minute.',
  'The first batch took me 25 minutes.',
  'I left mine for 40 minutes.',
  'For each pound of turkey allow 15 minutes.',
  'On the table in just under 30 minutes.',
  'Unite il basilico 5 minuti prima di spegnere.',
  'Die Rüben 25 Min. vor Ende der Garzeit zugeben.',
])('no timer: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['Den Teig eineinhalb Stunden gehen lassen, dann 20-25 Min. backen.', ['5400-5400', '1200-1500']],
  ['Eine Viertelstunde ruhen lassen.', ['900-900']],
  ['Laisser reposer une demi-heure, puis cuire 1 h 15.', ['1800-1800', '4500-4500']],
  ["Cuire un quart d'heure.", ['900-900']],
  ['Cocer durante media hora y luego 5 minutos más.', ['1800-1800', '300-300']],
  ['Cuocere per mezz’ora, poi 10-12 minuti in forno.', ['1800-1800', '600-720']],
  ['Laat anderhalf uur sudderen.', ['5400-5400']],
  ['Pro Seite 3 Minuten braten.', ['180-180 x2']],
  ['Cuire 1h30 à 160 °C.', ['5400-5400']],
  ['Laisser lever 1h30–2h, puis cuire 1h15-1h30.', ['5400-7200', '4500-5400']],
  ['Cuire une heure quinze à couvert.', ['4500-4500']],
  ['Dorer 3 minutes de chaque côté.', ['180-180 x2']],
  ['Fouetter pendant trois bonnes minutes.', ['180-180']],
  ['Auf beiden Seiten je 2 Minuten braten.', ['120-120 x2']],
  ['Eine Minute oder zwei rösten; keine 5-Minuten-Terrine.', ['60-120']],
  ['Nicht länger als 5 Minuten kochen. Zubereitungszeit 25 Minuten.', []],
])('in the language of the step: %s', (text, times) => {
  expect(read(text)).toEqual(times);
});

test('an interval and a long wait are told apart from timers', () => {
  expect(findStepTimes('Roast for 1 hour, basting every 15 minutes.').map(({ kind }) => kind)).toEqual([
    'timer',
    'interval',
  ]);
  expect(findStepTimes('Chill for 8 hours.').map(({ kind }) => kind)).toEqual(['reminder']);
});

test('a time says where it stands and what it is for', () => {
  const text = 'Add the garlic and ginger and cook for 1 minute.';
  const [time] = findStepTimes(text);
  expect(text.slice(time?.start, time?.end)).toBe('1 minute');
  expect(time?.label).toBe('garlic and ginger');
});

test('a time that is told twice is one timer', () => {
  expect(read('Leave for 20 minutes. After 20 minutes, open the lid.')).toEqual(['1200-1200']);
});

test('whatever a step holds, reading it ends and its places lie in the text', () => {
  for (const text of [
    '1 '.repeat(5000),
    '1/0 minutes',
    'an '.repeat(5000),
    '½-'.repeat(4000),
    '',
    '9'.repeat(400),
    'half a quarter of an',
  ]) {
    for (const time of findStepTimes(text)) {
      expect(time.start).toBeGreaterThanOrEqual(0);
      expect(time.end).toBeLessThanOrEqual(text.length);
      expect(Number.isFinite(time.toSeconds)).toBe(true);
    }
  }
});

test('a wait of a day or more has a kind of its own, by the same rules as every time', () => {
  const daysIn = (text: string) =>
    findStepTimes(text).flatMap(({ kind, fromSeconds, toSeconds }) =>
      kind === 'days' ? `${fromSeconds / 86_400}-${toSeconds / 86_400}` : [],
    );
  expect(daysIn('Brine the beef for 5 to 7 days.')).toEqual(['5-7']);
  expect(daysIn('48 Stunden im Kühlschrank marinieren.')).toEqual(['2-2']);
  expect(daysIn('Chill for 24 hours, then fry for 5 minutes.')).toEqual(['1-1']);
  // no number of days is carried over to a bare one
  expect(findStepTimes('Cure for 2 days, then turn another 3.').map(({ kind }) => kind)).toEqual(['days']);
  for (const text of ['It keeps for 3 days in the fridge.', 'Buy a 24-hour marinated salmon.', 'Hang it for 2 months.'])
    expect([text, daysIn(text)]).toEqual([text, []]);
  expect(findStepTimes('Prove for 12 to 24 hours.').map(({ kind }) => kind)).toEqual(['reminder']);
});

test.each([
  ['Den Fisch von beiden Seiten jeweils 3 Minuten braten.', ['180-180 x2']],
  ['Je Seite ca. 2 Minuten rösten.', ['120-120 x2']],
  ['Lasciar riposare un paio d’ore.', ['7200-7200']],
  ['Lessate per un quarto d’ora.', ['900-900']],
  ['Cuocete i fagiolini 8/10 minuti.', ['480-600']],
  ['Eine 3/4 Stunde backen.', ['2700-2700']],
  ['Dora la carne un par de minutos.', ['120-120']],
  ['Laisser mijoter une fois par heure.', []],
  ['Stew for an hour and a quarter.', ['4500-4500']],
  ['Sear 3 minutes, then rest for 4.', ['180-180', '240-240']],
  ['Fry for 3 minutes; the pan serves for 4.', ['180-180']],
  ['Stir in the basil 2 minutes before the end of cooking.', []],
  ['Die Kräuter 4 Minuten vor Ende der Garzeit zugeben.', []],
  ['Ajouter la crème 3 minutes avant la fin.', []],
  ['Scolate la pasta un minuto prima del tempo indicato.', []],
  ['Si conserva in frigo per 2 giorni.', []],
  ['Aguanta 3 días en la nevera.', []],
  ['Laat het deeg een uurtje rijzen.', ['3600-3600']],
  ['Fertig in 20 Minuten.', []],
])('what other kitchens write: %s', (text, times) => {
  expect(read(text)).toEqual(times);
});

test.each([
  ['Die Sauce 10 bis höchstens 15 Minuten köcheln.', ['600-900']],
  ['8 Minuten garen, 2 Minuten vor Garende den Mais zugeben.', ['480-480']],
  ['Beidseitig je 3 Minuten grillen.', ['180-180 x2']],
  ['Den Reis 3 Min. kürzer garen als angegeben.', []],
  ['Comptez 15 minutes de cuisson par livre.', []],
  ['Pochez l’œuf 3 minutes 30.', ['210-210']],
  ['Faites dorer 5 minutes 30 g de lardons.', ['300-300']],
  ['Ne dépassez pas 8 minutes.', []],
  ['À 5 minutes de la fin, ajoutez le persil.', []],
  ['Cuece hora y media.', ['5400-5400']],
  ['Cuece 10 minutos a fuego fuerte y otros 8 a fuego lento.', ['600-600', '480-480']],
  ['Amasa 5 minutos, espera otros 5 y hornea.', ['300-300', '300-300']],
  ['Saca el queso de la nevera una hora antes.', []],
  ['A falta de 5 minutos, añade el perejil.', []],
  ['Fate riposare un’oretta, poi mezz’oretta in frigo.', ['3600-3600', '1800-1800']],
  ['Rosolate 2 minuti da entrambi i lati.', ['120-120 x2']],
  ['Un’ora prima di servire toglietelo dal frigo.', []],
  ['Cinque minuti prima di fine cottura unite le olive.', []],
  ['A 10 minuti dalla fine aggiungete i piselli.', []],
  ['Quando mancano 5 minuti unite il pesce.', []],
  ['Lasciate riposare 10 minuti prima di servire.', ['600-600']],
  ['Laat een halfuurtje opstijven.', ['1800-1800']],
  ['Bak aan beide kanten 4 minuten.', ['240-240 x2']],
  ['Niet langer dan 2 minuten.', []],
])('what a kitchen abroad waits for, and what not: %s', (text, times) => {
  expect(read(text)).toEqual(times);
});

test.each([
  ['Sofríe de 5 a 7 minutos.', 300, 420, 'sofríe'],
  ['Cocina unos 20 min a fuego lento.', 1200, 1200, 'cocina'],
  ['Cuocete dai 10 ai 15 minuti.', 600, 900, 'cuocete'],
  ['Lievitare dalle 2 alle 3 ore.', 7200, 10_800, 'lievitare'],
  ['30 secondi a microonde', 30, 30, ''],
  ['10 mn à feu doux', 600, 600, ''],
  ['ca. 20-25 Min. backen.', 1200, 1500, 'backen'],
  ['Weitere 5 Minuten köcheln lassen.', 300, 300, 'köcheln'],
])('a small word is no name of a time, and no end of one: %s', (text, fromSeconds, toSeconds, label) => {
  expect(findStepTimes(text)).toMatchObject([{ fromSeconds, toSeconds, label }]);
});

test.each([
  ['Guisa una hora o una hora y cuarto.', ['3600-4500']],
  ['Poach it for an hour or an hour and a half.', ['3600-5400']],
  ['Laat een uur of anderhalf uur trekken.', ['3600-5400']],
  ['Slow-cook 4 hours or 8 hours on low.', ['14400-14400', '28800-28800']],
  ['Laat 2 u. 30 sudderen.', ['9000-9000']],
  ['Stoof 1 u 15 min in de oven.', ['4500-4500']],
  ['Je 2 u. 3 EL Mehl mit der Milch verrühren.', []],
  ['Preheat the grill 10 minutes before the skewers are ready.', []],
  ['When the buns have been in the tin for 40 minutes, brush them.', []],
])('two ends of one time, and times that begin nothing: %s', (text, times) => {
  expect(read(text)).toEqual(times);
});
