import type { Allergen, Diet } from './profile.ts';

/** The tag that stands for a diet, or for doing without an allergen; egg, soya, fish and shellfish have no tag of their own. */
const TAG_OF_ALLERGEN: Partial<Record<Allergen, Diet>> = {
  gluten: 'Gluten Free',
  dairy: 'Dairy Free',
  nuts: 'Nut Free',
};

/** What a diet holds anyway: nobody tags a vegan recipe vegetarian too. */
const IMPLIED: Partial<Record<Diet, readonly Diet[]>> = { Vegan: ['Vegetarian', 'Dairy Free'] };

export type PreferredTags = {
  /** Tags that recipes must carry, as they are written in the list of tags. */
  tagsInclude: string[];
  /** Preferences that no tag stands for: recipes cannot be chosen by them. */
  untagged: string[];
};

/**
 * The tags that dietary preferences ask for: the default of the settings of plans, of the spinner and of explore. What is
 * implied by another preference is not asked for twice, and an allergen without a tag is named rather than passed over.
 * @param tags names of the tags there are; upper and lower case are the same
 * @see decisions, 'Dietary preferences'
 */
export function preferredTags(
  { diets, allergens }: { diets: readonly string[]; allergens: readonly string[] },
  tags: readonly string[],
): PreferredTags {
  const wanted = new Map<string, string>(); // tag name, and the preference that asks for it
  for (const diet of diets) wanted.set(diet, diet);
  const untagged: string[] = [];
  for (const allergen of allergens) {
    const tag = TAG_OF_ALLERGEN[allergen as Allergen];
    if (tag === undefined) untagged.push(allergen);
    else if (!wanted.has(tag)) wanted.set(tag, allergen);
  }
  for (const diet of diets) for (const implied of IMPLIED[diet as Diet] ?? []) wanted.delete(implied);
  const tagsInclude: string[] = [];
  for (const [tag, preference] of wanted) {
    const known = tags.find((name) => name.toLowerCase() === tag.toLowerCase());
    if (known === undefined) untagged.push(preference);
    else tagsInclude.push(known);
  }
  return { tagsInclude, untagged };
}
