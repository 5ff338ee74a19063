import { exceptedIn } from './excepted.ts';
import type { Food } from './food.ts';
import { groupNamed, type Together } from './meant-together.ts';
import { type Word, wordsOf } from './step-words.ts';

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
