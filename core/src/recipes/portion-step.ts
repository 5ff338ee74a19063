import { foldForWords } from '../fold-text.ts';

/**
 * What is served by the piece: a serving is one, and nobody is given a quarter of it. English, German, French, Spanish, Italian and
 * Dutch, folded, parted by commas; with a hyphen before it a word is the end of a compound too ('-burger': Linsenburger), and what
 * follows a plus is one of several words.
 */
const PIECES = [
  '-burger, wrap, -wrap, burrito, -sandwich, toastie, panini, bagel, hot dog, -muffin, cupcake, scone, -croissant, jacket potato, baked potato',
  'calzone, scotch egg, pasty, pastie, corn on the cob, boiled egg, poached egg, fried egg, egg benedict, eggs benedict, baked apple, poached pear',
  'stuffed + pepper tomato tomatoe aubergine eggplant courgette marrow artichoke',
  '-brotchen, semmel, ofenkartoffel, folienkartoffel, berliner, -krapfen, -roulade, spiegelei, spiegeleier, bratapfel, bratapfeln, maiskolben',
  'gefullte + paprika paprikaschote zucchini aubergine tomate kohlrabi',
  'croque monsieur, croque-monsieur, croque madame, croque-madame, oeuf + dur poche cocotte mollet, oeufs + durs poches cocotte mollets',
  'tomate + farcie, courgette + farcie, aubergine + farcie, poivron + farci, tomates + farcies, courgettes + farcies, aubergines + farcies, poivrons + farcis',
  'hamburguesa, bocadillo, magdalena, huevo + frito cocido duro poche relleno, huevos + fritos cocidos duros poche rellenos',
  'pimientos + rellenos, berenjenas + rellenas, calabacines + rellenos, tomates + rellenos, pimiento + relleno',
  'panino, cornetto, cornetti, tramezzino, tramezzini, uova + sode, uovo + sodo, peperoni + ripieni, melanzane + ripiene, zucchine + ripiene, pomodori + ripieni',
  '-broodje, tosti, spiegeleieren, gevulde + paprika courgette aubergine tomaat tomaten, gekookte + eieren, gepocheerde + eieren, gebakken + eieren',
];
/** What comes as several pieces to a serving, so that half of it is whole pieces still. */
const SEVERAL = [
  '-pancake, crepe, -waffle, taco, enchilada, fishcake, fish cake, falafel, -cookie, biscuit, quesadilla, empanada, samosa, spring roll, sausage roll',
  'meatball, croquette, fritter, skewer, -kebab, dumpling, crumpet, fish finger',
  '-pfannkuchen, palatschinke, -waffel, -frikadelle, -maultasche, -knodel, -keks, -platzchen, -puffer, -bulette, -klops, -klopse, -spiess, -spiesse, fruhlingsrolle, reibekuchen, fischstabchen',
  'galette, gaufre, boulette, brochette, beignet, nem',
  'croqueta, albondiga, tortita, bunuelo, brocheta, empanadilla',
  'arancino, arancini, polpetta, polpette, crocchetta, crocchette, crespella, crespelle, spiedino, spiedini',
  '-pannenkoek, poffertje, -wafel, -kroket, -kroketten, gehaktbal, gehaktballen, loempia, bitterbal, bitterballen, -koekje',
];
/** What holds such a piece in crumbs, or what is put on one, is spooned: 'taco soup', 'Burgerauflauf', 'burger sauce'. */
const SPOONED =
  /(?:^|[^\p{L}])(?:soup|stew|salad|bowl|casserole|bake|pie|skillet|pasta|dip|pudding|hash|sauce|seasoning|soupe|salade|ensalada|sopa|zuppa|insalata)(?=$|[^\p{L}])|(?:suppe|salat|auflauf|topf|pfanne|gratin|schotel|soep|sosse|teig|deeg)(?=$|[^\p{L}])/u;

const PLURAL = '(?:e?s|n|en)?';

function patternOf(entry: string): string {
  const [first = '', behind] = entry.split(' + ');
  const word = first.startsWith('-') ? String.raw`\p{L}*${first.slice(1)}` : first;
  return behind === undefined ? `${word}${PLURAL}` : `${word} (?:${behind.split(' ').join('|')})${PLURAL}`;
}

const holds = (lines: readonly string[]) => {
  const patterns = lines.flatMap((line) => line.split(', ')).map(patternOf);
  return new RegExp(`(?:^|[^\\p{L}])(?:${patterns.join('|')})(?=$|[^\\p{L}])`, 'u');
};
const IS_PIECE = holds(PIECES);
const IS_SEVERAL = holds(SEVERAL);

/** Portions of a dish come in multiples of this: 1 for what is a piece, 0.5 for several; undefined for what is spooned. */
export function portionStep(name: string): number | undefined {
  const folded = foldForWords(name);
  if (SPOONED.test(folded)) return undefined;
  if (IS_PIECE.test(folded)) return 1;
  return IS_SEVERAL.test(folded) ? 0.5 : undefined;
}
