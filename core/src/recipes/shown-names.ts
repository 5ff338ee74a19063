/** Characters of names beside a card or a meal, for its drawn cover and the week's insights: those of more than a hundred ingredients. */
const SHOWN_CHARACTERS_MAX = 5_000;

/** The names of ingredients that cards and meals bring along: all of any ordinary recipe, the first ones of a very long one. */
export function shownNames(names: readonly string[]): string[] {
  let characters = 0;
  return names.filter((name) => {
    characters += name.length;
    return characters <= SHOWN_CHARACTERS_MAX;
  });
}
