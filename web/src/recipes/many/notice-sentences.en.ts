import { plural } from '../../language/write.ts';

export const en = {
  link: 'Many at once',
  check: 'Check',
  notSureOf: (count: number) =>
    plural(count, {
      one: 'The import was not sure of one thing. It is marked where it stands:',
      other: 'The import was not sure of # things. They are marked where they stand:',
    }),
  doubtsOf: {
    servings: 'In doubt about the servings',
    details: 'In doubt about the times',
    ingredients: 'In doubt about the ingredients',
    method: 'In doubt about the method',
  },
  mend: {
    'ingredients-incomplete': 'Mend the list',
    'amounts-missing': 'Add the amounts',
    'servings-unknown': 'Change the servings',
    'calories-differ': 'Change the servings',
    'steps-incomplete': 'Mend the method',
    'implausible-amount': 'Change the amounts',
    'implausible-time': 'Change the times',
  },
  addMissing: (count: number) => plural(count, { one: 'Add it', other: 'Add these #' }),
  itIsRight: 'It is right as it is',
  doubts: {
    listShorter: 'The page seems to show more ingredients than we read. Please compare the list.',
    linesMissing: 'The page shows what is not in the list:',
    'amounts-missing': 'The page gives no amount for these:',
    'calories-differ': 'The calories do not match those of the page. The servings or an amount may be wrong.',
    'servings-unknown': 'The page does not say how many servings this makes.',
    'steps-incomplete': 'Part of the method may be missing. Please compare it with the page.',
    'implausible-amount': 'These amounts look unusual:',
    'implausible-time': 'The times look unusual.',
  },
  toCheck: (count: number) =>
    plural(count, { one: '# imported recipe wants a look.', other: '# imported recipes want a look.' }),
  underWay: (over: string, total: string) => `An import is under way: ${over} of ${total} pages done.`,
  openImport: 'Open import',
};
