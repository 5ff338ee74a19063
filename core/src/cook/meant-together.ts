import { ownEntry } from '../own-entry.ts';
import type { Food } from './food.ts';
import { KINDS } from './ingredient-mention-words.ts';
import { isInGroup } from './step-food.ts';
import { type Word, wordsOf } from './step-words.ts';

/** 'all ingredients except the oil' */
export const EXCEPT = /\b(?:except|besides|but not|apart from|other than)\b(?: for)?([^.;]*)/u;

/** 'Place ingredients in a bowl': all of them, whatever else the step names. */
const PLACED = /\b(?:combine|mix|place|blend|whisk|put|add|toss)\s+(?:the\s+)?$/u;

/** Of a vegetable these are spices. */
const GROUND_FORMS = ['flake', 'powder', 'ground', 'dried', 'cracked'];

/** What may be a spice, and fresh is none: what the line says of it then, with a unit for it or a colour that a vegetable has. */
const MAY_BE_FRESH = new Set([
  'coriander',
  'cilantro',
  'thyme',
  'oregano',
  'basil',
  'ginger',
  'pepper',
  'chili',
  'chilli',
]);
const FRESH_FORMS = [
  'fresh',
  'bunch',
  'sprig',
  'handful',
  'thumb',
  'knob',
  'bell',
  'red',
  'green',
  'yellow',
  'orange',
  'sweet',
];

/** Oil that is on the list for these is no part of a dough. */
const FOR_LATER = ['frying', 'fry', 'greasing', 'brushing'];

/** Before 'ingredients' they name no part of the dish. */
const NO_PART =
  /^(?:all|of|the|these|your|remaining|rest|other|everything|listed|above|main|prepared|chopped|in|and|together|\d+)$/u;
const OF_PART = /\b(?:the|all|your|combine|mix|place|blend|whisk|put|add|toss)\s+(?:[\p{L}-]+\s+)?([\p{L}-]+)\s*$/u;

/** 'The dough ingredients' and 'all ingredients for the dip' of a list without headings: a part of the dish. */
const namesPart = (before: string, behind: string) =>
  /\b(?:for|of|from)\s/u.test(behind) || !NO_PART.test(OF_PART.exec(before)?.[1] ?? 'all');

/**
 * The part of a list without headings that comes next: parts stand one after another, and a food that stands there again begins
 * another part.
 */
function nextPart(foods: readonly Food[], unused: (food: Food) => boolean): Food[] {
  const lastUsed = foods.findLastIndex((food) => !unused(food));
  const rest = foods.slice(lastUsed + 1);
  const pool = rest.length >= 2 ? rest : foods.filter(unused);
  const part: Food[] = [];
  for (const food of pool) {
    if (part.some((other) => [...other.heads].some((head) => food.heads.has(head)))) break;
    part.push(food);
  }
  return part.length >= 2 ? part : pool;
}

/** How many foods a step names itself: 'prepare the dry ingredients: whisk the flour, salt and baking powder' says which they are. */
const countNamed = (words: readonly Word[], foods: readonly Food[]) =>
  foods.filter((food) => words.some((word) => food.heads.has(word.stem))).length;

/** Words of a kind that are said of the one food of that kind. */
const ONE_OF = new Set(
  'cheese meat sausage sausages steak pasta fish nuts rice noodles berries mushrooms chili chilies chilli chillies'.split(
    ' ',
  ),
);
const GOES_ON =
  /^(?:and|or|in|into|to|with|over|on|onto|until|is|are|for|from|at|by|then|all|evenly|according|has|have|a|the|as)$/u;

/** 'Add the cheese and' names the cheese, 'the cheese sauce' something that is made of it. */
function standsAlone(word: Word, words: readonly Word[]): boolean {
  const place = words.indexOf(word);
  const [before, next] = [words[place - 1], words[place + 1]];
  const isOfName = before !== undefined && !word.breaksBefore && /^(?:cream|cottage|goat)$/u.test(before.stem);
  return !isOfName && (next === undefined || next.breaksBefore || GOES_ON.test(next.text));
}

/** 'Until the vegetables are soft', 'stir to coat the vegetables': those that are cooking already. */
const IN_THE_PAN =
  /\b(?:until|till|once|when|while|as|if|coat|top of|over|around|on|atop|under|with|among)\s+(?:(?:all|the|your|of)\s+){0,3}(?:\p{L}+\s+)?$/u;

/** 'The spice bag': they are in it. */
const HOLDS_SPICES = /^\s(?:bag|grinder|sachet|pouch|ball|infuser|mill)/u;

/** What a step means without naming each; `ofKind` those of a kind or a part that it names, `isRest` of 'the rest of the ingredients', which are those taken in part, too. */
export type Together = { ingredients: number[]; except: string; isRest?: boolean; ofKind?: readonly number[] };

export type Scene = { foods: readonly Food[]; used: Map<number, number>; group: string | null };

/** The group that a step's words speak of: 'For the sauce', 'Make the glaze', 'the dressing ingredients'. */
export function groupNamed(words: readonly Word[], foods: readonly Food[]): string | null {
  const groups = new Map<string, ReadonlySet<string>>();
  for (const food of foods) if (food.group !== null) groups.set(food.group, food.groupWords);
  let best: string | null = null;
  let bestCount = 0;
  for (const [group, groupWords] of groups) {
    const count = words.filter((word) => groupWords.has(word.stem)).length;
    if (count > bestCount) {
      best = group;
      bestCount = count;
    }
  }
  return best;
}

/** Whether a food that may be a spice is a fresh herb, root or fruit by its line. */
const isFresh = (food: Food): boolean =>
  [...food.heads].some((head) => MAY_BE_FRESH.has(head)) &&
  FRESH_FORMS.some((form) => food.lineWords.has(form)) &&
  !GROUND_FORMS.some((form) => food.lineWords.has(form));

/** The foods of a kind that a step means: those of its part where that has any, none once they are in the bowl. */
function foodsOfKind(
  kind: string,
  words: readonly Word[],
  scene: Scene,
  { isWetAndDry, isRemaining }: { isWetAndDry: boolean; isRemaining: boolean },
): readonly Food[] {
  const members = ownEntry(KINDS, kind);
  if (members === undefined) return [];
  const unused = (food: Food) => !scene.used.has(food.index);
  const isMember = (food: Food) =>
    [...food.heads].some((head) => members.has(head)) &&
    !((kind === 'spice' || kind === 'seasoning') && isFresh(food)) &&
    !(kind === 'vegetable' && GROUND_FORMS.some((form) => food.lineWords.has(form))) &&
    !(kind === 'wet' && FOR_LATER.some((use) => food.lineWords.has(use)));
  if (kind === 'dry' && !isRemaining && !isWetAndDry && countNamed(words, scene.foods.filter(isMember)) >= 2) return [];
  const ofPart =
    scene.group === null ? [] : scene.foods.filter((food) => isMember(food) && isInGroup(food, scene.group));
  // of this part all are in the bowl
  if (!isRemaining && ofPart.length > 0 && !ofPart.some(unused)) return [];
  const pool = ofPart.length > 0 ? ofPart : scene.foods.filter(isMember);
  // 'half of the dry ingredients' once they are mixed: what is in the bowl
  const already = pool.filter((food) => !unused(food)).length;
  if (already > pool.length - already && !isRemaining) return [];
  // made before: 'add the dry ingredients to …' speaks of what is in the bowl
  if (isWetAndDry && kind === 'wet') {
    const dry = KINDS.dry ?? new Set<string>();
    return scene.foods.filter((food) => ![...food.heads].some((head) => dry.has(head)) && !food.isTopping);
  }
  return ofPart.some(unused) ? ofPart : scene.foods.filter(isMember);
}

/** 'The cheese' where the list has mozzarella and no other. */
function theOne(kind: string, foods: readonly Food[]): readonly Food[] {
  const members = ownEntry(KINDS, kind);
  if (members === undefined || foods.some((food) => food.words.has(kind))) return [];
  const ofKind = foods.filter((food) => [...food.heads].some((head) => members.has(head)));
  return ofKind.length === 1 ? ofKind : [];
}

/** All that a step means without naming each: 'all the ingredients', 'the remaining ingredients', 'the spices'. */
export function meantTogether(text: string, words: readonly Word[], scene: Scene): Together | null {
  const lower = text.toLowerCase();
  const namedHere = new Set(
    words.flatMap((word) => scene.foods.filter((food) => food.heads.has(word.stem)).map((food) => food.index)),
  ).size;
  const unused = (food: Food) => !scene.used.has(food.index);
  const except = EXCEPT.exec(lower)?.[1] ?? '';
  const found: number[] = [];
  const ofPart: number[] = [];
  const take = (foods: readonly Food[]) => {
    for (const food of foods) if (unused(food) && !found.includes(food.index)) found.push(food.index);
  };

  const takeKind = (kind: string, isWetAndDry = false, isRemaining = false) =>
    take(foodsOfKind(kind, words, scene, { isWetAndDry, isRemaining }));

  for (const match of lower.matchAll(
    /((?:(?:[\p{L}-]+|&)\s+){0,5})(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten)\b((?:\s+(?:for|of|in|listed under|from)\s+(?:the\s+)?(?:[\p{L}-]+\s*){1,4})?)/gu,
  )) {
    const before = match[1] ?? '';
    const clause = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length);
    if (
      /\b(?:prepped|gather|assemble all|prepare all|have all|measure)\b/.test(clause) &&
      /\bingredients?\b/.test(clause) &&
      !/\bcombine|mix\b/.test(clause)
    )
      continue;
    if (/\bwill\b/.test(clause)) continue;
    const near = wordsOf(`${before} ${match[2] ?? ''}`);
    const named = groupNamed(near, scene.foods);
    const kinds = near.map((word) => word.stem).filter((stem) => Object.hasOwn(KINDS, stem));
    if (named !== null) {
      const part = scene.foods.filter((food) => isInGroup(food, named));
      take(part);
      ofPart.push(...part.map(({ index }) => index));
    } else if (kinds.length > 0) {
      for (const kind of kinds)
        takeKind(
          kind,
          near.some((word) => word.stem === 'wet') && near.some((word) => word.stem === 'dry'),
          /\b(?:remaining|rest|other)\b/.test(before),
        );
    } else if (
      /\b(?:all|remaining|rest|other|everything|alle|tous|todos|tutti)\b/u.test(before) ||
      (scene.group !== null && PLACED.test(lower.slice(0, match.index) + before)) ||
      (namedHere < 2 && /\b(?:combine|mix|divide|whisk|blend|place|add|put|toss|layer|skewer|assemble)\b/u.test(clause))
    ) {
      const mentioned = groupNamed(words, scene.foods) ?? scene.group;
      const inScope = scene.foods.filter((food) => (mentioned === null ? true : isInGroup(food, mentioned)));
      const isRest = /\b(?:remaining|rest|other)\b/.test(before);
      const pool = inScope.some(unused) ? inScope : scene.foods;
      const isPart = mentioned === null && !isRest && namesPart(before, match[2] ?? '');
      take(isPart ? nextPart(scene.foods, unused) : isRest && mentioned === null ? scene.foods : pool);
    }
  }

  for (const word of words) {
    if (
      word.stem === 'spice' &&
      !HOLDS_SPICES.test(lower.slice(word.end, word.end + 12)) &&
      !scene.foods.some((food) => food.heads.has('spice'))
    )
      takeKind('spice');
    if (word.stem === 'seasoning' && !scene.foods.some((food) => food.heads.has('seasoning'))) takeKind('seasoning');
    if (word.stem === 'herb' && !scene.foods.some((food) => food.words.has('herb'))) takeKind('herb');
    if (
      (word.stem === 'vegetable' || word.stem === 'veggie' || word.stem === 'veg') &&
      /\b(?:all|the|your|remaining) (?:\w+ )?(?:vegetables|veggies|veg)\b/.test(lower) &&
      !IN_THE_PAN.test(lower.slice(0, word.start))
    )
      takeKind('vegetable');
    if (word.stem === 'cheese' && word.text === 'cheeses') takeKind('cheese');
    if (word.stem === 'meat' && word.text === 'meats') takeKind('meat');
    if (ONE_OF.has(word.text) && standsAlone(word, words)) take(theOne(word.stem, scene.foods));
    if (word.stem === 'topping' || word.stem === 'garnish') {
      if (/\b(?:toppings|garnishes|garnish with (?:desired|your|the|optional))\b/.test(lower))
        take(scene.foods.filter((food) => food.isTopping));
    }
  }
  return found.length === 0 ? null : { ingredients: found, except, ofKind: ofPart };
}
