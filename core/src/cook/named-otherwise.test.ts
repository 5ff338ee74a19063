import { expect, test } from 'vitest';
import type { Language } from '../ingredients/languages/language.ts';
import { stepsTaken } from '../testing/steps-taken.ts';

type Case = [Language, string[], string, string[]];

test.each<Case>([
  // the one food of a kind goes by the kind
  ['en', ['8 chipolatas', '1 onion'], 'Fry the sausages until brown.', ['8 chipolatas']],
  ['en', ['4 merguez', '2 smoked sausages'], 'Slice the sausages.', ['2 smoked sausages']],
  ['en', ['4 merguez', '4 chipolatas'], 'Slice the pepper and fry the sausages.', []],
  ['en', ['200 g basmati', '1 onion'], 'Rinse the rice and drain.', ['200 g basmati']],
  ['en', ['200 g udon', '1 onion'], 'Cook the noodles for 3 minutes.', ['200 g udon']],
  ['en', ['150 g blueberries', '100 g sugar'], 'Fold in the berries.', ['150 g blueberries']],
  ['en', ['1 jalapeño', '100 g feta'], 'Slice the chilli.', ['1 jalapeño']],
  // the end of a name behind an article, where one food ends so
  ['de', ['40 g Pinienkerne', '1 Rübe'], 'Die Kerne rösten.', ['40 g Pinienkerne']],
  ['de', ['40 g Pinienkerne', '40 g Kürbiskerne'], 'Die Kerne rösten.', []],
  ['de', ['1 EL Misopaste', '1 Rübe'], 'Die Paste einrühren.', ['1 EL Misopaste']],
  ['de', ['5 Pimentkörner', '2 Wacholderbeeren'], 'Wacholder andrücken.', ['2 Wacholderbeeren']],
  // pieces of the whole
  ['de', ['1 Bund Schnittlauch', '1 Rettich'], 'Mit Schnittlauchröllchen bestreuen.', ['1 Bund Schnittlauch']],
  ['de', ['1 Vanilleschote', '1 Birne'], 'Vanillemark und Birnenspalten zugeben.', ['1 Vanilleschote', '1 Birne']],
  ['de', ['500 g Rindfleisch', '1 l Fleischbrühe'], 'Die Fleischwürfel anbraten.', ['500 g Rindfleisch']],
  ['de', ['2 rote Paprika', '1 TL Paprikapulver'], 'Paprikaschoten entkernen.', ['2 rote Paprika']],
  ['de', ['1 Brokkoli', '4 Hähnchenbrustfilets'], 'In kleine Röschen teilen.', []],
  // an end by its letters alone
  ['de', ['1 Muskatnuss', '50 g Walnüsse'], 'Die Nüsse hacken.', ['50 g Walnüsse']],
  ['de', ['1 Knoblauchzehe', '1 Stange Porree'], 'Lauch putzen.', ['1 Stange Porree']],
  ['de', ['3 EL Paniermehl', '50 g Weizenmehl'], 'Mit dem Mehl bestäuben.', ['50 g Weizenmehl']],
  ['nl', ['3 el paneermeel', '300 g zelfrijzend bakmeel'], 'Kneed het meel.', ['300 g zelfrijzend bakmeel']],
  // two lines of one name are both meant by its end: the first is taken first
  ['de', ['1 EL Rapsöl', '1 Rübe', 'Rapsöl zum Beträufeln'], 'Öl erhitzen.', ['1 EL Rapsöl']],
  // small pieces in one word, and plurals behind an apostrophe
  ['nl', ['1 ui', '2 paprika’s'], 'Bak de uiringetjes en de paprika.', ['1 ui', '2 paprika’s']],
  ['nl', ['1 courgette', '1 broccoli'], 'Courgetteplakjes en broccoliroosjes.', ['1 courgette', '1 broccoli']],
  ['nl', ['200 g cherrytomaatjes', '30 g pompoenpitten'], 'Halveer de tomaatjes.', ['200 g cherrytomaatjes']],
  ['nl', ['200 g kool', '30 g pompoenpitten'], 'Rooster de pitjes.', ['30 g pompoenpitten']],
  ['nl', ['2 el gezouten pinda’s', '1 komkommer'], 'Strooi de nootjes erop.', ['2 el gezouten pinda’s']],
  ['nl', ['500 g runderriblappen', '1 raap'], 'Braad het vlees.', ['500 g runderriblappen']],
  ['nl', ['200 g speklapjes', '1 varkenspoot'], 'Bak het spek.', ['200 g speklapjes']],
  [
    'de',
    ['100 g Rohrzucker', '1 Pck. Vanillezucker'],
    'Rohr- und Vanillezucker mischen.',
    ['100 g Rohrzucker', '1 Pck. Vanillezucker'],
  ],
  [
    'de',
    ['150 g Dinkelflocken', '100 g Schinkenwürfel'],
    'Flocken rösten, Schinken zugeben.',
    ['150 g Dinkelflocken', '100 g Schinkenwürfel'],
  ],
  [
    'nl',
    ['150 g suiker', '3 eieren', '1 zakje vanillesuiker'],
    'Klop beide suikers los.',
    ['150 g suiker', '1 zakje vanillesuiker'],
  ],
  ['fr', ['1 cube de bouillon', '1 navet'], 'Ajoutez le cube.', ['1 cube de bouillon']],
  // the middle of a name left out
  ['de', ['200 g Dinkelvollkornmehl', '1 Rübe'], 'Das Dinkelmehl sieben.', ['200 g Dinkelvollkornmehl']],
  ['de', ['200 g Dinkelvollkornmehl', '200 g Roggenvollkornmehl'], 'Roggenmehl sieben.', ['200 g Roggenvollkornmehl']],
  // what is done is no beginning of a name
  ['nl', ['1 tl bakpoeder', '50 g raspkaas'], 'Rasp een wortel en bak 10 minuten.', []],
  // seeds are not what they are the seeds of
  ['nl', ['1 flespompoen', '30 g pompoenpitten'], 'Schil de pompoen.', ['1 flespompoen']],
  ['nl', ['1 rode kool', '30 g pompoenpitten'], 'Schil de pompoen.', []],
  // names of other kitchens
  ['it', ['3 tuorli', '2 albumi'], 'Montate i rossi. Unite i bianchi.', ['3 tuorli', '2 albumi']],
  ['es', ['500 g de corvina', '1 l de caldo de pescado'], 'Corta el pescado.', ['500 g de corvina']],
  ['it', ['200 g di gamberetti', '1 rapa'], 'Unite i gamberi.', ['200 g di gamberetti']],
  ['es', ['1 kg de espinazo de res', '1 nabo'], 'Cuece la carne.', ['1 kg de espinazo de res']],
  ['de', ['1 Hokkaido', '1 Rübe'], 'Den Kürbis würfeln.', ['1 Hokkaido']],
])('a food goes by a part, an end or another name, %s: %s: %s', (language, lines, step, expected) => {
  expect(stepsTaken(language, lines, [step])).toEqual([expected]);
});

test.each<Case>([
  // 'de' joins no second food to the first
  [
    'fr',
    ['1 pain d’épices', '2 c. à soupe de moutarde'],
    'Tartinez le pain d’épices de moutarde.',
    ['1 pain d’épices', '2 c. à soupe de moutarde'],
  ],
  // nor does 'et' join the salt to the butter of another line
  [
    'fr',
    ['80 g de beurre froid', '1 pincée de sel', '50 g de beurre demi-sel'],
    'Sablez le beurre et le sel.',
    ['80 g de beurre froid', '1 pincée de sel'],
  ],
  // a colour is no food by itself, nor is a case of pastry baked blind
  ['fr', ['4 œufs', '50 g de chocolat blanc'], 'Montez les blancs en neige.', ['4 œufs']],
  ['fr', ['2 blancs d’œufs', '1 pâte brisée'], 'Cuisez la pâte à blanc.', ['1 pâte brisée']],
  ['it', ['1 peperone rosso', '1 peperone verde', '2 uova'], 'Tagliate il peperone verde.', ['1 peperone verde']],
  // the water of the list, and that of the tap
  ['it', ['1 l di acqua', '200 g di farina di mais'], 'Portate a bollore l’acqua salata.', ['1 l di acqua']],
  ['it', ['1 l di acqua', '200 g di farina di mais'], 'Lessate le rape in acqua salata.', []],
  ['fr', ['10 cl d’eau', '200 g de farine'], 'Plongez les navets dans l’eau bouillante.', []],
  [
    'de',
    ['80 g Rohrzucker', '80 g weißer Zucker', '1 Ei'],
    'Beide Zuckersorten verrühren.',
    ['80 g Rohrzucker', '80 g weißer Zucker'],
  ],
  // what the list has so is what the step means
  [
    'fr',
    ['2 c. à soupe de purée d’amande', '1 navet'],
    'Ajoutez la purée d’amande.',
    ['2 c. à soupe de purée d’amande'],
  ],
  [
    'es',
    ['500 g de carne de cerdo', '300 g de pollo'],
    'Agrega las carnes.',
    ['500 g de carne de cerdo', '300 g de pollo'],
  ],
  [
    'es',
    ['1 cucharadita de comino', '1 cucharadita de ajo en polvo', '2 ajos'],
    'Añade las especias.',
    ['1 cucharadita de comino', '1 cucharadita de ajo en polvo'],
  ],
  ['fr', ['1 c. à café de cumin', '1/2 botte de coriandre'], 'Ajoutez les épices.', ['1 c. à café de cumin']],
  [
    'nl',
    ['1 winterwortel', '1 spitskool', '200 g kikkererwten'],
    'Snijd alle groenten.',
    ['1 winterwortel', '1 spitskool'],
  ],
  [
    'nl',
    ['300 g lamsgehakt', '1 tl korianderzaad', '½ tl komijnpoeder'],
    'Voeg de specerijen toe.',
    ['1 tl korianderzaad', '½ tl komijnpoeder'],
  ],
  ['nl', ['2 wortels', '1 prei'], 'Voeg de fijn gesneden groenten toe.', ['2 wortels', '1 prei']],
])('what stands beside a food or for a kind of it, %s: %s: %s', (language, lines, step, expected) => {
  expect(stepsTaken(language, lines, [step])).toEqual([expected]);
});

test('what stands behind a German word tells what it means there, not the first time alone', () => {
  const lines = ['2 Eier', '150 g Frankfurter'];
  expect(stepsTaken('de', lines, ['Eigelb Frankfurter Art. Das Eigelb verrühren.'])).toEqual([
    ['2 Eier', '150 g Frankfurter'],
  ]);
});
