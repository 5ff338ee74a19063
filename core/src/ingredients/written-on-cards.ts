/** How cooks of English jot amounts and asides on cards, lists of a bar and in their own notes, brought into the words that the reader knows. */

const NUMBER = '(?:\\d{1,2}(?:[ -]\\d\\/\\d|\\/\\d| ?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]|an?|one|two|three|four)';

/** '1 #303 can corn', '2 No. 2½ cans peaches', '1 (No. 10) can tomatoes': the old numbers of American cans. */
const CAN_BY_NUMBER =
  /(?<=^(?:\d{1,2}|[½¼]|an?|one|two) )\(?(?:#|no\.? ?)(10|303|300|1|2(?:½| ?1\/2|\.5)?|3)\)?(?: size| tall)?,?(?= cans?\b)/iu;
/** Ounces of each. Source: American Can Company's table of can sizes, as household books of the US Department of Agriculture print it. */
const CAN_OUNCES: Readonly<Record<string, number>> = { 1: 10.5, 300: 15, 303: 16, 2: 20, '2.5': 29, 3: 46, 10: 104 };
const canByNumber = (number: string): string =>
  `(${CAN_OUNCES[number.replace(/ ?1\/2|½/, '.5')] ?? CAN_OUNCES['2']} oz)`;

/** '2 sq. unsweetened chocolate', '3 squares semi-sweet chocolate': of American baking chocolate, which was an ounce each. */
const SQUARES =
  /(?<=^[\d½ /-]{1,6})(?:sqs?\.?|squares?)(?= (?:of )?(?:[^\s,()]+ ){0,3}(?:semi-?\s?sweet|bitter-?sweet|unsweetened|baking|baker[’']?s|german)\b[^,()]*choc)(?!.*\b(?:oz|ounces?|g|grams?)\b)|(?<=^[\d½ /-]{1,6})sqs?\.?(?= (?:[^\s,()]+ ){0,4}choc)/iu;

/** 'A healthy amount of sesame oil': some. */
const SOME_AMOUNT =
  /^an? (?:healthy|generous|good|decent|liberal|fair|large|copious) (?:amount|quantity) of (?=\p{L})/iu;

/** 'A few cracks of black pepper', '10 turns of the pepper mill' are of what is ground on the plate. */
const GRINDS = new RegExp(
  `^(?:(?:a )?(?:few|couple(?: of)?|several)|${NUMBER}) (?:good |generous |big )?(?:cracks?|grinds?|grindings|turns?|twists?|cranks?) (?:of )?(?=(?:fresh(?:ly)? |ground |cracked |black |white )*pepper\\b)`,
  'iu',
);

/** 'Ginger - small piece', 'Cinnamon: 1 piece': a dash in front of how large the piece is. */
const PIECE_BEHIND =
  /^(\p{L}[\p{L} ]{2,24}?)\s?[-–:]\s?(?:a |1 |one )?((?:(?:small|medium|large|big) )?(?:piece|knob|stick))$/iu;

/** 'Ginger–garlic paste': a dash that joins two words. */
const DASH_IN_WORD = /(?<=\p{Ll})[–—](?=\p{Ll}{2})/gu;

/** 'Garnish with sour cream', 'Serve with garlic bread', 'Top with parmesan': what it is for, in front of the food. */
const TOLD_TO_SERVE =
  /^(?:(garnish|decorate)|serve|top|sprinkle|finish) (?:with|over|on) (?:the |some |a little )?(?=\p{L})/iu;

/** 'Onion (1/2 onion, minced)', 'Carrot (2 carrots)': the food once more, counted. */
const COUNTED_AGAIN = new RegExp(
  `^((?:\\p{L}+ )*?)(\\p{L}{3,}?)(?:e?s)? \\((${NUMBER}(?: (?:small|medium|large|big))?) \\2(e?s)?((?:,[^()]*)?)\\)$`,
  'iu',
);
/** 'Garlic (3 cloves, minced)', 'Onion (1, diced)': how many, and what is done to them. */
const COUNT_AND_DONE = new RegExp(
  `^(\\p{L}[\\p{L} -]{2,30}) \\((${NUMBER}(?: (?:cloves?|stalks?|ribs?|sprigs?|heads?|bulbs?|leaves|slices?|fillets?|breasts?|thighs?|handfuls?|sticks?|bunch(?:es)?))?), ([^()\\d]+)\\)$`,
  'iu',
);

/** '1 double chicken breast': both halves of it. */
const DOUBLE_BREAST =
  /^(\d{1,2}|an?|one|two) (?:large |whole )?double (?=(?:skinless |boneless |skin-on )*chicken breasts?\b)/iu;
const DOUBLED: Readonly<Record<string, number>> = { a: 2, an: 2, one: 2, two: 4 };

/** 'Oil, ghee, or a mix of the two': one or the other. */
const OR_BOTH =
  /(?<=\p{L}),? (?:or )?((?:\p{L}+ ){0,2}\p{L}+),? or an? (?:mix|mixture|combination|combo|blend)(?: of (?:the two|both|them|these))?$/iu;

/** '2 oz rye', '60 ml Rittenhouse rye', '1 part rye': poured it is whiskey. */
const POURED_RYE =
  /(?<=^[\d½¼¾⅓⅔./ -]{1,8} ?(?:oz|ounces?|ml|cl|parts?|shots?|jiggers?|dash(?:es)?)\b\.? (?:of )?(?:[\p{L}’'.]+ ){0,4})rye(?=$|,| \()/iu;

/** '3 rice cooker cups of rice': the cup that comes with one. Source: 180 ml, a gō, as makers of cookers print it. */
const RICE_COOKER_CUPS = /^(\d{1,2}(?:\.\d)?|[½]|an?|one|two|three) rice[- ]cooker cups?(?: of)?(?= \p{L})/iu;
const GO_ML = 180;
const inWords: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, '½': 0.5 };

/** 'For extra flavour, 50 g goat cheese': what it is for, in front of its amount. */
const AIM_AND_COMMA = /^for (\p{L}[\p{L} ]{2,30}), (?=[\d½¼¾⅓⅔])/iu;

/** '70 g buttermilk depending on the flour': when more or less of it, which is no part of the name. */
const DEPENDING = /(?<=\p{L}),? (depending (?:up)?on [^,()]+)/iu;

/** '1 scoop whey powder': the protein, which comes with the scoop. */
const SCOOP_OF_WHEY = /(?<=\bscoops? (?:of )?)whey powder/iu;

/** 'Old Bay Seasoning TM': a sign that was written out. */
const TRADE_MARK = / (?:TM|\(TM\)|\(R\))(?=$|[\s,(])/gu;

/** '150 g all-purpose', '2 cups self-raising': the flour, which bakers leave out. */
const FLOUR_LEFT_OUT =
  /(?<=^[\d½¼¾⅓⅔⅛./ -]{1,8} ?(?:g|grams?|kg|cups?|c\.?|oz|ounces?|tbsps?|tablespoons?) (?:of )?(?:unbleached |sifted )?)(all[- ]purpose|AP|self[- ]rais?ing|self[- ]rising|whole[- ]?wheat|whole[- ]?meal)(?=$|,| \()/iu;

/** '1 bar spoon crème de violette': a teaspoon, and no bar. Source: 5 ml, the International Bartenders Association. */
const BAR_SPOON = /\bbar[ -]?spoons?\b/giu;

/** '1 top up Prosecco', 'top up of soda': as much as the glass takes. */
const TOP_UP = /^(?:1 |a )?top[- ]?up (?:of |with )?(?=\p{L})/iu;

/** '50 ml soda', 'a splash of soda': poured in a bar it is the water. */
const POURED_SODA = /(?<=^[\d½¼¾/. ]{0,6}(?:ml|cl|oz|ounces?|parts?|a splash|splash|dash) (?:of )?)soda(?=$|,| \()/iu;

/** 'Turmeric … ½ tsp', 'Garlic … half a bulb': dots that lead to the amount. */
const LEADER = /(?<=\p{L})\s?(?:…|\.{3,})\s?(?=[\d½¼¾⅓⅔]|(?:half|an?|one|two)\b)/iu;
/** '1 t/spoon', '2 d/spoons'. */
const SLASHED_SPOON = /\b(t|d)\/spoons?\b/giu;

/** 'V-8', 'V8': a juice, and no number of anything. */
const JUICE_V8 = /\bV-?8\b(?: juice)?/gu;

/** What stands in brackets behind the food: how many of it, and what is done to them. */
const withCountInFront = (line: string): string =>
  line
    .replace(
      COUNTED_AGAIN,
      (_, front: string, food: string, number: string, many = '', done = '') =>
        `${number} ${front}${food}${many}${done}`,
    )
    .replace(COUNT_AND_DONE, '$2 $1, $3');

/** What is drunk, poured as bars write it. */
const atTheBar = (line: string): string =>
  line
    .replace(BAR_SPOON, 'tsp')
    .replace(TOP_UP, 'to top: ')
    .replace(POURED_SODA, 'soda water')
    .replace(POURED_RYE, 'rye whiskey');

/** An English line of a card or of a note with what it jots down said in full. */
export function writtenOnCards(line: string): string {
  let text = /[–—]/.test(line) ? line.replace(DASH_IN_WORD, '-') : line;
  if (/…|\.{3}|\/s/i.test(text)) {
    text = text
      .replace(SLASHED_SPOON, (_, kind: string) => (kind.toLowerCase() === 't' ? 'tsp' : 'dessertspoon'))
      .replace(LEADER, ' - ');
  }
  if (text.endsWith(')')) text = withCountInFront(text);
  if (/\b(?:top|bar|soda|rye)/i.test(text)) text = atTheBar(text);
  if (/\b(?:can|cup|scoop)/i.test(text)) {
    text = text
      .replace(CAN_BY_NUMBER, (_, number: string) => canByNumber(number))
      .replace(RICE_COOKER_CUPS, (_, cups: string) => `${(inWords[cups.toLowerCase()] ?? Number(cups)) * GO_ML} ml`)
      .replace(SCOOP_OF_WHEY, 'whey protein powder');
  }
  return text
    .replace(TRADE_MARK, '')
    .replace(JUICE_V8, 'vegetable juice')
    .replace(AIM_AND_COMMA, 'for $1: ')
    .replace(DEPENDING, ' ($1)')
    .replace(FLOUR_LEFT_OUT, '$1 flour')
    .replace(SQUARES, '(1 oz) squares')
    .replace(SOME_AMOUNT, 'some ')
    .replace(GRINDS, 'some ')
    .replace(PIECE_BEHIND, '1 $2 $1')
    .replace(TOLD_TO_SERVE, (_, garnish: string | undefined) => (garnish ? 'garnish: ' : 'to serve: '))
    .replace(DOUBLE_BREAST, (_, number: string) => `${DOUBLED[number.toLowerCase()] ?? Number(number) * 2} `)
    .replace(OR_BOTH, ' or $1');
}
