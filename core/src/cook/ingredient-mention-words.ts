/** Words that tell how the steps of a recipe name its ingredients. Stems as `stemOf` gives them. */

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Say nothing about which food it is: sizes, cuts, states, praise. */
export const DESCRIPTORS = set(`
  fresh freshly large medium small extra big thick thin thinly thickly good quality best ripe raw cooked uncooked dried dry frozen thawed chilled cold warm hot
  chopped finely roughly coarsely coarse fine sliced diced minced crushed grated shredded peeled cored cut halved quartered cubed trimmed rinsed drained
  washed cleaned beaten melted softened toasted roasted packed heaped heaping level scant rounded boneless skinless organic natural pure real plain unsalted
  salted lightly low reduced sodium fat free full whole all purpose allpurpose unsweetened store bought homemade optional needed taste room temperature
  about approximately plus more additional divided serving serve garnish topping desired favorite favourite preferably temp such quick instant prepared
  boiling lukewarm day old lean baby mini virgin extravirgin granulated kosher flaky flaked crumbled torn deveined pitted seeded seedless stemmed
  your my our some any few several little bit thinnest inch cm mm piece pieces each into in with and the a an of to at for from or on as if then
  deli style medium-size bite size sized unbleached cage range free-range light dark heavy ground cracked
`);

/** Measures and holders, which stand before a food and are none. */
export const MEASURE_WORDS = set(`
  cup tablespoon teaspoon tbsp tbs tsp ounce oz pound lb gram g kg kilo ml cl dl l liter litre pint quart gallon can tin jar bottle packet package pkg bag box carton
  container bunch head bulb stick stalk rib stem sprig slice clove piece pinch dash handful splash drizzle squeeze sheet sleeve block ball scoop knob strip rack wedge c t
  el tl esslöffel teelöffel prise bund dose glas packung scheibe zehe cuillère cuillere soupe café cafe gousse pincée pincee botte tranche sachet brin
  cucharada cucharadita diente pizca cucchiaio cucchiaino spicchio pizzico eetlepel theelepel teentje snufje
`);

/** Parts and forms of a food that a step leaves out or adds: 'garlic' for 'garlic cloves', 'basil leaves' for 'basil'. */
export const PART_WORDS = set(`
  clove chip flake leaf leave sprig stalk stem breast thigh fillet filet cutlet leg wing drumstick tenderloin seed floret wedge slice zest juice rind peel half segment kernel root rib
  cube chunk crumb sheet rack strip white yolk meat chop loin shoulder shank rack fillets cube bud heart tip head bulb spear ear pod
`);

/** Foods that are not meant by the word before them alone: 'tomato' is not the tomato paste, 'chicken' not the chicken stock. */
export const NEEDS_OWN_NAME = set(`
  oil stock broth paste puree butter milk flour salt water cream ketchup bouillon soup fat syrup dressing spray crumb breadcrumb
  bread pastry mix starch jam jelly brandy
`);

/** The rest of the name of a sauce, a dressing or a bread, which alone stand for it: 'add the soy', 'the pitas', never 'the pizza'. */
export const NAME_ITSELF = set(
  'soy soya soja soia tamari ponzu hoisin teriyaki worcestershire tabasco sriracha harissa tahini marinara alfredo enchilada barbecue bbq buffalo ranch caesar ' +
    'miso gochujang pita naan ciabatta focaccia sourdough brioche baguette',
);

/** Colours alone name no food: a 'pink liner' is not the pink sprinkles. */
export const COLOURS = set('pink red green yellow white black brown blue purple golden dark light');

/** Words of the kitchen that are foods or what is done with them: 'butter two tins', 'flour the board'. */
export const FOOD_VERBS = set('butter flour oil salt sugar pepper water');

/** Behind a food's word they make another thing of it: 'flour mixture', 'chicken stock', 'the apple filling'. */
export const MAKES_ANOTHER = set(`
  mixture mix batter dough filling stock broth sauce soup salad pan pot bowl dish paper towel cutter press grater peeler plate board tray rack tin side oven packet
  package cooker stone liner processor ball layer skewer ring shell crust base topping glaze frosting icing marinade dressing spoon brush knife stage grease dripping
  direction instruction time flavor flavour coating slurry solution syrup
`);

/** A step takes these little by little and says so each time: 'season with salt', 'brush with oil'. */
export const TAKEN_OFTEN = set(
  'salt pepper oil butter water flour sugar parsley coriander cilantro cheese parmesan seasoning spray',
);
export const TAKING_VERBS =
  /\b(?:add|season|sprinkle|drizzle|brush|toss|stir in|mix in|whisk in|pour|combine|grease|dust|coat|top|rub|spray|heat|melt|garnish|whisk|mix|fold in|put|place)\b/;

/** Pieces of an animal, whose name alone stands for them: 'the beef' for 'boneless beef top round steak'. */
export const CUTS = set(
  'steak round roast brisket chuck rib loin tenderloin sirloin shoulder rump shank belly butt cheek cutlet chop mince joint medallion neck flank skirt',
);
export const ANIMALS = set('beef pork lamb veal chicken turkey duck venison goat');

/** What a step means by 'the dry ingredients', 'the spices', when no group has that name. */
export const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  dry: set(
    'flour sugar powder soda salt cocoa starch cornstarch cornflour oat cinnamon nutmeg ginger cardamom clove spice almond semolina polenta cornmeal yeast allspice',
  ),
  wet: set('milk egg oil vanilla water yogurt yoghurt buttermilk honey syrup sauce cream juice extract vinegar butter'),
  spice: set(
    'cumin paprika coriander turmeric cinnamon cardamom clove pepper chili chilli cayenne nutmeg allspice oregano thyme garam masala curry powder seasoning mustard ginger fenugreek sumac peppercorn anise bay',
  ),
  seasoning: set(
    'salt pepper cumin paprika coriander turmeric oregano thyme basil seasoning powder cayenne chili chilli',
  ),
  herb: set('parsley basil thyme oregano rosemary sage mint dill cilantro coriander chive tarragon bay marjoram'),
  vegetable: set(
    'carrot onion celery pepper zucchini courgette eggplant aubergine potato broccoli cauliflower mushroom pea leek cabbage turnip parsnip squash tomato bean corn spinach kale cucumber radish lettuce fennel',
  ),
  cheese: set(
    'cheese mozzarella parmesan cheddar fontina havarti feta ricotta gruyere pecorino provolone brie camembert gouda edam emmental manchego asiago gorgonzola ' +
      'halloumi paneer burrata stilton taleggio raclette',
  ),
  sausage: set(
    'chipolata bratwurst chorizo andouille kielbasa merguez frankfurter wiener cumberland toulouse boerewors banger',
  ),
  rice: set('basmati jasmine arborio carnaroli'),
  noodle: set('udon soba ramen vermicelli'),
  berry: set('strawberry raspberry blueberry blackberry cranberry boysenberry loganberry'),
  mushroom: set('shiitake portobello cremini porcini chanterelle enoki'),
  chili: set('jalapeno serrano habanero'),
  steak: set('sirloin tenderloin ribeye flank rump skirt'),
  pasta: set('spaghetti penne rigatoni ziti linguine fettuccine macaroni tagliatelle fusilli farfalle orzo bucatini'),
  fish: set('salmon cod tuna tilapia halibut trout haddock snapper bass'),
  nut: set('walnut pecan almond hazelnut pistachio cashew peanut'),
  meat: set('beef pork lamb chicken turkey sausage bacon ham salami pepperoni prosciutto chorizo'),
  topping: set('topping garnish'),
};
