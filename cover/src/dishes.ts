import type { FoodPicture } from './food-pictures.ts';
import { phraseTable, translatedRows } from './phrases.ts';
import { DISHES_ABROAD } from './words-abroad.ts';

/** How a dish is laid out. */
export const COMPOSITIONS = [
  'empty',
  'plate',
  'served',
  'bowl',
  'salad',
  'soup',
  'curry',
  'pasta',
  'cream',
  'scoops',
  'pot',
  'pan',
  'tray',
  'bake',
  'pie',
  'pizza',
  'toast',
  'burger',
  'tacos',
  'wrap',
  'sushi',
  'skewers',
  'parcels',
  'loaf',
  'cake',
  'bites',
  'canapes',
  'bars',
  'pancakes',
  'glass',
  'mug',
  'rolls',
  'bagel',
  'flatbreads',
  'tartlets',
  'steak',
  'encroute',
  'puris',
  'risotto',
  'lentils',
  'orzo',
  'sauce',
  'cocktail',
  'tumbler',
  // what is drawn for food that nobody knows
  'covered-pot',
  'steaming-bowl',
  'laid-plate',
  'plain-glass',
] as const;

export type CompositionName = (typeof COMPOSITIONS)[number];

/** What sort of bake, pie, bite or bowl it is. */
export type DishKind =
  | 'mash'
  | 'cheese'
  | 'crumble'
  | 'pastry'
  | 'lattice'
  | 'tart'
  | 'meringue'
  | 'cookie'
  | 'muffin'
  | 'ball'
  | 'scone'
  | 'swirl'
  | 'patty'
  | 'ring'
  | 'dip'
  | 'porridge'
  | 'yoghurt'
  | 'smoothie'
  | 'noodles'
  | 'tubes'
  | 'steamed'
  | 'fried'
  | 'waffle'
  | 'tea'
  | `food/${FoodPicture}`;

export interface Dish {
  composition: CompositionName;
  kind?: DishKind;
  /** a word like 'roast' that counts only when no better word is there */
  isFaint?: boolean;
}

type Row = readonly [phrases: string, composition: CompositionName, kind?: DishKind];

const DISHES: readonly Row[] = [
  // drinks
  [
    'smoothie|juice|lassi|shake|milkshake|protein shake|lemonade|iced tea|ice tea|cooler|kombucha|bellini|mimosa|mocktail|punch|sangria|cocktail|iced coffee|frappe|frappuccino|iced latte|cordial|soda|slushy|slush|agua fresca|horchata|pina colada|spritzer|iced matcha|eggnog|fruit water|infused water|drink',
    'glass',
  ],
  [
    'hot chocolate|coffee|cappuccino|flat white|latte|espresso|macchiato|mocha|cocoa|golden milk|matcha latte|chai latte|turmeric latte|hot cocoa|americano|pumpkin spice latte',
    'mug',
  ],
  ['tea|chai|herbal tea|mint tea|mulled wine|mulled cider|hot toddy|toddy|green tea|glogg', 'mug', 'tea'],

  [
    'martini|espresso martini|coffee martini|cosmopolitan|whiskey sour|whisky sour|pisco sour|amaretto sour|daiquiri|gimlet|margarita|sidecar|passion fruit martini',
    'cocktail',
  ],
  [
    'caipirinha|caipiroska|old fashioned|mojito|gin and tonic|gin tonic|spritz|aperol spritz|negroni|moscow mule|dark and stormy|cuba libre|mint julep',
    'tumbler',
  ],

  // by the spoon
  [
    'porridge|oat|oatmeal|overnight oat|proats|bircher|congee|grits|semolina|rice pudding|baked oat|polenta|cream of wheat',
    'cream',
    'porridge',
  ],
  [
    'yoghurt|yogurt|yoghurt bowl|yogurt bowl|chia pudding|chia|granola|granola bowl|muesli|parfait|panna cotta|mousse|posset|syllabub|trifle|eton mess|fool|pudding|custard|blancmange|creme brulee|tiramisu|chia seed pudding|creme caramel|flan|zabaglione|cottage cheese bowl|chocolate pudding|chocolate mousse',
    'cream',
    'yoghurt',
  ],
  ['smoothie bowl|acai|acai bowl|nice cream bowl', 'cream', 'smoothie'],
  [
    'hummus|houmous|dip|guacamole|salsa|tzatziki|raita|baba ganoush|pesto|sauce|dressing|chutney|jam|marmalade|mayonnaise|mayo|aioli|vinaigrette|relish|compote|curd|pate|spread|marinade|ketchup|gravy|chimichurri|tapenade|nut butter|peanut butter|butter|vinegar|paste|salsa verde|pickle|frosting|icing|queso|fondue|barbecue sauce|whipped feta|stuffing',
    'cream',
    'dip',
  ],
  [
    'ice cream|sorbet|gelato|sundae|frozen yoghurt|frozen yogurt|nice cream|granita|semifreddo|banana split|knickerbocker glory|affogato|sherbet',
    'scoops',
  ],

  // by the bowl
  [
    'soup|broth|bisque|chowder|gazpacho|minestrone|consomme|borscht|veloute|bouillabaisse|clam chowder|vichyssoise|tortilla soup|mulligatawny|cullen skink|tom yum|tom kha|menudo|pozole|soup bowl|avgolemono',
    'soup',
  ],
  [
    'ramen|pho|laksa|noodle soup|chicken noodle soup|noodle broth|udon soup|wonton soup|miso ramen|udon noodle soup|khao soi|miso noodle soup',
    'soup',
    'noodles',
  ],
  [
    'stew|casserole|moules|moules mariniere|moules frites|mussel|hotpot|hot pot|chilli con carne|chili con carne|con carne|goulash|tagine|bourguignon|ragout|fricassee|coq au vin|cassoulet|gumbo|jambalaya|ratatouille|pot roast|stifado|stroganoff|ragu|one pot|braise|feijoada|stovies|etouffee|cacciatore|osso buco|braised|slow cooker|slow cooked|crock pot|crockpot|instant pot|dutch oven|caponata|cholent|chilli|chili|scouse|adobo|pulled pork|mince and tatties',
    'pot',
  ],
  [
    'curry|katsu curry|tikka masala|tikka|masala|korma|vindaloo|madras|balti|jalfrezi|rogan josh|rendang|dal|dahl|daal|dhal|saag paneer|butter chicken|massaman|green curry|red curry|bhuna|dopiaza|passanda|chana masala|makhani|katsu|paneer|dhansak|palak paneer|sambar|rajma|aloo gobi|saag aloo|thai green',
    'curry',
  ],
  [
    'pasta|spaghetti|linguine|tagliatelle|fettuccine|pappardelle|carbonara|bolognese|vermicelli|bucatini|spag bol|cacio e pepe|alfredo|puttanesca|capellini|angel hair|courgetti|zoodle',
    'pasta',
    'noodles',
  ],
  [
    'noodle|pad thai|chow mein|lo mein|yakisoba|udon|soba|singapore noodle|dan dan noodle|japchae|pancit|ramen noodle salad|mee goreng|noodle stir fry|sesame noodle|peanut noodle|noodle bowl|drunken noodle|pad see ew',
    'pasta',
    'noodles',
  ],
  [
    'penne|macaroni|rigatoni|fusilli|farfalle|conchiglie|ziti|orecchiette|cavatappi|ditalini|paccheri|tortellini|ravioli|gnocchi|pasta salad|macaroni salad|mac n cheese|mac and cheese|mac cheese|macaroni cheese|macaroni and cheese|one pot pasta|pierogi',
    'pasta',
    'tubes',
  ],
  [
    'salad|slaw|coleslaw|tabbouleh|fattoush|panzanella|caprese|waldorf|caesar|nicoise|caesar salad|ceviche|tartare|poke salad|som tam|larb|carpaccio|crudites|greek salad|fruit salad|potato salad|taco salad|noodle salad|grain salad|quinoa salad|lettuce wrap|lettuce cup|kale salad',
    'salad',
  ],
  [
    'bowl|poke|poke bowl|bibimbap|buddha bowl|burrito bowl|rice bowl|grain bowl|pilaf|pilau|biryani|kedgeree|donburi|nourish bowl|gyudon|oyakodon|taco bowl|sushi bowl|rice and bean|dirty rice|jollof|jollof rice|nasi lemak|arroz con pollo|congri|dolsot',
    'bowl',
  ],

  ['risotto|risotti', 'risotto'],
  ['mujaddara|mejadra|mujadara|lentil pilaf|lentil rice|lentils and rice|rice and lentils|braised lentil', 'lentils'],
  ['orzo|orzo salad|kritharaki|risoni|puntalette', 'orzo'],
  [
    'tomato sauce|pasta sauce|sugo|passata|marinara|marinara sauce|bolognese sauce|pizza sauce|curry sauce|salsa di pomodoro',
    'sauce',
  ],

  // pans and ovens
  [
    'skillet|shakshuka|omelette|omelet|frittata|paella|hash|scramble|scrambled egg|stir fry|stir fries|stirfry|one pan|fried rice|egg fried rice|huevos rancheros|huevos|tortilla espanola|spanish tortilla|tortilla de patatas|spanish omelette|fry up|full english|english breakfast|saute|sauteed|pan fried|nasi goreng|fajita|kung pao|sweet and sour|wok|migas|okonomiyaki|special fried rice|teppanyaki|bubble and squeak|fried egg|menemen|rosti|stir fried|stirfried|chop suey|general tso|black bean sauce|mongolian beef|fried breakfast',
    'pan',
  ],
  [
    'tray bake dinner|sheet pan|traybake|tray bake|one tray|sheet tray|nacho|wing|hot wing|drumstick|chicken wing|roast potato|roasty|wedge|potato wedge|oven chip|roast vegetable|roasted vegetable|roast dinner|roast chicken|toad in the hole|stuffed pepper|stuffed mushroom|stuffed squash|stuffed courgette|stuffed aubergine|jacket potato|baked potato|hasselback|fries|sweet potato fries|potato fries|loaded fries',
    'tray',
  ],
  [
    'gratin|lasagne|lasagna|moussaka|cannelloni|pasta bake|tuna bake|tuna pasta bake|cauliflower cheese|enchilada|parmigiana|dauphinoise|potato bake|potato dauphinoise|gratin dauphinois|ziti bake|baked ziti|bread and butter pudding|bread pudding|casserole bake|egg bake|breakfast bake|tamale pie|green bean casserole|scalloped potato|rarebit bake|melanzane|broccoli bake|chicken parmesan|chicken parmigiana|strata|tater tot casserole|bake',
    'bake',
    'cheese',
  ],
  [
    'cottage pie|shepherd pie|fish pie|cumberland pie|hachis parmentier|potato topped pie|cowboy pie|shepherdess pie',
    'bake',
    'mash',
  ],
  [
    'crumble|cobbler|apple crisp|crisp|fruit crisp|brown betty|clafoutis|eve pudding|peach cobbler|apple crumble|sponge pudding',
    'bake',
    'crumble',
  ],
  [
    'pie|pot pie|chicken pot pie|pasty|steak and kidney pie|pithivier|galette|strudel|filo pie|spanakopita|turnover|coulibiac|game pie|pork pie|steak pie|chicken pie|meat pie|sausage plait',
    'pie',
    'pastry',
  ],
  [
    'apple pie|cherry pie|blueberry pie|peach pie|berry pie|blackberry pie|rhubarb pie|fruit pie|strawberry pie|mince pie|linzer torte|strawberry rhubarb pie|apple and blackberry pie',
    'pie',
    'lattice',
  ],
  [
    'tart|quiche|flan tart|custard tart|pumpkin pie|pecan pie|key lime pie|banoffee pie|frangipane tart|treacle tart|chocolate tart|bakewell tart|tarte tatin|quiche lorraine|cream pie|banoffee|chess pie|sweet potato pie|chocolate pie|tarte|pear tart|french silk pie|banana cream pie|coconut cream pie',
    'pie',
    'tart',
  ],
  ['lemon meringue pie|pavlova|meringue|lemon meringue|baked alaska', 'pie', 'meringue'],
  ['pizza|pizzetta|flammkuchen|manakish|lahmacun|pizza bread|pizza base|calzone|tarte flambee|margherita', 'pizza'],

  ['wellington|beef wellington|en croute|salmon en croute|mushroom wellington|vegetable wellington', 'encroute'],
  ['tartlet|egg tart|pastel de nata|pasteis de nata|nata tart|dan tat|portuguese custard tart|mini tart', 'tartlets'],
  [
    'steak|rump steak|sirloin steak|ribeye steak|fillet steak|flank steak|entrecote|bistecca|bife|sirloin|ribeye|minute steak',
    'steak',
  ],
  [
    'tuna steak|salmon steak|swordfish steak|cod steak|gammon steak|ham steak|pork steak|lamb steak|turkey steak|venison steak|tofu steak|cauliflower steak|cabbage steak|celeriac steak|aubergine steak|mushroom steak|hamburger steak',
    'plate',
  ],

  // bread
  [
    'toast|on toast|bruschetta|crostini|rarebit|welsh rarebit|toastie|cheese toastie|grilled cheese|avocado toast|beans on toast|smorrebrod|tartine|croque monsieur|cinnamon toast|eggs benedict|open sandwich|crumpet|english muffin|montadito|pintxo',
    'toast',
  ],
  [
    'burger|hamburger|cheeseburger|slider|veggie burger|sloppy joe|bean burger|sandwich burger|smash burger|beyond burger|pulled pork bun|chicken burger',
    'burger',
  ],
  ['taco|tostada|fish taco|gordita|arepa|sope', 'tacos'],
  [
    'burrito|wrap|shawarma|fajita wrap|gyro|doner|souvlaki wrap|flatbread wrap|doner kebab|kebab wrap|breakfast burrito|breakfast wrap|chicken wrap|lettuce burrito|kathi roll|kati roll|paneer roll|paneer kathi roll|frankie|kebab roll',
    'rolls',
  ],
  [
    'naan|naan bread|roti|chapati|chapatti|paratha|flatbread|tortilla|flour tortilla|corn tortilla|pitta bread|pita bread|garlic naan|lavash|bhatura|kulcha',
    'flatbreads',
  ],
  ['gol gappa|golgappa|pani puri|panipuri|puchka|puri', 'puris'],
  ['quesadilla|pitta|pita|pitta pocket|chimichanga|pinwheel|stuffed pitta|stuffed flatbread|flautas|taquito', 'wrap'],
  [
    'sandwich|club sandwich|blt|panini|sub|hoagie|po boy|reuben|bap|bun|banh mi|cheesesteak|philly cheesesteak|croque|lobster roll|bacon butty|butty|breakfast sandwich|submarine|roll sandwich|tea sandwich|katsu sando|sando|bacon roll|breakfast muffin',
    'served',
    'food/sandwich',
  ],
  ['hot dog|hotdog|corn dog|chilli dog|sausage sandwich', 'served', 'food/hot-dog'],
  ['bagel|bagel sandwich', 'bagel'],
  ['croissant|pain au chocolat|danish', 'served', 'food/croissant'],
  ['baguette|garlic bread|breadstick|garlic baguette', 'served', 'food/baguette-bread'],
  ['popcorn', 'served', 'food/popcorn'],
  ['lobster', 'served', 'food/lobster'],
  [
    'banana bread|loaf|bread|soda bread|sourdough|sourdough bread|meatloaf|nut roast|courgette bread|zucchini bread|pumpkin bread|rye bread|focaccia|brioche|challah|terrine|loaf cake|lemon drizzle|lemon drizzle cake|pound cake|ginger cake|tea loaf|malt loaf|cornbread|corn bread|gingerbread|stollen|lemon loaf|meat loaf|gingerbread loaf|babka|tea bread|parkin|madeira cake|zucchini loaf|bread loaf|milk bread|panettone|barmbrack',
    'loaf',
  ],

  // pieces
  ['sushi|maki|nigiri|sashimi|temaki|california roll|sushi roll|onigiri|uramaki|kimbap|gimbap|futomaki', 'sushi'],
  [
    'skewer|kebab|kebab skewer|shish kebab|brochette|souvlaki|yakitori|satay|kabob|chicken satay|shashlik|satay skewer|kebabs on skewer|tikka skewer|anticucho|espetada',
    'skewers',
  ],
  [
    'dumpling|gyoza|wonton|potsticker|pot sticker|momo|shumai|dim sum|bao|bao bun|steamed bun|manti|xiao long bao|har gow|siu mai|tamale',
    'parcels',
    'steamed',
  ],
  [
    'spring roll|summer roll|egg roll|samosa|pakora|bhaji|onion bhaji|empanada|nugget|chicken nugget|fish finger|sausage roll|lumpia|falafel wrap plate|arancini|mozzarella stick|croquette|goujon|tempura|onion ring|chicken tender|fish stick|jalapeno popper|bhajia|chicken strip|calamari',
    'parcels',
    'fried',
  ],
  [
    'fishcake|fish cake|fritter|patty|potato cake|crab cake|rissole|latke|falafel|corn fritter|courgette fritter|potato pancake|hash brown|salmon cake|tuna cake|kofta|egg muffin|egg cup|frittata muffin|bean cake|tikki|aloo tikki|potato scone|kibbeh|bubble cake|salmon patty|egg bite|scotch egg|meatballs bites',
    'bites',
    'patty',
  ],

  ['canape|nibble|amuse bouche|hors d oeuvre|party bite|finger food', 'canapes'],

  // sweet
  [
    'cookie|biscuit|macaron|shortbread|snickerdoodle|amaretti|gingersnap|digestive|cracker|oatcake|florentine|ginger biscuit|ginger nut|biscotti|gingerbread men|gingerbread man|rock cake|macaroon|anzac|anzac biscuit|langues de chat|whoopie pie|granola cookie|breakfast cookie|oat cookie',
    'bites',
    'cookie',
  ],
  [
    'muffin|cupcake|fairy cake|bun cake|financier|friand|madeleine|blueberry muffin|corn muffin|yorkshire pudding|yorkshire|popover|mini cake',
    'bites',
    'muffin',
  ],
  [
    'truffle|energy ball|energy bite|protein ball|bliss ball|bites|balls|rum ball|cake pop|oat ball|date ball|fat bomb|peanut butter ball|energy balls|protein bites|brigadeiro|fudge ball|profiterole|gulab jamun|laddu|cream puff|protein bite',
    'bites',
    'ball',
  ],
  [
    'scone|dinner roll|roll|crusty roll|sweet roll|bread roll|english scone|hot cross bun|teacake|buttermilk biscuit|biscuits and gravy|milk roll|burger bun|brioche bun|pao de queijo|cheese scone|focaccia roll',
    'bites',
    'scone',
  ],
  [
    'cinnamon roll|cinnamon bun|chelsea bun|swirl|palmier|sticky bun|cinnamon swirl|morning bun|pain aux raisins|kanelbullar|cardamom bun',
    'bites',
    'swirl',
  ],
  ['doughnut|donut|beignet|churro', 'bites', 'ring'],
  [
    'brownie|flapjack|blondie|bars|granola bar|protein bar|oat bar|lemon bar|millionaire shortbread|rocky road|tiffin|fudge|squares|baklava|energy bar|breakfast bar|cereal bar|snack bar|fridge cake|chocolate bar|chocolate bark|bark|nougat|magic bar|rice krispie treat|rice crispy|muesli bar|fig roll|bar|nut bar|snickers|caramel slice|chocolate slice|turkish delight|marshmallow treat|seven layer bar|slice',
    'bars',
  ],
  [
    'cake|cheesecake|gateau|victoria sponge|sponge|torte|sponge cake|swiss roll|carrot cake|birthday cake|bundt|angel food|battenberg|red velvet|upside down cake|black forest|yule log|roulade|christmas cake|fruit cake|simnel|coffee cake|dump cake|lava cake|mud cake|tres leches|basque cheesecake|fondant|victoria sandwich|charlotte|mug cake|opera cake|genoise|madeira|layer cake|crepe cake|tray cake',
    'cake',
  ],
  [
    'pancake|crepes|drop scone|scotch pancake|hotcake|griddle cake|flapjack pancake|blini|french toast|eggy bread|pikelet|dosa|dutch baby|crepe suzette|injera|protein pancake|oat pancake',
    'pancakes',
  ],
  ['waffle', 'pancakes', 'waffle'],
];

/** Words that name a way of cooking or a side; they count when no dish is named. */
const FAINT: readonly Row[] = [
  ['roast|roasted|baked|traybake dinner|grilled|barbecued|bbq|barbecue|oven|sheet|air fryer|charred', 'tray'],
  ['rice|quinoa|couscous|grain|bulgur|farro|freekeh|wild rice|barley|millet|buckwheat', 'bowl'],
  ['miso soup|dashi', 'soup'],
  ['lentil|puy lentil|green lentil|brown lentil|beluga lentil', 'lentils'],
  ['teriyaki|fried|pan seared|seared|crispy', 'plate'],
];

const ENGLISH: (readonly [phrases: string, dish: Dish])[] = [
  ...DISHES.map(
    ([phrases, composition, kind]) => [phrases, { composition, ...(kind && { kind }) }] satisfies [string, Dish],
  ),
  ...FAINT.map(([phrases, composition]) => [phrases, { composition, isFaint: true }] satisfies [string, Dish]),
];

export const DISH_WORDS = phraseTable<Dish>([...ENGLISH, ...translatedRows(ENGLISH, DISHES_ABROAD)]);

/** Where the head of a dish's name ends: 'soup with noodles' is a soup. */
export const NAME_BREAKS: ReadonlySet<string> = new Set([
  'with',
  'in',
  'on',
  'for',
  'from',
  'topped',
  'over',
  'served',
  'by',
  'without',
  'style',
  'au',
  'avec',
  'mit',
  'con',
]);
