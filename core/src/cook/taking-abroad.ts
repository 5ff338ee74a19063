import type { LanguageAbroad } from '../ingredients/languages/language.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import { parseUnit, type Unit } from '../ingredients/units.ts';
import { numberOf, type Word } from './step-words.ts';
import type { Taking } from './taking.ts';

/** How a German, French, Spanish, Italian or Dutch step tells how much it takes of what it names next. */
export type Abroad = {
  readonly language: LanguageAbroad;
  /** Numbers, adjectives and the like of the language. */
  readonly lexicon: Lexicon;
  readonly isFood: (stem: string) => boolean;
};

const HALF = /^(?:hälfte|moitié|mitad|metà|helft)$/u;
/** Behind these it is where or how far: 'cut in half', 'halfway', 'reduce by half'. Articles are left out of all but German. */
const NO_HALF_BEHIND = /^(?:a|à|por|per|par|op|tot|hasta|fino|zur|bis)$/u;

/** Of what was named before: 'chop the parsley and mix half with the yogurt'. */
const WITH = /^(?:met|mit|avec|con)$/u;

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:dritteln?|tiers|tercios?|terz[oi]|derde)$/u, 1 / 3],
  [/^(?:vierteln?|quarts?|cuartos?|quart[oi]|kwart)$/u, 1 / 4],
  [/^(?:tweederde)$/u, 2 / 3],
  [/^(?:driekwart|dreiviertel)$/u, 3 / 4],
];
/** Before 'parte', 'partie', 'deel'. */
const PARTS_IN_TWO: readonly (readonly [RegExp, number])[] = [
  [/^(?:tercera|terza)$/u, 1 / 3],
  [/^(?:cuarta|quarta)$/u, 1 / 4],
];
const PART = /^(?:partes?|parti|deel)$/u;

const REST =
  /^(?:rest|reste|resto|restlich\p{L}*|übrig(?:e[mnrs]?)|verbliebene[mnrs]?|verbleibende[mnrs]?|restantes?|restant[ei]?|rimast[aoei]|rimanent[ei]|sobrantes?|demás|overige|overgebleven|resterende?)$/u;
/** 'L’altro uovo'; with an amount it is one more: 'otra cucharada de aceite'. */
const OTHER = /^(?:autres?|otr[oa]s?|altr[oaie]|andere[ns]?)$/u;
const SOME =
  /^(?:etwas|wenig|peu|poco|po['’]?|beetje|scheutje|chorrito|filo|filet|trait|goccio|giro|klontje|schuss|spritzer|einige[mnrs]?|qualche|quelques|algun[oa]s|un[oa]s|enkele|wat|parte|partie|teil|deel|manciata|puñado|handje)$/u;
/** Measures of the kitchen that no line is in. */
const LADLES = /^(?:kelle|louche|mestol[oi]|cazos?|soeplepels?|verres?|glas|gläser|bicchier[ei]|vasos?|tazas?)$/u;
const SMALL =
  /^(?:der|die|das|den|dem|des|von|vom|je|jeweils|à|de|c|s|sopera|café|thé|soupe|zo|ca|etwa|environ|circa)$/u;
const AND = /^(?:und|et|y|e|ed|en|plus|mit|avec|con|met)$/u;
const EACH = /^(?:je|jeweils|chacun|ognuno|cada|elk)$/u;
const ORDINALS = /^(?:zweite[mnrs]?|deuxième|segund[oa]|second[oa]|tweede)$/u;
/** Spoons in the singular, whose article is left out: 'un cucchiaio d’olio'. */
const ONE_SPOON = /^(?:cucchiaio|cucchiaino|cuillère|cuillérée|cuillerée|cucharada|cucharadita|eetlepel|theelepel)$/u;
/** 'Une gousse d’ail', 'uno spicchio': the words of a step leave out the article. */
const ARTICLE_BEFORE = /(?:^|[\s(’'])(?:une?|un[ao]|een)\s+$|un['’]$/iu;
const VAGUE = /^(?:qualche|quelques|algunas|unas|enkele|wat|einige)$/u;
/** 'Half a lemon', where a noun says 'half of the lemon' otherwise. */
const HALVES = /^(?:halbe[mnrs]?|halve|half|demi|demie|medi[oa]|mezz[oa])$/u;

/** Behind a number below one it is that part of the food: '⅓ van de olie', '1/4 der Milch'; 'einer ½ Zitrone' is counted. */
const OF_THE =
  /^\s*(?:du|des|de la|de l['’]|del|de l[oa]s|della|dello|dell['’]|dei|degli|delle|van de|van het|der|dem|vom|von (?:der|dem|den))(?!\p{L})/iu;

const numberIn = (text: string, { lexicon }: Abroad): number | null => {
  if (text === 'a' || text === 'an') return null;
  if (HALVES.test(text)) return 0.5;
  if (ORDINALS.test(text)) return 1;
  return numberOf(text) ?? lexicon.number(text) ?? null;
};

/** The unit that some of the next words spell, the longest first. */
function unitIn(words: readonly Word[], from: number): { unit: Unit; next: number } | null {
  for (let length = Math.min(4, words.length - from); length >= 1; length--) {
    const spelled = words.slice(from, from + length).map(({ text }) => text);
    const unit = parseUnit(spelled.join(' '));
    if (unit !== null) return { unit, next: from + length };
  }
  return null;
}

/** Whether a word may stand between how much there is and the food: 'die Hälfte der weichen Butter'. */
const isBetween = (word: Word, isNoun: boolean, abroad: Abroad): boolean =>
  word.stem === '' ||
  SMALL.test(word.text) ||
  REST.test(word.text) ||
  OTHER.test(word.text) ||
  SOME.test(word.text) ||
  LADLES.test(word.text) ||
  HALF.test(word.text) ||
  PARTS.some(([part]) => part.test(word.text)) ||
  numberIn(word.text, abroad) !== null ||
  parseUnit(word.text) !== null ||
  // German adjectives end so, and so do its verbs, which stand behind what they are about
  (abroad.language === 'de' && !isNoun && /e[mnrs]?$/u.test(word.text)) ||
  abroad.lexicon.isDescribing(abroad.lexicon.canon(word.text)) ||
  abroad.lexicon.isPart(abroad.lexicon.canon(word.text));

/** The words before a food that are about it: behind the last verb, other noun, or 'and' with a food before it. */
function aboutFood(text: string, words: readonly Word[], abroad: Abroad): readonly Word[] {
  const isNoun = (word: Word) => abroad.language === 'de' && /^\p{Lu}/u.test(text.slice(word.start, word.end));
  const isOfEach = words.some((word) => EACH.test(word.text));
  const wall = words.findLastIndex((word, at) => {
    const before = words[at - 1];
    if (!isOfEach && AND.test(word.text) && before !== undefined && abroad.isFood(before.stem)) {
      // 'die Hälfte von Salz und Pfeffer', but 'die Hälfte des Zuckers und den Zimt'
      const isOfBoth = abroad.language === 'de' && at === words.length - 1;
      return !isOfBoth || !words.slice(0, at).some(({ text: one }) => HALF.test(one) || REST.test(one));
    }
    return (
      !isBetween(word, isNoun(word), abroad) &&
      !abroad.isFood(word.stem) &&
      !AND.test(word.text) &&
      !PART.test(word.text)
    );
  });
  return words.slice(wall + 1);
}

/** Between a part and 'rest': the part is of what is left. */
const OF_REST = /(?:^|\s)(?:du|des|de|del?|della|der|dem|des|vom|von|van|d['’])(?:\s|$)/iu;

/** 'Die Hälfte der restlichen Butter'; 'die restliche Hälfte' and 'la moitié restante' are of the whole. */
const isPartOfRest = (text: string, words: readonly Word[], part: number): boolean =>
  words.some(
    (word, at) => at > part && REST.test(word.text) && OF_REST.test(text.slice(words[part]?.end ?? 0, word.start)),
  );

/**
 * How much a step takes of what it names next.
 * @param passed the words right before the food, back to the last comma
 */
export function takingAbroad(text: string, passed: readonly Word[], abroad: Abroad): Taking {
  const words = aboutFood(text, passed, abroad);
  const texts = words.map((word) => word.text);
  const said = texts.join(' ');
  const isRest = texts.some((one) => REST.test(one));
  for (let at = words.length - 1; at >= 0; at--) {
    const one = texts[at] ?? '';
    const before = texts[at - 1] ?? passed[passed.length - words.length - 1]?.text ?? '';
    const shareOf = (share: number): Taking => ({
      kind: 'fraction',
      share,
      text: said,
      isOfRest: isPartOfRest(text, words, at),
    });
    if (HALF.test(one)) {
      if (NO_HALF_BEHIND.test(before) || WITH.test(texts[at + 1] ?? '')) break;
      return shareOf(0.5);
    }
    const part =
      PARTS.find(([pattern]) => pattern.test(one)) ??
      (PART.test(texts[at + 1] ?? '') ? PARTS_IN_TWO.find(([pattern]) => pattern.test(one)) : undefined);
    if (part !== undefined) {
      const count = part[1] > 0.5 ? 1 : (numberIn(before, abroad) ?? 1);
      return shareOf(Math.min(1, count * part[1]));
    }
    const amount = amountAt(text, words, at, abroad);
    const isPart = amount !== null && amount.unit === null && amount.quantity < 1;
    if (isPart && OF_THE.test(text.slice(words[at]?.end ?? 0, (words[at]?.end ?? 0) + 12)))
      return shareOf(amount.quantity);
    if (amount !== null) return { kind: 'amount', ...amount, text: said, isRemaining: isRest };
  }
  if (isRest || texts.some((one) => OTHER.test(one))) return { kind: 'rest', text: said };
  return texts.some((one) => SOME.test(one) || LADLES.test(one)) ? { kind: 'some', text: said } : { kind: 'plain' };
}

function amountAt(
  text: string,
  words: readonly Word[],
  at: number,
  abroad: Abroad,
): { quantity: number; unit: Unit | null } | null {
  const one = words[at]?.text ?? '';
  const number = numberIn(one, abroad);
  if (number === null) {
    const { start = 0 } = words[at] ?? {};
    const isOne = ONE_SPOON.test(one) || ARTICLE_BEFORE.test(text.slice(Math.max(0, start - 6), start));
    if (!isOne || VAGUE.test(words[at - 1]?.text ?? '') || numberIn(words[at - 1]?.text ?? '', abroad) !== null)
      return null;
    const unit = unitIn(words, at)?.unit ?? null;
    return unit === null ? null : { quantity: 1, unit };
  }
  const unit = unitIn(words, at + 1)?.unit ?? null;
  // 'ein wenig Öl', 'eine Kelle Brühe'
  if (unit === null && words.slice(at + 1).some(({ text }) => SOME.test(text) || LADLES.test(text))) return null;
  const whole = number < 1 ? numberOf(words[at - 1]?.text ?? '') : null;
  return { quantity: number + (whole !== null && whole >= 1 ? whole : 0), unit };
}
