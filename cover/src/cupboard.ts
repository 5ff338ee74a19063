import { ellipse, slab, stroke } from './geometry.ts';
import { SHADOW } from './pen.ts';
import { phraseTable } from './phrases.ts';

/** What stands in a cupboard, as its own package. */
export interface CupboardThing {
  shape: 'bottle' | 'bag' | 'jug' | 'tub' | 'tin';
  fill: string;
  label: string;
}

const thing = (shape: CupboardThing['shape'], fill: string, label: string): CupboardThing => ({ shape, fill, label });

const WATER = thing('jug', '#BFE0EA', '#FFFFFF');
const OIL = thing('bottle', '#E3C23C', '#4F7A2C');
const DARK_SAUCE = thing('bottle', '#3B2014', '#C9452E');
const VINEGAR = thing('bottle', '#B4652B', '#F3E7CF');
const RED_WINE = thing('bottle', '#6E1B33', '#F3E7CF');
const WHITE_WINE = thing('bottle', '#C9B458', '#F8F1DA');
const SUGAR = thing('bag', '#FDFDFB', '#D9658B');
const FLOUR = thing('bag', '#EAD6B0', '#8A6A3A');
const PASTE = thing('tub', '#C98A3E', '#F7EBD0');
const CREAM = thing('tub', '#FFFFFF', '#6FA8C9');
const SPICE = thing('tin', '#C7522A', '#F6D9A0');
const BEER = thing('bottle', '#6B4226', '#F2D37A');
const SPIRIT = thing('bottle', '#E9D8B8', '#35524A');
const SOFT_DRINK = thing('bottle', '#E8A23B', '#FFFFFF');
const FLAVOUR = thing('bottle', '#4A2B1C', '#F7EBD0');
const RAISING = thing('tin', '#4E7FA6', '#FFFFFF');
const MEAL = thing('bag', '#E6C464', '#8A6A3A');
const STOCK = thing('bag', '#E8C45A', '#7A4A18');

/** English and its neighbours say what a thing is at the end: 'extra virgin olive oil', 'Apfelessig'. Null: looks like none. */
const LAST = phraseTable<CupboardThing | null>([
  ['water|sparkling water|soda water|tonic water|wasser|vatten|vand|vann', WATER],
  ['rose water|blossom water|coconut water', null],
  ['oil|olivenol|sonnenblumenol|rapsol|pflanzenol|sesamol|olivolja|rapsolja|olja|olijfolie|olie', OIL],
  ['soy sauce|soya sauce|fish sauce|worcester sauce|worcestershire sauce|oyster sauce|hoisin sauce|tamari', DARK_SAUCE],
  ['sojasauce|sojasosse|soja|fischsauce|sojasas', DARK_SAUCE],
  ['vinegar|mirin|essig|weissweinessig|rotweinessig|apfelessig|balsamicoessig|azijn|vinager|eddike', VINEGAR],
  ['wine|red wine|port|rotwein|rodvin|rode wijn', RED_WINE],
  ['white wine|rice wine|sherry|weisswein|vitt vin|hvidvin|witte wijn', WHITE_WINE],
  ['sugar|zucker|puderzucker|rohrzucker|vanillezucker|suiker|socker|sukker', SUGAR],
  ['flour|cornflour|cornstarch|starch|mehl|weizenmehl|dinkelmehl|speisestarke|bloem|vetemjol|mjol|mel hvede', FLOUR],
  ['paste|puree|miso|tahini', PASTE],
  ['tomato paste|tomato puree', thing('tub', '#C9452E', '#F7EBD0')],
  ['cream|creme fraiche|cooking cream|single cream', CREAM],
  ['ice cream', null],
  ['beer|malt beer|cider|ale|stout', BEER],
  ['spirit|liqueur|rum|vodka|gin|brandy|whisky|whiskey|cognac|tequila|bitters', SPIRIT],
  ['cola|lemonade|kombucha|energy drink|ginger beer|multivitamin juice|smoothie', SOFT_DRINK],
  ['vanilla extract|almond extract|extract|essence|food colouring|liquid smoke|vanilla pod', FLAVOUR],
  [
    'baking powder|bicarbonate of soda|baking soda|yeast|gelatine|xanthan gum|custard powder|protein powder|collagen powder|malt powder|meringue powder|arrowroot',
    RAISING,
  ],
  ['semolina|cornmeal|grits|masa harina|wheat bran|wheat germ|vital wheat gluten|farofa|tapioca pearl', MEAL],
  [
    'paprika|cumin|turmeric|cinnamon|coriander seed|curry powder|chilli powder|chili powder|cayenne|cayenne pepper|nutmeg|oregano|spice|mixed spice|five spice|garam masala|cinnamon stick|ground clove|clove|star anise|cardamom|fennel seed|celery seed|mustard seed|mustard powder|fenugreek|saffron|sumac|juniper berry|seasoning|zaatar|annatto|asafoetida|ajowan|ground coriander|ground ginger|garlic powder|onion powder|kreuzkummel|zimt|kurkuma|kanel|kaneel',
    SPICE,
  ],
  ['stock|bouillon|broth|stock cube|bouillon cube|bruhe|gemusebruhe|huhnerbruhe|rinderbruhe|buljong', STOCK],
]);

/** Languages that say it first: 'huile d'olive', 'azúcar moreno'. */
const FIRST = phraseTable<CupboardThing>([
  ['eau|acqua|agua', WATER],
  ['huile|olio|aceite|azeite|oleo', OIL],
  ['vinaigre|aceto|vinagre', VINEGAR],
  ['vin rouge|vino rosso|vino tinto|vinho tinto', RED_WINE],
  ['vin blanc|vino bianco|vino blanco|vinho branco', WHITE_WINE],
  ['sucre|zucchero|azucar|acucar', SUGAR],
  ['farine|farina|harina|farinha|maizena', FLOUR],
  ['creme liquide|creme fraiche epaisse|panna fresca|nata para cocinar', CREAM],
  ['cannelle|cannella|canela|curcuma|comino', SPICE],
  ['bouillon de|brodo|caldo de|bouillon', STOCK],
]);

/** What of the cupboard these words name, with the place of the word that says so; nothing for all else. */
export function findCupboard(words: readonly string[]): { thing: CupboardThing; from: number } | undefined {
  const last = LAST.findAll(words).find(({ to }) => to === words.length);
  if (last) return last.value === null ? undefined : { thing: last.value, from: last.from };
  const [first] = FIRST.findAll(words);
  return first?.from === 0 ? { thing: first.value, from: 0 } : undefined;
}

/** A small picture of it, in the box of 34 of draw-food-icon.ts. */
export function drawCupboard({ shape, fill, label }: CupboardThing): string {
  const ground = ellipse(9, 2.2, SHADOW, 1, 14, 'opacity=".16"');
  const gleam = stroke('M-4.6 -3V9', '#fff', 1.4, 0.55);
  if (shape === 'bottle')
    return (
      ground +
      `<path d="M-2.6 -15H2.6V-8.500C2.600 -6.500 6.500 -5 6.500 -1V11.500Q6.500 14 4 14H-4Q-6.500 14 -6.500 11.500V-1C-6.500 -5 -2.600 -6.500 -2.600 -8.500Z" fill="${fill}"/><path d="M-2.600 -15H2.600V-8.500C2.600 -6.500 6.500 -5 6.500 -1V11.500Q6.500 14 4 14H0V-15Z" fill="#20140A" opacity=".14"/>` +
      slab(6, 3, 1, '#2E3A33', 0, -15) +
      slab(13, 7, 0.6, label, 0, 4.5) +
      gleam
    );
  if (shape === 'jug')
    return (
      ground +
      `<path d="M5 -6.500C11.500 -8 12 4.500 5.500 5" fill="none" stroke="#A9C4CC" stroke-width="2.200"/><path d="M-8.500 -11L6.500 -11L5.500 12.500Q5.400 14 4 14H-4.500Q-6 14 -6.100 12.500Z" fill="#F4FAFB"/><path d="M-7.800 -3H6.100L5.500 12.500Q5.400 14 4 14H-4.500Q-6 14 -6.100 12.500Z" fill="${fill}"/>` +
      ellipse(6.95, 1.6, '#E3F3F7', -0.85, -3) +
      `<path d="M-8.500 -11L6.500 -11L5.500 12.500Q5.400 14 4 14H-4.500Q-6 14 -6.100 12.500Z" fill="none" stroke="#9DBBC4" stroke-width="1.100"/>` +
      stroke('M-5.400 -7L-4.600 9', '#fff', 1.4, 0.9)
    );
  if (shape === 'bag')
    return (
      ground +
      `<path d="M-8 -10.500L-6.500 -14H6.500L8 -10.500L8.400 12Q8.400 14 6.400 14H-6.400Q-8.400 14 -8.400 12Z" fill="${fill}"/><path d="M-8 -10.500H8L6.500 -14H-6.500Z" fill="#20140A" opacity=".1"/><path d="M2 -14H6.500L8 -10.500L8.400 12Q8.400 14 6.400 14H2Z" fill="#20140A" opacity=".07"/>` +
      stroke('M-8 -10.500H8', '#20140A', 0.7, 0.22) +
      ellipse(5, 5, label, 0, 2) +
      ellipse(2.6, 2.6, fill, 0, 2) +
      `<path d="M-8 -10.500L-6.500 -14H6.500L8 -10.500L8.400 12Q8.400 14 6.400 14H-6.400Q-8.400 14 -8.400 12Z" fill="none" stroke="#20140A" stroke-opacity=".16" stroke-width=".8"/>`
    );
  if (shape === 'tub')
    return (
      ground +
      `<path d="M-9 -6H9L7.600 12Q7.400 14 5.500 14H-5.500Q-7.400 14 -7.600 12Z" fill="${label}"/><path d="M2 -6H9L7.600 12Q7.400 14 5.500 14H2Z" fill="#20140A" opacity=".09"/>` +
      ellipse(9.4, 3.2, '#fff', 0, -6.4) +
      ellipse(8.2, 2.5, fill, 0, -6.4) +
      ellipse(4, 4, fill, 0, 5) +
      `<path d="M-9 -6H9L7.600 12Q7.400 14 5.500 14H-5.500Q-7.400 14 -7.600 12Z" fill="none" stroke="#20140A" stroke-opacity=".14" stroke-width=".8"/>`
    );
  return (
    ground +
    slab(13, 20, 2, '#D9DDD8', 0, 4) +
    slab(13, 12, 0, fill, 0, 5) +
    slab(11, 4, 1.2, '#AEB5AE', 0, -8) +
    slab(8, 5, 1, label, 0, 5) +
    slab(6, 20, 2, SHADOW, 3.5, 4, 'opacity=".1"') +
    gleam
  );
}
