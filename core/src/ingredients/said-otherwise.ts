import type { Language } from './languages/language.ts';
import { parseUnit } from './units.ts';
import { writtenOnCards } from './written-on-cards.ts';

/** '+ extra to serve', '+ more for dusting': more of the same, in whatever amount. */
const MORE_OF_IT = /\s\+\s(?=(?:extra|more|for|an? (?:little|bit|drizzle|splash|pinch))\b)/gi;

/** 'Pack of 4 chicken thighs', '2 packs of 8 sausages': how many are in each. */
const PACK_OF =
  /^(?:(\d{1,2}|an?|one)\s)?(?:pack|packet|box|tray)s?\sof\s(\d{1,2})\s(?=\p{L}{3})(?!(?:ounces?|grams?|inch)\b)/iu;

/** '1 tbsp cornflour mixed with 3 tbsp stock': two foods, unless the other is water. */
const MIXED_WITH =
  /\s(?:mixed|whisked|combined|blended|dissolved|stirred) (?:with|in|into) (?=[\d½¼¾⅓⅔⅛][\d/ ½¼¾⅓⅔⅛]{0,6}(?:tablespoons?|teaspoons?|tbsps?|tsps?|cups?|ml|g)\b(?! (?:of )?(?:\w+ )?water))/iu;

/** '9-inch unbaked pie shell': one of that width, not so many inches of it. */
const ONE_SO_WIDE =
  /^\d{1,2}[- ]?(?:inch|cm)\b(?=[\p{L} -]{0,30}\b(?:crust|shell|tortilla|wrap|pizza base|pitt?a|flan case|tart case)s?\b)/iu;

/** '1-9 inch pie crust': one of nine inches, not one to nine of them. */
const SO_MANY_SO_WIDE =
  /^([1-9])\s?[-–]\s?(?=\d{1,2}[- ]?(?:inch|in\.|cm|["”])[\p{L} -]{0,30}\b(?:pie ?crust|crust|shell|tortilla|wrap|pizza base|pitt?a|flan case|tart case)s?\b)/iu;

/** '2 cloves (laung)': nobody says in brackets of what cloves they are, so they are the spice. */
const CLOVES_ALONE = /(?<=^[\d½¼¾⅓⅔ /.–-]{1,9})cloves?(?= \((?!.*garlic)[^()]*\)$)/i;

const NUMBER = '(?:\\d{1,2}(?:[ -]\\d/\\d|/\\d| ?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]|one|two|three|four|five|six|eight)';
const SPOON = '(?:tablespoons?|teaspoons?|tbsps?|tsps?|cups?)';
/** What one of two that are offered is, in front of the noun that both have. */
const WHICH =
  '(?:small|medium|large|big|baby|young|fresh|dried|frozen|canned|tinned|whole|ground|plum|roma|cherry|globe|ripe|thick|thin)';

/** '2 large or 4 plum tomatoes', '6 fresh or 3 dried bay leaves', '1 tbsp fresh or 1 tsp dried thyme': the noun stands at the end. */
const OR_SO_MANY = new RegExp(
  `^(${NUMBER}(?: ${SPOON})? ${WHICH}),? (or (?:about )?${NUMBER}(?: ${SPOON})?(?: ${WHICH})?) (?!${WHICH} or )(\\p{L}[^,()]*)`,
  'iu',
);

/** 'A cup and a half of flour', '2 cups and a half sugar'. */
const AND_A_HALF =
  /^(an?|one|\d{1,2}) (cups?|pints?|quarts?|pounds?|lit(?:re|er)s?|tablespoons?|teaspoons?|tbsps?|tsps?|kilos?|kg) and a half(?: of)?(?= \p{L})/iu;

/** '1 # ground beef', '2# potatoes': a pound, on American cards. */
const POUND_SIGN = /(?<=^[\d½¼¾⅓⅔⅛ /.–-]{1,8})#(?=\s?\p{L})/u;

/** '1 slab of bacon' is the piece that is sliced, and '3 slabs' are thick slices. */
const SLAB_OF = /(?<=^(?:1|an?|one) slab )of (?=(?:\p{L}+ )?bacon\b)/iu;

/** 'A wheel of brie', 'all of the levain': all of one. */
const ALL_OF_ONE = /^(?:(an?|one|1) (?:(?:small|whole) )?wheel of |all (?:of )?the )(?=\p{L})/iu;

/** '1 (12 count) package rolls', '2 (8-count) tubes crescent rolls': the packet, then how many are in it. */
const COUNT_BEFORE_PACKET =
  /(?<=^\d{1,2} ?)\((\d{1,3})(?: |-| ?- ?)?(?:count|ct\.?|pieces?)\) (packages?|pkgs?\.?|packs?|packets?|bags?|boxe?s?|cans?|tubes?|containers?|cartons?)(?= \p{L})/iu;

/** '15 cm length of cucumber': a piece so long. */
const LENGTH_OF = /(?<=^\d{1,2}(?:[.,]\d)?[- ]?(?:cm|inch(?:es)?) )length(?= (?:of )?\p{L})/iu;

/** '1 roll puff pastry', '2 rolls of shortcrust': the sheet that is rolled up. A roll of anything else is of bread. */
const ROLL_OF_DOUGH =
  /(?<=^(?:\d{1,2}|an?|one|two) (?:ready[- ]?(?:rolled|made) )?)rolls?(?: of)?(?= (?:(?:ready[- ]?rolled|all[- ]butter|refrigerated|vegan|frozen) ){0,2}(?:puff|shortcrust|short crust|filo|phyllo|pie crust|pizza dough))/iu;

/** 'Cilantro leaves and tender stems': no stem of its own. */
const AND_STEMS = /(?<=[\p{L})]) (?:leaves )?(?:and|with|&) (?:tender|thin|fine|soft|some) stems?\b/iu;

/** '300 g fresh or 4 blocks of frozen spinach', '1 cup fresh or 1 small tin of chickpeas': the noun stands at the end. */
const FRESH_OR_SO_MANY = new RegExp(
  `^([\\d./ ½¼¾⅓⅔⅛-]+ ?(?:\\p{L}+\\.? )?(?:fresh|frozen|dried)),? (or (?:about )?${NUMBER} (?:\\p{L}+ ){1,2}of (?:fresh|frozen|dried|tinned|canned)) (\\p{L}[^,()]*)`,
  'iu',
);

/** 'Digestive biscuits. I use the plain ones.': a sentence of its own behind the food, which is no part of its name. */
const SENTENCE_BEHIND = /^([^.()]*?(\p{L}{3,})(?: \([^()]*\))?)\.\s+(\p{Lu}[^()\s]*\s[^()\s]+\s[^()]*)$/u;
const SHORTENED = /^(?:approx|incl|excl|temp|vol|pack|opt|med|orig|pkts?|str)$/i;
const isSentence = (word: string): boolean =>
  parseUnit(word) === null && !SHORTENED.test(word) && /[aeiouy]/i.test(word);

/** 'Tomato - 2 nos, diced', '3 nos. green chillies', '1 no. onion': how many there are, in India. */
const NUMBERS_OF = /((?:^|\s)\d{1,2}) ?(?:nos\b\.?|no\.)(?!\s?\d)(\s?(?=\p{L}))?/giu;
const withoutNos = (_: string, number: string, more: string | undefined, at: number): string =>
  more === undefined ? number : at === 0 ? `${number} ` : `${number}, `;

/** '3 pods of garlic', '5 garlic pods': the cloves. */
const PODS_OF_GARLIC = /\bpods?(?= (?:of )?garlic\b)|(?<=\bgarlic )pods?\b/giu;

/** '5-ish sprigs', 'black gram aka urad dal', '1 tall can'. */
const ABOUT_SO_MANY = /(?<=\d) ?-?ish\b/giu;
const ALSO_CALLED = /(?<![,;])\s(?:aka|a\.k\.a\.)\s([^,().]+)/giu;
const TALL_CAN = /(?<=^[\d½ ]{1,4})tall (?=cans?\b)/iu;

/** '1 large can milk': what is sold in cans. */
const CAN_OF_MILK = /(?<=\bcans? (?:of )?)(?=(?:skim(?:med)? |nonfat |fat[- ]free )?milk\b)/iu;

/** '1 jar-dried beef', '1 can tomatoes-drained', '1 loaf rye bread-slice off the top': a hyphen for a comma or a space, on typed cards. */
const HYPHEN_BEHIND_HOLDER = /(?<=^[\d½¼ /]{1,6}(?:jar|can|box|loaf|pkg|bottle|tin|carton))-(?=\p{L}{3})/iu;
const HYPHEN_FOR_COMMA =
  /(?<=\p{L}{2}s|bread|beef|cheese|onion|celery|butter|chicken)-(?=(?:drained|rinsed|sliced?|chopped|diced|minced|grated|peeled|softened|melted|beaten|cooked|thawed|cut)\b(?! \p{L}+(?:ed)? (?:tomato|bread)))/giu;

/** 'Corn tortillas, 10 tortillas', 'Carrots, 3 large carrots': the food, and how many of it. */
const SO_MANY_AGAIN = /^((?:\p{L}+ ){0,3}(\p{L}{3,})s?), (\d{1,3} (?:(?:small|medium|large|big) )?)\2s?$/iu;

/** An English line with what it says otherwise than it seems to in the words that the reader knows. */
export const saidInEnglish = (line: string): string =>
  writtenOnCards(line)
    .replace(PACK_OF, (_, packs: string | undefined, each: string) => `${(Number(packs) || 1) * Number(each)} `)
    .replace(CLOVES_ALONE, 'whole $&')
    .replace(ALSO_CALLED, ' ($1)')
    .replace(SENTENCE_BEHIND, (whole, food: string, word: string, more: string) =>
      food.endsWith(')') || isSentence(word) ? `${food} (${more})` : whole,
    )
    .replace(OR_SO_MANY, '$1 $3 ($2)')
    .replace(FRESH_OR_SO_MANY, '$1 $3 ($2)')
    .replace(AND_A_HALF, (_, number: string, unit: string) => `${/\d/.test(number) ? number : 1} 1/2 ${unit}`)
    .replace(NUMBERS_OF, withoutNos)
    .replace(SO_MANY_AGAIN, '$3$1')
    .replace(PODS_OF_GARLIC, (pods) => (/s$/i.test(pods) ? 'cloves' : 'clove'))
    .replace(ABOUT_SO_MANY, '')
    .replace(TALL_CAN, '')
    .replace(CAN_OF_MILK, 'evaporated ')
    .replace(HYPHEN_BEHIND_HOLDER, ' ')
    .replace(HYPHEN_FOR_COMMA, ', ')
    .replace(POUND_SIGN, ' lb')
    .replace(SLAB_OF, '')
    .replace(ALL_OF_ONE, (_, number: string | undefined) => (number === undefined ? '' : '1 '))
    .replace(COUNT_BEFORE_PACKET, '$2 ($1 count)')
    .replace(LENGTH_OF, 'piece')
    .replace(AND_STEMS, ' leaves')
    .replace(ROLL_OF_DOUGH, 'sheet')
    .replace(SO_MANY_SO_WIDE, '$1 ')
    .replace(ONE_SO_WIDE, '1 $&')
    .replace(MIXED_WITH, ' + ')
    .replace(MORE_OF_IT, ', plus ');

/** '2 Flocken Butter': bits of it. */
const FLAKES_OF_BUTTER = /^(\d{1,2}|einige|ein paar) Flocken? (?=Butter\b|Margarine\b)/iu;

/** '2 dl Gemüse oder Hühnerbouillon', '1 l groente of kippenbouillon': vegetables that are stock, too. */
const LOST_HYPHEN =
  /(?<=\d.*\s)(Gemüse|Fisch|Fleisch|groenten?|vis|vlees)\s(?=(?:oder|bzw\.|of)\s(?:\p{L}+-?)?(?:brühe|bouillon|fond|suppe)(?!\p{L}))/giu;

/** '250 g 40%iger Quark', '1 l 3,5 %ige Milch': how fat it is, which stands behind the food otherwise. */
const OF_SO_MUCH_FAT =
  /(?<=^|\s)(\d{1,2}(?:[.,]\d)?)\s?%-?ige[rsnm]?\s((?:\p{L}+)?(?:quark|topfen|joghurt|jogurt|milch|sahne|rahm|käse))(?!\p{L})/giu;

/** '2 Zwiebeln schälen und würfeln', '1 Karotte längs vierteln', '1 ui snipperen': what is to be done, told to the cook behind the food. */
const TO_BE_DONE = {
  de: toBeDone(
    'fein|grob|klein|längs|quer|zu (?:Puder|Mehl|Pulver)|in (?:feine |grobe |kleine |dünne )?(?:Würfel|Scheiben|Streifen|Ringe|Stücke)',
    'schälen|würfeln|hacken|reiben|raspeln|schneiden|vierteln|halbieren|achteln|pressen|auspressen|waschen|putzen|entkernen|entsteinen|schmelzen|zerlassen|mahlen|zerdrücken|verquirlen|trennen|abtropfen lassen|auftauen lassen|anrösten|rösten',
  ),
  nl: toBeDone(
    'fijn|grof|klein|in (?:kleine |dunne |fijne )?(?:blokjes|plakjes|reepjes|ringen|stukjes)',
    'schillen|snijden|snipperen|hakken|raspen|persen|wassen|pellen|halveren|smelten|laten uitlekken',
  ),
};

function toBeDone(how: string, verbs: string): RegExp {
  return new RegExp(`(?<=\\p{L}{2}\\)?) ((?:(?:${how}) ){0,2}(?:${verbs})(?: (?:und|en) [^,()]{3,60})?)(?=$|,)`, 'u');
}

/** 'Dunkle Schokolade 80 % Kakao', 'pure chocolade 72% cacao': how much cocoa is in it, which is no cocoa. */
const OF_SO_MUCH_COCOA =
  /((?:schokolade|kuvertüre|chocolade|couverture)\p{L}*),? \(?(?:mit |met )?((?:mind\. |mindestens |minstens )?\d{2} ?% ?(?:Kakao|cacao)\p{L}*)\)?/iu;

/** 'La moitie d un oignon', 'jus d orange': typed without the sign. Behind a number 'l' is a litre. */
const LOST_APOSTROPHE = /(?<=\p{L}\s)([dl])\s(?=[aeiouyhàâéèêîôûœ])/giu;

/** '1 cucharadita de café', '2 cucharaditas de café molido': with nothing behind it the coffee is no size of the spoon. */
const SPOON_OF_COFFEE =
  /(?<=\bcuchar(?:ad)?(?:ita|illa|a)s?) de (café)(?=\s*(?:$|[,(])|\s(?:molido|soluble|instantáneo|descafeinado|recién|en grano|negro|expreso|espresso)(?!\p{L}))/iu;

/** '1 cc de sal', '½ cc de canela': a coffee spoon, in Spain. Of cubic centimetres nobody measures so few. */
const COFFEE_SPOON =
  /(?<=^(?:[1-4](?: ?1\/2| ?½)?|[½¼¾]|1\/[234]|3\/4|una?|dos|media)\s)c\.?c\.?(?=\s(?:de\s)?\p{L}{2})/iu;

/** '1 Pck. TK 8-Kräuter-Mischung': the number is of the kinds of herbs. */
const FROZEN_HERBS = /\bTK[ -]?(\d{1,2}[- ]?Kräuter\S*(?: ?Mischung)?)/iu;

/** '1 litre 1/2 de lait', '2 kg ½ de pommes', '1l1/2 de lait'. */
const LITRE_AND_HALF = /^(\d{1,2})\s?(litres?|l|kilos?|kg|livres?)\s?(?:1\/2|½)(?=\s(?:d[e’]|$))/iu;

const LITRE_AND_QUARTER = /^(\d{1,2})\s?(litres?|l|kilos?|kg|livres?)\s?(?:1\/4|¼)\s*(?=\s(?:d[e’]|$))/iu;

/** '1 reste de poulet', 'un reste de riz': how much was left nobody says. */
const SOME_LEFT = /^(?:1|une?|les?|des)\s(?=restes?\s(?:de\s|d[’']))/iu;

/** '2/3 cucchiai di latte', '3/4 foglie di salvia': of several the slash stands between the ends of a range. */
const RANGE_WITH_SLASH =
  /^([2-8])\/([3-9])(?=\s(?:cucchiai|cucchiaini|spicchi|foglie|foglioline|rametti|fette|gocce|cipolle|carote|uova|pomodori|pomodorini|zucchine|patate|mele|mestoli)\b)/iu;
const isRange = (low: string, high: string): boolean => Number(high) === Number(low) + 1;

/** 'Cuarto y mitad de carne picada': a quarter of a kilo and half of that. */
const QUARTER_AND_HALF = /^(?:un )?cuarto y mitad(?: de kilo)?(?= de \p{L})/iu;

/** 'Nata líquida 35% M.G.', 'crème 30 % de MG': what the per cent are of. Of meat it tells which. */
const OF_FAT =
  /(?<=\b(?:nata|leche|queso|yogur|cr[eè]me|lait|fromage|yaourt)\b.*\d ?%) (?:de )?(?:M\.? ?G\.?|mat\. ?gr\.?)(?=$|[\s,)])/giu;

/** '1 kg 500 de pommes de terre', '1kg5 de viande'. */
const KILO_AND_GRAMS = /^(\d{1,2}) ?(?:kg|kilos?) ?(\d00|\d50|5)(?= (?:de |d[’']))/iu;

/** '1 verre (à moutarde) de lait', '2 cuillères (à soupe) de sucre'. */
const SPOON_IN_BRACKETS = /(?<=^[\d½¼¾/., ]{1,8})(verres?|cuill\p{L}*\.?|cuil\.?|c\.|tasses?) \((à \p{L}{3,9})\)/iu;

/** 'Farine de gruau T45', 'farine de blé T 65': how fine it is. */
const TYPE_OF_FLOUR = /(?<=\bfarine\b[^,()]*)\s(T ?(?:45|55|65|80|110|130|150|170))(?![\p{L}\d])/iu;

/** '1 cucharada (de las de café)', 'una taza de las de té': of which spoons or cups it is one. */
const ONE_OF_THOSE =
  /(?<=^\S{1,4}(?: \S{1,3})? )(cuchar(?:ad)?|taz|vas)(a|o)(s?) \(?de (?:las|los) (?:de )?(café|t[eé]|moka|postre|sopa|soperas?|desayuno|agua)\)?(?= )/iu;
const SMALLER: Readonly<Record<string, string>> = { cuchar: 'cucharadita', cucharad: 'cucharadita', taz: 'tacita' };
const oneOfThose = (_whole: string, kind: string, end: string, many: string, of: string): string => {
  const small = /^(?:caf|t[eé]|mok|pos)/i.test(of) ? SMALLER[kind.toLowerCase()] : undefined;
  return small === undefined ? `${kind}${end}${many}` : `${small}${many}`;
};

/** '1 sachet soit 5 g de levure', '1 bustina, pari a 16 g di lievito': the same amount, measured. */
const WHICH_IS =
  /(?<=^[\p{L}\d½¼¾/., ’']{1,30}?),? (?:soit|o sea|es decir|pari a|ossia|cioè) (\d{1,4}(?:[.,]\d{1,2})? ?(?:g|gr|grammes|gramos|grammi|kg|ml|cl|dl|l)\b\.?) (?=d[eiu]l? |d[’'])/iu;

/** '3 yogures de harina', '1 yogur de aceite': the emptied pot measures what comes behind. */
const MEASURED_BY_POT =
  /\bmedidas? ?\(?(?:con el|con un|del|de) (?:vas(?:o|ito)|envase|bote) (?:del |de )?yogur\)? de /iu;
const YOGURT_POT_OF = /(?<!\bde )\byogur(?:es)? de (?=(?:harina|aceite|azúcar|maicena|maizena|cacao|leche(?! de))\b)/iu;

/** 'Frito y dorado': how it was fried, and no fish. */
const AND_GOLDEN = /(?<=\b(?:frit|tostad|hornead|cocid|asad|fre[ií]d)[oa]s?) y dorad[oa]s?\b/iu;

/** '100/200 gr. di farina': from so much to so much. */
const GRAMS_WITH_SLASH = /^(\d{2,4})\/(\d{2,4})(?= ?(?:gr?|grammi|grammes|gramos|ml|cc|cl)\b)/iu;
const gramsWithSlash = (whole: string, low: string, high: string): string =>
  Number(high) > Number(low) ? `${low}-${high}` : whole;

/** 'Oppure: lievito secco 7 g': a line for another choice. */
const OR_ELSE = /^(?:oppure|in alternativa|ou bien|ou|o bien|o si no)\s?: ?(?=\p{L}|\d)/iu;

/** 'Zucchero un cucchiaio grande', 'azúcar una cucharada grande'. */
const LARGE_SPOON =
  /(?<=\b(?:cucchiaio|cucchiai|cucharada|cucharadas)) (?:abbondant[ei]|grand[ei]s?|scars[oi]|ras[oi])$/iu;

/** '1½ vaso (de los de vino) de aceite', '1 vaso de vino de aceite': half of one for water. */
const WINE_GLASS_OF =
  /\b(vasos?) (?:\(de los de vino\)|de los de vino|de vino)(?= (?:no lleno |escaso )?de (?:aceite|agua|leche|caldo|vinagre|zumo|nata|azúcar|brandy|coñac))/iu;

/** '1 plato de harina', 'una assiette de farine', 'un piatto di farina': so much that a food is turned in it. */
const PLATE_OF = {
  fr: /^(?:1|une) (?:petite )?assiette (?:de |d[’'])/iu,
  es: /^(?:1|un) plat(?:o|ito) de /iu,
  it: /^(?:1|un) piatt(?:o|ino) (?:di |d[’'])/iu,
};

/** 'Le jaune d’un œuf', 'la clara de un huevo', 'i tuorli di 3 uova'. */
const PARTS_OF_EGG = {
  fr: /^(?:les? )?(jaune|blanc)s? (?:de |d[’'])(une?|deux|trois|quatre|\d{1,2}) (?:gros |petits? )?(?:œ|oe)ufs?/iu,
  es: /^(?:las? )?(yema|clara)s? de (un|dos|tres|cuatro|\d{1,2}) huevos?/iu,
  it: /^(?:l[’']|il |i |gli )?(tuorl|album)[oie] (?:di |d[’'])(una?|due|tre|quattro|\d{1,2}) uov[oa]/iu,
};

/** 'Paprika (Gewürz)', 'Ingwer (Pulver)', 'Koriander (Samen)', 'paprika (poeder)': the spice, and not what grows. */
const SPICE_IN_BRACKETS = {
  de: /(?<![\p{L}-])(Paprika|Ingwer|Knoblauch|Zwiebel|Chili|Curry|Senf|Koriander|Fenchel|Sellerie)(?:n|s)? \((Gewürz|Pulver|Granulat|Samen|Saat|Körner)\)/u,
  nl: /(?<![\p{L}-])(paprika|gember|knoflook|ui|uien|chili|kerrie|koriander|komijn) \((kruid|kruiden|poeder|zaad)\)/iu,
};
const isGround = (word: string): boolean => /^(?:gewürz|kruid|kruiden)$/i.test(word);

/** 'Paprika 3 (rood, geel)', 'Zwiebeln 2 (gehackt)': how many stand between the food and its remark. */
const COUNT_BEFORE_REMARK =
  /^(\p{L}[\p{L}’'-]{2,}(?: \p{L}[\p{L}’'-]+){0,3}) (\d{1,2}(?:[.,]\d)?|½|¼) (\([^()\d]*\))$/u;

/** 'Camembert au lait cru', 'Käse aus Rohmilch': what it was made of, and no milk. */
const OF_RAW_MILK =
  /(?<=\p{L}{3})(?:,? | \()(?:aus )?((?:au|de) lait cru|(?<=aus )rohmilch|de leche cruda|(?:a|di|da) latte crudo|van rauwe melk)\)?(?!\p{L})/giu;
/** '2 Paprika davon 1 für die Suppe': what becomes of some of them. */
const OF_WHICH =
  /(?<=[\p{L})]),? ((?:davon|waarvan|dont|di cui|de l[oa]s cuales) (?:\d|eine?|één|une?|un[oa]|die|die|la|le|el|de) )/giu;

/** '1 c. à thé de vanille 1 c. à thé de sel': two lines that were printed as one. */
const SECOND_SPOON =
  /(?<=^[\d½¼¾⅓⅔].*\p{L}{2})(?<!\s(?:de|di|du|des|d|ou|o|of|oder|soit|et|y|e|en|und|plus|più|más|mit|con|avec|per|pour|para|a|à|ca|circa|environ|max|bis|tot|moins|minus|min|menos|meno|de la|de los)) (?=(?:\d{1,2}(?:[.,/]\d)?|\d [½¼¾⅓⅔]|\d \d\/\d|[½¼¾⅓⅔]) (?:c\. ?à|cuill|cuil\.|tasses? d|cucchiai|cuchara|tazas? de|theelepel|eetlepel|TL |EL ))/giu;

const SAID_IN: Readonly<Partial<Record<Language, (line: string) => string>>> = {
  fr: (line) =>
    line
      .replace(LOST_APOSTROPHE, '$1’')
      .replace(/\boptionel(?=le?s?\b|s?\b)/giu, 'optionnel')
      .replace(WHICH_IS, ' ($1) ')
      .replace(GRAMS_WITH_SLASH, gramsWithSlash)
      .replace(OR_ELSE, '')
      .replace(/\s(?:\+|plus|et)\s(?:un peu|(?:un|1) filet)\s(?=pour\b)/giu, ', ')
      .replace(/\s\+\s(?=(?:un|1) (?:filet|trait)\s*$)/giu, ', plus ')
      .replace(SPOON_IN_BRACKETS, '$1 $2')
      .replace(KILO_AND_GRAMS, (_, kilos: string, grams: string) => `${kilos},${grams} kg`)
      .replace(SOME_LEFT, '')
      .replace(PARTS_OF_EGG.fr, '$2 $1s d’œuf')
      .replace(LITRE_AND_HALF, '$1,5 $2')
      .replace(LITRE_AND_QUARTER, '$1,25 $2')
      .replace(/(?<=\p{L})[·.](?:e|s|es|e[·.]s)(?=[ ,)]|$)/giu, (end) => (/s$/i.test(end) ? 's' : ''))
      .replace(/ ½ sel(?!\p{L})/giu, ' demi-sel')
      .replace(PLATE_OF.fr, '')
      .replace(/\bmini-(?=feuilles? )/iu, 'petites ')
      .replace(OF_FAT, '')
      .replace(TYPE_OF_FLOUR, ' ($1)'),
  // a thread of it, and no pastry
  it: (line) =>
    line
      .replace(/(?<!\p{L})filo (?=olio(?!\p{L}))/giu, 'filo di ')
      .replace(/\s(?:\+|più|e)\s(?:un|1) (?:filo|giro)\s*(?=$|per\b)/giu, ', ')
      .replace(WHICH_IS, ' ($1) ')
      .replace(GRAMS_WITH_SLASH, gramsWithSlash)
      .replace(OR_ELSE, '')
      .replace(/^(?:(?:la|una) )?punta di (?:un )?(?:cucchiaino|coltello) (?:di |d[’'])?/iu, '1 punta di ')
      .replace(/,\s$/, '')
      .replace(PLATE_OF.it, '')
      .replace(/,\s*(?:la sola|solo la|soltanto la|il solo|solo il) (?=scorza|buccia|succo)/giu, ', ')
      .replace(LARGE_SPOON, '')
      .replace(RANGE_WITH_SLASH, (whole, low: string, high: string) => (isRange(low, high) ? `${low}-${high}` : whole))
      .replace(/(?<!\p{L})un[’'] ?(?=\p{L})/giu, 'una ')
      .replace(/(?<!\p{L})mezz[’'](?=\p{L})/giu, 'mezza ')
      .replace(
        PARTS_OF_EGG.it,
        (_, part: string, number: string) => `${number} ${part}${/^t/i.test(part) ? 'o' : 'e'}`,
      ),
  es: (line) =>
    line
      .replace(ONE_OF_THOSE, oneOfThose)
      .replace(/(?<=^[\d½¼¾/., -]{1,8})c\/c(?= )/iu, 'cdta')
      .replace(MEASURED_BY_POT, 'vasos de yogur de ')
      .replace(WHICH_IS, ' ($1) ')
      .replace(GRAMS_WITH_SLASH, gramsWithSlash)
      .replace(OR_ELSE, '')
      .replace(WINE_GLASS_OF, '$1 de los de vino')
      .replace(PLATE_OF.es, '')
      .replace(LARGE_SPOON, '')
      .replace(YOGURT_POT_OF, 'vasos de yogur de ')
      .replace(AND_GOLDEN, '')
      .replace(SPOON_OF_COFFEE, ' $1')
      .replace(QUARTER_AND_HALF, '375 g')
      .replace(OF_FAT, '')
      .replace(COFFEE_SPOON, 'cucharadita')
      .replace(PARTS_OF_EGG.es, '$2 $1s de huevo'),
  nl: (line) =>
    line
      .replace(/\b(middel) (?=gro(?:te|ot)\b)/giu, '$1')
      .replace(LOST_HYPHEN, '$1- ')
      .replace(OF_SO_MUCH_COCOA, '$1 ($2)')
      .replace(SPICE_IN_BRACKETS.nl, (_, food: string, as: string) =>
        isGround(as) ? `${food}poeder` : `${food}${as.toLowerCase()}`,
      )
      .replace(TO_BE_DONE.nl, ', $1'),
  de: (line) =>
    line
      .replace(SPICE_IN_BRACKETS.de, (_, food: string, as: string) =>
        isGround(as) ? `${food}pulver` : `${food}${as.toLowerCase()}`,
      )
      .replace(/ (o\. ?ä\.)(?= |$)/iu, ' ($1)')
      .replace(FROZEN_HERBS, '$1 (TK)')
      .replace(FLAKES_OF_BUTTER, '$1 Flöckchen ')
      .replace(OF_SO_MUCH_FAT, '$2 $1%')
      .replace(OF_SO_MUCH_COCOA, '$1 ($2)')
      .replace(LOST_HYPHEN, '$1- ')
      .replace(TO_BE_DONE.de, ', $1'),
};

/** The same of a line in another language. */
export const saidAbroad = (language: Language, line: string): string =>
  (SAID_IN[language]?.(line) ?? line)
    .replace(COUNT_BEFORE_REMARK, '$1 $3 $2')
    .replace(SECOND_SPOON, ', ')
    .replace(OF_RAW_MILK, ', $1')
    .replace(OF_WHICH, ', $1');
