import { describe, expect, it } from 'vitest';
import { isLanguageChosen, pageOf } from './language-of-the-way.ts';

const HERE = 'https://sorrel.example';
const chosen = (path: string, before: string) => {
  const page = pageOf(path);
  if (page === undefined) throw new RangeError(`no public page at ${path}`);
  return isLanguageChosen(page, before, HERE);
};

describe('the language of the way to a public page', () => {
  it('is chosen when the page before was in another one', () => {
    expect(chosen('/de/features', `${HERE}/features`)).toBe(true);
    expect(chosen('/features', `${HERE}/de/features/`)).toBe(true);
  });

  it('is nobody\u2019s choice from another site, from the application, from the same language or from nowhere', () => {
    for (const before of ['https://search.example/features', `${HERE}/app/recipe-book`, `${HERE}/de`, '']) {
      expect(chosen('/de/features', before)).toBe(false);
    }
  });
});
