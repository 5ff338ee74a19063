import { expect, it } from 'vitest';
import { preferredTags } from './preferred-tags.ts';
import { ALLERGENS, DIETS } from './profile.ts';

const TAGS = ['Quick', 'vegetarian', 'Vegan', 'Gluten Free', 'Dairy Free', 'Nut Free'];

it.each([
  ['nothing asks for nothing', [], [], [], []],
  ['a diet asks for the tag of its name, as the list writes it', ['Vegetarian'], [], ['vegetarian'], []],
  ['an allergen asks for the tag without it', [], ['nuts', 'gluten'], ['Nut Free', 'Gluten Free'], []],
  ['a diet and an allergen that mean one tag ask once', ['Nut Free'], ['nuts'], ['Nut Free'], []],
  ['vegan holds vegetarian and dairy free', ['Vegetarian', 'Vegan', 'Dairy Free'], ['dairy'], ['Vegan'], []],
  ['an allergen without a tag is named', ['Vegan'], ['egg', 'fish'], ['Vegan'], ['egg', 'fish']],
])('ROLE-17 %s', (_, diets, allergens, tagsInclude, untagged) => {
  expect(preferredTags({ diets, allergens }, TAGS)).toEqual({ tagsInclude, untagged });
});

it('a tag that does not exist cannot be asked for, and its preference is named', () => {
  expect(preferredTags({ diets: ['Vegan'], allergens: ['nuts'] }, ['Quick'])).toEqual({
    tagsInclude: [],
    untagged: ['Vegan', 'nuts'],
  });
});

it('every preference of the profile is either asked for or named', () => {
  for (const diet of DIETS) expect(preferredTags({ diets: [diet], allergens: [] }, TAGS).tagsInclude).toHaveLength(1);
  for (const allergen of ALLERGENS) {
    const { tagsInclude, untagged } = preferredTags({ diets: [], allergens: [allergen] }, TAGS);
    expect(tagsInclude.length + untagged.length).toBe(1);
  }
});
