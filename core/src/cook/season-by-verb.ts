import type { LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Food } from './food.ts';
import type { StemOf } from './stem-of.ts';
import type { Word } from './step-words.ts';

/** What a verb puts in: 'salzen' the salt, 'salpimentar' salt and pepper, 'beurrer' the butter. */
type PutIn = 'salt' | 'pepper' | 'butter' | 'flour' | 'sugar' | 'fat';
type Verb = readonly [pattern: RegExp, foods: readonly PutIn[]];

const both: readonly PutIn[] = ['salt', 'pepper'];

/**
 * Forms that tell a cook to do it, in lower case. What is so already ('gesalzene Butter', 'eau salée') is none of them, and no noun of
 * the same letters is.
 */
const VERBS: Readonly<Record<LanguageAbroad, readonly Verb[]>> = {
  de: [
    [/^(?:(?:nach|ein|an)?salzen|salzt|salze|(?:ein)?gesalzen)$/u, ['salt']],
    [/^(?:pfeffern|pfeffert|pfeffere|gepfeffert)$/u, ['pepper']],
    [/^(?:buttern|ausbuttern)$/u, ['butter']],
    [/^(?:be|ein)?mehlen$/u, ['flour']],
    [/^(?:ein|aus)?fetten$/u, ['fat']],
    [/^(?:ein)?zuckern$/u, ['sugar']],
  ],
  fr: [
    [/^(?:re)?sal(?:er|ez|ons|e)$/u, ['salt']],
    // 'poivrons' are bell peppers, and 'poivre' names it anyway
    [/^poivr(?:er|ez)$/u, ['pepper']],
    [/^assaisonn(?:er|ez|ons|e)$/u, both],
    [/^beurr(?:er|ez|ons)$/u, ['butter']],
    [/^farin(?:er|ez|ons)$/u, ['flour']],
    [/^sucr(?:er|ez|ons)$/u, ['sugar']],
  ],
  es: [
    [/^(?:salar|sala|salamos|salando|s[aá]lal[oa]s?|salarl[oa]s?)$/u, ['salt']],
    [/^(?:salpiment(?:ar|a|amos|ando|arl[oa]s?)|salpim(?:ie|ié|é)nta(?:l[oa]s?)?)$/u, both],
    [/^(?:sazon(?:ar|a|amos|ando|arl[oa]s?)|saz[oó]nal[oa]s?)$/u, both],
    [/^(?:enharin(?:ar|a|amos|arl[oa]s?)|enharínal[oa]s?)$/u, ['flour']],
  ],
  it: [
    [/^(?:salare|salate|sala|saliamo|salando|sal(?:ate|a|ar)(?:l[aeio]|ne))$/u, ['salt']],
    [/^(?:pepare|pepate|pepa|pepiamo|pepando|pep(?:ate|a|ar)(?:l[aeio]|ne))$/u, ['pepper']],
    [/^imburr(?:are|ate|a|iamo|(?:ate|a|ar)l[aeio])$/u, ['butter']],
    [/^infarin(?:are|ate|a|iamo|(?:ate|a|ar)l[aeio])$/u, ['flour']],
    [/^zuccher(?:are|ate|iamo)$/u, ['sugar']],
  ],
  nl: [
    [/^zouten$/u, ['salt']],
    [/^peperen$/u, ['pepper']],
  ],
};

/** Verbs of the letters of a food: the Spanish 'sale' goes out. */
const NO_FOOD: Readonly<Partial<Record<LanguageAbroad, RegExp>>> = { es: /^(?:salen?|sales|salir)$/u };

/** What the lists call it: whole words, and where a language joins words their ends ('Meersalz'). */
const NAMES: Readonly<Record<LanguageAbroad, Readonly<Record<PutIn, string>>>> = {
  de: { salt: 'salz', pepper: 'pfeffer', butter: 'butter', flour: 'mehl', sugar: 'zucker', fat: 'fett' },
  fr: { salt: 'sel', pepper: 'poivre', butter: 'beurre', flour: 'farine', sugar: 'sucre', fat: 'graisse' },
  es: { salt: 'sal', pepper: 'pimienta', butter: 'mantequilla', flour: 'harina', sugar: 'azúcar', fat: 'manteca' },
  it: { salt: 'sale', pepper: 'pepe', butter: 'burro', flour: 'farina', sugar: 'zucchero', fat: 'strutto' },
  nl: { salt: 'zout', pepper: 'peper', butter: 'boter', flour: 'bloem', sugar: 'suiker', fat: 'bakvet' },
};
/** Other seasonings that stand beside the salt on one line: 'Salz, Pfeffer, Muskat'. */
const BESIDE_SALT: Readonly<Record<LanguageAbroad, string>> = {
  de: 'muskat muskatnuss cayennepfeffer',
  fr: 'muscade',
  es: '',
  it: '',
  nl: 'nootmuskaat',
};

/** Done to the pan, or a dash: a later step that names the food takes it. */
const IN_PASSING: readonly PutIn[] = ['butter', 'flour', 'fat'];

const GREASED =
  /(?<!\p{L})(?:engras|unt[ae]|enharin|espolvor|imburr|infarin|(?:beurr|farin|huil|graiss)(?:er|ez|é)|einfett|ausfett|ausstreich|bestäub|bestreich|vet|bestuif|unge)\p{L}*/iu;
const HOLDER =
  /(?<!\p{L})(?:moldes?|stamp[oi]|moules?|formen?|(?:back|spring|auflauf|kuchen|kasten|kranz)form|bak(?:vorm|blik)|(?:cake|spring|taart)?vorm|teglia|tortiera|pirofila|backblech|blech|plaque|bandeja|arbeitsfläche|spianatoia|encimera|werkblad)(?!\p{L})/iu;

/** A fat or flour for the tin: 'engrasa un molde con mantequilla y espolvoréalo con harina'. */
export function isForTheTin(
  heads: ReadonlySet<string>,
  sentence: string,
  { language, stemOf }: { language: LanguageAbroad; stemOf: StemOf },
): boolean {
  const isDash = IN_PASSING.some((one) => heads.has(stemOf(NAMES[language][one])));
  return isDash && GREASED.test(sentence) && HOLDER.test(sentence);
}

/**
 * Whether a verb tells of a food only in passing, so that a step which names it takes it: the tin is buttered, or it is salted where
 * the list says how much salt another step adds.
 */
export function isDoneInPassing(food: Food, verb: string, language: LanguageAbroad): boolean {
  const [, puts] = VERBS[language].find(([pattern]) => pattern.test(verb)) ?? [];
  return puts !== undefined && (food.quantity !== null || puts.some((one) => IN_PASSING.includes(one)));
}

/** Verbs that put a thing in or on: 'decorate con il basilico', 'mit dem Schnittlauch bestreuen'. */
const ADDING =
  /(?<!\p{L})(?:\p{L}*(?:zu|hinzu|dazu|bei)(?:geben|fügen)|unter(?:rühren|heben|ziehen|mischen)|(?:be)?streuen|bestreut|bestreichen|bepinseln|(?:über)?gießen|badigeonn|napp|spennell|bagnat|bagnare|versa(?:te|re)|pincel|baña|bestrijk|giet|schenk|beträufeln|garnieren|dekorieren|ajout|incorpor|parsem|décor|garni|saupoudr|arros|aggiung|uni(?:te|re|sci|amo)|cosparg|decor|guarn|condi|irror|complet|spolver|añad|agreg|espolvor|adorn|ri[eé]g|roc[ií]|voeg|compo[nr]|compong|strat|dispo|dispon|recouvr|couvr|copri|cubr|coloca|beleg|schicht|verteil|verdeel|(?:be)?strooi|garneer|meng|(?:be)?sprenkel)/iu;
/** What is in the pan already: 'bis der Speck …', 'quando il basilico …'. */
const AS_IT_IS =
  /(?<!\p{L})(?:bis|sobald|wenn|jusqu|quand|lorsque|dès|finch[ée]|quando|appena|hasta|cuando|tot|als|wanneer|zodra)(?!\p{L})[^,.;]*$/u;

/** Whether a sentence tells to put in what it names behind a clause, rather than how that is by now. */
export const isAdded = (sentence: string, clause: string): boolean => ADDING.test(sentence) && !AS_IT_IS.test(clause);

const SAYS_WITH_WHAT = /^\s*(?:\p{L}+\s+){0,5}(?:(?:con|de|du|des|avec)(?!\p{L})|d['’])/iu;
const SEASON = /^(?:assaisonn|saz[oó]n)/u;

/** Whether a food is salt or pepper, of which steps take a little again and again. */
export const isSeasoning = (heads: ReadonlySet<string>, language: LanguageAbroad, stemOf: StemOf): boolean =>
  both.some((one) => heads.has(stemOf(NAMES[language][one])));

/** Words of a line that holds no more than seasonings: 'olio, sale e pepe'. */
const SHORT_LINE = 6;

/** The foods, a line of salt with the pepper that stands on it behind a comma: 'Sel, poivre', 'Muscade, sel, poivre'. */
export function withPepperOnLine(foods: readonly Food[], language: LanguageAbroad, stemOf: StemOf): readonly Food[] {
  const salt = stemOf(NAMES[language].salt);
  const isOnLine = ({ heads, lineWords, quantity }: Food) =>
    heads.has(salt) || (quantity === null && lineWords.size <= SHORT_LINE && lineWords.has(salt));
  const others = [NAMES[language].salt, NAMES[language].pepper, ...BESIDE_SALT[language].split(' ')]
    .filter(Boolean)
    .map(stemOf);
  const taken = new Set(foods.flatMap(({ heads }) => [...heads]));
  return foods.map((food) => {
    const beside = others.filter((stem) => food.lineWords.has(stem) && !taken.has(stem));
    if (!isOnLine(food) || beside.length === 0) return food;
    return {
      ...food,
      words: new Set([...food.words, ...beside]),
      heads: new Set([...food.heads, ...beside]),
    };
  });
}

/** The stem by which the list has what a verb puts in. */
function listedAs(name: string, vocabulary: ReadonlySet<string>, foods: readonly Food[]): string | null {
  if (vocabulary.has(name)) return name;
  const ending = foods.flatMap(({ heads }) => [...heads].filter((head) => head.endsWith(name)));
  return new Set(ending).size === 1 ? (ending[0] ?? null) : null;
}

/** The words of a step, each verb that puts in something of the list as the words for that. */
export function withSeasoningVerbs(
  text: string,
  words: readonly Word[],
  foods: readonly Food[],
  { vocabulary, language, stemOf }: { vocabulary: ReadonlySet<string>; language: LanguageAbroad; stemOf: StemOf },
): readonly Word[] {
  let isAfterVerb = false;
  const seen = new Set<string>();
  return words.flatMap((word) => {
    if (NO_FOOD[language]?.test(word.text) === true) return [{ ...word, stem: '' }];
    const found = VERBS[language].find(([pattern]) => pattern.test(word.text));
    const isTold = SEASON.test(word.text) && SAYS_WITH_WHAT.test(text.slice(word.end, word.end + 60));
    const stems =
      found === undefined || isTold
        ? []
        : found[1]
            .flatMap((one) => listedAs(stemOf(NAMES[language][one]), vocabulary, foods) ?? [])
            .filter((stem) => !seen.has(stem));
    for (const stem of stems) seen.add(stem);
    const breaksBefore = word.breaksBefore || isAfterVerb;
    isAfterVerb = stems.length > 0;
    if (!isAfterVerb) return breaksBefore === word.breaksBefore ? [word] : [{ ...word, breaksBefore }];
    return stems.map((stem) => ({ ...word, stem, breaksBefore: true }));
  });
}
