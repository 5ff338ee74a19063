import type { Food } from './food.ts';
import { PART_WORDS } from './ingredient-mention-words.ts';
import { isInGroup, scoreRun, weightOf } from './step-food.ts';
import { ratioOf } from './step-taking.ts';
import { type Word, wordsOf } from './step-words.ts';
import type { Taking } from './taking.ts';

/** A food and how well the words of a step name it. */
export type Candidate = { readonly food: Food; readonly score: number };

export function candidatesIn(foods: readonly Food[], text: string): number[] {
  if (text.trim() === '') return [];
  const words = wordsOf(text);
  return foods.filter((food) => words.some((word) => food.heads.has(word.stem))).map((food) => food.index);
}

/** What the words right before a run tell of the food: 'cold' butter, 'vegetable' oil. */
const TOLD_BEFORE = 0.4;

export function candidatesOf(foods: readonly Food[], run: readonly Word[], before: readonly Word[] = []): Candidate[] {
  const named = foods.map((food) => ({ food, score: scoreRun(food, run) })).filter(({ score }) => score > 0.3);
  return named
    .map(({ food, score }) => ({
      food,
      score: score + (named.length < 2 || before.every(({ stem }) => !food.lineWords.has(stem)) ? 0 : TOLD_BEFORE),
    }))
    .sort((a, b) => b.score - a.score || a.food.index - b.food.index);
}

/**
 * One run may name several foods ('salt pepper'), or one food by all its words ('soy sauce').
 * @param isHeadFirst whether the first word of a name is what it is: 'le pain d’épices de moutarde' ends with another food
 */
export function splitRun(
  foods: readonly Food[],
  run: readonly Word[],
  candidates: Candidate[],
  isHeadFirst = false,
): { offset: number; length: number; candidates: Candidate[] }[] {
  const best = candidates[0];
  if (best === undefined) return [];
  const covers = run.every((word) => weightOf(best.food, word.stem) > 0 || PART_WORDS.has(word.stem));
  if (covers || run.length === 1) return [{ offset: 0, length: run.length, candidates }];
  // the last words of the run are what it is; words before them that name another food by its head stand for themselves
  for (let cut = 1; cut < run.length; cut++) {
    const right = candidatesOf(foods, run.slice(cut));
    const left = candidatesOf(foods, run.slice(0, cut));
    const [leftBest] = left;
    const [rightBest] = right;
    if (leftBest === undefined || rightBest === undefined) continue;
    const leftHead = run.slice(0, cut).every((word) => weightOf(leftBest.food, word.stem) > 0);
    const rightHead = run
      .slice(cut)
      .every((word) => weightOf(rightBest.food, word.stem) > 0 || PART_WORDS.has(word.stem));
    if (
      leftHead &&
      rightHead &&
      leftBest.food.index !== rightBest.food.index &&
      (leftBest.food.heads.has(run[cut - 1]?.stem ?? '') ||
        (isHeadFirst && namesTwo(leftBest.food, rightBest.food, run, cut)))
    )
      return [
        { offset: 0, length: cut, candidates: left },
        { offset: cut, length: run.length - cut, candidates: right },
      ];
  }
  return [{ offset: 0, length: run.length, candidates }];
}

/** Whether both sides of a cut begin with what they are, and the first is no word of the other's line. */
const namesTwo = (left: Food, right: Food, run: readonly Word[], cut: number): boolean =>
  left.heads.has(run[0]?.stem ?? '') &&
  right.heads.has(run[cut]?.stem ?? '') &&
  !left.lineWords.has(run[cut]?.stem ?? '');

/** 'The sesame seeds' where the list has white and black ones beside one another: both, besides the first; so are 'both cans of beans'. */
export function pluralTwins(
  candidates: readonly Candidate[],
  last: Word | undefined,
  taking: Taking,
  used: ReadonlyMap<number, number>,
  isBoth = false,
  isPlural = (word: Word): boolean => word.stem !== word.text,
): Food[] {
  const [best, ...others] = candidates;
  if (
    best === undefined ||
    last === undefined ||
    (taking.kind !== 'plain' && !(isBoth && taking.kind === 'amount' && taking.unit === null)) ||
    !isPlural(last) ||
    used.has(best.food.index)
  )
    return [];
  return others
    .filter(
      ({ food, score }) =>
        Math.abs(score - best.score) < (isBoth ? 0.6 : 0.01) &&
        food.group === best.food.group &&
        Math.abs(food.index - best.food.index) === 1 &&
        !used.has(food.index),
    )
    .map(({ food }) => food);
}

export function chooseTwin(
  candidates: readonly Candidate[],
  taking: Taking,
  scene: {
    used: ReadonlyMap<number, number>;
    inStep: ReadonlySet<number>;
    groups: readonly (string | null)[];
    /** Foods of which a step took a told part: what is left is left of these. */
    partly?: ReadonlySet<number>;
    /** Foods of which a step took some. */
    begun?: ReadonlySet<number>;
    /** 'A little more water': of what the step took before. */
    isMore?: boolean;
  },
): Food | null {
  const best = candidates[0];
  if (best === undefined) return null;
  const hasUnit = taking.kind === 'amount' && taking.unit !== null;
  // 'one cup of chopped onions' is of the line in cups, whichever line is chopped
  const twins = candidates.filter(
    ({ food, score }) => score >= best.score - (hasUnit && ratioOf(food, taking) !== null ? 0.45 : 0.3),
  );
  if (twins.length === 1) return best.food;
  const rank = ({ food, score }: Candidate) => {
    let points = score * 2;
    if (taking.kind === 'amount' && food.quantity !== null) {
      const ratio = ratioOf(food, taking);
      if (ratio !== null && Math.abs(ratio - 1) < 0.03) points += 3;
      else if (ratio !== null && ratio < 1) points += 0.5;
      else if (ratio === null && hasUnit) points -= 1;
    }
    for (const [i, group] of scene.groups.entries()) if (isInGroup(food, group)) points += 2.5 - i * 0.6;
    if (scene.inStep.has(food.index)) points -= taking.kind === 'amount' ? 1.5 : 0.5;
    const isUsed = scene.used.has(food.index);
    if (scene.isMore === true && scene.inStep.has(food.index)) points += 4;
    if (isUsed && taking.kind !== 'rest') points -= 1.5;
    // of what a step took whole nothing is left, where another line of the name is
    const isGone =
      isUsed &&
      scene.partly?.has(food.index) !== true &&
      scene.begun?.has(food.index) !== true &&
      twins.some((one) => !scene.used.has(one.food.index));
    if (taking.kind === 'rest' && isUsed) points += isGone ? -0.5 : 1.5;
    if (taking.kind === 'rest' && scene.partly?.has(food.index) === true) points += 2.5;
    return points - food.index * 0.001;
  };
  return twins.map((twin) => ({ twin, points: rank(twin) })).sort((a, b) => b.points - a.points)[0]?.twin.food ?? null;
}
