import { convert, parseUnit, type Unit } from '../ingredients/units.ts';
import type { Food } from './food.ts';
import { partOfUnit } from './part-of-unit.ts';
import { numberOf, type Word } from './step-words.ts';
import type { Taking } from './taking.ts';
import { type Abroad, takingAbroad } from './taking-abroad.ts';

const HOLDER =
  /^(?:tins?|pans?|dish|dishes|trays?|sheets?|mou?lds?|ramekins?|skillet|form|formen|blech|moule|plat|molde|stampo|vorm)$/u;

/** Between two foods: what is said of the first is not said of the second: 'half of the milk to the flour'. */
const GOES_INTO =
  /^(?:to|into|over|onto|zu|zum|zur|unter|à|au|aux|dans|sur|al|alla|allo|ai|alle|nel|nella|sul|sulla|sobre|aan|bij|door)$/u;

/** 'À' of 'c. à s.' and 'cuillère à soupe' leads nowhere. */
const OF_SPOON = /^(?:c|cs|cuil|cuill[eè]r\p{L}*)$/u;

const REST =
  /^(?:remaining|reste?|last|leftover|reserved|other|restlichen?|übrigen?|restant|restante|resto|rimanente)$/u;

/** How much a step takes of what it names next: the words before the food. */
export function takingBefore(
  words: readonly Word[],
  at: number,
  isFood: (stem: string) => boolean = () => false,
  abroad: { readonly text: string; readonly tongue: Omit<Abroad, 'isFood'> } | null = null,
): Taking {
  // past articles, 'of', adjectives of the food
  let look = at - 1;
  const from = Math.max(0, at - 7);
  const passed: Word[] = [];
  while (look >= from) {
    const word = words[look];
    const next = words[look + 1];
    if (word === undefined || next === undefined) break;
    // a comma or a full stop ends the phrase, but not between adjectives of one food
    if (next.breaksBefore) break;
    passed.unshift(word);
    look--;
  }
  const into = passed.findLastIndex(
    ({ text }, place) =>
      GOES_INTO.test(text) &&
      !OF_SPOON.test(passed[place - 1]?.text ?? '') &&
      passed.slice(0, place).some(({ stem }) => isFood(stem)),
  );
  passed.splice(0, into + 1);
  if (abroad !== null) return takingAbroad(abroad.text, passed, { ...abroad.tongue, isFood });
  const texts = passed.map((word) => word.text);
  const said = texts.join(' ');
  const restAt = texts.findLastIndex((text) => REST.test(text));
  const isRest = restAt >= 0;
  const hasSome =
    /\b(?:some|a little|a bit|a few|most|part|a third|enough|plenty|etwas|wenig|peu|poco|po|beetje|scheutje|chorrito)\b(?:[^,]*)$/u.test(
      said,
    ) && !/\benough\b/.test(said);
  for (let i = passed.length - 1; i >= 0; i--) {
    const word = passed[i];
    if (word === undefined) continue;
    const number = numberOf(word.text);
    // the amount of what stands before 'and': '1/4 tsp pepper and both cheeses'
    if (
      /^(?:and|und|et|y|e|en|plus|with|mit|avec|con|met)$/u.test(word.text) &&
      isFood(passed[i - 1]?.stem ?? '') &&
      !isPartOfAll(texts)
    )
      break;
    // 'grease a 9-inch pan with butter'
    if (/^(?:with|mit|avec|con|met)$/u.test(word.text) && HOLDER.test(passed[i - 1]?.text ?? '')) break;
    const ofUnit = partOfUnit(passed, i);
    if (ofUnit !== null) return { kind: 'amount', ...ofUnit, text: said, isRemaining: isRest };
    const isHalf =
      !isHalfAndHalf(words, at - passed.length + i) && /^(?:half|hälfte|moitié|mitad|metà|helft)$/u.test(word.text);
    const isPart = /^(?:third|thirds|quarter|quarters|drittel|tiers|viertel|quart)$/u.test(word.text);
    // 'half of the remaining sugar'; 'the remaining half' and 'the last third' are of the whole
    const isOfRest = restAt > i;
    if (isHalf) return { kind: 'fraction', share: 0.5, text: said, isOfRest };
    if (isPart) {
      const count = numberOf(passed[i - 1]?.text ?? '') ?? 1;
      const of = /^(?:third|thirds|drittel|tiers)$/u.test(word.text) ? 3 : 4;
      return { kind: 'fraction', share: Math.min(1, count / of), text: said, isOfRest };
    }
    if (number === null || word.text === 'a' || word.text === 'an') continue;
    let unit: Unit | null = null;
    for (let length = 2; length >= 1 && unit === null; length--) {
      unit = parseUnit(
        passed
          .slice(i + 1, i + 1 + length)
          .map((one) => one.text)
          .join(' '),
      );
    }
    // '1 ½ cups'
    const whole = number < 1 ? numberOf(passed[i - 1]?.text ?? '') : null;
    const quantity =
      number +
      (whole !== null && whole >= 1 && passed[i - 1]?.text.length === 1 && /\d/.test(passed[i - 1]?.text ?? '')
        ? whole
        : 0);
    const behind = passed[i + 1]?.text;
    if (unit === null && number < 1 && (behind === 'of' || behind === 'the'))
      return { kind: 'fraction', share: number, text: said, isOfRest };
    return { kind: 'amount', quantity, unit, text: said, isRemaining: isRest };
  }
  if (isRest) return { kind: 'rest', text: said };
  return hasSome ? { kind: 'some', text: said } : { kind: 'plain' };
}

/** 'Half of the salt and pepper', '1 tsp each of salt and sugar': the amount is of both. */
const isPartOfAll = (texts: readonly string[]) =>
  texts.some((text) => /^(?:half|third|thirds|quarter|quarters|each|rest|remaining|hälfte|drittel|je)$/u.test(text));

/** The cream that goes by the name of 'half and half'. */
function isHalfAndHalf(words: readonly Word[], at: number): boolean {
  const around = [at - 2, at - 1, at + 1, at + 2].filter((place) => words[place]?.text === 'half');
  return words[at]?.text === 'half' && around.length > 0;
}

/** The step's amount as a part of the line's; null where the two do not convert. */
export function ratioOf(food: Food, taking: { readonly quantity: number; readonly unit: Unit | null }): number | null {
  if (food.quantity === null || food.quantity === 0) return null;
  if (taking.unit === food.unit) return taking.quantity / food.quantity;
  if (taking.unit === null || food.unit === null) return null;
  const converted = convert(taking.quantity, taking.unit, food.unit);
  return converted === null ? null : converted / food.quantity;
}
