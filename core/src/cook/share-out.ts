import type { Food } from './food.ts';
import { TAKEN_OFTEN } from './ingredient-mention-words.ts';
import { ratioOf } from './step-taking.ts';
import type { Taking } from './taking.ts';

/** One ingredient that a step takes from the shelf. */
export type StepLink = {
  /** Its place in the list of ingredients. */
  readonly ingredient: number;
  /** The part of the line's amount that this step uses, 0 to 1; null when the step does not tell. */
  readonly share: number | null;
  /** The amount in the words of the step, where it names one: 'half of the', '1 tablespoon'. */
  readonly amountText?: string;
};

export type Mention = {
  readonly step: number;
  readonly ingredient: number;
  readonly taking: Taking;
  readonly isTakingVerb: boolean;
  readonly isByGroup: boolean;
  /** Of salt or pepper, in another language than English. */
  readonly isSeasoning?: boolean;
  /** Named in passing: a later mention takes it. */
  readonly isPassing?: boolean;
  /** Whether a verb of another language than English says that it is put in; not told of English. */
  readonly isAdded?: boolean;
  /** Whether an English step puts it on the plate with what is ready: 'top with the avocado'. */
  readonly isServed?: boolean;
  /** Whether its step is done again until all is taken. */
  readonly isRepeated?: boolean;
  /** Meant by 'all ingredients' or the rest of them. */
  readonly isOfAll?: boolean;
  /** Left of it when a step takes 'the rest of the ingredients': only where no later step takes it. */
  readonly isLeftover?: boolean;
};

/** Spoons and cups in millilitres are rounded. */
const WHOLE_WITHIN = 0.03;

const clampShare = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

/** Amounts of every mention of one food, in order; what is used up is not taken again. */
export function shareOut(foods: readonly Food[], mentions: readonly Mention[], stepCount: number): StepLink[][] {
  const links: StepLink[][] = Array.from({ length: stepCount }, () => []);
  for (const food of foods) {
    const own = takingMentions(
      food,
      mentions.filter((mention) => mention.ingredient === food.index),
    );
    let left: number | null = 1;
    const given = new Map<number, { share: number | null; amountText?: string }>();
    for (const [i, mention] of own.entries()) {
      const later = own.slice(i + 1);
      const share: number | null = shareOf(food, mention.taking, later, left);
      // nothing of it is left: the step speaks of what is in the pan
      if (share === 0) continue;
      if (share !== null && left !== null) left = Math.max(0, left - share);
      else left = null;
      const before = given.get(mention.step);
      const sum: number | null =
        before === undefined ? share : before.share === null || share === null ? null : before.share + share;
      const amountText = 'text' in mention.taking ? mention.taking.text : undefined;
      given.set(mention.step, { share: sum, ...(amountText === undefined ? {} : { amountText }) });
    }
    // all takings in one step, 'a third of it … repeat twice': the whole of it
    const [only] = given.keys();
    if (
      given.size === 1 &&
      only !== undefined &&
      ((own.length > 1 && !isToldInFull(food, own)) || own.some(isRepeatedPart))
    )
      given.set(only, { ...given.get(only), share: 1 });
    for (const [step, { share, amountText }] of given)
      links[step]?.push({
        ingredient: food.index,
        share: share === null ? null : clampShare(share),
        ...(amountText === undefined ? {} : { amountText }),
      });
  }
  return links;
}

/** 'Layer a third of it, and repeat twice'; 'chop a quarter of the onion' takes no more. */
const isRepeatedPart = ({ taking, isRepeated }: Mention): boolean =>
  isRepeated === true && taking.kind === 'fraction' && taking.share < 0.45;

/** '1 cup of the oats, then another cup' of three: what is taken is told, and some is left. */
const isToldInFull = (food: Food, mentions: readonly Mention[]): boolean =>
  mentions.every(({ taking }) => taking.kind === 'amount' && taking.unit !== null && ratioOf(food, taking) !== null);

/** Of all mentions of a food those that take from the shelf: the first, and later ones that say how much, or season again. */
function takingMentions(food: Food, named: readonly Mention[]): Mention[] {
  const all = named.filter(({ isLeftover }, at) => isLeftover !== true || at === named.length - 1);
  const plain = all.filter(({ isPassing }) => isPassing !== true);
  const isOnlyRest = plain.every(({ taking }) => taking.kind === 'rest');
  const [first, ...rest] = isOnlyRest ? all : plain;
  if (first === undefined) return [];
  const taken: Mention[] = [first];
  const isSeasoning = food.heads.has('salt') || food.heads.has('pepper') || first.isSeasoning === true;
  const isOften =
    (first.isSeasoning === true || [...food.heads].some((head) => TAKEN_OFTEN.has(head))) &&
    (food.quantity === null || food.unit === 'pinch' || first.taking.kind === 'some');
  // all of it was taken where the first time says no amount, unless the line says that it is divided
  const isAllTaken = first.taking.kind === 'plain' && !food.isDivided;
  let sum = firstShare(food, first, 1);
  for (const mention of rest) {
    const { taking } = mention;
    const isUsedUp = sum !== null && sum >= 0.97;
    if (taking.kind === 'plain' && rest.some((other) => other.taking.kind === 'rest' && other.step > mention.step))
      continue;
    const says = taking.kind === 'rest' || taking.kind === 'fraction' || taking.kind === 'amount';
    const isAgain =
      mention.isTakingVerb &&
      mention.step !== first.step &&
      (food.isDivided || isOften || (isSeasoning && first.taking.kind !== 'plain'));
    // 'qualche foglia di basilico', and later 'decorate con il basilico'
    const isMoreOfSome = taking.kind === 'plain' && mention.isAdded === true && mention.step !== taken.at(-1)?.step;
    // 'wat boter', and later 'een klontje boter'
    const isSomeAgain = taking.kind === 'some' && mention.isAdded !== undefined && mention.step !== taken.at(-1)?.step;
    const isRestOfAmount =
      taking.kind === 'plain' &&
      (mention.isTakingVerb || (mention.isAdded === true && mention.step !== taken.at(-1)?.step)) &&
      sum !== null &&
      sum < 0.97 &&
      first.taking.kind !== 'plain';
    if (
      isAllTaken
        ? isOften && isAgain
        : (says && !(isUsedUp && first.taking.kind !== 'plain')) ||
          isAgain ||
          isRestOfAmount ||
          (first.taking.kind === 'some' && (isMoreOfSome || isSomeAgain))
    ) {
      taken.push(mention);
      const share = firstShare(food, mention, sum === null ? null : 1 - sum);
      sum = sum === null || share === null ? null : sum + share;
    }
  }
  return taken;
}

function firstShare(food: Food, mention: Mention, left: number | null): number | null {
  const { taking } = mention;
  if (taking.kind === 'amount') return ratioOf(food, taking);
  if (taking.kind === 'fraction') return taking.isOfRest ? (left === null ? null : left * taking.share) : taking.share;
  return taking.kind === 'plain' ? 1 : null;
}

function shareOf(food: Food, taking: Taking, later: readonly Mention[], left: number | null): number | null {
  if (taking.kind === 'rest') return left;
  if (taking.kind === 'fraction') return taking.isOfRest ? (left === null ? null : left * taking.share) : taking.share;
  if (taking.kind === 'amount') {
    const ratio = ratioOf(food, taking);
    // '2 c. à soupe' of 30 ml
    if (ratio !== null && left === 1 && Math.abs(ratio - 1) < WHOLE_WITHIN) return 1;
    if (ratio !== null)
      return left === null ? ratio : taking.isRemaining && later.length === 0 ? left : Math.min(ratio, left);
    if (taking.isRemaining) return left;
    return later.length === 0 && left !== null ? left : null;
  }
  if (later.length === 0) return taking.kind === 'some' && left !== null && left < 1 ? null : left;
  // what later steps name in figures is not taken now
  let rest = left;
  for (const mention of later) {
    const share =
      mention.taking.kind === 'amount'
        ? ratioOf(food, mention.taking)
        : mention.taking.kind === 'fraction' && !mention.taking.isOfRest
          ? mention.taking.share
          : null;
    if (share === null || rest === null) return null;
    rest -= share;
  }
  return rest !== null && rest > 0.02 ? rest : null;
}
