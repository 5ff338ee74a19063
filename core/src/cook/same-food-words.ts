/** Words of one food that a list and a step may use beside one another, each with the one that both are read as. */
const SAME: readonly (readonly [string, string])[] = [
  ['coriander', 'cilantro'],
  ['eggplant', 'aubergine brinjal'],
  ['zucchini', 'courgette'],
  ['shrimp', 'prawn'],
  ['cornstarch', 'cornflour'],
  ['arugula', 'rocket'],
  ['chickpea', 'garbanzo'],
  ['powdered', 'confectioner'],
  ['stock', 'broth'],
  ['feta', 'fetta'],
  ['yogurt', 'yoghurt yoghourt'],
  ['chili', 'chilli chile'],
  ['mayonnaise', 'mayo'],
  ['parmesan', 'parmigiano'],
  ['corn', 'sweetcorn'],
  ['karotte', 'mohre mohren karotten mohrruben'],
  ['sahne', 'rahm obers schlagobers'],
  ['quark', 'topfen'],
  ['tomate', 'paradeiser'],
  ['kartoffel', 'erdapfel'],
];

export const SAME_FOOD: ReadonlyMap<string, string> = new Map(
  SAME.flatMap(([word, others]) => others.split(' ').map((other): [string, string] => [other, word])),
);
