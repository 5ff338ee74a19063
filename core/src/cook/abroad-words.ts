import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { compoundOf, pieceInto } from './compounds-abroad.ts';
import type { Food } from './food.ts';
import { KINDS, NEEDS_OWN_NAME } from './ingredient-mention-words.ts';
import { stemsOf } from './lexicon-stems.ts';
import { onlyOneAlso } from './only-one-also.ts';
import { calledOtherwise } from './same-abroad.ts';
import { isArticle, isOfWord } from './stem-abroad.ts';
import { WORD_MAX, type Word } from './step-words.ts';

/** How a French, Spanish, Italian or Dutch step names its ingredients. German has rules of its own, in `german-words.ts`. */

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
  return first === '' || (isOfWord(first, lexicon) && !isArticle(first, lexicon));
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

/** Shorter words mean no food by another form of theirs. */
const WORD_MIN = 3;

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
    if (word.stem === '' || word.text.length < WORD_MIN || word.stem.length > WORD_MAX) return word;
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
  // 'zalmfilets' for 'zalmfilet', and the other way round
  return (
    stems
      .flatMap((stem) => [stem, `${stem}s`, stem.replace(/(?<=.{4})s$/u, '')])
      .find((stem) => vocabulary.has(stem)) ?? null
  );
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

const LEFT = /^(?:restante?s?|rimanent[ei]|restant[ie]|rimast[aoei]|avanzat[aoei]|sobrantes?)$/;
/** 'El aceite que queda', 'le beurre qui reste', 'het deeg dat over is'. */
const STAYS = /^(?:queda|quedan|reste|restent|sobra|sobran|rimane|rimangono|avanza|resta|restano)$/;

/** 'L’huile restante', 'el aceite que queda': the words behind a food say that it is what is left. */
export function isLeftBehind(words: readonly Word[], at: number): boolean {
  const [behind, next] = [words[at], words[at + 1]];
  if (behind === undefined || behind.breaksBefore) return false;
  return LEFT.test(behind.text) || (/^(?:que|qui|che)$/.test(behind.text) && STAYS.test(next?.text ?? ''));
}
