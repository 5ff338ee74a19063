import { plural } from '../../language/write.ts';

export const en = {
  print: 'Print',
  printNamed: (name: string) => `Print ${name}`,
  printCount: (recipes: number) => plural(recipes, { one: 'Print # recipe', other: 'Print # recipes' }),
  printBook: 'Print the book',
  withPictures: 'With pictures',
  paper: 'You choose the paper, such as A4 or A5, in the window of your browser. It can save a PDF as well.',
  asBook: 'A page of contents comes first, and each recipe begins on a page of its own.',
  laidOut: (done: number, all: number) => `${done} of ${all} recipes are laid out`,
  layingOut: 'Laying out',
  tooMany: (kept: string, most: number) =>
    `Your book holds ${kept} recipes, and ${most} can be printed at once. Select those you want on paper.`,
  nothingThere: 'None of these recipes is there any more.',
  contents: 'Contents',
  serves: (serves: number) => plural(serves, { one: 'Serves #', other: 'Serves #' }),
  prep: (minutes: string) => `Prep ${minutes}`,
  cook: (minutes: string) => `Cook ${minutes}`,
  perServing: (kcal: string) => `${kcal} kcal per serving`,
  perServingBetween: (kcal: string, low: string, high: string) =>
    `${kcal} kcal per serving (between ${low} and ${high})`,
  ofRecipe: (recipe: string, share: string) => `Recipe ‘${recipe}’: ${share}`,
};
