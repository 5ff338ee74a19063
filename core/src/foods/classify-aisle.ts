import type { Aisle } from '../lists/aisles.ts';
import type { FoodIndex } from './food-index.ts';
import { foodWords } from './food-words.ts';
import { foodInOtherLanguage, resolveFood } from './resolve-food.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** How it is sold decides before what it is. Tried in this order; a phrase is compared with the singular words of the name. */
const BY_FORM: readonly (readonly [RegExp, Aisle])[] = [
  [/\b(ice cream|ice lolly|sorbet|gelato|frozen|ice pop|popsicle|ice cube)\b/, 'frozen'],
  [
    /\b(toilet|kitchen roll|kitchen towel|paper towel|napkin|tissue|foil|cling film|clingfilm|plastic wrap|parchment|baking paper|greaseproof|bin (bag|liner)|trash bag|sandwich bag|freezer bag|zip ?lock|detergent|washing|dishwasher|softener|bleach|cleaner|cleaning|sponge|scourer|cloth|soap|shampoo|conditioner|shower|toothpaste|toothbrush|floss|mouthwash|deodorant|razor|shaving|tampon|sanitary|nappy|diaper|wipe|cotton (wool|bud|pad)|plaster|bandage|paracetamol|ibuprofen|aspirin|vitamin|medicine|battery|light ?bulb|candle|match(es|box)?|cigarette lighter|charcoal|firelighter|cat (food|litter)|dog (food|treat|biscuit)|pet food|bird seed|bouquet|card|wrapping|ballpoint pen|notebook|magazine|newspaper|sun ?cream|sun ?screen|moisturiser|lotion|lip balm|hair (spray|gel|brush|dye|clip)|hairbrush|skewer|cocktail stick|toothpick|paper (plate|cup)|drinking straw|muffin case|cupcake (case|liner)|baking cup|kitchen string|twine|air freshener|fabric softener|stain remover|shoe polish|furniture polish|(cut )?flowers?$)\b/,
    'other',
  ],
  [
    /\b(wine|beer|lager|ale|stout|cider(?! vinegar)|whisky|whiskey|vodka|gin|rum|brandy|tequila|liqueur|champagne|prosecco|cava|sherry|vermouth|spirit|cocktail|bourbon|cognac|aperol|campari)\b(?!.*\b(vinegar|sauce|gum)\b)/,
    'other',
  ],
  [
    /\b(canned|tinned|can of|tin of|in brine|in oil|jarred|pickled|pickle|preserved|evaporated|condensed|sun dried|sundried|dehydrated|freeze dried)\b/,
    'pantry and dry goods',
  ],
  [
    /\b(flour|starch|vinegar|oil|stock|broth|bouillon|extract|essence|syrup|seasoning|spice|masala|rub|sauce|ketchup|chutney|relish|jam|jelly|marmalade|paste|puree|powder|mix|sugar|sweetener|gravy|marinade|dressing|mayonnaise|mustard|honey|molasses|treacle|peanut butter|almond butter|cashew butter|nut butter|cereal|granola|muesli|oat|oatmeal|porridge|noodle|pasta|spaghetti|macaroni|penne|rice|quinoa|couscous|bulgur|barley|lentil|dal|dhal|split pea|soup|gelatin|gelatine|yeast|baking|cocoa|coffee|tea|tea bag|salt)\b(?!.*\b(salad|bread|cake|roll|biscuit|cracker|cookie|crisp|chip|popcorn|sausage|steak|chicken|pork|rib|wing|bun|pie|yogurt|cheese|ham|salmon|muffin|bagel)\b)/,
    'pantry and dry goods',
  ],
  [
    /\b(dried|ground|whole|flake)\b.*\b(thyme|basil|oregano|parsley|sage|rosemary|dill|mint|tarragon|marjoram|chive|coriander|ginger|bay|herb|chil(l)?i|pepper|onion|garlic|mushroom|apricot|fig|date|mango|cranberry|apple|bean|pea|chickpea|lentil)\b/,
    'pantry and dry goods',
  ],
];

/** Words that place an item by themselves, the last one of the name deciding. */
const BY_WORD: readonly (readonly [ReadonlySet<string>, Aisle])[] = [
  [
    set(`chicken beef pork lamb turkey duck goose veal venison rabbit pheasant partridge quail mince steak sausage bacon ham
      gammon salami chorizo pepperoni prosciutto pancetta meatball burger patty kebab liver kidney oxtail brisket sirloin
      ribeye rump fillet loin chop joint rib shank drumstick wing thigh breast fish salmon cod haddock plaice sole trout
      mackerel sardine herring kipper halibut monkfish bass bream snapper tilapia pollock hake catfish swordfish eel squid
      octopus calamari prawn shrimp crab lobster mussel clam oyster scallop crayfish langoustine seafood roe caviar
      frankfurter hotdog bratwurst kielbasa mortadella bologna bresaola pastrami spam haggis offal tripe bison elk boar
      goat mutton ostrich foie pate whelk cockle barramundi turbot skate meat deli`),
    'meat and fish',
  ],
  [
    set(`milk cream butter cheese yogurt yoghurt egg curd quark kefir skyr ghee margarine creme fraiche mozzarella cheddar
      parmesan feta brie camembert gouda edam emmental gruyere ricotta mascarpone halloumi paneer stilton roquefort
      gorgonzola manchego pecorino provolone havarti munster muenster raclette jarlsberg wensleydale leicester
      buttermilk custard burrata labneh lassi creamer hummus houmous`),
    'dairy and eggs',
  ],
  [
    set(`bread loaf roll bun baguette bagel croissant muffin crumpet pitta pita naan chapati roti tortilla wrap flatbread
      ciabatta focaccia brioche sourdough toast teacake scone pastry cake doughnut donut danish panini bap
      cupcake waffle pancake pie tart strudel gateau sponge challah lavash`),
    'bakery',
  ],
  [
    set(`crisp chip pretzel popcorn cracker chocolate sweet candy gum biscuit cookie bar snack nacho dorito marshmallow
      toffee fudge lolly lollipop jerky truffle caramel nougat liquorice licorice rusk flapjack breadstick
      ricecake oatcake shortbread wafer gummy haribo brownie`),
    'snacks',
  ],
  [
    set(`apple banana orange lemon lime grape pear peach plum cherry berry strawberry raspberry blueberry blackberry mango
      melon watermelon pineapple kiwi papaya pomegranate fig apricot nectarine grapefruit clementine satsuma tangerine
      mandarin lychee guava passionfruit rhubarb gooseberry currant quince persimmon plantain avocado tomato potato onion
      garlic carrot celery lettuce spinach kale cabbage broccoli cauliflower courgette zucchini aubergine eggplant pepper
      cucumber mushroom leek parsnip turnip swede rutabaga beetroot beet radish fennel asparagus artichoke sprout pea bean
      corn sweetcorn squash pumpkin marrow okra chard rocket arugula watercress endive radicchio chicory salad herb basil
      parsley coriander cilantro mint dill thyme rosemary sage tarragon chive oregano ginger turmeric lemongrass chilli chili
      jalapeno shallot scallion kohlrabi celeriac yam cassava taro jicama daikon horseradish cress microgreen mangetout
      edamame green leaf fruit vegetable veg nectarine pomelo kumquat dragonfruit starfruit tamarillo samphire
      sorrel chervil marjoram bok pak choi choy puntarelle romanesco salsify cactus nopales tofu tempeh`),
    'produce',
  ],
  [set(`juice squash cordial cola lemonade soda smoothie kombucha tonic water drink`), 'other'],
  [
    set(`flour sugar rice pasta noodle oil vinegar sauce spice salt seasoning tin can chickpea lentil quinoa couscous cereal
      honey jam syrup stock broth soup nut almond walnut pecan cashew hazelnut pistachio peanut seed raisin sultana prune
      date coconut cocoa coffee tea yeast oats paste pesto olive caper gherkin sauerkraut kimchi tahini spread polenta
      semolina cornmeal bulgur barley farro millet buckwheat amaranth freekeh spelt nori seaweed wakame breadcrumb cumin
      paprika cinnamon nutmeg clove cardamom saffron cayenne allspice anise sumac zaatar fenugreek peppercorn`),
    'pantry and dry goods',
  ],
];

/**
 * The aisle of a shop where an item is found. How it is sold decides first (frozen, tinned, dried; 'toilet paper' is
 * 'other'), then the catalogue, then the kind of thing its last known word names. What nobody knows is 'other'.
 * @param name of a shopping-list item, any case and number, without its quantity
 */
export function classifyAisle(index: FoodIndex, name: string): Aisle {
  const words = foodWords(name);
  const text = words.join(' ');
  if (text === '') return 'other';
  if (/\b(frozen|ice lolly)\b/.test(text)) return 'frozen';
  const { food: found, rule } = resolveFood(index, { name }, 'en');
  if (found !== null && (rule === 'exact' || rule === 'alias')) return found.aisle;
  for (const [form, aisle] of BY_FORM) if (form.test(text)) return aisle;
  const foreign = foodInOtherLanguage(index, name);
  if (foreign !== null) return foreign.aisle;
  if (found !== null && rule !== 'not sure') return found.aisle;
  for (const word of [...words].reverse()) {
    for (const [known, aisle] of BY_WORD) if (known.has(word)) return aisle;
  }
  return found !== null && !found.id.startsWith('sr28-') ? found.aisle : 'other';
}
