import type { Unit } from './units.ts';

/**
 * The classes of words that tell the food from what is done to it. They are closed classes of the language of recipes;
 * foods are open and never listed here.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** How big one of the food is, when the line says so. */
export const INGREDIENT_SIZES = ['tiny', 'small', 'medium', 'large', 'extra large'] as const;
export type IngredientSize = (typeof INGREDIENT_SIZES)[number];

/** Sizes, with the word each is kept as. */
export const SIZES: ReadonlyMap<string, IngredientSize> = new Map(
  (
    [
      ['small', 'small sml sm smaller small-sized small-size smallish'],
      ['medium', 'medium med md medium-sized medium-size mid-sized medium-large medium-small small-to-medium average'],
      ['large', 'large lg lrg lge big larger largish large-sized large-size good-sized medium-to-large'],
      ['extra large', 'extra-large xl xlarge jumbo huge extra-big'],
      ['tiny', 'tiny mini-sized'],
    ] as const
  ).flatMap(([size, list]) => list.split(' ').map((word): [string, IngredientSize] => [word, size])),
);
/** How full a spoon or cup is; they qualify a unit and go to the comment. */
export const FILLINGS = words(
  'heaped heaping rounded level scant generous good packed brimming overflowing fat thick thin short healthy hefty leveled levelled light thumb-sized thumb-size thumbsized thumbsize thumbnail-sized walnut-sized',
);

/** Words before an amount that make it approximate. */
export const APPROXIMATIONS = words(
  'about approx approximately around roughly min minimum max maximum circa ca c. nearly almost ~ ≈ ± some only just under over',
);

/**
 * Participles that say what the cook does to a food before or after weighing it. In front of a food they are its
 * preparation: 'chopped fresh parsley' is fresh parsley, chopped.
 */
export const PREPARED = words(`
  chopped diced sliced minced grated shredded crumbled cubed julienned slivered mashed melted softened beaten sifted
  trimmed seeded deseeded de-seeded shelled deveined thawed defrosted packed chilled cooled lukewarm drained rinsed
  washed cleaned scrubbed cored quartered halved torn snipped scraped zested juiced squeezed whisked stemmed
  de-stemmed destemmed hulled husked shucked toasted rehydrated crushed cracked blanched sautéed sauteed warmed
  heated divided separated shaved chiffonade chiffonaded bruised smashed flattened pounded skinned boned deboned
  de-boned filleted jointed scored spiralized spiralised riced peeled soaked reserved unpeeled stoned cut sieved
`);

/**
 * Participles that name a kind of food when they stand in front of it ('roasted peanuts', 'ground beef', 'cooked rice')
 * and a preparation when they stand behind it ('peanuts, roasted').
 */
export const KIND_OR_PREPARED = words(`
  cooked boiled steamed poached fried hard-boiled hardboiled soft-boiled whipped puréed pureed strained pressed
  roasted ground dried smoked pickled canned tinned jarred frozen pitted mixed cured marinated grilled baked
  barbecued caramelized caramelised charred browned candied crystallized crystallised salted sweetened flaked
  powdered pulled pulverized pulverised crumbed breaded dredged stuffed rolled wrapped tied butterflied split broken
  folded frothed scalded brewed brined fermented sprouted picked plucked discarded removed included attached
  preferred needed required desired used bought combined blended processed emulsified dissolved tossed seasoned
  oiled greased buttered floured dusted brushed sprinkled piled lined left kept stored refrigerated uncooked
  cooking steeped infused opened pricked pierced tempered clarified crisped dry-roasted pan-fried shell-on hand-torn
  well-beaten well-drained well-rinsed well-washed oven-roasted flash-frozen fresh-squeezed freshly-ground
  par-boiled parboiled par-cooked precooked pre-cooked pre-soaked room-temperature quick-soaked topped tailed tipped
  tailed-off destringed stringed debearded bearded gutted descaled scaled plumped sectioned segmented supremed
  shaken stirred weighed measured spooned sun-dried twisted curled notched crosshatched creamed degreased liquidised
  liquidized moistened dampened made hit wilted wiped patted sweated simmered reheated warmed-through chunked
  finely-chopped roughly-chopped thinly-sliced unwrapped crusted decrusted de-crusted crustless slit punctured
  reconstituted
`);

/** Adverbs that do not end in -ly, in front of a participle. */
export const ADVERBS = words(
  'very well extra super fairly medium fine ultra quite not-too really coarse partially part half slightly',
);

/** Words in -ly that are no adverbs of preparing. */
export const NOT_ADVERBS = words(
  'approximately preferably ideally jelly curly family early crumbly bubbly lily holly belly jolly barley daily weekly homely italy july friendly rely chilly oily deli only ugly wily gravelly wooly woolly prickly',
);

/** Words in -ed that are no participles. */
export const NOT_PARTICIPLES = words('red reed shred bed head fed need speed hundred hotbed teed unsweetened');

/** Adjectives of food: they keep a name open ('boneless, skinless chicken breast') and never end it. */
export const DESCRIPTORS = words(`
  boneless skinless seedless stemless shelled skin-on bone-in ripe unripe overripe firm soft fresh dry hot cold warm
  cool sweet sour tart bitter salty spicy mild sharp strong thick thin long short young baby mature old day-old
  stale crusty crisp crispy tender lean fatty raw uncooked cooked dried frozen canned tinned jarred smoked unsmoked
  cured salted unsalted sweetened unsweetened organic free-range low-fat nonfat non-fat fat-free full-fat
  reduced-fat half-fat skimmed semi-skimmed whole plain natural pure good best quality good-quality top-quality
  best-quality high-quality large small medium big extra-large extra red green yellow white black brown purple pink
  golden dark light pale fine coarse whole-grain wholegrain wholemeal unbleached bleached all-purpose self-raising
  self-rising virgin extra-virgin pitted unpitted roasted toasted peeled unpeeled ground cracked flaky smooth chunky
  crunchy juicy creamy plump floury waxy unwaxed kosher boned rolled instant quick-cooking old-fashioned short-grain
  long-grain medium-grain gluten-free dairy-free sugar-free low-sodium reduced-sodium no-salt-added low-salt
  unsulfured unsulphured blanched unblanched wild farmed sustainable local seasonal homemade store-bought
  shop-bought ready-made active prepared imported assorted mixed hard semi-hard flavourful flavorful neutral
  flavourless freshly fragrant aromatic tangy nice heirloom heritage center-cut centre-cut thick-cut thin-cut
  outdoor-reared cooking pasteurized pasteurised
`);

/** Parts of a food: at the start of a phrase behind the food they begin its preparation ('stems removed'). */
export const PARTS = words(`
  leaf leaves stem stems stalk stalks seed seeds skin skins shell shells zest juice rind rinds peel pith yolk yolks
  whites white green root roots end ends core cores stone stones pit pits bone bones fat flesh husk husks silk silks
  head heads tail tails top tops crust crusts rib ribs membrane membranes vein veins liquid liquor fronds tip tips
  outer tough hull hulls gill gills trimmings excess oil juices cap caps wings sinew woody kernels string strings
  beard beards giblets sediment bulb bulbs
`);

/** Words that, standing behind a participle, carry the preparation on ('cut into', 'sliced crosswise', 'peeled and'). */
export const PREPARATION_LINKS = words(`
  and or & then but into in to on crosswise lengthwise lengthways crossways widthwise widthways diagonally until
  with without from off through over by at as if thin thinly thick fine finely small very about for using
  horizontally vertically against along apart open up down together again once twice half well slightly plus like
  such each on-the-bias lightly roughly coarsely separately overnight evenly loosely firmly completely optional out
  away while when whole diagonal dry clean wide between under before after just straight of not paper wafer
`);

/** Shapes a food is cut into: 'in chunks', 'in 1-inch pieces' is preparation. */
export const SHAPES = words(`
  pieces piece chunks chunk slices cubes cube dice strips wedges halves half quarters rounds rings ribbons
  matchsticks batons thirds segments florets lengths sections shreds slivers thin small large bite-size bite-sized
  bite thick quarter two three four six eight
`);

/** Words that begin a remark when they stand behind the food. */
export const REMARKS = words(`
  for to plus such like preferably about approximately approx around roughly if as see optional or more depending
  adjust use using recipe homemade available note e.g. eg i.e. ie ideally any your i we you not aka a.k.a. also
  known called alternatively including include instead substitute substituted sub eventually total weighing
  per enough each makes yield yields works ask save brand look buy make made try choose this these it my the our
  notes nb n.b. sold found additional extra less combination mixture could can may should will it’s that which where
  when add adding serves serving from
`);

/** Units that hold a food: a weight behind them is what each of them holds. */
export const HOLDERS: ReadonlySet<Unit> = new Set<Unit>([
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'carton',
  'container',
  'tube',
]);
