import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { describe, expect, it } from 'vitest';
import { anImportedRecipe, aRecipe, SAMPLE_TAGS } from '../../testing/samples.ts';
import { decimalNumber } from '../lib/decimal-number.ts';
import { draftFromImport, draftFromRecipe } from './draft-from.ts';
import { toAddRequest, toEditRequest } from './draft-requests.ts';
import { emptyHeading, moveRow } from './draft-rows.ts';
import {
  addIngredient,
  emptyDraft,
  emptyStep,
  fromStored,
  isSameDraft,
  isWorthKeeping,
  picturedNames,
  removeImage,
  removeStep,
  splitSteps,
  toStored,
  wholeNumber,
} from './recipe-draft.ts';

const IMPORTED = anImportedRecipe({
  newIngredients: [
    {
      id: 'lentils',
      name: 'red lentils',
      quantity: 250,
      unit: 'g',
      possibleUnits: ['g', 'kg'],
      original: '250g red lentils',
    },
  ],
  instructions: ' Rinse the lentils. \n\n\r\n Simmer for 20 minutes.\n',
  wholeCalories: 840,
  cookingMinutes: 20,
  preparationMinutes: 4,
  readyInMinutes: 24,
  image: 'https://example.com/soup.jpg',
  summary: 'A soup for cold days.',
  cheap: true,
  nutrients: [{ name: 'Calories', amount: 210, unit: 'kcal' }],
});
const NOBODY = { isAdmin: false, isPremium: false };
const tagNames = (ids: number[]) => SAMPLE_TAGS.filter((tag) => ids.includes(tag.tag_id)).map((tag) => tag.name);

describe('a form filled by import', () => {
  it('FORM-33 FORM-35 FORM-36 ENT-35 ENT-40 has what the page says, its source and its picture', () => {
    const draft = draftFromImport(IMPORTED, SAMPLE_TAGS, false);
    expect(draft).toMatchObject({
      name: 'Lentil soup',
      serves: '4',
      prepTime: '4',
      cookTime: '20',
      source: 'https://example.com/soup',
    });
    expect(draft.images).toMatchObject([{ kind: 'url', url: 'https://example.com/soup.jpg' }]);
    expect(draft.ingredients).toMatchObject([{ name: 'red lentils', quantity: '250', unit: 'g' }]);
  });

  it('FORM-40 FORM-41 FORM-42 ENT-37 splits the instructions, drops blank lines and trims', () => {
    const draft = draftFromImport(IMPORTED, SAMPLE_TAGS, false);
    expect(draft.method.map((step) => 'desc' in step && step.desc)).toEqual([
      'Rinse the lentils.',
      'Simmer for 20 minutes.',
    ]);
    const { method } = toAddRequest(draft, NOBODY).body;
    expect(JSON.parse(method).map(({ step }: { step: number }) => step)).toEqual([1, 2]);
  });

  it.each([
    [24, ['Vegetarian', 'Quick', 'Cheap']],
    [25, ['Vegetarian', 'Cheap']],
    [null, ['Vegetarian', 'Cheap']],
  ])('FORM-37 FORM-38 NUM-25 ready in %s minutes it gets %s', (readyInMinutes, names) => {
    const { tags } = draftFromImport({ ...IMPORTED, readyInMinutes }, SAMPLE_TAGS, false);
    expect(tagNames(tags)).toEqual(names);
  });

  it('pictures an ingredient by the food that it was read as, which stays on the device', () => {
    const food = { id: 'red-lentil', name: 'red lentil', sure: true };
    const [line] = IMPORTED.newIngredients;
    const imported = { ...IMPORTED, newIngredients: [{ ...line, name: 'rote Linsen', food }] } as ImportedRecipe;
    const draft = draftFromImport(imported, SAMPLE_TAGS, false);
    expect(draft.ingredients[0]).toMatchObject({ name: 'rote Linsen', pictured: 'red lentil' });
    expect(toAddRequest(draft, NOBODY).body.ingredients).not.toContain('pictured');
    // the preview as the book will show it
    expect(picturedNames([emptyHeading('Suppe'), ...draft.ingredients])).toEqual(['red lentil']);
    expect(picturedNames(draftFromRecipe(aRecipe()).ingredients)).toEqual(
      aRecipe().ingredients.map(({ name }) => name),
    );
  });

  it('FORM-39 chooses only tags that exist', () => {
    const some = SAMPLE_TAGS.filter((tag) => tag.name !== 'Cheap');
    expect(tagNames(draftFromImport(IMPORTED, some, false).tags)).toEqual(['Vegetarian', 'Quick']);
  });

  it('FORM-34 switches nutrition on for those who have it', () => {
    expect(draftFromImport(IMPORTED, SAMPLE_TAGS, true).calculateNut).toBe(true);
    expect(draftFromImport(IMPORTED, SAMPLE_TAGS, false).calculateNut).toBe(false);
  });

  it('a page that gives only the whole time fills the cooking time', () => {
    const draft = draftFromImport({ ...IMPORTED, preparationMinutes: null, cookingMinutes: null }, SAMPLE_TAGS, false);
    expect([draft.prepTime, draft.cookTime]).toEqual(['', '24']);
  });
});

describe('ingredients and steps', () => {
  const egg = { id: 'egg', name: 'Egg', quantity: 1, unit: '', possibleUnits: [''] };

  it('FORM-49 one already present by name is not appended again', () => {
    const once = addIngredient([], egg);
    expect(once).toHaveLength(1);
    expect(addIngredient(once, { ...egg, name: ' egg ' })).toHaveLength(1);
    expect(addIngredient(once, { ...egg, name: 'Egg yolk' })).toHaveLength(2);
  });

  it.each([
    ['', 0],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['-2', 0],
    ['abc', 0],
  ])('FORM-53 FORM-54 FORM-55 the quantity "%s" is %d', (text, value) => {
    expect(decimalNumber(text)).toBe(value);
  });

  it.each([
    ['', 1, 1],
    ['0', 1, 1],
    ['4', 1, 4],
    ['-5', 0, 0],
    ['12.6', 0, 13],
  ])('FORM-56 FORM-57 "%s", at least %d, is %d', (text, least, value) => {
    expect(wholeNumber(text, least)).toBe(value);
  });

  it('FORM-46 FORM-47 deleting renumbers, and the last step stays', () => {
    const [a, b] = [emptyStep(), emptyStep()];
    const draft = { ...emptyDraft(), method: [a, { ...b, desc: 'second' }] };
    const without = removeStep(draft, a.rowId);
    expect(JSON.parse(toAddRequest(without, NOBODY).body.method)).toEqual([{ step: 1, desc: 'second' }]);
    expect(removeStep(without, b.rowId)).toBe(without);
  });

  it.each([
    ['a', 'c', 'bca'],
    ['c', 'a', 'cab'],
    ['b', 'b', 'abc'],
    ['a', 'gone', 'abc'],
  ])('moves step %s to where %s stands: %s', (from, over, expected) => {
    const method = ['a', 'b', 'c'].map((rowId) => ({ rowId, desc: rowId }));
    expect(
      moveRow(method, from, over)
        .map((step) => step.rowId)
        .join(''),
    ).toBe(expected);
  });

  it('splits at every kind of line break', () => {
    expect(splitSteps('a\r\nb\rc\n\n d ')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('pictures of a recipe that is changed', () => {
  const recipe = aRecipe({
    images: [
      { key: 'k1', url: '/images/k1/1000.webp' },
      { key: 'k2', url: '/images/k2/1000.webp' },
    ],
    method: [
      { step: 1, desc: 'one', image_key: 's1', image_url: '/images/s1/1000.webp' },
      { step: 2, desc: 'two', image_key: 's2', image_url: '/images/s2/1000.webp' },
    ],
  });

  it('FORM-43 FORM-44 those taken away are named for deletion, those kept with their places', () => {
    const draft = draftFromRecipe(recipe);
    const [first] = draft.images;
    const changed = removeStep(removeImage(draft, first!.id), draft.method[0]!.rowId);
    const { body } = toEditRequest(changed, 7, NOBODY);
    expect(JSON.parse(body.deletedImages)).toEqual(['k1', 's1']);
    expect(JSON.parse(body.existingImages)).toEqual(['k2']);
    expect(JSON.parse(body.existingMethodImages)).toEqual(['s2']);
    expect(JSON.parse(body.existingMethodIndexes)).toEqual([0]);
    expect(body.version).toBe(7);
  });

  it('a new picture of a step travels with the place of its step', () => {
    const file = new Blob(['x']);
    const draft = emptyDraft();
    draft.method = [
      emptyStep(),
      { ...emptyStep(), desc: 'two', image: { kind: 'file', id: 'f', file, preview: 'blob:x' } },
    ];
    const { body, files } = toAddRequest(draft, NOBODY);
    expect(body.methodImageIndexes).toBe('[1]');
    expect(files.methodImages).toEqual([file]);
  });
});

describe('what is kept', () => {
  it('ENT-38 ENT-39 a draft comes back from storage as it was, apart from files', () => {
    const draft = draftFromImport(IMPORTED, SAMPLE_TAGS, false);
    const back = fromStored(toStored(draft));
    expect(isSameDraft(back, draft)).toBe(true);
    expect(emptyDraft().type).toBe('any');
  });

  it('how many pictures from the device it had is kept, of the recipe and of its steps, also by the draft after it', () => {
    const picture = (id: string) => ({ kind: 'file' as const, id, file: new Blob(), preview: '' });
    const draft = { ...emptyDraft(), images: [picture('a')] };
    const both = { ...draft, method: [{ ...emptyStep(), image: picture('b') }] };
    expect(toStored(both).filePictures).toBe(2);
    expect(toStored(fromStored(toStored(both))).filePictures).toBe(0);
    expect(toStored(draft, 2).filePictures).toBe(2);
  });

  it('an empty form is nothing to keep; a word is', () => {
    expect(isWorthKeeping(emptyDraft())).toBe(false);
    expect(isWorthKeeping({ ...emptyDraft(), notes: 'salt!' })).toBe(true);
  });

  it('ROLE-18 only administrators send a category', () => {
    expect(toAddRequest(emptyDraft(), NOBODY).body).not.toHaveProperty('category');
    expect(toAddRequest(emptyDraft(), { ...NOBODY, isAdmin: true }).body).toHaveProperty('category', 'None');
  });

  it('FORM-63 only premium users send that nutrition is calculated', () => {
    const draft = { ...emptyDraft(), calculateNut: true };
    expect(toAddRequest(draft, NOBODY).body.calculateNut).toBe('false');
    expect(toAddRequest(draft, { ...NOBODY, isPremium: true }).body.calculateNut).toBe('true');
  });
});

describe('the servings of an import', () => {
  const servesOf = (changes: Partial<ImportedRecipe>) => {
    const { serves, servesQuestion } = draftFromImport({ ...IMPORTED, ...changes }, [], false);
    return { serves, servesQuestion };
  };

  it('are asked for where the page does not name them, and never 1 without a word', () => {
    expect(servesOf({ servings: null, yieldKind: null, yieldText: null })).toEqual({
      serves: '',
      servesQuestion: { kind: 'unknown' },
    });
  });

  it('are asked for where the page counts pieces', () => {
    expect(servesOf({ servings: 24, yieldKind: 'pieces', yieldText: '2 dozen' })).toEqual({
      serves: '',
      servesQuestion: { kind: 'pieces', pieces: 24, text: '2 dozen' },
    });
  });

  it.each([
    ['3,394 kcal in all for 1', { servings: 1, nutrients: [], wholeCalories: 3394 }, 3394],
    ['a publisher who says 12 kcal', { servings: 4, nutrients: [{ name: 'Calories', amount: 12, unit: 'kcal' }] }, 12],
  ])('are filled in and asked about with %s', (_, changes, kcal) => {
    expect(servesOf(changes)).toEqual({
      serves: String(changes.servings),
      servesQuestion: { kind: 'implausible', kcal, serves: changes.servings },
    });
  });

  it.each([
    ['a plain figure', {}],
    ['little that could be counted', { nutrients: [], wholeCalories: 3 }],
    ['nothing that could be counted', { nutrients: [], wholeCalories: null }],
  ])('are not asked about with %s', (_, changes) => {
    expect(servesOf(changes)).toEqual({ serves: '4', servesQuestion: null });
  });
});
