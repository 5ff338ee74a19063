/** 'Vegan', 'gluten-free': what is claimed of a food. */
const CLAIM =
  /^\s*(?:(?:vegan|pflanzlich|plantaardig|vegetar)\w*|plant[- ]based|(?:gluten|laktose|lactose|milch|dairy|ei|egg|nuss|nut|noten)[- ]?(?:frei|free|vrij)\w*)\s*$/i;
/** 'Low salt': how much of something is in a food is no food. */
const LITTLE_IN_IT =
  /^\s*(?:(?:very )?(?:low|lower|reduced|less|no|no added|zero)[ -](?:salt|sugar|sodium)|(?:salt|sugar)[ -]free)\s*$/i;

/**
 * The alternatives of a name without those that only claim something of the food beside them: 'vegan or regular butter', 'low salt or
 * homemade stock'. Nobody knows which the cook takes, and the plain one keeps nothing from who must not eat it.
 */
export function withoutClaims(alternatives: readonly string[]): readonly string[] {
  const plain = alternatives.filter((part) => !CLAIM.test(part) && !LITTLE_IN_IT.test(part));
  return plain.length === 0 ? alternatives : plain;
}
