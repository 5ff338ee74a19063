/** What cooks of the English-speaking world shorten on their cards, with the point that says so, and what it stands for. */
const SHORTENED: Readonly<Record<string, string>> = {
  choc: 'chocolate',
  evap: 'evaporated',
  conf: 'confectioners’',
  confec: 'confectioners’',
  powd: 'powdered',
  pdrd: 'powdered',
  pwd: 'powder',
  pdr: 'powder',
  gran: 'granulated',
  bak: 'baking',
  van: 'vanilla',
  ext: 'extract',
  cinn: 'cinnamon',
  marg: 'margarine',
  veg: 'vegetable',
  parm: 'parmesan',
  mozz: 'mozzarella',
  ched: 'cheddar',
  worc: 'worcestershire',
  worch: 'worcestershire',
  worcest: 'worcestershire',
  marsh: 'marshmallow',
  pineap: 'pineapple',
  mush: 'mushroom',
  chick: 'chicken',
  shred: 'shredded',
  grat: 'grated',
  chop: 'chopped',
  chpd: 'chopped',
  froz: 'frozen',
  frz: 'frozen',
  ckd: 'cooked',
  unsw: 'unsweetened',
  bnls: 'boneless',
  sknls: 'skinless',
};
/** The same of two that mean other things elsewhere: 'gr.' is grams behind a number, 'cond. soup' is made for cans. */
const SHORTENED_BESIDE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\d\s?)\bgr\.\s?(?=(?:beef|chuck|round|meat|pork|turkey|lamb|sausage|cinnamon|ginger|cloves|nutmeg|allspice)\b)/gi,
    'ground ',
  ],
  [/(?<!\d\s?)\bgr\.\s?(?=(?:onions?|beans)\b)/gi, 'green '],
  [/\bbr\.\s?(?=sugar\b)/gi, 'brown '],
  [/\bb\.\s?(?=(?:soda|powder)\b)/gi, 'baking '],
  [/\b(?:sw\.\s?)?cond\.\s?(?=milk\b)/gi, 'sweetened condensed '],
  [/\bcond\.\s?(?=\p{L}[\p{L} ]*soup\b)/giu, 'condensed '],
  [/\bcr\.\s?(?=cheese\b|of\b)/gi, 'cream '],
  [/\bcott\.\s?(?=cheese\b)/gi, 'cottage '],
  [/\bwhip\.\s?(?=cream\b)/gi, 'whipping '],
];
/** What they shorten without a point too: 'choc chips', 'cauli rice', 'GF flour'. */
const WITHOUT_POINT: readonly (readonly [RegExp, string])[] = [
  [/\bchoc(?=\s?$|[\s,](?!ices?\b))/gi, 'chocolate'],
  [/\bcauli(?!\p{L})/giu, 'cauliflower'],
  [/\bGF(?=[ -]\p{L})/giu, 'gluten-free'],
  [/\bDF(?=[ -]\p{L})/giu, 'dairy-free'],
];
const MAY_LACK_POINT = /\bchoc\b|\bcauli\b|\b[GD]F\b/i;
const SHORTENED_WORD = new RegExp(`\\b(${Object.keys(SHORTENED).join('|')})\\.(?:\\s|$)`, 'gi');

/** An English line with what is shortened in it written out: '2 c. choc. chips', '1 can cond. milk', '1 tsp. b. soda'. */
export function withWordsWrittenOut(line: string): string {
  let text = line;
  if (MAY_LACK_POINT.test(text)) for (const [short, long] of WITHOUT_POINT) text = text.replace(short, long);
  if (!text.includes('.')) return text;
  text = text.replace(SHORTENED_WORD, (_, word: string) => `${SHORTENED[word.toLowerCase()]} `);
  for (const [short, long] of SHORTENED_BESIDE) text = text.replace(short, long);
  return text.trimEnd();
}
