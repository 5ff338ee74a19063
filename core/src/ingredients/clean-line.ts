import { ownEntry } from '../own-entry.ts';

/** Characters of an ingredient line that are read; what follows is not an ingredient any more. */
export const INGREDIENT_LINE_MAX = 1000;

const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frasl: '/',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  deg: '°',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  ntilde: 'ñ',
  ccedil: 'ç',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ucirc: 'û',
  ocirc: 'ô',
  icirc: 'î',
  iuml: 'ï',
  szlig: 'ß',
  hellip: '…',
  bull: '•',
  reg: '',
  trade: '',
  copy: '',
};

/** Bullets, boxes, ticks and pictures that pages print in front of a line. */
const BULLETS =
  /^(?:[\s\p{Extended_Pictographic}•·●○◦▪▫■□▢☐☑☒✓✔✗✘◻◼◽◾❏❑❒►▶▸‣⁃➢➤➔→★☆*_#>]|\[[ xX]?\]|[-–—]|\d{1,2}[.)]\s+(?=\d+\s))+/u;

/** '3- 1 oeuf', '11- 1 cc de cumin', '5- une pincée de sel': the number of a line in a list. A range goes up, and not by so much. */
const NUMBER_OF_LINE = /^(\d{1,2})- (?=(\d+)|(?:un[eao]?|deux|trois|quelques|eine?|zwei|due|dos|een|twee)\s)/u;
const RANGE_MAX_TIMES = 5;

/** A line without its number in a list. */
function withoutNumber(line: string): string {
  const [whole = '', number = '', behind] = NUMBER_OF_LINE.exec(line) ?? [];
  const isRange = behind !== undefined && +behind > +number && +behind <= +number * RANGE_MAX_TIMES;
  return isRange ? line : line.slice(whole.length);
}

/** Marks of footnotes and emphasis, and characters without width; first what a line with any of them has. */
const MAY_BE_NOISE = /[*_]|[^\0-\x7f]/;
const NOT_ASCII = /[^\0-\x7f]/;
/** What is no single plain space between two words. */
const ODD_SPACE = / {2}|[^\S ]|\p{Cc}/u;
const NOISE = /[*†‡§®™©¹²³⁴⁵]|\p{Cf}|\ufe0e|\ufe0f|__/gu;

/** '21/2 cups', '2-21/2 pounds': a whole number that lost the space in front of its fraction. */
const GLUED_FRACTION = /(?<![\d/.,])(\d{1,2})((?:1\/2|[12]\/3|[13]\/4|[1357]\/8)(?![\d/]))/g;

/** '1 tablespooncream cheese', '½ teaspoonsalt': a spoon that lost the space behind it. Its plural s is read where no vowel follows. */
const GLUED_SPOON = /(?<=[\d½¼¾⅓⅔⅛]\s?)(table|tea)(spoons(?![aeiou])|spoon(?!s[^aeiou]))(?!s?\b|fuls?\b)(?=[a-z]{3})/gi;

/** '1 1/4 cupsall-purpose flour', '1/4 cupmilk': the same of cups, of which there are several where the number is more than one. */
const GLUED_CUPS = /((?:[2-9]|\d{2}|\d \d\/\d|\d ?[½¼¾⅓⅔⅛]|\d\.\d{1,2}) ?cups)(?=[a-z]{3})/gi;
const GLUED_CUP = /((?:[\d½¼¾⅓⅔⅛]) ?cup)(?!s?\b|s ?\b|fuls?\b|cake)(?=[a-z]{3})/gi;

/** '250gMehl', '100mlMilch': a measure that lost the space in front of its food, which begins with a capital letter. */
const GLUED_MEASURE = /(?<=\d\s?)(kg|g|ml|cl|dl|l|EL|TL)(?=\p{Lu}\p{Ll}{2})/gu;

/** '1 000 g', '1 500 g de farine': a space between thousands. '1 500 g tin' is one tin. */
const SPACED_THOUSANDS = /(?<![\d.,/] ?)([1-9]\d{0,2}) (000(?= ?(?:g|gr|ml)\b)|\d{3}(?= ?(?:g|gr|ml) d[e’']))/g;

/** 'Farina gr. 100', 'Mehl kg 1,5', 'farina 00 g 250', 'brodo litri 1 e ½': the measure in front of its number, as older books print it. */
const MEASURE_IN_FRONT =
  /(?<=(?:\p{L}|(?<!\d)00?)\s)(gr|g|kg|hg|ml|cl|dl|litri|litro|cucchiai|cucchiaini|bicchieri)\b(?:\.\s?|\s)(\d+(?:[.,]\d+)?(?:\s(?:e\s)?[½¼¾])?)(?=\s*(?:[.,;/)]|$))(?!\s*[/,.]?\d)/giu;

/** 'Gr. 200 di burro', 'kg 1 di patate': the same at the beginning of a line. */
const MEASURE_FIRST = /^(gr|g|kg|hg|ml|cl|dl|lt?)\b(?:\.\s?|\s)(\d+(?:[.,]\d+)?)(?=\sd(?:i\s|[’']))/iu;

/** 'Uova n. 2', 'patate medie n. 4': how many, behind the food. Of pasta it is the shape: 'spaghetti n. 5'. */
const NUMBER_BEHIND = /\s(?:n[.°º]|nr\.|nº)\s?(\d{1,2})$/iu;
const MAY_BE_COUNTED = /^\p{L}[\p{L}\s’']{2,40}$/u;
const PASTA = /past|spag|fusil|penn|rigat|lingu|bucat|macch|tagl|farfal|ditali/i;

function withCountBehind(line: string): string {
  const [whole = '', number = ''] = NUMBER_BEHIND.exec(line) ?? [];
  const food = line.slice(0, line.length - whole.length);
  return whole !== '' && MAY_BE_COUNTED.test(food) && !PASTA.test(food) ? `${food} ${number}` : line;
}

/** '2½ (500 g) cups sugar': what all of them weigh, between the number and its measure. */
const WEIGHT_IN_BETWEEN =
  /^(\d[\d ./]*|[\d ]*[½¼¾⅓⅔⅛]) (\(\d+(?:[.,]\d+)? ?(?:g|kg|ml|l)\)) (cups?|tablespoons?|teaspoons?|tbsps?|tsps?)\b/iu;

/** '1, 25 l': a decimal comma with a space behind it. */
const SPACED_DECIMAL = /^(\d{1,2}), (?=\d{1,2}\s?(?:l|kg|dl|cl)\b)/u;

/** What a site says that a line costs: '($0.50)', '0,50 €' at the end of it. */
const PRICE =
  /\s*\(\s*(?:[$£€]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?€)\s*\)|[\s,–-]+(?:[$£€]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?€)$/gu;

/** 'Pan 60 g · aguacate 50 g': a dot between foods, which joins them. */
const BETWEEN_FOODS = /([\p{L}\d)])\s[·•]\s(?=[\p{L}\d½¼¾⅓⅔⅛])/gu;

/** '2-in piece ginger': inches, where what follows is what has a length. */
const INCHES = /(?<=\d)-in\.?(?=\s(?:piece|knob|stick|length|chunk|slice|thumb|cube)s?\b)/giu;

/** '30+ kaas', '200 g 48+ geraspte kaas': how fat Dutch cheese is, which is no number of cheeses. */
const FAT_OF_CHEESE = /(^|[\d\p{L}.] ?\s)([2-6][05]|48)\+\s?((?:\p{L}+ ){0,2}\p{L}*ka(?:as|zen)\b.*)$/iu;

/** '1 KL Salz': a coffee spoon, in Switzerland and Austria. Small letters are of what is small: '1 kl. Dose'. */
const COFFEE_SPOON = /(?<=^(?:\d[\d ½¼¾⅓⅔/.,–-]*|[½¼¾⅓⅔])\s?)KL\.?(?=\s\p{Lu}\p{Ll})/u;

/** '1 small sized onion', 'medium size carrots'. */
const SIZED = /\b(small|medium|large|big)[ -]sized?(?=\s[\p{L}(]|\s*[,;]|$)/giu;

/** '< 900 ml Wasser', 'ca. ≤100 g': at most so much. */
const LESS_THAN = /(?<=^\s*(?:ca\.?|etwa|about)?\s*)(?:[<>]\s|[≤≥]\s?)(?=\d)/u;

/** '5+ cloves': so many or more. */
const OR_MORE = /(?<=\d)\+(?=\s*\p{L})/gu;

/** '2 cucchiai o più di avena', '2 tbsp or more of oats', '1 cup full of sugar': so many at least, or as many as go in. */
const MEASURE_SAID_ON =
  /^((?:\d[\d ½¼¾⅓⅔/.,–-]*|[½¼¾⅓⅔]|an?|una?|une?)\s?\p{L}{1,14}\.?(?: (?:à|da|de)\s\p{L}{3,6})?) (?:(?:or more|ou (?:plus|davantage)|o m[aá]s)(?=\s(?:of\s|de\s|d[’']))|(?:oder mehr|o più|of meer|full)(?=\s\p{L}{2}))/iu;
const MAY_SAY_ON = /\s(?:more|mehr|plus|davantage|m[aá]s|più|meer|full)\s/i;

/** '250 cm³', '250 ccm', '250 cm3': cubic centimetres, of which the raised 3 is no mark of a footnote. */
const CUBIC_CENTIMETRES = /(?<=\d\s?)(?:cm\s?[3³]|ccm)(?![\p{L}\d])/giu;

/** '3 Eier M', '4 huevos XL', '2 œufs L/XL': the size of eggs, as boxes print it. */
const SIZE_OF_EGGS =
  /(?<=(?:^|\s)(?:[Ee]ggs?|[Ee]i(?:er|eren)?|(?:[Œœ]|[Oo]e)ufs?|[Hh]uevos?|[Uu]ov[ao]))\s((?:S|M|L|XL)(?:[/-](?:M|L|XL))?)(?=$|[,;(]|\s[(+])/gu;

/** 'm.-große Zwiebeln', as German sites shorten 'mittelgroß'. */
const MIDDLE_SIZED = /(?<!\p{L})m\.\s?-?\s?(?=gro(?:ß|ss))/giu;

/** `un po' di olio`: the sign says only that letters are gone. */
const APOCOPE = /(?<=\bun po)[’'](?=\s)/gi;

/** Portuguese prints which spoon or cup it is in brackets: 'colher (sopa)', 'xícara (chá)'. */
const SPOON_IN_BRACKETS = /(colher(?:es)?) \((sopa|chá)\)/giu;
const CUP_IN_BRACKETS = /(xícaras?) \(chá\)/giu;

/** '„Fior di Latte“', '« Comté »': a name that a page puts into quotation marks. Behind a number they are inches, and around one a grade. */
const QUOTED = /(?<![\d½¼¾⅓⅔⅛]\s?)(?:"(\p{L}[^"«»„]{2,60})"|[«»„]\s?(\p{L}[^"«»„]{2,60}?)\s?[»«"])/gu;

/** Pictures behind a food: '1 cebolla 🧅'. The sign of a degree or a tick is none. */
const PICTURES =
  /\s*(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s)*/gu;

/** '300 g de [lentilles]', '2 [tomates]', "400 ml d'[eau]": a food that notes link to a page of its own. */
const LINKED = /(?<=^|\d\s|[½¼¾⅓⅔⅛]\s|(?<!\p{L})(?:d[’']|(?:de|di|of|von|van)\s))\[(\p{L}[\p{L}’' -]{2,40})\]/giu;

/** '1/2 "libra" de tomate': a measure in quotation marks. */
const QUOTED_MEASURE = /(?<=[\d½¼¾⅓⅔⅛]\s)["“”](\p{L}{2,14})["“”](?=\s)/gu;

/** '1 [14 oz] can': as round ones. A single character in them is a box to tick or the number of a note. */
const SQUARE_BRACKETS = /\[([^[\]]{2,})\]/g;

/** 'chickpeas (drained weight 240 g). Rinse well.': a bracket ends what is told of the food, and what follows is a remark. */
const SENTENCE_BEHIND_BRACKET = /(?<=\p{L}.*\))\s?\.\s+(?=\p{Lu}\p{Ll}*\s)/gu;

function decodeEntity(whole: string, body: string): string {
  if (body[0] !== '#')
    return ownEntry(ENTITIES, body) ?? ownEntry(ENTITIES, body.toLowerCase())?.toUpperCase() ?? whole;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 31 && code < 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/**
 * One ingredient line as plain text: HTML entities decoded (twice, since pages encode twice), tags, bullets, check
 * boxes, footnote marks, '(s)' behind a word and invisible characters removed, spaces single, fraction slashes and primes made plain.
 */
export function cleanLine(line: string): string {
  let text = line.slice(0, INGREDIENT_LINE_MAX);
  for (let pass = 0; pass < 2 && text.includes('&'); pass++) {
    text = text.replace(/&(#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,7});/gi, decodeEntity);
  }
  if (text.includes('<')) text = text.replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ');
  if (/cm/i.test(text)) text = text.replace(CUBIC_CENTIMETRES, 'ml');
  if (MAY_SAY_ON.test(text)) text = text.replace(MEASURE_SAID_ON, '$1');
  // '1\2 kg': typed with the stroke that leans the other way
  if (text.includes('\\')) text = text.replace(/(?<=(?<!\d)\d)\\(?=\d(?!\d))/g, '/');
  if (MAY_BE_NOISE.test(text)) text = text.replace(NOISE, '');
  if (NOT_ASCII.test(text)) text = text.replace(PICTURES, ' ');
  if (text.includes('[')) text = text.replace(LINKED, '$1').replace(SQUARE_BRACKETS, '($1)');
  if (text.includes('(')) text = text.replace(/\(\s+/g, '(').replace(/\s+\)/g, ')');
  if (text.includes('(')) text = text.replace(SPOON_IN_BRACKETS, '$1 de $2').replace(CUP_IN_BRACKETS, '$1');
  if (text.includes('(')) text = text.replace(/(?<=\p{L})\((?:e?s|e?n|x|e|er|nen)\)/giu, '');
  if (NOT_ASCII.test(text)) {
    text = text
      .replace(/[⁄∕]/g, '/')
      .replace(/[‘’´`ʼ]/g, '’')
      .replace(/[‐‑‒−]/g, '-')
      .replace(/[“”″]/g, '"');
  }
  if (/["«»„]/.test(text)) text = text.replace(QUOTED, '$1$2').replace(QUOTED_MEASURE, '$1');
  if (/[$£€]/.test(text)) text = text.replace(PRICE, '');
  if (/[·•]/.test(text) && /\d/.test(text)) text = text.replace(BETWEEN_FOODS, '$1 + ');
  if (text.includes('+')) text = text.replace(FAT_OF_CHEESE, '$1$3 ($2+)').replace(OR_MORE, ' ');
  if (text.includes('KL')) text = text.replace(COFFEE_SPOON, 'TL');
  if (/ size|-size/i.test(text)) text = text.replace(SIZED, '$1');
  if (/\s[SMLX]/.test(text)) text = text.replace(SIZE_OF_EGGS, ' ($1)');
  if (text.includes('-in')) text = text.replace(INCHES, '-inch');
  if (/m\./i.test(text)) text = text.replace(MIDDLE_SIZED, 'mittel');
  if (/un po[’']/i.test(text)) text = text.replace(APOCOPE, '');
  if (text.includes('`')) text = text.replaceAll('`', '’');
  if (ODD_SPACE.test(text)) text = text.replace(/[\s\p{Cc}]+/gu, ' ');
  if (/[<>≤≥]/.test(text)) text = text.replace(LESS_THAN, '');
  text = text.trim().replace(BULLETS, '');
  text = withoutNumber(text)
    .replace(GLUED_FRACTION, '$1 $2')
    .replace(SPACED_THOUSANDS, '$1$2')
    .replace(SPACED_DECIMAL, '$1,');
  if (/\b(?:gr?|[kh]g|[mcd]l|lt?|litr[io]|cucchiai(?:ni)?|bicchieri)(?:\. ?| )\d/i.test(text))
    text = text.replace(MEASURE_IN_FRONT, '$2 $1').replace(MEASURE_FIRST, '$2 $1');
  if (/\d$/.test(text)) text = withCountBehind(text);
  if (text.includes('). ')) text = text.replace(SENTENCE_BEHIND_BRACKET, ', ');
  if (text.includes('(')) text = text.replace(WEIGHT_IN_BETWEEN, '$1 $3 $2');
  if (/\d\s?[a-z]+[A-ZÀ-Þ]/i.test(text)) text = text.replace(GLUED_MEASURE, '$1 ');
  if (/spoon/i.test(text)) text = text.replace(GLUED_SPOON, '$1$2 ');
  if (/cup/i.test(text)) text = text.replace(GLUED_CUPS, '$1 ').replace(GLUED_CUP, '$1 ');
  return text.trim();
}
