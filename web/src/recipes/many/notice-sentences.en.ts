import { plural } from '../../language/write.ts';

export const en = {
  link: 'Many at once',
  check: 'Check',
  checkThis: 'This recipe was added without a look. Please check it:',
  doubts: {
    listShorter: 'The page seems to show more ingredients than we read. Please compare the list.',
    linesMissing: 'The page shows what is not in the list:',
    'amounts-missing': 'The page gives no amount for these:',
    'servings-unknown': 'The page does not say how many servings this makes.',
    'steps-incomplete': 'Part of the method may be missing. Please compare it with the page.',
    'implausible-amount': 'These amounts look unusual:',
    'implausible-time': 'The times look unusual.',
  },
  iHaveLooked: 'I have looked',
  toCheck: (count: number) =>
    plural(count, { one: '# imported recipe wants a look.', other: '# imported recipes want a look.' }),
  underWay: (over: string, total: string) => `An import is under way: ${over} of ${total} pages done.`,
  openImport: 'Open import',
};
