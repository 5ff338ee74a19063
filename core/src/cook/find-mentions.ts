import type { LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Unit } from '../ingredients/units.ts';
import { isLeftBehind } from './abroad-words.ts';
import { type Candidate, candidatesIn, chooseTwin, pluralTwins, splitRun } from './choose-food.ts';
import type { Food } from './food.ts';
import { DESCRIPTORS, TAKING_VERBS } from './ingredient-mention-words.ts';
import { groupNamed, type Scene } from './meant-together.ts';
import { isNamedInPassing } from './passing-abroad.ts';
import { isPassing } from './passing-mention.ts';
import { type InPart, leftOf, restsIn } from './rest-unnamed.ts';
import { isAdded, isDoneInPassing } from './season-by-verb.ts';
import type { Mention } from './share-out.ts';
import { endBare, groupAt, isExcepted, isOnlyNamed, kindOfStep, partOf, type StepPart } from './step-headings.ts';
import { type Run, runsIn } from './step-runs.ts';
import { ratioOf, takingBefore } from './step-taking.ts';
import type { Tongue } from './step-tongue.ts';
import { type Word, withoutTwins, wordsOf } from './step-words.ts';
import type { Taking } from './taking.ts';

const RETURNS = /\b(?:return|remove|transfer|check|until|while|once|when|if|as|after|because|so that|serve)\b[^,.;]*$/u;

/** Right before a food: it is not taken. */
const NOT = /\b(?:without|instead of|not)\s+(?:the |any )?$/u;
const NOT_ABROAD =
  /(?<!\p{L})(?:ohne|(?:an)?statt|anstelle|keine?[mnrs]?|sans|au lieu d[eu’']|sin|en (?:lugar|vez) del?|senza|invece d\p{L}+|zonder|in plaats van|geen)(?:\s+\p{L}{1,5})?[\s’']*$/u;

/** Done again until all is taken. */
const REPEATED =
  /(?:repeat|alternat|layer|third|at a time|in batches|wiederhol|abwechselnd|schicht|portionsweise|nacheinander|répét|altern|couche|plusieurs fois|trois fois|repet|repit|capas?(?!\p{L})|ripet|strat[oi]|volta per volta|herha|afwissel|om en om|laag)/iu;

/** Put in or on the plate by its name, in English. */
const SERVED =
  /\b(?:add|stir in|fold in|pour in|sprinkle)\b[^,.;]*$|\b(?:top(?:ped)?|garnish(?:ed)?|serve[ds]?|scatter(?:ed)?)\b[^.;]*\b(?:with|over|in)\b[^.;]*$/u;

/** How far behind a food its sentence is looked at. */
const SENTENCE_CHARACTERS = 300;

/** How far back a clause is looked at. */
const CLAUSE_CHARACTERS = 90;

/** Two of one name: 'both cans', 'les deux sucres', 'beide Mehle'. */
const BOTH = /^(?:both|beiden?|deux|due|dos|ambos|ambas|entrambi|entrambe)$/u;
const PLURALS: Readonly<Record<LanguageAbroad, RegExp>> = {
  de: /(?:en|n|er|s|e)$/u,
  fr: /[sx]$/u,
  es: /s$/u,
  it: /i$/u,
  nl: /(?:en|s)$/u,
};

/** 'Per' is also how an Italian says for how long. No side of a thing is one of several things, and no time. */
const EACH_ABROAD =
  /(?<!\p{L})(?<!(?:min\p{L}{0,5}\.?|heures?|stunden?|or[ae]|horas?|uur) )(?:jede[mnrs]?|pro (?:person|portion|kopf)|par (?:personne|convive)|por (?:persona|comensal|cabeza|ración)|a (?:testa|persona)|per (?:persona|commensale|persoon)|chaque|chacune?|cada|ogni|ciascun\p{L}*|elke?|iedere?)(?!\p{L})(?! (?:\d+ )?(?:seite|min\.|minuten?|stunden?|mal|face|côté|fois|heures?|lado|cara|vez|minutos?|horas?|lato|volta|minuti?|or[ae]|kant|zijde|keer|minuut|uur))/iu;

const isOfEach = (before: string, behind: string, said: string, isAbroad: boolean): boolean =>
  isAbroad
    ? EACH_ABROAD.test(behind) || EACH_ABROAD.test(before)
    : /\b(?:each|every|per)\b/u.test(behind) || /\b(?:each|every)$/u.test(said);

const MANY = 4;

/** 'Eine Kugel in die Mitte legen', where the list has six: what is done with one is done with each. */
const isOneOfMany = ({ quantity, unit }: { quantity: number; unit: Unit | null }, food: Food | undefined): boolean =>
  quantity === 1 && unit === null && food?.quantity != null && food.unit === null && food.quantity > MANY;

/** The article right before a food, which the words leave out: 'un œuf'. */
const ONE_BEFORE = /(?:^|[\s(’'])(?:une?|un[ao]|een)\s+$|un['’]$/iu;

/** 'Ajoutez un œuf', where the list has three. */
const isOneOfFew = (text: string, place: number, food: Food | undefined): boolean =>
  food?.quantity != null &&
  food.unit === null &&
  food.quantity > 1 &&
  food.quantity <= MANY &&
  ONE_BEFORE.test(text.slice(Math.max(0, place - 6), place));

/** 'Mit je einem Teelöffel Senf', where the list has four of them; 'mit je ½ TL Salz und Zucker' may be half of each. */
function isOnEach(said: Taking, food: Food | undefined): boolean {
  if (food === undefined || said.kind !== 'amount' || !/(?:^|\s)(?:je|jeweils)(?:\s|$)/u.test(said.text)) return false;
  const ratio = ratioOf(food, said);
  return ratio !== null && ratio <= 1 / 3 + 0.01 && Math.abs(1 / ratio - Math.round(1 / ratio)) < 0.01;
}

/** 'A little more water', 'an additional 1 tbsp of water' */
const isMoreOfIt = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === 'more' ||
  words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:another|second|third)$/u.test(text)) ||
  words.slice(Math.max(0, at - 5), at).some(({ text }) => text === 'additional');

/** The sentence that a place stands in, so far as its neighbourhood. */
function sentenceAt(text: string, place: number): string {
  const before =
    text
      .slice(Math.max(0, place - CLAUSE_CHARACTERS), place)
      .split(/[.;!]/u)
      .at(-1) ?? '';
  const behind = text.slice(place, place + 60).split(/[.;!]/u)[0] ?? '';
  return before + behind;
}

/** The clause before a place, in lower case. */
const clauseBefore = (text: string, place: number, characters = CLAUSE_CHARACTERS): string =>
  text
    .slice(Math.max(0, place - characters), place)
    .toLowerCase()
    .split(/[.;]/u)
    .at(-1) ?? '';

/** All that is known while the steps are read one after the other. */
type Reading = {
  readonly foods: readonly Food[];
  readonly tongue: Tongue;
  /** Every word of the list that may name a food. */
  readonly vocabulary: ReadonlySet<string>;
  readonly scene: Scene;
  /** Foods of which a step took a told part. */
  readonly partly: Set<number>;
  /** Foods of which a step took some. */
  readonly begun: Set<number>;
  /** The last food that was taken in part. */
  inPart: InPart | null;
};

/** A step as it is read. */
type Step = {
  readonly step: number;
  readonly text: string;
  readonly words: readonly Word[];
  readonly part: StepPart;
  /** The group that most of its plain names belong to, which helps with its twins. */
  readonly common: string | null;
};

/** A place of a step that names a food: where in its words, and which foods it may be. */
type Named = { readonly start: number; readonly length: number; readonly candidates: Candidate[] };

/**
 * Every naming of a food in the steps, in their order, with how much of it is said to be taken.
 * @param steps their texts, in order
 */
export function findMentions(foods: readonly Food[], steps: readonly string[], tongue: Tongue): Mention[] {
  const vocabulary = new Set(foods.flatMap((food) => [...food.words, ...food.heads]));
  const scene: Scene = { foods, used: new Map(), group: null };
  const reading: Reading = { foods, tongue, vocabulary, scene, partly: new Set(), begun: new Set(), inPart: null };
  const mentions: Mention[] = [];
  const areBare = endBare(steps);
  for (const [step, text] of steps.entries()) {
    const words = tongue.asListed(text, wordsOf(withoutTwins(text), tongue.lexicon), foods, vocabulary);
    const kind = kindOfStep(text, words, areBare ? undefined : steps[step + 1]);
    if (kind === 'heading') scene.group = groupNamed(words, foods) ?? scene.group;
    if (kind !== null) continue;
    const found = mentionsIn(
      { step, text, words, part: partOf(text, foods, { lexicon: tongue.lexicon, isEnglish: tongue.abroad === null }) },
      reading,
    );
    mentions.push(...found);
    for (const ingredient of new Set(found.map((mention) => mention.ingredient)))
      scene.used.set(ingredient, (scene.used.get(ingredient) ?? 0) + 1);
  }
  return mentions.filter((mention, at) => mention.isOfAll !== true || !isAddedLater(mention, mentions.slice(at + 1)));
}

/** Of 'the rest of the ingredients' none is what a later step puts in, by name or a part of it. Not told of English. */
function isAddedLater({ ingredient, step, taking }: Mention, later: readonly Mention[]): boolean {
  if (taking.kind !== 'plain') return false;
  const next = later.find((other) => other.ingredient === ingredient && other.step > step);
  if (next === undefined || (next.isAdded === undefined && next.isServed !== true)) return false;
  return (
    next.isAdded === true || next.isServed === true || next.taking.kind === 'fraction' || next.taking.kind === 'amount'
  );
}

/** What one step names: each food by itself, then what it means without naming it. */
function mentionsIn(read: Omit<Step, 'common'>, reading: Reading): Mention[] {
  const { foods, tongue, vocabulary, scene } = reading;
  const { text, words, part } = read;
  const group = part.led ?? part.leads[0]?.group ?? scene.group;
  const together = tongue.meantTogether(text, words, { ...scene, group });
  const runs = runsIn(text, words, foods, vocabulary, tongue.lexicon);
  const step: Step = { ...read, common: commonGroup(runs) };
  const named = namedIn(runs, foods, tongue.lexicon?.words.hasCompounds === false);
  const found = mentionsOfNamed(named, step, reading);
  if (together === null) return found;
  const left = new Set([
    ...found.map(({ ingredient }) => ingredient),
    ...candidatesIn(foods, together.except),
    ...named
      .filter(({ start }) => isExcepted(part, words[start]?.start ?? 0))
      .flatMap(({ candidates }) => candidates[0]?.food.index ?? []),
  ]);
  const meant = together.ingredients.filter((ingredient) => !left.has(ingredient));
  return [
    ...found,
    ...meant.map(
      (ingredient): Mention => ({
        ...BY_GROUP,
        step: step.step,
        ingredient,
        taking: { kind: 'plain' },
        isOfAll: together.ofKind?.includes(ingredient) !== true,
      }),
    ),
    ...(together.isRest === true ? [...reading.partly] : [])
      .filter((ingredient) => !left.has(ingredient))
      .map((ingredient): Mention => ({ ...BY_GROUP, step: step.step, ingredient, taking: THE_REST, isLeftover: true })),
  ];
}

const BY_GROUP = { isTakingVerb: true, isByGroup: true };

/** Each food that a step names and each rest of one that it does not name again, in the order of the text. */
function mentionsOfNamed(named: readonly Named[], step: Step, reading: Reading): Mention[] {
  const { text, words } = step;
  const found: Mention[] = [];
  const inStep = new Set<number>();
  const note = (mention: Mention) => {
    found.push(mention);
    inStep.add(mention.ingredient);
  };
  const places = named.map((one) => ({ place: words[one.start]?.start ?? 0, one }));
  const rests = reading.tongue.abroad === null ? [] : restsIn(text, places);
  for (const { place, one } of [...places, ...rests].sort((a, b) => a.place - b.place)) {
    if (one === null) {
      const ingredient = leftOf(reading.inPart, step, place);
      if (ingredient !== null) note({ ...BY_GROUP, step: step.step, ingredient, taking: THE_REST });
      reading.inPart = null;
      continue;
    }
    const taking = takingOf(one, step, reading);
    for (const twin of twinsMeant(one, taking, step, reading)) note(twin);
    const mention = mentionOf(one, taking, step, { ...reading, inStep });
    if (mention === null) continue;
    note(mention);
    const { ingredient } = mention;
    if (taking.kind === 'some') reading.begun.add(ingredient);
    if (taking.kind === 'fraction' || taking.kind === 'amount') {
      reading.partly.add(ingredient);
      reading.inPart = { ingredient, step: step.step, text, end: endOf(one, words) };
    }
  }
  return found;
}

const THE_REST: Taking = { kind: 'rest', text: '' };

function commonGroup(runs: readonly Run[]): string | null {
  const counts = new Map<string, number>();
  for (const { candidates } of runs) {
    const [best, second] = candidates;
    if (best === undefined || (second !== undefined && second.score >= best.score - 0.01)) continue;
    const group = best.food.group ?? '';
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const namedIn = (runs: readonly Run[], foods: readonly Food[], isHeadFirst: boolean): Named[] =>
  runs.flatMap(({ run, at, candidates }) =>
    splitRun(foods, run, candidates, isHeadFirst).map(({ offset, length, candidates: own }) => ({
      start: at + offset,
      length,
      candidates: own,
    })),
  );

/** Where a named food ends in the text. */
const endOf = ({ start, length }: Named, words: readonly Word[]): number => words[start + length - 1]?.end ?? 0;

/** How much is taken, as the words before a food say, or those behind it. */
function takingOf(named: Named, { text, words }: Step, { tongue: { lexicon, abroad }, vocabulary }: Reading): Taking {
  const { start, length, candidates } = named;
  const end = endOf(named, words);
  const behind = text.slice(end, end + SENTENCE_CHARACTERS).split(/[.;]/u)[0] ?? '';
  const told = takingBefore(
    words,
    start,
    (stem) => vocabulary.has(stem) && !DESCRIPTORS.has(stem),
    abroad === null ? null : { text, tongue: abroad },
  );
  const food = candidates[0]?.food;
  const place = words[start]?.start ?? 0;
  const isLeft = told.kind === 'plain' && lexicon !== null && isLeftBehind(words, start + length);
  const isOne = told.kind === 'plain' && lexicon !== null && isOneOfFew(text, place, food);
  const isPartOfLeft = told.kind === 'fraction' && lexicon !== null && isLeftBehind(words, start + length);
  const part: Taking = isPartOfLeft ? { ...told, isOfRest: true } : partOfFood(told, food);
  const said: Taking = isLeft ? THE_REST : isOne ? ONE : part;
  // '2 sprigs of dill into each jar': all of it, little by little
  const isLittleByLittle =
    said.kind === 'amount' &&
    (isOfEach(clauseBefore(text, place, SENTENCE_CHARACTERS), behind, said.text, abroad !== null) ||
      (abroad !== null && (isOneOfMany(said, food) || isOnEach(said, food))));
  return isLittleByLittle ? { kind: 'plain' } : said;
}

const ALL_BUT = /\ball (?:but|except)\b/u;

/** What an amount is of the line where the step tells it otherwise: 'all but 2 tablespoons', 'half an onion' of 200 g. */
function partOfFood(told: Taking, food: Food | undefined): Taking {
  if (told.kind !== 'amount' || food === undefined) return told;
  const ratio = ratioOf(food, told);
  if (ALL_BUT.test(told.text))
    return ratio === null || ratio >= 1
      ? { kind: 'some', text: told.text }
      : { kind: 'fraction', share: 1 - ratio, text: told.text, isOfRest: false };
  const isPart = told.unit === null && told.quantity < 1 && food.unit !== null && /\bhalf an?\b/u.test(told.text);
  return isPart ? { kind: 'fraction', share: told.quantity, text: told.text, isOfRest: false } : told;
}

const ONE: Taking = { kind: 'amount', quantity: 1, unit: null, text: '', isRemaining: false };

/** The other foods of a name in the plural: 'the sesame seeds' for the white and the black ones. */
function twinsMeant(named: Named, taking: Taking, { step, words }: Step, { scene, tongue }: Reading): Mention[] {
  const { start, length, candidates } = named;
  const { abroad } = tongue;
  const isBoth = words.slice(Math.max(0, start - 3), start).some(({ text }) => BOTH.test(text));
  const last = words[start + length - 1];
  const twins = pluralTwins(
    candidates,
    last,
    taking,
    scene.used,
    isBoth,
    abroad === null ? undefined : (word) => PLURALS[abroad.language].test(word.text),
  );
  const ofBoth = abroad !== null && isBoth && twins.length === 0 ? otherOfBoth(last, candidates[0]?.food, scene) : [];
  return [...twins, ...ofBoth].map(({ index }) => ({
    step,
    ingredient: index,
    taking,
    isTakingVerb: true,
    isByGroup: false,
  }));
}

/** 'Beide suikers' where the list has sugar and vanilla sugar, and no third. */
function otherOfBoth(last: Word | undefined, best: Food | undefined, { foods, used }: Scene): Food[] {
  if (last === undefined || last.stem.length < BOTH_MIN || best === undefined) return [];
  const isOfName = (food: Food) => [...food.heads].some((head) => head.endsWith(last.stem));
  const all = foods.filter((food) => isOfName(food) && !used.has(food.index));
  return all.length === 2 && all.includes(best) ? all.filter((food) => food !== best) : [];
}

/** Letters of a name by whose end two foods are told together. */
const BOTH_MIN = 4;

/** The food that a place means, unless it is only named there. */
function mentionOf(
  named: Named,
  taking: Taking,
  { step, text, words, part, common }: Step,
  { scene, tongue, partly, begun, inStep }: Reading & { readonly inStep: ReadonlySet<number> },
): Mention | null {
  const { start, candidates } = named;
  const place = words[start]?.start ?? 0;
  const food = chooseTwin(candidates, taking, {
    used: scene.used,
    inStep,
    groups: [groupAt(part, place), common, scene.group],
    isMore: isMoreOfIt(words, start),
    partly,
    begun,
  });
  if (food === null || isOnlyNamed(part, place)) return null;
  const clause = clauseBefore(text, place);
  const isNew = !scene.used.has(food.index);
  if (isNew && /^\s*will\b/u.test(text.slice(endOf(named, words), endOf(named, words) + 10))) return null;
  if (isNew && taking.kind === 'plain' && (tongue.abroad === null ? NOT : NOT_ABROAD).test(clause)) return null;
  const seasons = tongue.isSeasoning(food);
  return {
    step,
    ingredient: food.index,
    taking,
    isTakingVerb: (TAKING_VERBS.test(clause) || seasons) && !RETURNS.test(clause),
    isByGroup: false,
    isSeasoning: seasons,
    isRepeated: REPEATED.test(text),
    ...(tongue.abroad === null
      ? { isServed: SERVED.test(clause) }
      : { isAdded: isAdded(sentenceAt(text, place), clause) }),
    isPassing:
      taking.kind === 'plain' &&
      (isPassing(food, text, place, clause) || isPassingAbroad(food, text, { word: words[start], clause }, tongue)),
  };
}

const isPassingAbroad = (
  food: Food,
  text: string,
  { word, clause }: { word: Word | undefined; clause: string },
  { abroad, isForTheTin }: Tongue,
): boolean =>
  abroad !== null &&
  (isDoneInPassing(food, word?.text ?? '', abroad.language) ||
    isNamedInPassing(text, word?.start ?? 0, clause, abroad.language) ||
    isForTheTin(food, sentenceAt(text, word?.start ?? 0)));
