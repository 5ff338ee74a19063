/** Characters of names beside a card or a meal, for its drawn cover and the week's insights: those of more than a hundred ingredients. */
const SHOWN_CHARACTERS_MAX = 5_000;

/** Names beside a card or a meal: as many as a recipe may have lines. A line of several foods has a name for each. */
export const SHOWN_NAMES_MAX = 300;

/** The names of ingredients that cards and meals bring along: all of any ordinary recipe, the first ones of a very long one. */
export function shownNames(names: readonly string[]): string[] {
  let characters = 0;
  return names.slice(0, SHOWN_NAMES_MAX).filter((name) => {
    characters += name.length;
    return characters <= SHOWN_CHARACTERS_MAX;
  });
}
