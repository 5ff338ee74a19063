import { drawPicture, sizeOf } from './arrange.ts';
import { type CupboardThing, drawCupboard, findCupboard } from './cupboard.ts';
import { NAME_BREAKS } from './dishes.ts';
import { foodPictureHref, idPrefix } from './draw-cover.ts';
import type { DrawingName } from './drawings/drawings.ts';
import { DRAWINGS } from './drawings/drawings.ts';
import type { FoodPicture } from './food-pictures.ts';
import { at, num } from './geometry.ts';
import { type Look, photoOf } from './look.ts';
import { LOOKS } from './look-table.ts';
import { createPen } from './pen.ts';
import { phraseTable, wordsOf } from './phrases.ts';
import { hashText } from './random.ts';

export interface FoodIconOptions {
  /** what the ids in the markup start with, unique on the page; taken from the name when absent */
  id?: string;
  pictureHref?: (name: string) => string;
}

/** What stands in the cupboard: it shows nothing on a cover, but a list names it. */
export const PANTRY_ICONS: readonly (readonly [phrases: string, picture: FoodPicture])[] = [
  [
    'rice|risotto rice|basmati|quinoa|couscous|bulgur|barley|grain|polenta|oat|porridge oat|rolled oat|cereal|risotto',
    'cooked-rice',
  ],
  [
    'pasta|spaghetti|noodle|egg noodle|rice noodle|macaroni|penne|linguine|tagliatelle|fusilli|lasagne|lasagna|orzo|vermicelli|fettuccine',
    'spaghetti',
  ],
  [
    'milk|cream|almond milk|oat milk|soya milk|soy milk|rice milk|cashew milk|buttermilk|kefir|single cream|evaporated milk|condensed milk|cooking cream',
    'glass-of-milk',
  ],
  ['salt|pepper to taste|black pepper|white pepper|sea salt|table salt|salt and pepper|salt pepper', 'salt'],
  ['toast|breadcrumb|bread crumb|panko breadcrumb|panko|bun|burger bun|brioche', 'bread'],
  ['tortilla|corn tortilla|flour tortilla|wrap|taco shell', 'flatbread'],
  ['egg white|egg yolk|egg wash', 'egg'],
  ['tin|can', 'canned-food'],
  ['ice|ice cube', 'ice'],
  ['coffee|espresso|instant coffee|coffee bean', 'hot-beverage'],
  ['tea|tea bag|green tea', 'teapot'],
  [
    'lemongrass|lemon grass|dried mint|dried thyme|dried oregano|dried basil|dried sage|dried parsley|dried dill|dried rosemary|dried herb|dried bay leaf',
    'herb',
  ],
  ['croissant', 'croissant'],
  ['bagel', 'bagel'],
  ['pizza', 'pizza'],
  ['pancake', 'pancakes'],
  ['waffle', 'waffle'],
  ['cake', 'shortcake'],
  ['pie|pastry|puff pastry|shortcrust pastry|filo pastry', 'pie'],
  ['doughnut|donut', 'doughnut'],
  ['sunflower', 'sunflower'],
  ['hot dog', 'hot-dog'],
  ['burger', 'hamburger'],
  [
    'mince|beef mince|lamb mince|pork mince|minced beef|ground beef|ground pork|ground turkey|ground lamb|turkey mince',
    'cut-of-meat',
  ],
  ['chestnut', 'chestnut'],
  ['green apple|granny smith|bramley apple', 'green-apple'],
  ['farro|millet|buckwheat|freekeh|parboiled wheat|spelt flake|rye flake|amaranth|bran flake', 'cooked-rice'],
  ['spaetzle|crozet', 'spaghetti'],
  ['schupfnudel|maultasche|quenelle|arancini|croqueta', 'dumpling'],
  [
    'roll|panettone|stollen|rusk|crispbread|oatcake|crostini|friselle|taralli|crumpet|english muffin|bread cube|breadstick|pretzel|yeast dough|matzo meal',
    'bread',
  ],
  ['piadina|tarte flambee base', 'flatbread'],
  [
    'cracker|speculoos|amaretti|cantuccini|stroopwafel|flapjack|brownie|scone|macaroon|langue de chat|feuilletine',
    'cookie',
  ],
  ['cinnamon roll', 'doughnut'],
  ['fudge|gianduja|nougat|turron|brittle|halva|marzipan|candy coating|turkish delight|m and m', 'chocolate-bar'],
  ['sorbet', 'ice-cream'],
  ['custard|pudding mix|vla', 'custard'],
  ['ghee|lard|shortening|suet|low fat spread', 'butter'],
  ['syrup|molasses|treacle|caramel sauce|cajeta', 'honey-pot'],
  [
    'rabbit|hare|wild boar|horse meat|suckling pig|pig liver|calf liver|lamb leg|pork loin|rump cap|tafelspitz|coppa|lomo|leberkase|haggis|black pudding|gyro meat|rump|flank|onglet|porterhouse|t bone|tri tip|silverside|osso buco|tripe|ox tongue|ox heart|liver|picanha|kangaroo|ostrich|game meat|pig cheek|lamb cube|beef cube|pot roast|rib|sweetbread|white pudding|liver pate|rillettes',
    'cut-of-meat',
  ],
  [
    'capon|stewing hen|pigeon|pheasant|chicken thigh|frog leg|boiling fowl|poularde|partridge|grouse|cockerel|duckling|chicken stock bone|gizzard',
    'poultry-leg',
  ],
  [
    'eel|pike perch|carp|pike|perch|whitefish|sturgeon|red mullet|gurnard|skate|dogfish|yellowtail|whitebait|matjes|bottarga|bonito flake|whiting|ling|hoki|rockfish|john dory|redfish|meagre|mullet|corvina|pompano|pomfret|flounder|dab|megrim|brill|zander|walleye|pouting|burbot|wolffish|bluefish|sablefish|garfish|snoek|shad|milkfish|shark|amberjack|kingfish|trevally|smelt|rollmop|bloater|stockfish|saltfish|rohu|char|hilsa|barracuda|congrio|merluza|dentex|blue whiting',
    'fish',
  ],
  [
    'weisswurst|andouillette|cotechino|cervelat|landjager|chistorra|butifarra|rookworst|frikandel|mettwurst|wiener|frank|bockwurst|knackwurst|boerewors|kabanos|fuet|longaniza|linguica|boudin blanc|saveloy|sucuk|salchichon|bratwurst',
    'hot-dog',
  ],
  [
    'double gloucester|wensleydale|fontina|obatzda|port salut|limburger|tilsit|brunost|mimolette|cantal|bleu|cabrales|stracchino|squacquerone|scamorza|sbrinz|nagelkaas|caerphilly|cheshire|comte|beaufort|appenzeller|taleggio|reblochon|tomme|morbier|jarlsberg|maasdam|caciocavallo|kashkaval|havarti|livarot|provola|montasio|asiago|romano|tilsiter|mahon|idiazabal|tetilla|graviera|kefalotyri',
    'cheese-wedge',
  ],
  ['eggnog|half and half|whipped topping|horchata', 'glass-of-milk'],
  ['cassava|taro|jicama|salsify|burdock root|arrowhead|lotus root', 'potato'],
  [
    'collard green|lovage|borage|cardoon|puntarelle|monks beard|vine leaf|woodruff|pandan leaf|fiddlehead fern|moringa|cactus|wild garlic|ramson|mustard green|spring green|salad leaf|purslane|mizuna|nopal',
    'leafy-green',
  ],
  ['mixed vegetable|soup vegetable|giardiniera|antipasti vegetable', 'carrot'],
  ['dried chilli', 'hot-pepper'],
  ['choclo|tamale masa', 'ear-of-corn'],
  ['truffle', 'brown-mushroom'],
  ['quince', 'pear'],
  ['loquat|medlar|mirabelle|sloe|persimmon', 'peach'],
  ['bergamot|calamansi', 'tangerine'],
  ['edible flower|elderflower|hibiscus flower', 'hibiscus'],
  ['apple juice', 'red-apple'],
  ['quiche', 'pie'],
];

const PANTRY = phraseTable(PANTRY_ICONS);

/** 'curry paste' is a jar, whatever stands before it. */
const JARRED: ReadonlySet<string> = new Set(
  wordsOf(
    'paste powder stock sauce seasoning vinegar oil extract essence flour sugar syrup spray cube bouillon granule starch yeast mustard',
  ),
);

function iconOf(name: string): Look['picture'] | CupboardThing {
  const all = wordsOf(name);
  const end = all.findIndex((word, i) => i > 0 && NAME_BREAKS.has(word));
  // 'flour, sifted': what stands behind a comma only says how
  const first = end < 0 ? null : iconOfWords(all.slice(0, end), all.slice(0, end));
  // 'bone in chicken breast': what stands before the word that breaks is no food
  return first ?? iconOfWords(all, wordsOf(name.split(/[,(]/, 1)[0] ?? '')) ?? 'food/jar';
}

function iconOfWords(words: readonly string[], beforeComma: readonly string[]): Look['picture'] | CupboardThing | null {
  const look = LOOKS.findAll(words).find((found) => found.value !== undefined);
  const cupboard = findCupboard(beforeComma);
  // 'sour cream' is a food of its own
  if (cupboard && !(look && look.to === words.length && look.from < cupboard.from)) return cupboard.thing;
  const pantry = PANTRY.findAll(words)[0];
  if (pantry && (!look || (pantry.from <= look.from && pantry.to >= look.to))) return `food/${pantry.value}`;
  const last = words.at(-1);
  if (last && JARRED.has(last) && (!look || look.to < words.length)) return 'food/jar';
  return look?.value?.picture ?? null;
}

/** Side of the square that an icon fills, in its own units. */
const SIDE = 34;

/** A small picture of one food for lists, as SVG markup; a jar when we know no better. */
export function drawFoodIcon(name: string, options: FoodIconOptions = {}): string {
  const seed = hashText(name.toLowerCase());
  const pen = createPen({
    seed,
    id: idPrefix(options.id ?? name),
    pictureHref: options.pictureHref ?? foodPictureHref,
  });
  const picture = iconOf(name);
  let body: string;
  const drawing = typeof picture === 'object' || photoOf(picture) ? undefined : DRAWINGS[picture as DrawingName];
  if (typeof picture === 'object') body = drawCupboard(picture);
  else if (drawing?.icon?.isWhole && drawing.whole) body = pen.picture(drawing.whole, 30);
  else if (!drawing) body = drawPicture(pen, picture, 30);
  else if (drawing.size <= 0.16 || (drawing.size <= 0.31 && !drawing.flat)) body = heap(pen, picture);
  else {
    const { scale = 0.84, x = 0, y = 0 } = drawing.icon ?? {};
    body = at(x, y, -18, drawPicture(pen, picture, 30 * scale));
  }
  const from = num(-SIDE / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${SIDE} ${SIDE}" aria-hidden="true" focusable="false"><defs>${pen.definitions()}</defs>${body}</svg>`;
}

/** Three pieces of something small. */
function heap(pen: Parameters<typeof drawPicture>[0], picture: Look['picture']): string {
  const size = sizeOf(picture) <= 0.1 ? 11 : 14;
  const places = [
    [-7, 5, -20],
    [7, 6, 30],
    [0, -6, 10],
  ] as const;
  return places
    .map(([x, y, turn]) => at(x, y, turn, pen.shade(size * 0.5, 0.2) + drawPicture(pen, picture, size)))
    .join('');
}
