import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { isColour, isFromTap, isMadeOf } from './abroad-words.ts';
import { type Candidate, candidatesOf } from './choose-food.ts';
import type { Food } from './food.ts';
import { DESCRIPTORS, MAKES_ANOTHER, MEASURE_WORDS, PART_WORDS } from './ingredient-mention-words.ts';
import type { Word } from './step-words.ts';
import { namesNoFood } from './what-names-no-food.ts';

/** Words of a step that name a food of the list together, and the foods that it may be, the best first. */
export type Run = { readonly run: readonly Word[]; readonly at: number; readonly candidates: Candidate[] };

/** The words right before a place, up to two, that say more of the food than its amount. */
function toldBefore(words: readonly Word[], at: number): Word[] {
  const told: Word[] = [];
  for (let look = at - 1; look >= at - 2; look--) {
    if (words[look] === undefined || words[look + 1]?.breaksBefore === true) break;
    const word = words[look];
    if (word !== undefined && word.stem.length > 2 && /^\p{L}/u.test(word.text) && !MEASURE_WORDS.has(word.stem))
      told.push(word);
  }
  return told;
}

/** The same with the word behind, where colours stand in Romance languages: 'el pimiento verde'. */
function toldAround(words: readonly Word[], at: number, next: number): Word[] {
  const behind = words[next];
  const told = toldBefore(words, at);
  return behind === undefined || behind.breaksBefore || behind.stem === '' ? told : [...told, behind];
}

const AFTER_SALT = /\bsalt(?:,|,? and| &| \+)\s+(?:\p{L}+ ){0,2}$/iu;

/** 'Season with salt and pepper' is never the bell pepper, and 'the peppers' are never ground. */
function peppers(candidates: Candidate[], text: string, run: readonly Word[]): Candidate[] {
  const word = run.at(-1)?.text;
  if (word === 'peppers') return candidates.filter(({ food }) => food.unit !== 'tsp' && food.unit !== 'pinch');
  if (word !== 'pepper' || !AFTER_SALT.test(text.slice(0, run[0]?.start ?? 0))) return candidates;
  return candidates.filter(
    ({ food }) =>
      food.words.size === 1 ||
      ['salt', 'ground', 'cracked', 'peppercorn', 'black', 'white', 'cayenne'].some((stem) => food.lineWords.has(stem)),
  );
}

/** 'En filet' is how oil is poured, no fillet. */
const IN_A_DRIZZLE = /(?:en|un|mince|petit|fin)\s+$/iu;

/** 'Una noce di burro' is a knob of butter, no nut. */
const KNOB = /^(?:noce|noix|nuez|noisettes?) d[ei] (?:burro|beurre|mantequilla)/iu;

const isDrizzle = (text: string, word: Word): boolean =>
  word.text === 'filet' && IN_A_DRIZZLE.test(text.slice(Math.max(0, word.start - 8), word.start));

/** Between two foods, never within the name of one. */
const AND = /^(?:and|und|et|y|e|ed|en|o|ou|oder|of|or)$/u;

/** Whether a name has all words of a run, in their order: 'blancs au chocolat' is no 'chocolat blanc'. */
function isInOrder(name: ReadonlySet<string>, run: readonly Word[]): boolean {
  const all = [...name];
  const places = run.map(({ stem }) => all.indexOf(stem));
  return places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
}

/** 'Cuire à blanc' a case of pastry. */
const isBakedBlind = (text: string, { text: word, start }: Word): boolean =>
  /^(?:blanc|bianco|blanco)$/u.test(word) &&
  /(?:^|\s)(?:à|in|en)\s+$/iu.test(text.slice(Math.max(0, start - 5), start));

/** The words from a place on that name one food together, and the place behind them. */
function runFrom(
  words: readonly Word[],
  at: number,
  first: Word,
  { foods, vocabulary }: { foods: readonly Food[]; vocabulary: ReadonlySet<string> },
): { run: Word[]; next: number } {
  const run: Word[] = [first];
  let next = at + 1;
  while (next < words.length) {
    const word = words[next];
    const beyond = words[next + 1];
    // 'zucchero a velo', 'pomme de terre au four': one food over a small word
    if (
      word?.stem === '' &&
      !AND.test(word.text) &&
      beyond !== undefined &&
      run.every(({ stem }) => stem !== beyond.stem) &&
      foods.some(({ words: all }) => isInOrder(all, [...run, beyond]))
    ) {
      if (word.breaksBefore || beyond.breaksBefore) break;
      run.push(beyond);
      next += 2;
      continue;
    }
    if (
      word === undefined ||
      word.breaksBefore ||
      !(vocabulary.has(word.stem) || (PART_WORDS.has(word.stem) && !DESCRIPTORS.has(word.stem)))
    )
      break;
    run.push(word);
    next++;
  }
  return { run, next };
}

/** 'The beef and onion mixture': both are in it. */
const WITH_MIXTURE = /^\s+(?:and|&)\s+(?:[\p{L}-]+\s+)?([\p{L}-]+)\s+(?:mixture|mix|blend)\b/u;

function isInMixture(text: string, last: Word | undefined, words: readonly Word[], foods: readonly Food[]): boolean {
  const beside = WITH_MIXTURE.exec(text.slice(last?.end ?? 0, (last?.end ?? 0) + 60))?.[1]?.toLowerCase();
  const other = words.find(({ text: one, start }) => one === beside && start > (last?.end ?? 0));
  return other !== undefined && foods.some(({ heads }) => heads.has(other.stem));
}

/** 'The paste ingredients' are those of a part of the list. */
const isPartOfList = (last: Word | undefined, following: Word | undefined, foods: readonly Food[]): boolean =>
  following?.stem === 'ingredient' &&
  !following.breaksBefore &&
  foods.some(({ groupWords }) => groupWords.has(last?.stem ?? ''));

/** The other half of 'salt and pepper', where the list has it on one line alone: that line is meant for both. */
function toldBeside(text: string, words: readonly Word[], next: number, foods: readonly Food[]): Word[] {
  const last = words[next - 1];
  const beside =
    words[next]?.breaksBefore === false && AND.test(words[next]?.text ?? '') ? words[next + 1] : words[next];
  if (last === undefined || beside === undefined || beside.stem.length < 3 || AND.test(beside.text)) return [];
  if (!/^(?:,|\s*(?:and|und|et|y|e|ed|en|&)\s|\s+&)\s*$/u.test(`${text.slice(last.end, beside.start)} `)) return [];
  const [line, other] = foods.filter(({ lineWords }) => lineWords.has(beside.stem));
  return line !== undefined && other === undefined && line.quantity === null ? [beside] : [];
}

/** The foods that a step names, in the order of its words, without what only sounds like one. */
export function runsIn(
  text: string,
  words: readonly Word[],
  foods: readonly Food[],
  vocabulary: ReadonlySet<string>,
  lexicon: Lexicon | null,
): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (first === undefined || !vocabulary.has(first.stem)) continue;
    if (KNOB.test(text.slice(first.start, first.start + 30))) continue;
    // 'cloves' is a measure of garlic, unless the spice is on the list
    if (MEASURE_WORDS.has(first.stem) && !foods.some((food) => food.words.size === 1 && food.words.has(first.stem)))
      continue;
    const { run, next } = runFrom(words, at, first, { foods, vocabulary });
    const following = words[next];
    const isAnother =
      following !== undefined &&
      !following.breaksBefore &&
      MAKES_ANOTHER.has(following.stem) &&
      !vocabulary.has(following.stem);
    const isMade = isInMixture(text, run.at(-1), words, foods) || isPartOfList(run.at(-1), following, foods);
    const isElsewhere =
      lexicon !== null &&
      (isMadeOf(text, words, at, { foods, lexicon }) ||
        isFromTap(text, first, foods, lexicon) ||
        isDrizzle(text, first) ||
        isBakedBlind(text, first) ||
        run.every((word) => isColour(word, foods)));
    if (!isAnother && !isMade && !isElsewhere && !namesNoFood(text, { words, run, next }, foods)) {
      const around = lexicon === null ? toldBefore(words, at) : toldAround(words, at, next);
      const told = run.length === 1 ? [...around, ...toldBeside(text, words, next, foods)] : around;
      runs.push({ run, at, candidates: peppers(candidatesOf(foods, run, told), text, run) });
    }
    at = next - 1;
  }
  return runs;
}
