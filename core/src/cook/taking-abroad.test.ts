import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { stepsTaken as taken } from '../testing/steps-taken.ts';

test.each<[Language, string[], string[], string[][]]>([
  [
    'de',
    ['300 ml Sahne', '90 g Bergkäse'],
    [
      'Zwei Drittel der Sahne mit einem Drittel des geriebenen Bergkäses erhitzen.',
      'Übrige Sahne und restlichen Käse zugeben.',
    ],
    [
      ['300 ml Sahne *0.667', '90 g Bergkäse *0.333'],
      ['300 ml Sahne *0.333', '90 g Bergkäse *0.667'],
    ],
  ],
  [
    'de',
    ['4 EL Öl', '2 Eier'],
    ['Einen EL Öl erhitzen, ein Ei zugeben.', 'Das zweite Ei im übrigen Öl braten.'],
    [
      ['4 EL Öl *0.25', '2 Eier *0.5'],
      ['4 EL Öl *0.75', '2 Eier *0.5'],
    ],
  ],
  // a sign before 'of the' is a part of it
  [
    'nl',
    ['3 el raapolie', '1 knolraap'],
    ['Bestrijk met ⅓ van de olie.', 'Bak in de rest van de olie.'],
    [['3 el raapolie *0.333'], ['3 el raapolie *0.667']],
  ],
  [
    'nl',
    ['40 g margarine'],
    ['Vet de vorm in met een deel van de margarine.', 'Leg de rest van de margarine erop.'],
    [['40 g margarine *?'], ['40 g margarine *?']],
  ],
  [
    'de',
    ['300 ml Molke'],
    ['1/3 der Molke erwärmen.', 'Restliche Molke zugießen.'],
    [['300 ml Molke *0.333'], ['300 ml Molke *0.667']],
  ],
  // on each of several, all of it
  [
    'de',
    ['4 TL Senf', '8 Scheiben Speck'],
    ['Mit je einem TL Senf bestreichen, jede Roulade mit 2 Scheiben Speck belegen.'],
    [['4 TL Senf', '8 Scheiben Speck']],
  ],
  ['it', ['8 foglie di salvia'], ['Su ogni fetta mettete una foglia di salvia.'], [['8 foglie di salvia']]],
  // one of a few, and the other
  [
    'es',
    ['2 huevos', '1 nabo'],
    ['Bate un huevo con el nabo.', 'Pinta con el otro huevo.'],
    [['2 huevos *0.5', '1 nabo'], ['2 huevos *0.5']],
  ],
  [
    'fr',
    ['2 gousses d’ail', '1 navet'],
    ['Frottez le plat d’une gousse d’ail.', 'Ajoutez l’autre gousse au navet.'],
    [['2 gousses d’ail *0.5'], ['2 gousses d’ail *0.5', '1 navet']],
  ],
  ['es', ['4 huevos', '1 nabo'], ['Casca un huevo por persona.'], [['4 huevos']]],
  [
    'nl',
    ['50 g boter', '1 raap'],
    ['Vet de pan in met wat boter.', 'Serveer met een klontje boter.'],
    [['50 g boter *?'], ['50 g boter *?']],
  ],
  // the rest is not of a line that is gone, where another is left
  [
    'de',
    ['30 g Butter', '2 Eier', '60 g Butter'],
    ['Eier mit der Butter verrühren.', 'Die restliche Butter schmelzen.'],
    [['30 g Butter', '2 Eier'], ['60 g Butter']],
  ],
  // a time for each is none
  [
    'fr',
    ['10 cl d’huile', '2 navets'],
    ['Chauffez 2 c. à soupe d’huile, dorez les navets 5 minutes chacun.'],
    [['10 cl d’huile *0.296', '2 navets']],
  ],
  [
    'it',
    ['300 ml di acqua', '5 g di miele'],
    ['Sciogliete il miele in un po’ d’acqua.', 'Versate l’acqua restante.'],
    [['300 ml di acqua *?', '5 g di miele'], ['300 ml di acqua *?']],
  ],
  [
    'fr',
    ['4 c. à soupe d’huile', '80 g de comté'],
    [
      'Faites chauffer une cuillère à soupe d’huile avec les trois quarts du comté.',
      'Versez l’huile restante et le reste de comté.',
    ],
    [
      ['4 c. à soupe d’huile *0.25', '80 g de comté *0.75'],
      ['4 c. à soupe d’huile *0.75', '80 g de comté *0.25'],
    ],
  ],
  [
    'fr',
    ['2 c. à s. d’huile', '50 g de sucre', '1 sachet de sucre vanillé'],
    [
      'Chauffez 1 c. à s. d’huile 2 min sur chaque face avec la moitié du sucre.',
      'Ajoutez le reste du sucre et le sucre vanillé.',
    ],
    [
      ['2 c. à s. d’huile *0.5', '50 g de sucre *0.5'],
      ['50 g de sucre *0.5', '1 sachet de sucre vanillé'],
    ],
  ],
  [
    'it',
    ['4 cucchiai di olio', '60 g di burro', '1 bustina di zafferano'],
    [
      'Scaldate due cucchiai d’olio e un terzo del burro per 5 minuti.',
      'A metà cottura unite lo zafferano, l’olio rimasto e il restante burro.',
    ],
    [
      ['4 cucchiai di olio *0.5', '60 g di burro *0.333'],
      ['4 cucchiai di olio *0.5', '60 g di burro *0.667', '1 bustina di zafferano'],
    ],
  ],
  [
    'it',
    ['200 g di pomodorini', '40 g di burro'],
    [
      'Tagliate a metà i pomodorini.',
      'Fate sciogliere 30 g di burro e cuocete per 4 minuti.',
      'Aggiungete al fondo il burro restante.',
    ],
    [['200 g di pomodorini'], ['40 g di burro *0.75'], ['40 g di burro *0.25']],
  ],
  [
    'es',
    ['6 cucharadas de aceite', '300 g de mayonesa'],
    [
      'Fríe en la mitad del aceite. Mezcla con dos tercios de la mayonesa.',
      'Añade el aceite que queda y la mayonesa sobrante.',
    ],
    [
      ['6 cucharadas de aceite *0.5', '300 g de mayonesa *0.667'],
      ['6 cucharadas de aceite *0.5', '300 g de mayonesa *0.333'],
    ],
  ],
  [
    'nl',
    ['200 g kaas', '4 el ketjap', '60 g walnoten'],
    [
      'Marineer in de helft van de ketjap. Roer driekwart van de kaas en tweederde van de noten erdoor.',
      'Strooi de overige kaas en de overgebleven noten erover met de resterende ketjap.',
    ],
    [
      ['200 g kaas *0.75', '4 el ketjap *0.5', '60 g walnoten *0.667'],
      ['200 g kaas *0.25', '4 el ketjap *0.5', '60 g walnoten *0.333'],
    ],
  ],
])('a part and what is left of it, in words, %s: %s', (language, lines, steps, expected) => {
  expect(taken(language, lines, steps)).toEqual(expected);
});

test('one of many is put down for each, and a spoon is as much as its millilitres', () => {
  expect(taken('de', ['6 Kugeln Mozzarella'], ['Eine Kugel in die Mitte legen.'])).toEqual([['6 Kugeln Mozzarella']]);
  expect(taken('fr', ['3 c. à s. d’huile', '1 oignon'], ['Dorez l’oignon dans 1 c. à s. d’huile.'])).toEqual([
    ['3 c. à s. d’huile *0.333', '1 oignon'],
  ]);
  expect(taken('fr', ['30 ml de crème'], ['Ajoutez 2 c. à soupe de crème.'])).toEqual([['30 ml de crème']]);
});

test.each<[Language, string[], string[], string[][]]>([
  [
    'en',
    ['120 g dates', '40 g honey'],
    ['Use half of the dates.', 'Fold in the remaining half of the dates.'],
    [['120 g dates *0.5'], ['120 g dates *0.5']],
  ],
  [
    'en',
    ['90 g dates'],
    ['Add a third of the dates.', 'Another third of the dates.', 'Scatter over the last third of the dates.'],
    [['90 g dates *0.333'], ['90 g dates *0.333'], ['90 g dates *0.333']],
  ],
  [
    'en',
    ['80 g oats'],
    ['Add half of the oats.', 'Add half of the remaining oats.', 'Add the rest of the oats.'],
    [['80 g oats *0.5'], ['80 g oats *0.25'], ['80 g oats *0.25']],
  ],
  [
    'de',
    ['80 g Grieß'],
    ['Die Hälfte des Grießes einrühren.', 'Die restliche Hälfte des Grießes einstreuen.'],
    [['80 g Grieß *0.5'], ['80 g Grieß *0.5']],
  ],
  [
    'fr',
    ['80 g de semoule'],
    ['Versez la moitié de la semoule.', 'Ajoutez la moitié restante de la semoule.'],
    [['80 g de semoule *0.5'], ['80 g de semoule *0.5']],
  ],
  [
    'it',
    ['80 g di ricotta'],
    ['Unite metà della ricotta.', 'Unite la restante metà della ricotta.'],
    [['80 g di ricotta *0.5'], ['80 g di ricotta *0.5']],
  ],
  [
    'de',
    ['80 g Grieß'],
    ['Die Hälfte des Grießes einrühren.', 'Die Hälfte des restlichen Grießes zugeben.'],
    [['80 g Grieß *0.5'], ['80 g Grieß *0.25']],
  ],
])(
  'a half that is left is half of the whole, and half of what is left is less, %s: %s',
  (language, lines, steps, expected) => {
    expect(taken(language, lines, steps)).toEqual(expected);
  },
);
