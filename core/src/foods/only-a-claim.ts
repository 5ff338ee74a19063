const CLAIM =
  /^\s*(?:(?:vegan|pflanzlich|plantaardig|vegetar)\w*|plant[- ]based|(?:gluten|laktose|lactose|milch|dairy|ei|egg|nuss|nut|noten)[- ]?(?:frei|free|vrij)\w*)\s*$/i;

/**
 * The alternatives of a name without those that only claim something of the food behind them: 'vegan or regular butter', 'vegane oder
 * normale Butter'. Nobody knows which the cook takes, and the plain one keeps nothing from who must not eat it.
 */
export function withoutClaims(alternatives: readonly string[]): readonly string[] {
  const plain = alternatives.filter((part, position) => position === alternatives.length - 1 || !CLAIM.test(part));
  return plain.length === 0 ? alternatives : plain;
}
