import { plural } from '../../language/write.ts';

export const en = {
  select: 'Select',
  done: 'Done',
  selectNamed: (name: string) => `Select ${name}`,
  wholePage: 'Whole page',
  /** What a range is chosen with. */
  rangeHint: 'Shift selects all between two.',
  selected: (recipes: number) => `${recipes} selected`,
  noneSelected: 'Tap the recipes you want',
  withSelected: 'With the selected recipes',
  mostAtOnce: (most: number) => `You can select ${most} recipes at once.`,
  tags: 'Tags',
  tagsOf: (recipes: number) => plural(recipes, { one: 'Tags of # recipe', other: 'Tags of # recipes' }),
  putOn: 'Put on',
  takeOff: 'Take off',
  noTagsToPutOn: 'They carry every tag there is.',
  saveTags: 'Save tags',
  tagged: (recipes: number) =>
    plural(recipes, { one: '# recipe has other tags now', other: '# recipes have other tags now' }),
  nothingTagged: 'Their tags were like that already',
  exportThem: 'Export',
  more: 'More',
  share: 'Share',
  someRecipes: (recipes: number) => plural(recipes, { one: '# recipe', other: '# recipes' }),
  exported: (recipes: number) => plural(recipes, { one: '# recipe is packed', other: '# recipes are packed' }),
  delete: 'Delete',
  deleteCount: (recipes: number) => plural(recipes, { one: 'Delete # recipe', other: 'Delete # recipes' }),
  deleting: 'Deleting',
  sureToDelete: (recipes: number) =>
    recipes === 1
      ? 'Are you sure you want to delete this item?'
      : `Are you sure you want to delete these ${recipes} items?`,
  inTrash: (recipes: number) =>
    plural(recipes, { one: '# recipe is in the trash', other: '# recipes are in the trash' }),
  goneAlready: 'They had been deleted already',
  undo: 'Undo',
  back: (recipes: number) =>
    plural(recipes, { one: '# recipe is back in your book', other: '# recipes are back in your book' }),
};
