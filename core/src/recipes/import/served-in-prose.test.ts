import { describe, expect, it } from 'vitest';
import { servedInProse } from './facts-in-prose.ts';
import { parseYield } from './parse-yield.ts';

const served = (sentence: string): number | null => {
  const told = servedInProse(`Something that we have cooked for years. ${sentence} Enjoy it all.`);
  return told === null ? null : parseYield(told);
};

describe('for how many a recipe is, told in a sentence', () => {
  it.each([
    ['Die Mengen reichen für 2.', 2],
    ['Die Mengen reichen gut für zwei, wer Hunger hat, nimmt Reis dazu.', 2],
    ['Das Rezept reicht für drei hungrige Esser.', 3],
    ['Daraus werden etwa 12 Muffins.', 12],
    ['Aus dem Teig bekommst du ungefähr 24 Stück.', 24],
    ['Davon essen wir zu viert.', 4],
    ['These quantities are enough for 2.', 2],
    ['This makes enough for four hungry people.', 4],
    ['You will get about 24 cookies out of this dough.', 24],
    ['It comfortably serves six as a main.', 6],
    ['Les quantités sont pour 2.', 2],
    ['On obtient environ 24 biscuits avec cette pâte.', 24],
    ['Les quantités suffisent pour deux gourmands.', 2],
    ['Con estas cantidades comemos cuatro.', 4],
    ['Con esta masa salen unas 24 galletas.', 24],
    ['Las cantidades alcanzan para dos.', 2],
    ['Le dosi sono per 5.', 5],
    ['Con queste dosi si mangia in quattro.', 4],
    ['Con questo impasto vengono circa 24 biscotti.', 24],
    ['Per una tortiera da 24 cm, circa 8 fette.', 8],
    ['De hoeveelheden zijn genoeg voor 2.', 2],
    ['Van dit deeg haal je ongeveer 24 koekjes.', 24],
    ['Hier eten we met z’n vieren van.', 4],
  ])('%j', (sentence, count) => expect(served(sentence)).toBe(count));

  it.each([
    'This recipe keeps well for 3 days.',
    'The recipe is enough for 2 trays.',
    'Das reicht für 3 Tage.',
    'Das Rezept ist für 2 Bleche.',
    'Ça cuit pour 20 minutes.',
    'Le dosi sono per 500 g di farina.',
    'De hoeveelheden zijn voldoende voor 2 weken.',
    'You will get 2 batches a day.',
  ])('%j tells of something else', (sentence) => expect(served(sentence)).toBeNull());

  it('is told in words beside a time: what is on the table when', () => {
    expect(servedInProse('In 30 Minuten steht alles auf dem Tisch.')).toBeNull();
  });
});
