import { fold, type Lexicon } from '../ingredients/languages/lexicon.ts';
import { exceptedIn } from './excepted.ts';
import { KINDS, NEEDS_OWN_NAME } from './ingredient-mention-words.ts';
import { groupNamed, type Together } from './meant-together.ts';
import { onlyOne, onlyOneAlso } from './only-one-also.ts';
import { calledOtherwise } from './same-abroad.ts';
import type { Food } from './step-food.ts';
import { WORD_MAX, type Word, wordsOf } from './step-words.ts';

/** How a French, Spanish, Italian or Dutch step names its ingredients. German has rules of its own, in `german-words.ts`. */

const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une']),
  es: new Set(['el', 'la', 'los', 'las', 'lo', 'un', 'una']),
  it: new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'una']),
  nl: new Set(['de', 'het', 'een']),
};

/** 'De' and 'la' between two words of one name, which a step leaves out or adds: 'farina di ceci', 'la moitié de la crème'. */
export const isSmallWord = (written: string, lexicon: Lexicon): boolean => {
  const lower = written.toLowerCase();
  return ARTICLES[lexicon.language]?.has(lower) === true || isOfWord(lower, lexicon);
};

/** With its accents: 'des' joins two words, 'dés' are dice. */
export const isOfWord = (lower: string, lexicon: Lexicon): boolean => lexicon.of.has(lower) && lexicon.links.has(lower);

/** What the forms of a word share; nothing for a word that names no food: 'avec', 'y', 'in'. */
export function stemAbroad(written: string, lexicon: Lexicon): string {
  const lower = written.toLowerCase();
  if (lexicon.links.has(lower) || lexicon.and.has(lower) || lexicon.or.has(lower)) return '';
  // 'paprika’s' are several of them
  const stem = lexicon.canon(lexicon.language === 'nl' ? lower.replace(/['’]s$/u, '') : lower);
  // 'gehakte peterselie' is no 'gehakt'
  return lexicon.language === 'nl' && lower.endsWith('e') && lexicon.isDescribing(stem) ? '' : stem;
}

const OWN_NAME_ABROAD: Readonly<Record<string, string>> = {
  fr: 'eau',
  es: 'agua masa',
  it: 'acqua impasto',
  nl: 'water deeg',
};

/** Whether a food is not meant by the word beside this one alone: 'bouillon de poulet' is not the chicken. */
export function needsOwnName(head: string, lexicon: Lexicon): boolean {
  const said = lexicon.heads.get(head) ?? [];
  if (said.includes('pastry')) return false;
  if (said.some((word) => NEEDS_OWN_NAME.has(word) || word === 'sauce' || word === 'vinegar')) return true;
  return stemsOf(OWN_NAME_ABROAD[lexicon.language] ?? '', lexicon).has(head);
}

/** What is made of a food: 'le mélange de farine' is in the bowl, 'el caldo de pollo' comes from another pot. */
const MADE_OF: Readonly<Record<string, string>> = {
  fr: 'mélange appareil préparation sauce bouillon eau fond purée',
  es: 'mezcla preparado salsa caldo agua fondo puré masa',
  it: 'composto miscela preparato salsa sugo brodo acqua fondo purea impasto crema',
};

/**
 * Whether the food at a place is only what something is made of: 'la mezcla de harina', where no mixture is on the list. 'Mezcla la
 * harina' is to be done with it.
 */
export function isMadeOf(
  text: string,
  words: readonly Word[],
  at: number,
  { foods, lexicon }: { foods: readonly Food[]; lexicon: Lexicon },
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || word.breaksBefore) return false;
  if (!stemsOf(MADE_OF[lexicon.language] ?? '', lexicon).has(before.stem)) return false;
  // '50 g de purée d’amande' is bought so
  if (foods.some((food) => food.heads.has(word.stem) && food.lineWords.has(before.stem))) return false;
  const [first = ''] = text
    .slice(before.end, word.start)
    .trim()
    .toLowerCase()
    .split(/[\s’']+/);
  return first === '' || (isOfWord(first, lexicon) && ARTICLES[lexicon.language]?.has(first) !== true);
}

/** Water that boils, that runs or that something is rinsed with comes from the tap, unless the list has it so. */
const OF_TAP: Readonly<Record<string, RegExp>> = {
  fr: /^\s*(?:bouillante|froide|courante|tiède|chaude|salée)|(?:casserole|bain|grand volume|bol|rinc\p{L}+|cuisson)[^.,;]*$/iu,
  es: /^\s*(?:hirviendo|fría|corriente|con sal|con hielo|salada)|(?:abundante|olla|cazo|cazuela|baño|bol|lav\p{L}+|enjuag\p{L}+)[^.,;]*$/iu,
  it: /^\s*(?:bollente|fredda|corrente|salata|di cottura|ghiacciata)|(?:abbondante|pentola|bagno|ciotola|lav\p{L}+|sciacqu\p{L}+)[^.,;]*$/iu,
  nl: /(?:kokend|koud|ruim|gezouten|stromend|warm|pan met|was|spoel)\s+(?:\p{L}+\s+)?$/iu,
};
const WATERS = 'eau agua acqua water';

/** 'Portate a bollore l’acqua salata' is of the list where that has so much water; 'dans l’eau bouillante' is not. */
const THE_WATER = /(?<!(?:dans|en|in|à|a) )(?:l['’]|el |het )$/iu;

export function isFromTap(text: string, word: Word, foods: readonly Food[], lexicon: Lexicon): boolean {
  if (!stemsOf(WATERS, lexicon).has(word.stem)) return false;
  const around = [text.slice(word.end), text.slice(Math.max(0, word.start - 40), word.start)];
  const said = around.map((beside) => OF_TAP[lexicon.language]?.exec(beside)?.[0] ?? '').find((found) => found !== '');
  if (said === undefined) return false;
  const isTheListed = THE_WATER.test(text.slice(Math.max(0, word.start - 12), word.start));
  if (isTheListed && foods.some((food) => food.heads.has(word.stem) && food.quantity !== null)) return false;
  const how = lexicon.canon(said.trim().split(/\s+/)[0] ?? '');
  return !foods.some((food) => food.heads.has(word.stem) && food.lineWords.has(how));
}

const KINDS_ABROAD: readonly { readonly names: string; readonly members: string }[] = [
  {
    names: 'pâtes pasta',
    members: `${[...(KINDS.pasta ?? [])].join(' ')} coquillettes fideos macarrones tallarines espaguetis tagliatelle lasagne ditalini ditaloni bucatini orecchiette maccheroni pappardelle paccheri cavatelli trofie conchiglie macaroni mie noedels lasagnebladen maniche calamarata fregola sedani caserecce strozzapreti malloreddus bavette vermicelli capellini conchiglioni tagliolini ditali tortiglioni`,
  },
  {
    names: 'fromage queso formaggio kaas',
    members: `${[...(KINDS.cheese ?? [])].join(' ')} parmesano parmigiano robiola stracchino caciocavallo Parmezaan comté roquefort reblochon grana provola scamorza beaufort cantal`,
  },
  {
    names: 'viande carne vlees',
    members:
      'bœuf veau porc agneau poulet dinde saucisse chair merguez ternera cerdo cordero pollo pavo conejo puerco res vacuno espinazo solomillo lomo chuleta costilla costillar falda morcillo bistec rôti paleron gîte jarret macreuse gigot carbonade joue manzo vitello maiale agnello tacchino salsiccia macinato macinata arista girello scamone spezzatino braciola costina coniglio lonza ossobuco rundergehakt gehakt kipfilet kipdijfilet rundvlees riblap sukadelap stoofvlees schouderkarbonade varkenshaas sukadelap runderlap speklap rollade entrecote biefstuk hamlap soepkip',
  },
  {
    names: 'poisson pescado pesce vis',
    members:
      'saumon cabillaud colin lieu merlu truite bar daurade dorade lotte sole maquereau corvina lenguado rape bonito caballa sardina spigola sgombro alici sogliola tilapia pangasius schelvis makreel forel salmón merluza bacalao atún dorada lubina salmone merluzzo orata orate tonno branzino baccalà zalm kabeljauw tonijn koolvis',
  },
];

/** Letters of a member that may end a compound: 'runderriblappen'. */
const LONG_MEMBER = 6;

/** The foods, the only one of a kind with the word for that kind: 'la pasta' where the list has spaghetti. */
export function withKinds(foods: readonly Food[], lexicon: Lexicon): readonly Food[] {
  return KINDS_ABROAD.reduce((named: readonly Food[], { names, members }) => {
    const kinds = stemsOf(names, lexicon);
    // 'caldo de pescado' is none itself
    const isNamed = ({ words, heads, needsOwnName }: Food) =>
      [...kinds].some((kind) => heads.has(kind) || (words.has(kind) && !needsOwnName));
    if (named.some(isNamed)) return named;
    const stems = stemsOf(members, lexicon);
    const isOfKind = (word: string) =>
      stems.has(word) ||
      (lexicon.words.hasCompounds && [...stems].some((stem) => stem.length >= LONG_MEMBER && word.endsWith(stem)));
    const isMember = (food: Food) => !food.needsOwnName && [...food.words].some(isOfKind);
    return onlyOneAlso(named, isMember, kinds);
  }, foods);
}

const COLOURS_ABROAD =
  /^(?:blanc(?:he)?s?|rouges?|verte?s?|noire?s?|jaunes?|bianc(?:o|a|hi|he)|ross[oaie]|verd[ei]|ner[oaie]|giall[oaie]|blanc[oa]s?|roj[oa]s?|verdes?|negr[oa]s?|amarill[oa]s?|rode?|witte?|groene?|zwarte?|gele?)$/u;

/** A colour that is no food of the list by itself: 'rouge' of 'poivron rouge'. */
export const isColour = ({ text, stem }: Word, foods: readonly Food[]): boolean =>
  COLOURS_ABROAD.test(text) && foods.every(({ heads }) => !heads.has(stem));

/** Letters of a word that a compound may be known by, and of one that may be any end of a compound. */
const COMPOUND_MIN = 3;
const LONG_END = 8;

/**
 * The words of a step, each that is not on the list as it stands with the one that the list has for it: 'biscuitjes' for 'biscuits',
 * 'olie' for 'olijfolie', 'kip' for 'kipfilet', 'citroenrasp' for 'citroen'. Only ends that say what a thing is, and only where one food is meant.
 */
export function asListedAbroad(
  text: string,
  words: readonly Word[],
  foods: readonly Food[],
  vocabulary: ReadonlySet<string>,
  lexicon: Lexicon,
): Word[] {
  const named = new Set(words.map(({ stem }) => stem));
  const stemOf = (word: string) => lexicon.canon(word);
  return words.map((word, at) => {
    if (word.stem === '' || word.text.length < COMPOUND_MIN || word.stem.length > WORD_MAX) return word;
    const called = () =>
      calledOtherwise(word, words[at + 1], foods, { language: lexicon.language, stemOf, vocabulary });
    if (vocabulary.has(word.stem)) {
      // 'les blancs' are no 'chocolat blanc'
      const before = words[at - 1];
      const isSaidOf = before !== undefined && !word.breaksBefore && vocabulary.has(before.stem);
      return isColour(word, foods) && !isSaidOf ? { ...word, stem: called() ?? word.stem } : word;
    }
    const stem =
      withoutDiminutive(word.text, vocabulary, lexicon) ??
      called() ??
      pieceInto(word, { foods, vocabulary, named, lexicon }) ??
      compoundOf(word, foods, named, lexicon) ??
      pieceOf(text, words, at, foods, lexicon);
    return stem === null ? word : { ...word, stem };
  });
}

/** 'Biscuitjes' and 'biscuit' for 'biscuits'. */
function withoutDiminutive(text: string, vocabulary: ReadonlySet<string>, lexicon: Lexicon): string | null {
  const plain = fold(text);
  const stems = [plain, ...lexicon.ofUsualSize(plain)].map((word) => lexicon.canon(word));
  return stems.flatMap((stem) => [stem, `${stem}s`]).find((stem) => vocabulary.has(stem)) ?? null;
}

/** Right before a piece that has been spoken of: 'les pavés', 'la ralladura'; 'in fette' and 'une tranche' are others. */
const THE =
  /(?:^|[\s(])(?:les?|la|l[oa]s|el|gli|i|le|il|de|het|sur la|nel|nella|al|alle?|aux?|l['’]autre|l['’]altr[oa]|l[ao] otr[oa]|el otro|de andere)\s+$/iu;
const PIECES =
  'pave escalope filet tranche gousse zeste filete loncha pechuga ralladura rodaja muslo fettina fetta scorza trancio filetto coscia petto buccia baccello vaina schil rasp merg cube cubo spicchio diente teen teentje';

/** 'Le fettine' for '8 fettine di vitello': the piece by which a line counts its food, where the step names no food behind it. */
function pieceOf(
  text: string,
  words: readonly Word[],
  at: number,
  foods: readonly Food[],
  lexicon: Lexicon,
): string | null {
  const [word, behind] = [words[at], words[at + 1]];
  if (word === undefined || !stemsOf(PIECES, lexicon).has(word.stem)) return null;
  if (!THE.test(text.slice(Math.max(0, word.start - 16), word.start))) return null;
  const isOf = behind !== undefined && /^\s*(?:d['’]|de|di|del|van)/u.test(text.slice(word.end, word.end + 5));
  if (isOf) return null;
  const meant = foods.filter((food) => food.lineWords.has(word.stem));
  return meant.length === 1 ? ([...(meant[0]?.heads ?? [])][0] ?? null) : null;
}

/** Ends of names besides those by which the lines are read: 'trostomaten', 'spliterwten'. */
const ENDS_OF_NAMES =
  'pompoen pit pitje zaad zaadje dooier tomaat erwt noot boon appel peer aardappel kool worst ham karbonade kaasje biet groente kip chips bouillonblokje';
/** Ends by its letters alone like something else. */
const NO_COMPOUND = 'broccoli paneermeel nootmuskaat muskaatnoot kokosnoot';

/** What a cook does, and no beginning of a name: 'bak' is not the 'bakpoeder'. */
const WORKS = 'bak braad dip frituur gril hak klop kook pers rasp roer rook rooster smeer snij stoof strooi wok';

const isEndOfName = (stem: string, lexicon: Lexicon): boolean =>
  stem.length >= LONG_END ||
  (lexicon.heads.has(stem) && !lexicon.isPart(stem)) ||
  stemsOf(ENDS_OF_NAMES, lexicon).has(stem);

function compoundOf(
  { stem, text }: Word,
  foods: readonly Food[],
  named: ReadonlySet<string>,
  lexicon: Lexicon,
): string | null {
  if (!lexicon.words.hasCompounds) return null;
  // 'pitjes' as they are, and as 'pit'
  const forms = [stem, ...lexicon.ofUsualSize(fold(text)).map((word) => lexicon.canon(word))].filter(
    (form) => form.length >= COMPOUND_MIN,
  );
  const ends = forms.some((form) => isEndOfName(form, lexicon)) ? forms : [];
  const isMeant = (whole: string) =>
    (!stemsOf(NO_COMPOUND, lexicon).has(whole) &&
      ends.some((end) =>
        [whole, whole.replace(STALK, '')].some((one) => one.endsWith(end) && one.length >= end.length + COMPOUND_MIN),
      )) ||
    (stem.length >= COMPOUND_MIN &&
      !stemsOf(WORKS, lexicon).has(stem) &&
      whole.startsWith(stem) &&
      isLeftOut(whole.slice(stem.length), lexicon));
  const isPartOf = (whole: string) => stem.startsWith(whole) && isLeftOut(stem.slice(whole.length), lexicon);
  // 'kookroom' where the list says 'room'
  const isKindOf = (whole: string) =>
    lexicon.heads.has(whole) && stem.endsWith(whole) && stem.length >= whole.length + COMPOUND_MIN;
  const meant = foods.flatMap((food) =>
    [...food.words]
      .filter((whole) => isMeant(whole) || isPartOf(whole) || isKindOf(whole))
      .map((whole) => ({ food, word: whole })),
  );
  // 'suiker, vanillesuiker': the one is named by its whole name
  const others = meant.length > 1 ? meant.filter(({ word }) => !named.has(word)) : meant;
  return onlyOne(others);
}

/** What a thing is cut into, small or not: 'uiringetjes', 'paprikareepjes', 'broccoliroosjes'. */
const CUT =
  '(?:blok|re{1,2}p|ro{1,2}s|part|plak|schij[fv]|ring(?:et)?|stuk|snipper|krul|sap|rasp|schil|bla{1,2}d|tak|te{1,2}n|kwart|vlok|dobbelste{1,2}n|he{1,2}lft|vlees|lap|poot)(?:je|jes|en|s|ken)?$';
const CUT_INTO = new RegExp(String.raw`(?<=^\p{L}{2,})(?:s|en)?${CUT}`, 'u');
const IS_CUT = new RegExp(`^${CUT}`, 'u');

/** The word of the list that a piece is of: 'courgetteplakjes', 'kipblokjes' for 'kipfilet'. */
function pieceInto(
  word: Word,
  list: { foods: readonly Food[]; vocabulary: ReadonlySet<string>; named: ReadonlySet<string>; lexicon: Lexicon },
): string | null {
  const { foods, vocabulary, named, lexicon } = list;
  const text = word.text.replace(CUT_INTO, '');
  if (!lexicon.words.hasCompounds || text === word.text) return null;
  const stem = lexicon.canon(text);
  const forms = [stem, ...[`${text}s`, `${text}en`].map((form) => lexicon.canon(form))];
  return forms.find((form) => vocabulary.has(form)) ?? compoundOf({ ...word, text, stem }, foods, named, lexicon);
}

/** What a plant comes as: 'bleekselderijstengel' is 'selderij'. */
const STALK = /(?:stengel|steel|stel|stronk)$/u;

/** What may end a compound and be left out: the part of a thing, the piece of meat, or 'kaas' of 'fetakaas'. */
const isLeftOut = (end: string, lexicon: Lexicon): boolean => {
  // pumpkin seeds are no pumpkin
  if (/^(?:en)?pit/u.test(end)) return false;
  const rest = end.replace(/^(?:[bdfgklmnprst]?en|e|s)(?=.{3})/, '');
  return [end, rest, end.replace(/s$/, '')].some(
    (part) =>
      lexicon.isPart(part) ||
      IS_CUT.test(part) ||
      (lexicon.heads.get(part) ?? []).some((said) =>
        ['breast', 'thigh', 'leg', 'wing', 'fillet', 'cheese', 'powder'].includes(said),
      ),
  );
};

const stemSets = new Map<string, ReadonlySet<string>>();

function stemsOf(text: string, lexicon: Lexicon): ReadonlySet<string> {
  const key = `${lexicon.language} ${text}`;
  const known = stemSets.get(key);
  if (known !== undefined) return known;
  const stems = new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => lexicon.canon(word)),
  );
  stemSets.set(key, stems);
  return stems;
}

const TOGETHER =
  /(?:^|[\s’'])(?:alle\s+zutaten|(?:tous les|l[’']ensemble des|todos los|tutti gli|alle)\s+ingr[eé]di[eë]nt)/iu;
const THE_REST =
  /(?:restliche|übrige|weitere|andere)[nr]?\s+zutaten|rest\s+der\s+zutaten|(?:autres|altri|demás|otros|andere|overige|resterende|rest[eo]? (?:des|de los|de|degli|van de)|reste d['’])\s*ingr[eé]di[eë]nt\p{L}*|ingr[eé]di[eë]nt\p{L}*\s+(?:restants|restantes|rimanenti)/iu;

/** 'Tous les ingrédients', 'los demás ingredientes': all of the part that the step is about, those that are left of it. */
export function allTogether(
  text: string,
  words: readonly Word[],
  { foods, used, group }: { foods: readonly Food[]; used: ReadonlyMap<number, number>; group: string | null },
): Together | null {
  const isRest = THE_REST.test(text);
  const told =
    groupOfIngredients(text, words, foods) ?? (isRest && group === null ? partAtHand(words, foods, used) : null);
  // of a part that the list does not tell apart
  if (group === null && told === null && OF_A_PART.test(text)) return null;
  if (!isRest && told === null && !TOGETHER.test(text)) return null;
  // 'unite il tofu, i piselli e l’olio e tritate tutti gli ingredienti': those that it has named
  const excepted = exceptedIn(text, false);
  const named = foods.filter((food) =>
    words.some(
      ({ stem, start }) =>
        food.heads.has(stem) && (excepted === null || start < excepted.from || start >= excepted.end),
    ),
  );
  if (!isRest && told === null && named.length >= 2) return null;
  const of = told ?? group;
  const part = of === null ? foods : foods.filter((food) => food.group === of);
  const left = part.filter((food) => !used.has(food.index));
  const forNow = left.filter(({ isForLater }) => !isForLater);
  const meant = forNow.length > 0 ? forNow : left;
  return { ingredients: meant.map((food) => food.index), except: '', isRest };
}

/** The part of the dish that the cook is at, where a step says 'the rest of the ingredients' and no more: while something of it is left. */
function partAtHand(words: readonly Word[], foods: readonly Food[], used: ReadonlyMap<number, number>): string | null {
  const named = foods.filter(({ heads, index }) => !used.has(index) && words.some(({ stem }) => heads.has(stem)));
  const last = [...used.keys()].at(-1);
  const [food] = named.length > 0 ? named : foods.filter(({ index }) => index === last);
  const isLeft = foods.some(
    ({ group, index }) => group === food?.group && !used.has(index) && !named.some((one) => one.index === index),
  );
  return isLeft ? (food?.group ?? null) : null;
}

const JOINED = /(?<!\p{L})(\p{L}{4,24}?)-?zutaten(?!\p{L})/iu;
const INGREDIENTS =
  /(?<!\p{L})(?:zutaten|ingr[eé]di[eë]nt(?:es|s|i|en)?)\s+(?:für|de|du|des|della?|degli|dei|per|para|pour|van|voor)\s+/iu;

/** 'Los ingredientes de la masa', 'die Zutaten für den Teig': the part that a heading of the list names. */
function groupOfIngredients(text: string, words: readonly Word[], foods: readonly Food[]): string | null {
  const [, joined = ''] = JOINED.exec(text) ?? [];
  if (joined !== '') return groupNamed(wordsOf(joined), foods);
  const match = INGREDIENTS.exec(text);
  if (match === null) return null;
  const behind = words.filter(({ start }) => start >= match.index + match[0].length).slice(0, 3);
  return groupNamed(behind, foods);
}

const OF_A_PART = /^\s*(?:für|pour|para|per|voor)\s/iu;

const LEFT = /^(?:restante?s?|rimanent[ei]|restant[ie]|rimast[aoei]|avanzat[aoei]|sobrantes?)$/;
/** 'El aceite que queda', 'le beurre qui reste', 'het deeg dat over is'. */
const STAYS = /^(?:queda|quedan|reste|restent|sobra|sobran|rimane|rimangono|avanza|resta|restano)$/;

/** 'L’huile restante', 'el aceite que queda': the words behind a food say that it is what is left. */
export function isLeftBehind(words: readonly Word[], at: number): boolean {
  const [behind, next] = [words[at], words[at + 1]];
  if (behind === undefined || behind.breaksBefore) return false;
  return LEFT.test(behind.text) || (/^(?:que|qui|che)$/.test(behind.text) && STAYS.test(next?.text ?? ''));
}
