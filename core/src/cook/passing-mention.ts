import type { Food } from './food.ts';

/** A fat for the pan: 'grease the tins with butter', 'brush a frying pan with oil'. */
const GREASED =
  /\b(?:grease|butter|brush|oil|coat|spray|wipe)\b[^,.;]*\b(?:tins?|pans?|dish|dishes|trays?|sheets?|mou?lds?|ramekins?|skillet|rack|paper|griddle|grates?)\b[^,.;]*\bwith\s+(?:\p{L}+\s+){0,3}$/iu;

const FATS = ['butter', 'oil', 'spray', 'margarine', 'lard', 'ghee', 'fat', 'shortening'];

/** 'We want it hot for those crispy chicken edges' */
const POINTED_AT = /\bthose\s+(?:\p{L}+\s+){0,2}$/u;

/** A bracket as long as a sentence remarks on something; '(soy sauce, honey and oil)' lists what is meant. */
const REMARK_WORDS = 9;

/** Whether a place of a step stands in a bracket that remarks on something: '(a good time to make the pickled onions, if using)'. */
function isInRemark(text: string, place: number): boolean {
  const open = text.lastIndexOf('(', place);
  if (open < 0 || text.lastIndexOf(')', place) > open) return false;
  const close = text.indexOf(')', place);
  const inside = text.slice(open + 1, close < 0 ? text.length : close);
  return inside.split(/\s+/u).length >= REMARK_WORDS && /\b(?:you|this|if|see|notes?|can)\b/iu.test(inside);
}

/** 'So the butter can melt': what it does by itself. */
const SO_IT_DOES = /\bso (?:that )?(?:the |your )?(?:\p{L}+ )?$/u;
const DOES = /^\s+(?:can|could|will|would|is|are|has|have|does|do|\p{L}+s)\b/u;

/** 'If it is too thick, add a little cream': only then. */
const ONLY_THEN =
  /\bif\b(?!,? (?:using|desired|you(?:['’]re| are) using|you like|needed|necessary))[^.;]*,\s*(?:then |just |simply |you can |feel free to )?(?:add|stir in|pour in|mix in|splash in)\b[^,.;]*$/u;

/** 'Let the meat cool in the stock': where it lies. */
const LIES_IN = /\b(?:cool|rest|sit|stand)\s+in (?:the |its |their )?(?:\p{L}+ )?$/u;

/** Flour for the board. */
const DUSTED =
  /\b(?:sprinkle|dust|flour|scatter)\b[^.;]*\b(?:surface|board|counter|countertop|worktop|bench|table|dough|rolling pin)\b[^.;]*\bwith\s+(?:\p{L}+\s+){0,3}$/u;
const DUSTS = ['flour', 'cornmeal', 'semolina', 'cornflour'];

/**
 * Whether a step names a food in passing, so that a later step which names it plainly is the one that takes it: the pan is greased
 * with it, or it is only pointed at or remarked on.
 * @param clause what stands before the food in its clause, in lower case
 */
export const isPassing = (food: Food, text: string, place: number, clause: string): boolean =>
  (FATS.some((fat) => food.heads.has(fat)) && GREASED.test(clause)) ||
  (DUSTS.some((dust) => food.heads.has(dust)) && DUSTED.test(clause)) ||
  (SO_IT_DOES.test(clause) && DOES.test(text.slice(place).replace(/^\p{L}+/u, ''))) ||
  ONLY_THEN.test(clause) ||
  LIES_IN.test(clause) ||
  POINTED_AT.test(clause) ||
  isInRemark(text, place);
