import { expect, test } from 'vitest';
import { measureInName } from './measure-in-name.ts';

test.each<[string, ReturnType<typeof measureInName>]>([
  ['Salatblätter', 'leaf'],
  ['slablaadjes', 'leaf'],
  ['cabbage leaves', 'leaf'],
  ['Brokkoliröschen', 'floret'],
  ['broccoliroosjes', 'floret'],
  ['fleurettes de brocoli', 'floret'],
  ['ramilletes de brócoli', 'floret'],
  ['cimette di broccoli', 'floret'],
  ['cauliflower florets', 'floret'],
  ['Zitronenscheiben', 'slice'],
  ['komkommerplakjes', 'slice'],
  ['apple slices', 'slice'],
  ['citroenpartjes', 'wedge'],
  ['Apfelspalten', 'wedge'],
  ['Zwiebelringe', 'ring'],
  ['Paprikastreifen', 'strip'],
  ['Pfirsichhälften', 'half'],
  ['demi-concombre', 'half'],
  ['Tomatenviertel', 'quarter'],
  ['Knoblauchknolle', 'bulb'],
  ['Forellenfilets', 'fillet'],
  ['filetti di orata', 'fillet'],
  // words that only look like one
  ['Blattsalat', null],
  ['Blattspinat', null],
  ['bladerdeeg', null],
  ['Heringe', null],
  ['spring onion', null],
  ['half and half', null],
  ['demi sec', null],
  ['Schnitzel', null],
  ['tomato', null],
])('%s is counted by the %s', (name, measure) => {
  expect(measureInName(name)).toBe(measure);
});
