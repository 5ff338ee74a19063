// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table
import type { Look, Picture, Serving } from './look.ts';
import type { PastelName } from './palettes.ts';
import { phraseTable, translatedRows } from './phrases.ts';
import { FOODS_ABROAD } from './words-abroad.ts';

type Row = readonly [phrases: string, picture: Picture, serving: Serving, palette?: PastelName];

/** What each food looks like. British and American words; the longest phrase wins, so order does not matter. */
export const LOOK: readonly Row[] = [
  // fish and seafood
  ['salmon|trout|sea trout|arctic char', 'salmon', 'hero', 'mint'],
  ['smoked salmon|smoked trout|lox|gravlax|gravadlax', 'smokedSalmon', 'few', 'mint'],
  [
    'cod|haddock|white fish|fish|fish fillet|sea bass|seabass|bass|halibut|hake|pollock|coley|plaice|sole|monkfish|tilapia|snapper|red snapper|mahi mahi|catfish|turbot|bream|sea bream|barramundi|swordfish|basa|grouper|branzino|smoked haddock|smoked mackerel|mackerel|kipper',
    'whitefish',
    'hero',
    'sky',
  ],
  ['tuna steak|seared tuna|ahi|ahi tuna|yellowfin', 'tunaSteak', 'fan', 'rose'],
  ['tuna|tinned tuna|canned tuna|crab meat|crabmeat', 'tunaFlakes', 'many', 'sky'],
  ['sardine|herring|sprat', 'sardine', 'few', 'sky'],
  ['anchovy|anchovy fillet', 'anchovy', 'strew', 'sky'],
  ['prawn|shrimp|king prawn|tiger prawn|langoustine|scampi|crayfish', 'prawn', 'fan', 'sky'],
  ['mussel|moules|moules mariniere', 'mussel', 'few', 'sky'],
  ['clam|vongole|cockle', 'clam', 'few', 'sky'],
  ['scallop', 'scallop', 'few', 'sky'],
  ['squid|calamari|octopus|cuttlefish', 'squidRing', 'few', 'sky'],
  ['seafood|seafood mix|fruits de mer', 'prawn', 'fan', 'sky'],
  ['crab|crab claw', 'food/crab', 'few', 'tomato'],
  ['lobster', 'food/lobster', 'few', 'tomato'],
  ['oyster', 'food/oyster', 'few', 'sky'],
  ['roe|caviar|tobiko|ikura', 'roe', 'many', 'sky'],

  // meat
  [
    'chicken|chicken breast|chicken fillet|turkey|turkey breast|guinea fowl|poussin|quail|rotisserie chicken',
    'chicken',
    'fan',
    'butter',
  ],
  [
    'chicken thigh|diced chicken|chicken chunk|chicken piece|chicken bite|chicken tikka|tandoori chicken|turkey thigh|mock chicken|vegan chicken|quorn piece|seitan',
    'chickenBit',
    'few',
    'butter',
  ],
  [
    'chicken drumstick|drumstick|chicken leg|chicken wing|wing|hot wing|whole chicken|chicken quarter|turkey leg',
    'drumstick',
    'few',
    'butter',
  ],
  [
    'chicken nugget|nugget|popcorn chicken|pakora|bhaji|onion bhaji|fish finger|fish stick|goujon|chicken tender',
    'nugget',
    'few',
    'butter',
  ],
  [
    'katsu|chicken katsu|pork katsu|schnitzel|pork schnitzel|chicken schnitzel|veal schnitzel|turkey schnitzel|escalope|milanese|tonkatsu|chicken parmesan|chicken parm|chicken kiev|kyiv',
    'cutlet',
    'hero',
    'butter',
  ],
  [
    'steak|beef|sirloin|rump steak|fillet steak|ribeye|flank steak|skirt steak|roast beef|beef joint|bavette|topside|prime rib|venison|bison|tenderloin',
    'steak',
    'fan',
    'oat',
  ],
  [
    'diced beef|stewing beef|stew meat|beef chuck|chuck|braising steak|stewing steak|beef cheek|beef shin|short rib|ox cheek|oxtail|brisket|diced lamb|lamb shoulder|lamb neck|goat|goat meat|mutton|kidney|beef stew|beef casserole|beef bourguignon|boeuf bourguignon|beef rendang|rendang|goulash|beef curry|lamb curry',
    'beefBit',
    'few',
    'oat',
  ],
  [
    'mince|beef mince|lamb mince|pork mince|turkey mince|chicken mince|minced beef|minced lamb|minced pork|minced turkey|ground beef|ground lamb|ground pork|ground turkey|ground chicken|hamburger meat|soya mince|veggie mince|quorn mince|bolognese|ragu',
    'mince',
    'many',
    'tomato',
  ],
  ['meatball|kofta|kofte|polpette|swedish meatball|keftede|turkey meatball', 'meatball', 'few', 'tomato'],
  ['lamb|lamb leg|leg of lamb|roast lamb|lamb chop|rack of lamb|lamb cutlet|cutlet', 'lambChop', 'few', 'sage'],
  [
    'pork|pork loin|pork chop|pork fillet|pork tenderloin|pork belly|gammon|roast pork|char siu|chashu|porchetta|veal',
    'pork',
    'fan',
    'rose',
  ],
  [
    'pulled pork|pulled chicken|pulled beef|carnitas|shredded chicken|shredded beef|pulled jackfruit|jackfruit|barbacoa|birria',
    'pulledMeat',
    'few',
    'apricot',
  ],
  ['duck|duck breast|goose|crispy duck', 'duck', 'fan', 'oat'],
  ['ham|parma ham|prosciutto|serrano ham|serrano|pastrami|mortadella|cooked ham|bresaola|speck', 'ham', 'few', 'rose'],
  ['bacon|pancetta|streaky bacon|bacon rasher|lardon|guanciale|carbonara|turkey bacon', 'bacon', 'few', 'rose'],
  [
    'sausage|banger|chipolata|bratwurst|frankfurter|hot dog sausage|merguez|andouille|italian sausage|veggie sausage|kielbasa|toad in the hole|toad',
    'sausage',
    'few',
    'oat',
  ],
  ['chorizo|pepperoni|salami|nduja|saucisson|soppressata', 'chorizo', 'few', 'tomato'],

  // egg, tofu and the like
  [
    'egg|boiled egg|soft egg|soft boiled egg|hard boiled egg|poached egg|quail egg|scotch egg|free range egg',
    'egg',
    'few',
    'butter',
  ],
  ['fried egg|shakshuka|huevos rancheros|eggs benedict|benedict', 'friedEgg', 'few', 'butter'],
  ['scrambled egg|scramble|egg scramble', 'scrambled', 'many', 'butter'],
  ['tofu|firm tofu|silken tofu|smoked tofu|bean curd', 'tofu', 'many', 'pistachio'],
  ['tempeh', 'tempeh', 'few', 'oat'],
  ['falafel', 'falafel', 'few', 'sage'],

  // dairy
  ['halloumi|grilling cheese', 'halloumi', 'fan', 'butter'],
  ['paneer', 'paneer', 'few', 'apricot'],
  ['mozzarella|burrata|bocconcini|caprese', 'mozzarella', 'few', 'sage'],
  ['feta|feta cheese|cotija|queso fresco|vegan feta', 'feta', 'many', 'sky'],
  ['goat cheese|chevre|camembert|brie', 'goatCheese', 'few', 'sage'],
  ['blue cheese|gorgonzola|stilton|roquefort|dolcelatte', 'blueCheese', 'many', 'sky'],
  [
    'cheddar|cheese|gouda|red leicester|monterey jack|pepper jack|colby|american cheese|swiss cheese|emmental|gruyere|provolone|raclette|edam|manchego',
    'cheddar',
    'many',
    'butter',
  ],
  [
    'parmesan|pecorino|grana padano|parmigiano|parmigiano reggiano|shaved parmesan|grated cheese|vegan parmesan',
    'shaving',
    'few',
    'butter',
  ],
  [
    'ricotta|cottage cheese|cream cheese|soured cream|sour cream|creme fraiche|mascarpone|whipped cream|clotted cream|greek yogurt|greek yoghurt|yogurt|yoghurt|natural yoghurt|plain yogurt|tzatziki|raita|labneh|skyr|quark|double cream|heavy cream|whipping cream|ranch',
    'dollop',
    'few',
    'sky',
  ],
  ['ice cream|vanilla ice cream|gelato|a la mode', 'iceCreamScoop', 'few', 'rose'],
  ['butter|unsalted butter|salted butter|margarine', 'butterPat', 'prop', 'butter'],

  // pulses
  ['chickpea|chick pea|garbanzo|garbanzo bean|hummus|houmous|chana|channa', 'chickpea', 'many', 'apricot'],
  ['edamame|edamame bean|broad bean|fava bean|fava', 'edamame', 'many', 'pistachio'],
  ['pea|garden pea|petit pois|green pea|mushy pea|split pea|frozen pea', 'pea', 'many', 'pistachio'],
  ['black bean|turtle bean|black eyed bean|black eyed pea', 'blackBean', 'many', 'rose'],
  [
    'kidney bean|bean|mixed bean|adzuki bean|aduki bean|pinto bean|refried bean|chilli con carne|chili con carne|rajma|borlotti bean',
    'kidneyBean',
    'many',
    'rose',
  ],
  [
    'white bean|butter bean|cannellini|cannellini bean|haricot bean|lima bean|navy bean|flageolet|gigantes',
    'whiteBean',
    'many',
    'oat',
  ],
  ['baked bean|beans on toast', 'bakedBean', 'many', 'apricot'],
  ['lentil|red lentil|dal|dahl|daal|dhal', 'lentil', 'many', 'apricot'],
  ['green lentil|puy lentil|brown lentil|black lentil|beluga lentil|mung bean', 'greenLentil', 'many', 'oat'],

  // vegetables
  ['avocado|guacamole|avo', 'food/avocado', 'few', 'pistachio'],
  [
    'sweet potato|squash|butternut|butternut squash|pumpkin|kabocha|yam|acorn squash|delicata|swede|rutabaga',
    'squashCube',
    'many',
    'apricot',
  ],
  [
    'potato|roast potato|potato wedge|hash brown|hash|maris piper|russet|russet potato|gratin dauphinois|dauphinoise|potato dauphinoise',
    'potatoCube',
    'many',
    'butter',
  ],
  [
    'new potato|baby potato|jersey royal|charlotte potato|salad potato|fingerling|celeriac|turnip|jacket potato|baking potato|baked potato',
    'potatoHalf',
    'few',
    'butter',
  ],
  ['mash|mashed potato|champ|colcannon|potato mash|mashed', 'mash', 'few', 'butter'],
  ['chip|oven chip|fries|french fry|sweet potato fries|potato fries|poutine', 'chip', 'few', 'butter'],
  [
    'tomato|plum tomato|beef tomato|heirloom tomato|passata|marinara|marinara sauce|chopped tomato|tinned tomato|canned tomato|diced tomato|crushed tomato|tomato sauce|salsa|pico de gallo|ratatouille|bruschetta|arrabbiata|pomodoro|gazpacho|minestrone',
    'tomato',
    'few',
    'tomato',
  ],
  ['cherry tomato|grape tomato|baby tomato|vine tomato|greek salad', 'cherryTomato', 'few', 'tomato'],
  ['sundried tomato|sun dried tomato|sunblush tomato|dried tomato', 'sundried', 'few', 'tomato'],
  ['tomato puree|tomato paste|tomato ketchup|ketchup', 'tomato', 'prop', 'tomato'],
  [
    'red pepper|pepper|bell pepper|red bell pepper|sweet pepper|romano pepper|roasted pepper|roasted red pepper|piquillo pepper|mixed pepper|capsicum|peperonata|fajita',
    'pepper',
    'few',
    'tomato',
  ],
  ['yellow pepper|orange pepper|yellow bell pepper|orange bell pepper|banana pepper', 'yellowPepper', 'few', 'butter'],
  ['green pepper|green bell pepper|padron pepper|poblano|okra', 'greenPepper', 'few', 'pistachio'],
  [
    'chilli|chili|red chilli|red chili|chilli flake|chili flake|red pepper flake|harissa|sriracha|gochujang|birds eye chilli|chile|chipotle|arbol|sweet chilli|sweet chili|hot sauce|sambal|aleppo pepper',
    'chilli',
    'strew',
    'tomato',
  ],
  [
    'jalapeno|green chilli|green chili|serrano chile|serrano pepper|serrano chili|serrano chilli',
    'greenChilli',
    'strew',
    'pistachio',
  ],
  [
    'broccoli|tenderstem|tenderstem broccoli|broccolini|sprouting broccoli|purple sprouting broccoli|romanesco',
    'food/broccoli',
    'few',
    'sage',
  ],
  ['cauliflower|cauliflower floret|gobi|cauli', 'cauliflower', 'few', 'oat'],
  [
    'mushroom|chestnut mushroom|portobello|shiitake|oyster mushroom|porcini|wild mushroom|button mushroom|cremini|chanterelle|enoki|funghi|stroganoff',
    'mushroom',
    'few',
    'oat',
  ],
  ['carrot|baby carrot|grated carrot', 'carrot', 'fan', 'apricot'],
  ['parsnip|daikon|mooli|jerusalem artichoke|kohlrabi|water chestnut|bamboo shoot', 'parsnip', 'fan', 'oat'],
  ['cucumber|tzatziki salad', 'cucumber', 'fan', 'mint'],
  ['gherkin|pickle|dill pickle|cornichon|pickled cucumber', 'gherkin', 'few', 'pistachio'],
  ['courgette|zucchini|courgetti|zoodle|yellow squash|summer squash|marrow', 'courgette', 'fan', 'pistachio'],
  ['aubergine|eggplant|baba ganoush|moussaka|melanzane', 'aubergine', 'fan', 'lilac'],
  ['radish', 'radish', 'fan', 'rose'],
  ['beetroot|beet|borscht', 'beet', 'few', 'rose'],
  ['red onion|pickled onion|pickled red onion', 'redOnion', 'few', 'lilac'],
  ['french onion|caramelised onion|caramelized onion|onion ring|crispy onion|white onion', 'onion', 'few', 'oat'],
  ['onion|yellow onion|brown onion|shallot', 'food/onion', 'prop', 'oat'],
  ['leek', 'leek', 'few', 'pistachio'],
  ['spring onion|green onion|scallion|salad onion', 'springOnion', 'strew', 'sage'],
  ['garlic|garlic clove|clove garlic|clove of garlic|black garlic', 'food/garlic', 'prop', 'oat'],
  ['roasted garlic|garlic confit|confit garlic', 'garlicClove', 'few', 'oat'],
  ['ginger|root ginger|fresh ginger|galangal|turmeric root|gingerbread', 'food/ginger-root', 'prop', 'apricot'],
  ['asparagus', 'asparagus', 'few', 'pistachio'],
  ['green bean|french bean|runner bean|haricot vert|fine bean', 'greenBean', 'few', 'sage'],
  ['mangetout|mange tout|sugar snap|sugar snap pea|sugarsnap|snow pea|snap pea', 'mangetout', 'few', 'pistachio'],
  ['celery|celery stick|celery stalk|waldorf', 'celery', 'few', 'pistachio'],
  ['fennel|fennel bulb', 'fennel', 'few', 'pistachio'],
  ['brussels sprout|sprout', 'sproutHalf', 'few', 'sage'],
  [
    'cabbage|white cabbage|savoy cabbage|green cabbage|napa cabbage|chinese cabbage|sauerkraut|slaw|coleslaw|sweetheart cabbage|hispi cabbage|pointed cabbage|endive|chicory',
    'cabbage',
    'few',
    'sage',
  ],
  ['red cabbage|purple cabbage|radicchio|red slaw', 'redCabbage', 'few', 'lilac'],
  ['beansprout|bean sprout', 'beansprout', 'few', 'oat'],
  ['sweetcorn|corn|corn kernel|sweet corn|corn on the cob|elote|hominy|succotash', 'corn', 'many', 'butter'],
  ['baby corn|babycorn', 'babyCorn', 'few', 'butter'],
  ['olive|green olive|stuffed olive', 'olive', 'many', 'pistachio'],
  ['black olive|kalamata|kalamata olive|tapenade|puttanesca|nicoise', 'blackOlive', 'many', 'lilac'],
  ['caper', 'caper', 'strew', 'pistachio'],
  ['artichoke|artichoke heart', 'artichoke', 'few', 'pistachio'],
  ['kimchi', 'kimchi', 'few', 'tomato'],
  ['nori|seaweed|kombu|wakame|samphire|nori sheet', 'seaweed', 'few', 'mint'],

  // leaves and herbs
  [
    'spinach|baby spinach|rocket|arugula|watercress|greens|salad leaves|mixed leaves|mixed salad leaves|pak choi|pak choy|bok choy|chard|swiss chard|lambs lettuce|dandelion|collard greens|mixed greens|salad greens|spring greens|leaves|morning glory|saag|palak|florentine|sorrel|nettle',
    'spinach',
    'few',
    'sage',
  ],
  ['kale|cavolo nero|curly kale|tuscan kale|lacinato kale|sea kale', 'kale', 'few', 'sage'],
  [
    'lettuce|gem lettuce|little gem|baby gem|romaine|romaine lettuce|iceberg|iceberg lettuce|cos lettuce|butterhead|mixed salad|side salad|green salad|caesar salad|lettuce wrap|lettuce cup',
    'lettuce',
    'few',
    'pistachio',
  ],
  ['basil|thai basil|pesto|margherita', 'basil', 'strew', 'sage'],
  ['mint|mint leaves|peppermint|spearmint', 'mint', 'strew', 'mint'],
  [
    'coriander|cilantro|parsley|herb|fresh herb|mixed herb|oregano|marjoram|tarragon|chervil|curry leaf|curry leaves|kaffir lime leaf|lime leaf|chimichurri|gremolata|cress|pea shoot|microgreens|tabbouleh|chermoula',
    'herb',
    'strew',
    'sage',
  ],
  ['thyme|rosemary|lavender', 'rosemary', 'strew', 'sage'],
  ['dill|dill frond', 'dill', 'strew', 'sage'],
  ['chive', 'chive', 'strew', 'sage'],
  ['sage|bay leaf|bay leaves|bay', 'bayLeaf', 'strew', 'sage'],

  // fruit
  ['lemon|preserved lemon', 'lemon', 'few', 'butter'],
  ['lemon juice|juice of lemon|lemon zest|zest of lemon|lemon curd|limoncello', 'lemon', 'prop', 'butter'],
  ['lime|key lime', 'lime', 'few', 'pistachio'],
  ['lime juice|juice of lime|lime zest|zest of lime', 'lime', 'prop', 'pistachio'],
  ['orange|clementine|tangerine|mandarin|satsuma|blood orange|marmalade|kumquat|yuzu', 'orange', 'few', 'apricot'],
  ['orange juice|orange zest|juice of orange|zest of orange', 'orange', 'prop', 'apricot'],
  ['grapefruit|pink grapefruit|pomelo', 'grapefruit', 'few', 'rose'],
  ['strawberry|summer berry', 'strawberry', 'few', 'rose'],
  ['raspberry|melba', 'raspberry', 'many', 'rose'],
  ['cherry|black cherry|sour cherry|morello cherry|maraschino cherry|black forest|bakewell', 'cherry', 'many', 'rose'],
  ['blueberry|berry|mixed berry|frozen berry|acai|bilberry', 'blueberry', 'many', 'lilac'],
  ['blackberry|blackcurrant|mulberry|elderberry|boysenberry', 'blackberry', 'many', 'lilac'],
  ['redcurrant|red currant|gooseberry|lingonberry', 'redcurrant', 'many', 'rose'],
  ['cranberry|dried cranberry|goji berry|barberry', 'cranberry', 'many', 'rose'],
  ['pomegranate|pomegranate seed|pomegranate aril', 'pomegranate', 'many', 'rose'],
  ['banana|plantain|banoffee', 'banana', 'fan', 'butter'],
  ['mango|mango chunk|papaya|pawpaw', 'mangoCube', 'many', 'apricot'],
  ['mango chutney|mango puree', 'mangoCube', 'prop', 'apricot'],
  ['peach|nectarine|apricot|dried apricot|persimmon', 'peachSlice', 'fan', 'apricot'],
  ['plum|prune|damson|greengage', 'plumSlice', 'fan', 'lilac'],
  ['kiwi|kiwi fruit|kiwifruit', 'kiwi', 'fan', 'pistachio'],
  ['apple|green apple|bramley|granny smith|bramley apple|tarte tatin|strudel|apple sauce', 'appleSlice', 'fan', 'rose'],
  ['pear', 'pearSlice', 'fan', 'pistachio'],
  ['pineapple|pineapple ring|pina colada', 'pineapple', 'fan', 'butter'],
  ['fig', 'fig', 'few', 'lilac'],
  ['melon|cantaloupe|honeydew', 'melonCube', 'many', 'apricot'],
  ['watermelon', 'watermelonCube', 'many', 'rose'],
  ['grape|red grape|green grape', 'grape', 'many', 'lilac'],
  ['passion fruit|passionfruit|dragon fruit|lychee|guava', 'pomegranate', 'many', 'apricot'],
  ['rhubarb', 'rhubarb', 'few', 'rose'],
  [
    'coconut|coconut flake|desiccated coconut|shredded coconut|toasted coconut|lamington',
    'coconutFlake',
    'many',
    'oat',
  ],
  [
    'coconut milk|coconut cream|creamed coconut|coconut water|coconut yogurt|coconut yoghurt',
    'food/coconut',
    'prop',
    'oat',
  ],
  ['raisin|sultana|currant|dried fruit|mixed peel|fruit cake', 'raisin', 'many', 'oat'],
  ['date|medjool|medjool date', 'date', 'many', 'oat'],

  // nuts, seeds and sweets
  ['almond|whole almond|nut|mixed nut|brazil nut|chestnut|macadamia|trail mix', 'almond', 'many', 'oat'],
  ['flaked almond|sliced almond|slivered almond|frangipane', 'flakedAlmond', 'many', 'oat'],
  ['walnut|pecan', 'walnut', 'many', 'oat'],
  ['cashew|cashew nut', 'cashew', 'many', 'oat'],
  ['peanut|roasted peanut|satay|dry roasted peanut', 'peanut', 'many', 'oat'],
  ['peanut butter|almond butter|nut butter|cashew butter', 'peanut', 'many', 'oat'],
  ['pistachio|pistachio nut', 'pistachio', 'many', 'pistachio'],
  ['hazelnut|nutella|chocolate hazelnut', 'hazelnut', 'many', 'oat'],
  ['pine nut|pine kernel', 'pineNut', 'many', 'oat'],
  [
    'seed|mixed seed|sesame|sesame seed|sunflower seed|hemp seed|flaxseed|flax seed|linseed|toasted sesame|dukkah|furikake|everything bagel',
    'seed',
    'strew',
    'oat',
  ],
  [
    'chia|chia seed|poppy seed|poppyseed|nigella seed|black sesame|black sesame seed|lemon poppy seed',
    'blackSeed',
    'strew',
    'oat',
  ],
  ['pumpkin seed|pepita', 'pumpkinSeed', 'strew', 'pistachio'],
  ['granola|muesli|oat cluster', 'oatCluster', 'many', 'oat'],
  [
    'chocolate|dark chocolate|milk chocolate|chocolate chip|choc chip|choc|chocolate chunk|white chocolate|mocha|ganache',
    'chocolate',
    'many',
    'oat',
  ],
  [
    'cocoa|cacao|cacao nib|cocoa powder|chocolate shaving|grated chocolate|tiramisu|cacao powder',
    'chocCurl',
    'strew',
    'oat',
  ],
  ['marshmallow|smore|rocky road', 'marshmallow', 'many', 'rose'],
  [
    'biscuit|digestive|digestive biscuit|graham cracker|oreo|ginger nut|shortbread|ladyfinger|lotus biscuit|biscoff|cookie crumb',
    'biscuitBit',
    'many',
    'oat',
  ],
  ['caramel|toffee|dulce de leche|butterscotch', 'caramel', 'few', 'oat'],
  ['honey|maple|maple syrup|agave|golden syrup|runny honey|honeycomb', 'food/honey-pot', 'prop', 'butter'],
  ['popcorn', 'food/popcorn', 'few', 'butter'],

  // bread, dough and dumplings on the plate
  ['crouton', 'crouton', 'many', 'oat'],
  [
    'crusty bread|garlic bread|baguette|sourdough|ciabatta|bread|bread roll|crusty roll|focaccia|soda bread|cornbread|stale bread|rye bread|french bread|panzanella',
    'breadChunk',
    'few',
    'oat',
  ],
  [
    'naan|naan bread|chapati|roti|flatbread|pitta|pita|pitta bread|pita bread|paratha|lavash|chapatti|yorkshire pudding|yorkshire|popover',
    'naan',
    'few',
    'apricot',
  ],
  ['tortilla chip|nacho|doritos|poppadom|papadum', 'tortillaChip', 'few', 'apricot'],
  ['gnocchi', 'gnocchi', 'many', 'butter'],
  ['ravioli|tortellini|agnolotti|pierogi', 'ravioli', 'few', 'butter'],
  ['dumpling|gyoza|wonton|potsticker|pot sticker|momo|shumai|dim sum|manti', 'dumpling', 'few', 'oat'],
  ['spring roll|egg roll|summer roll|sausage roll|lumpia|taquito', 'springRoll', 'few', 'apricot'],
  ['samosa|empanada|pasty|cornish pasty|calzone', 'samosa', 'few', 'apricot'],
];

/** What shows nothing on a cover although it holds the word of a food: seasonings, oils, stocks, flours. */
const UNSEEN =
  'salt and pepper|salt pepper|black pepper|white pepper|ground pepper|cracked pepper|ground black pepper|black peppercorn|peppercorn|cayenne pepper|cayenne|pepper to taste|tsp pepper|teaspoon pepper|pinch of pepper|pinch pepper|szechuan pepper|sichuan pepper|lemon pepper|' +
  'olive oil|virgin olive oil|extra virgin olive oil|vegetable oil|sunflower oil|sesame oil|toasted sesame oil|coconut oil|peanut oil|groundnut oil|avocado oil|chilli oil|walnut oil|rapeseed oil|truffle oil|garlic oil|' +
  'chicken stock|beef stock|fish stock|vegetable stock|lamb stock|chicken broth|beef broth|vegetable broth|bone broth|mushroom stock|chicken stock cube|vegetable stock cube|beef stock cube|chicken bouillon|vegetable bouillon|beef bouillon|turkey stock|seafood stock|chicken seasoning|fish sauce|oyster sauce|worcestershire sauce|' +
  'egg noodle|egg pasta|egg wash|egg white|egg yolk|rice noodle|' +
  'almond milk|oat milk|soya milk|soy milk|rice milk|cashew milk|hemp milk|almond flour|almond meal|ground almond|almond extract|almond essence|coconut flour|coconut sugar|chickpea flour|gram flour|potato starch|potato flour|corn flour|cornflour|corn starch|cornstarch|corn syrup|corn tortilla|corn flake|rice vinegar|apple cider vinegar|cider vinegar|apple juice|apple cider|' +
  'garlic powder|garlic salt|garlic granule|onion powder|onion salt|onion granule|ground ginger|ginger powder|chilli powder|chili powder|mustard seed|fennel seed|coriander seed|ground coriander|coriander powder|cumin seed|caraway seed|celery salt|celery seed|cardamom seed|dried mint|dried thyme|dried oregano|dried basil|dried sage|dried parsley|dried dill|dried rosemary|dried herb|dried chilli|dried bay leaf|lemon extract|orange extract|mint extract|peppermint extract|orange blossom water|rose water|lemongrass|lemon grass|allspice berry|juniper berry|vanilla bean|coffee bean|cocoa butter|peanut oil spray|cooking oil spray|bread flour|breadcrumb|bread crumb|panko breadcrumb|strong bread flour|grape seed oil|grapeseed oil|date syrup|pomegranate molasses|red pepper paste|curry paste|thai green curry paste|shrimp paste|red wine vinegar|bean paste|black bean sauce|hoisin sauce|plum sauce|sweet chilli sauce|butter lettuce leaf|' +
  'gluten free bread flour|bicarbonate of soda|baking soda|cream of tartar|cooking cream';

const ENGLISH: (readonly [phrases: string, look: Look | undefined])[] = [
  ...LOOK.map(
    ([phrases, picture, serving, palette]) =>
      [phrases, { picture, serving, ...(palette && { palette }) }] satisfies [string, Look],
  ),
  [UNSEEN, undefined],
];

/** Reads foods out of words; `undefined` is a known word that shows nothing. */
export const LOOKS = phraseTable<Look | undefined>([...ENGLISH, ...translatedRows(ENGLISH, FOODS_ABROAD)]);
