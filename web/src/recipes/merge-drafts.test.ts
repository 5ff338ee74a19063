import { describe, expect, it } from 'vitest';
import { newRowId } from './draft-rows.ts';
import { mergeDrafts, takeFields } from './merge-drafts.ts';
import { emptyDraft, type RecipeDraft, removeImage, toDraftIngredient } from './recipe-draft.ts';

const egg = { id: 'egg', name: 'Egg', quantity: 1, unit: '', possibleUnits: [''] };
const picture = (key: string) => ({ kind: 'existing' as const, id: newRowId(), key, url: `/images/${key}` });
const BASE: RecipeDraft = {
  ...emptyDraft(),
  name: 'Shakshuka',
  notes: 'Toast.',
  tags: [1, 2],
  ingredients: [toDraftIngredient(egg)],
  method: [{ rowId: 'a', desc: 'Wilt.' }],
  images: [picture('k1')],
};
/** The same recipe, read once more: its rows have other names. */
const again = (changes: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...BASE,
  ingredients: [toDraftIngredient(egg)],
  method: [{ rowId: newRowId(), desc: 'Wilt.' }],
  images: [picture('k1')],
  ...changes,
});

describe('two changes of one recipe', () => {
  it('of different fields are both there, and nobody is asked', () => {
    const { merged, taken, conflicts } = mergeDrafts(
      BASE,
      again({ name: 'Red shakshuka' }),
      again({ notes: 'Bread.' }),
    );
    expect(merged).toMatchObject({ name: 'Red shakshuka', notes: 'Bread.' });
    expect([taken, conflicts]).toEqual([['notes'], []]);
  });

  it('of the same field are a conflict, unless they say the same', () => {
    const theirs = again({ name: 'Green shakshuka', notes: 'Bread.' });
    const { merged, taken, conflicts } = mergeDrafts(BASE, again({ name: 'Red', notes: 'Bread. ' }), theirs);
    expect([taken, conflicts]).toEqual([[], ['name']]);
    expect(merged.name).toBe('Red');
    expect(takeFields(merged, theirs, ['name']).name).toBe('Green shakshuka');
  });

  it('of tags never clash: what either put in is in, what either took away is away', () => {
    const { merged, conflicts } = mergeDrafts(BASE, again({ tags: [2, 3] }), again({ tags: [1, 2, 4] }));
    expect(merged.tags.toSorted()).toEqual([2, 3, 4]);
    expect(conflicts).toEqual([]);
  });

  it('of rows are told by what the rows say, not by what they are called', () => {
    const onions = [toDraftIngredient({ ...egg, id: 'onion', name: 'Onion' })];
    const { merged, conflicts } = mergeDrafts(BASE, again(), again({ ingredients: onions }));
    expect(merged.ingredients).toBe(onions);
    expect(conflicts).toEqual([]);
  });

  it('a picture that was taken away here stays away, and one that is chosen again is not deleted', () => {
    const mine = removeImage(BASE, BASE.images[0]!.id);
    const { merged } = mergeDrafts(BASE, mine, again({ name: 'Green' }));
    expect([merged.images, merged.deletedImages]).toEqual([[], ['k1']]);
    const theirs = again({ images: [picture('k1'), picture('k2')] });
    const clash = mergeDrafts(BASE, mine, theirs);
    expect(clash.conflicts).toEqual(['images']);
    const chosen = takeFields(clash.merged, theirs, ['images']);
    expect([chosen.images.length, chosen.deletedImages]).toEqual([2, []]);
  });
});
