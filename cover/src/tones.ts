import type { PastelName } from './palettes.ts';
import { phraseTable } from './phrases.ts';

/** A liquid or a crumb, from its lit side to its shade. */
export type Tone = readonly [light: string, mid: string, dark: string];

export const TONES = {
  tomato: ['#F2805A', '#DE5230', '#B23418'],
  brick: ['#E0693F', '#BE4826', '#8C2F14'],
  apricot: ['#FBB75A', '#EE9129', '#C96C10'],
  butter: ['#FBDC8A', '#F0C04C', '#D0962A'],
  gold: ['#F3C76A', '#DB9F36', '#AC701A'],
  pistachio: ['#C5DA7A', '#96B94A', '#6C8E2C'],
  green: ['#A9C47A', '#7BA04E', '#577B34'],
  broth: ['#F6DDA0', '#E6BF6C', '#C2913E'],
  miso: ['#EBCB90', '#D6A65E', '#A87538'],
  brown: ['#B98352', '#8F592F', '#61361A'],
  dark: ['#8C5A3A', '#633A22', '#3E2011'],
  mushroom: ['#E2CCA6', '#C6A678', '#99774C'],
  cream: ['#FFF6DF', '#F6E4BA', '#D9BC86'],
  white: ['#FFFEFA', '#FBF5EA', '#E6DAC6'],
  beet: ['#C9507E', '#9E2653', '#6F1338'],
  rose: ['#F7A9C0', '#E57A9C', '#BF4C74'],
  lilac: ['#B59AD9', '#8E6BBF', '#66459A'],
  mango: ['#FBD98A', '#F3BC52', '#D2922C'],
  oat: ['#FBF1DD', '#F2E1C0', '#D6BC90'],
  hummus: ['#F7E6C4', '#ECCF98', '#CDA05E'],
  chocolate: ['#9A6644', '#6F432A', '#452514'],
  coconut: ['#FFF9EA', '#FBE9C4', '#E2C68F'],
  smoothieGreen: ['#D5E78A', '#A6C957', '#79A036'],
  coffee: ['#D9A873', '#B27C46', '#7C4E24'],
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;

/** The colour a dish is known by, when its name says so. */
export const TONE_WORDS = phraseTable<ToneName>([
  [
    'green curry|thai green|thai green curry|pea soup|pea|split pea|broccoli|courgette|zucchini|watercress|asparagus|green shakshuka|verde|salsa verde|pesto|nettle',
    'green',
  ],
  ['spinach|saag|palak|kale|avocado|guacamole|matcha', 'pistachio'],
  [
    'red curry|thai red|thai red curry|tomato|gazpacho|shakshuka|bolognese|marinara|arrabbiata|tikka|tikka masala|vindaloo|minestrone|pomodoro|red pepper|salsa|jambalaya|puttanesca|harissa',
    'tomato',
  ],
  [
    'chilli|chili|chilli con carne|goulash|ragu|rogan josh|paprika|gumbo|chorizo|kimchi|jalfrezi|barbecue|bbq|enchilada',
    'brick',
  ],
  [
    'butternut|squash|pumpkin|carrot|sweet potato|lentil|dal|dahl|daal|dhal|masala|butter chicken|tikka curry|red lentil|laksa|mulligatawny|balti|madras|persimmon|peanut|satay|massaman',
    'apricot',
  ],
  ['corn|sweetcorn|chowder corn|katsu|custard|mango chutney', 'butter'],
  ['katsu curry|chip shop curry|gravy|onion gravy', 'gold'],
  [
    'chicken soup|chicken noodle|chicken noodle soup|noodle soup|ramen|pho|tortellini|wonton|dumpling soup|broth|hot and sour|egg drop|matzo|matzo ball|tom yum|scotch broth|vegetable soup',
    'broth',
  ],
  ['miso|miso soup|udon|sukiyaki|hot pot|hotpot', 'miso'],
  ['beef stew|bourguignon|irish stew|french onion|oxtail|stifado|coq|short rib|teriyaki|adobo|hoisin', 'brown'],
  ['black bean|feijoada|mole|rendang', 'dark'],
  ['mushroom|stroganoff|truffle|chestnut', 'mushroom'],
  [
    'korma|leek|leek and potato|vichyssoise|cauliflower|celeriac|chowder|clam chowder|cullen skink|fish pie|alfredo|carbonara|parsnip|mac|bechamel|blanquette|creme|tom kha|passanda',
    'cream',
  ],
  ['beetroot|beet|borscht', 'beet'],
  ['hummus|houmous|tahini|baba ganoush|peanut sauce', 'hummus'],
  ['chocolate|cocoa|mocha|brownie|cacao|nutella|chocolatey', 'chocolate'],
  ['strawberry|raspberry|berry|cherry|rhubarb|cranberry|watermelon', 'rose'],
  ['blueberry|acai|blackberry|blackcurrant|purple', 'lilac'],
  ['mango|peach|orange|passion fruit|passionfruit|papaya|apricot|tropical|pineapple', 'mango'],
  ['oat|oatmeal|porridge|bircher|overnight oat|muesli|semolina|congee|grits', 'oat'],
  ['coffee|espresso|latte|cappuccino|caramel|chai', 'coffee'],
]);

/** Words that colour a dish only when nothing else in its name does. */
export const FAINT_TONE_WORDS = phraseTable<ToneName>([
  ['curry|yellow curry|turmeric|noodle', 'butter'],
  ['stew|casserole|braised|gravy|tagine', 'brown'],
  ['creamy|white|cheesy|cheese|coconut|potato', 'cream'],
  ['herb|green', 'green'],
  ['vegetable soup|chicken|turkey|dumpling', 'broth'],
  ['beef|lamb|steak|onion|venison|ale|guinness', 'brown'],
]);

/** The colour of a soup or sauce whose name says nothing: it follows the table. */
export const TABLE_TONES: Record<PastelName, ToneName> = {
  tomato: 'tomato',
  apricot: 'apricot',
  butter: 'butter',
  pistachio: 'pistachio',
  sage: 'green',
  mint: 'broth',
  sky: 'broth',
  lilac: 'apricot',
  rose: 'brick',
  oat: 'brown',
};
