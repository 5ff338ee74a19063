import { guessLanguage } from '../ingredients/languages/guess-language.ts';
import { LANGUAGES, type Language, type LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import type { Unit } from '../ingredients/units.ts';
import { isLeftBehind } from './abroad-words.ts';
import { candidatesIn, chooseTwin, pluralTwins, splitRun } from './choose-food.ts';
import { DESCRIPTORS, TAKING_VERBS } from './ingredient-mention-words.ts';
import { EXCEPT, groupNamed, type Scene } from './meant-together.ts';
import { isPassing } from './passing-mention.ts';
import { isDoneInPassing } from './season-by-verb.ts';
import { type Mention, type StepLink, shareOut } from './share-out.ts';
import { type Food, readFood, type StepIngredient, withOtherNames } from './step-food.ts';
import { runsIn } from './step-runs.ts';
import { type Taking, takingBefore } from './step-taking.ts';
import { type Tongue, tongueOf } from './step-tongue.ts';
import { type Word, withoutTwins, wordsOf } from './step-words.ts';

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

/** Two of one name: 'both cans', 'les deux sucres', 'beide Mehle'. */
const BOTH = /^(?:both|beiden?|deux|due|dos|ambos|ambas|entrambi|entrambe)$/u;
const PLURALS: Readonly<Record<LanguageAbroad, RegExp>> = {
  de: /(?:en|n|er|s|e)$/u,
  fr: /[sx]$/u,
  es: /s$/u,
  it: /i$/u,
  nl: /(?:en|s)$/u,
};

/** 'Per' is also how an Italian says for how long. */
const isOfEach = (behind: string, said: string, isAbroad: boolean): boolean =>
  isAbroad
    ? /(?<!\p{L})(?:jede[mnrs]?|chaque|chacune?|cada|ogni|ciascun\p{L}*|elke?)(?!\p{L})(?! (?:seite|face|côté|lado|cara|lato|kant|zijde))/iu.test(
        behind,
      )
    : /\b(?:each|every|per)\b/u.test(behind) || /\b(?:each|every)$/u.test(said);

const MANY = 4;

/** 'Eine Kugel in die Mitte legen', where the list has six: what is done with one is done with each. */
const isOneOfMany = ({ quantity, unit }: { quantity: number; unit: Unit | null }, food: Food | undefined): boolean =>
  quantity === 1 && unit === null && food?.quantity != null && food.unit === null && food.quantity > MANY;

/** The sentence that a place stands in, so far as its neighbourhood. */
function sentenceAt(text: string, place: number): string {
  const before =
    text
      .slice(Math.max(0, place - 90), place)
      .split(/[.;!]/u)
      .at(-1) ?? '';
  const behind = text.slice(place, place + 60).split(/[.;!]/u)[0] ?? '';
  return before + behind;
}

function findMentions(
  foods: readonly Food[],
  steps: readonly string[],
  { lexicon, abroad, asListed, isSeasoning, isForTheTin, meantTogether }: Tongue,
): Mention[] {
  const vocabulary = new Set(foods.flatMap((food) => [...food.words, ...food.heads]));
  const mentions: Mention[] = [];
  const partly = new Set<number>();
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
    const runs = runsIn(text, words, foods, vocabulary, lexicon);
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
        const told = takingBefore(
          words,
          start,
          (stem) => vocabulary.has(stem) && !DESCRIPTORS.has(stem),
          abroad === null ? null : { text, tongue: abroad },
        );
        const said: Taking =
          told.kind === 'plain' && lexicon !== null && isLeftBehind(words, start + part.length)
            ? { kind: 'rest', text: '' }
            : told;
        // '2 sprigs of dill into each jar': all of it, little by little
        const taking: Taking =
          said.kind === 'amount' &&
          (isOfEach(behind, said.text, abroad !== null) ||
            (abroad !== null && isOneOfMany(said, part.candidates[0]?.food)))
            ? { kind: 'plain' }
            : said;
        for (const twin of pluralTwins(
          part.candidates,
          words[start + part.length - 1],
          taking,
          scene.used,
          words.slice(Math.max(0, start - 3), start).some(({ text }) => BOTH.test(text)),
          abroad === null ? undefined : (word) => PLURALS[abroad.language].test(word.text),
        )) {
          mentions.push({ step, ingredient: twin.index, taking, isTakingVerb: true, isByGroup: false });
          inStep.add(twin.index);
        }
        const food = chooseTwin(part.candidates, taking, {
          used: scene.used,
          inStep,
          groups: [leadAt(leads, words[start]?.start ?? 0) ?? led, common, scene.group],
          isMore: isMoreOfIt(words, start),
          partly,
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
        const seasons = isSeasoning(food);
        mentions.push({
          step,
          ingredient: food.index,
          taking,
          isTakingVerb: (TAKING_VERBS.test(clause) || seasons) && !RETURNS.test(clause),
          isByGroup: false,
          isSeasoning: seasons,
          isPassing:
            taking.kind === 'plain' &&
            (isPassing(food, text, place, clause) ||
              (abroad !== null &&
                (isDoneInPassing(food, words[start]?.text ?? '', abroad.language) ||
                  isForTheTin(food, sentenceAt(text, place))))),
        });
        inStep.add(food.index);
        if (taking.kind === 'fraction' || taking.kind === 'amount') partly.add(food.index);
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
