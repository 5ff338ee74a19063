import { guessLanguage } from '../ingredients/languages/guess-language.ts';
import { LANGUAGES, type Language } from '../ingredients/languages/language.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { isFromTap, isLeftBehind, isMadeOf } from './abroad-words.ts';
import { type Candidate, candidatesIn, candidatesOf, chooseTwin, pluralTwins, splitRun } from './choose-food.ts';
import { DESCRIPTORS, MAKES_ANOTHER, MEASURE_WORDS, PART_WORDS, TAKING_VERBS } from './ingredient-mention-words.ts';
import { EXCEPT, groupNamed, type Scene } from './meant-together.ts';
import { isPassing } from './passing-mention.ts';
import { type Mention, type StepLink, shareOut } from './share-out.ts';
import { type Food, readFood, type StepIngredient, withOtherNames } from './step-food.ts';
import { type Taking, takingBefore } from './step-taking.ts';
import { type Tongue, tongueOf } from './step-tongue.ts';
import { type Word, withoutTwins, wordsOf } from './step-words.ts';
import { namesNoFood } from './what-names-no-food.ts';

const MAX_STEP_CHARACTERS = 8000;

/** A step that only remarks on the others. */
const NOTE = /^\s*(?:\*|note|notes|tip|nb|hinweis|tipp|remarque|astuce|nota|consejo|consiglio)s?\s*:/iu;

const RETURNS = /\b(?:return|remove|transfer|check|until|while|once|when|if|as|after|because|so that|serve)\b[^,.;]*$/u;

/**
 * Tells for each step which ingredients it takes from the shelf and how much of each: by name, by a word of the name, by group
 * ('the dressing ingredients', 'all remaining ingredients') and by kind ('the spices'). Twins (sugar of the dough, sugar of the
 * glaze) are told apart by amount, group and order. What comes back after it was used up is not linked again.
 * @param ingredients in the order of the recipe
 * @param steps their texts, in order
 * @returns for each step its links, in the order of the ingredients
 */
export function linkStepIngredients(ingredients: readonly StepIngredient[], steps: readonly string[]): StepLink[][] {
  const tongue = tongueOf(mainLanguage(ingredients));
  const foods = tongue.withKinds(ingredients.map((ingredient, index) => readFood(ingredient, index, tongue)));
  const texts = steps.map((step) => step.slice(0, MAX_STEP_CHARACTERS));
  const first = findMentions(foods, texts, tongue);
  const other = withOtherNames(foods, new Set(first.map(({ ingredient }) => ingredient)));
  const mentions = other === null ? first : findMentions(other, texts, tongue);
  return shareOut(foods, mentions, steps.length);
}

/** The language of more than half of a list, told from its lines where none says its own; null where there is none. */
function mainLanguage(ingredients: readonly StepIngredient[]): Language | null {
  if (ingredients.every(({ language }) => language === undefined))
    return guessLanguage(ingredients.map(({ line }) => line));
  const isMain = (one: Language) =>
    2 * ingredients.filter(({ language }) => language === one).length > ingredients.length;
  return LANGUAGES.find(isMain) ?? null;
}

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

/** A step that only names what follows: 'For the sauce:', 'For the vegetables and tomato sauce'. */
const HEADING =
  /^(?:[^.!?]{0,50}:|(?:for|für|pour|para|per|voor) (?:the|die|den|das|la|le|les|el|il|lo|de|het) [^.!?,:;]{0,40}|(?:how )?to (?:make|prepare|assemble) [^.!?,:;]{0,40})\s*$/iu;

/** 'To make the chips, …' at the beginning of any sentence: what is named behind it belongs to that group. */
const LEAD =
  /(?:^|[.!?]\s+)(?:meanwhile,? )?(?:to make|make|prepare|to prepare|for) (?:the |your )?[^.:,!?]{1,40}[:,.]/giu;

/** 'To make the spinach meatballs: …': the dish is named, not what it is made of. */
const TITLE = /^\s*(?:\d+\s*[.)]\s*)?(?:how )?to (?:make|prepare) [^.:!?]{1,60}:/iu;

type Lead = { readonly from: number; readonly group: string };

function leadsIn(text: string, foods: readonly Food[], lexicon: Lexicon | null): Lead[] {
  return [...text.matchAll(LEAD)].flatMap((match) => {
    const group = groupNamed(wordsOf(match[0], lexicon), foods);
    return group === null ? [] : [{ from: match.index, group }];
  });
}

const leadAt = (leads: readonly Lead[], place: number) => leads.findLast(({ from }) => from < place)?.group ?? null;

/** 'A little more water', 'an additional 1 tbsp of water' */
const isMoreOfIt = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === 'more' || words.slice(Math.max(0, at - 5), at).some(({ text }) => text === 'additional');

function findMentions(
  foods: readonly Food[],
  steps: readonly string[],
  { lexicon, asListed, meantTogether }: Tongue,
): Mention[] {
  const vocabulary = new Set(foods.flatMap((food) => [...food.words, ...food.heads]));
  const mentions: Mention[] = [];
  const scene: Scene = { foods, used: new Map(), group: null };
  for (const [step, text] of steps.entries()) {
    const words = asListed(text, wordsOf(withoutTwins(text), lexicon), foods, vocabulary);
    const heading = HEADING.test(text.trim());
    const next = steps[step + 1];
    const isCaption =
      words.length <= 5 && !/[.!]\s*$/u.test(text) && next !== undefined && next.length > 2 * text.length + 20;
    if ((isCaption && !heading) || NOTE.test(text)) continue;
    const excepted = EXCEPT.exec(text.toLowerCase());
    const lead =
      /^(?:for|make|prepare|to make|für|pour|para|per|voor)?\s*(?:the|die|den|das|la|le|les|el|il|de)?[^.:,]{0,40}[:,.]/iu.exec(
        text.trim(),
      )?.[0] ?? '';
    const led = lead === '' ? null : groupNamed(wordsOf(lead, lexicon), foods);
    if (heading) {
      scene.group = groupNamed(words, foods) ?? scene.group;
      continue;
    }
    const titleEnd = TITLE.exec(text)?.[0].length ?? 0;
    const leads = leadsIn(text, foods, lexicon);
    const stepGroup = led ?? leads[0]?.group ?? scene.group;
    const together = meantTogether(text, words, { ...scene, group: stepGroup });
    const runs: { run: Word[]; at: number; candidates: Candidate[]; isLeft: boolean }[] = [];
    for (let at = 0; at < words.length; at++) {
      const first = words[at];
      if (first === undefined || !vocabulary.has(first.stem)) continue;
      // 'cloves' is a measure of garlic, unless the spice is on the list
      if (MEASURE_WORDS.has(first.stem) && !foods.some((food) => food.words.size === 1 && food.words.has(first.stem)))
        continue;
      const run: Word[] = [first];
      let next = at + 1;
      while (next < words.length) {
        const word = words[next];
        const beyond = words[next + 1];
        // 'zucchero a velo', 'pomme de terre au four': one food over a small word
        if (
          word?.stem === '' &&
          beyond !== undefined &&
          foods.some(({ words: all }) => all.has(beyond.stem) && run.every(({ stem }) => all.has(stem)))
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
      const following = words[next];
      const isAnother =
        following !== undefined &&
        !following.breaksBefore &&
        MAKES_ANOTHER.has(following.stem) &&
        !vocabulary.has(following.stem);
      const isElsewhere =
        lexicon !== null && (isMadeOf(text, words, at, lexicon) || isFromTap(text, first, foods, lexicon));
      if (!isAnother && !isElsewhere && !namesNoFood(text, { words, run, next }, foods))
        runs.push({
          run,
          at,
          candidates: peppers(
            candidatesOf(foods, run, lexicon === null ? toldBefore(words, at) : toldAround(words, at, next)),
            text,
            run,
          ),
          isLeft: false,
        });
      at = next - 1;
    }
    // the group that most of the step's plain names belong to helps with its twins
    const counts = new Map<string, number>();
    for (const { candidates } of runs) {
      const [best, second] = candidates;
      if (best === undefined || (second !== undefined && second.score >= best.score - 0.01)) continue;
      const group = best.food.group ?? '';
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    const common = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
    const inStep = new Set<number>();
    for (const { run, at, candidates } of runs) {
      for (const part of splitRun(foods, run, candidates)) {
        const start = at + part.offset;
        const behind = text.slice(words[start + part.length - 1]?.end ?? 0).split(/[.;]/u)[0] ?? '';
        const told = takingBefore(words, start, (stem) => vocabulary.has(stem) && !DESCRIPTORS.has(stem));
        const said: Taking =
          told.kind === 'plain' && lexicon !== null && isLeftBehind(words[start + part.length])
            ? { kind: 'rest', text: '' }
            : told;
        // '2 sprigs of dill into each jar': all of it, little by little
        const taking: Taking =
          said.kind === 'amount' && (/\b(?:each|every|per)\b/u.test(behind) || /\b(?:each|every)$/u.test(said.text))
            ? { kind: 'plain' }
            : said;
        for (const twin of pluralTwins(
          part.candidates,
          words[start + part.length - 1],
          taking,
          scene.used,
          words.slice(Math.max(0, start - 3), start).some(({ text }) => text === 'both'),
        )) {
          mentions.push({ step, ingredient: twin.index, taking, isTakingVerb: true, isByGroup: false });
          inStep.add(twin.index);
        }
        const food = chooseTwin(part.candidates, taking, {
          used: scene.used,
          inStep,
          groups: [leadAt(leads, words[start]?.start ?? 0) ?? led, common, scene.group],
          isMore: isMoreOfIt(words, start),
        });
        if (food === null) continue;
        const place = words[start]?.start ?? 0;
        if (place < titleEnd || (led !== null && lead.endsWith(':') && place < lead.length)) continue;
        if (excepted !== null && place > excepted.index && place < excepted.index + excepted[0].length) continue;
        if (/^\s*will\b/u.test(text.slice(words[start + part.length - 1]?.end ?? place)) && !scene.used.has(food.index))
          continue;
        const before = text.slice(Math.max(0, (words[start]?.start ?? 0) - 90), words[start]?.start ?? 0).toLowerCase();
        const clause = before.split(/[.;]/u).at(-1) ?? '';
        if (
          !scene.used.has(food.index) &&
          taking.kind === 'plain' &&
          /\b(?:without|instead of|not)\s+(?:the |any )?$/u.test(clause)
        )
          continue;
        mentions.push({
          step,
          ingredient: food.index,
          taking,
          isTakingVerb: TAKING_VERBS.test(clause) && !RETURNS.test(clause),
          isByGroup: false,
          isPassing: taking.kind === 'plain' && isPassing(food, text, place, clause),
        });
        inStep.add(food.index);
      }
    }
    if (together !== null) {
      const excluded = new Set(candidatesIn(foods, together.except));
      for (const ingredient of together.ingredients) {
        if (inStep.has(ingredient) || excluded.has(ingredient)) continue;
        mentions.push({ step, ingredient, taking: { kind: 'plain' }, isTakingVerb: true, isByGroup: true });
        inStep.add(ingredient);
      }
    }
    for (const ingredient of inStep) scene.used.set(ingredient, (scene.used.get(ingredient) ?? 0) + 1);
  }
  return mentions;
}
