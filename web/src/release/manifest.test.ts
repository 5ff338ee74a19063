import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../paths.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../public', name), 'utf8')) as {
    lang: string;
    start_url: string;
    icons: { purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };

it('the application is installed in either language as the same one, with the same ways in', () => {
  const [english, german] = [read('manifest.webmanifest'), read('manifest.de.webmanifest')];
  const untold = (all: object) =>
    JSON.parse(JSON.stringify(all, (key, value) => (/^(?:lang|name|description)$/.test(key) ? '' : value)));
  expect(untold(german)).toEqual(untold(english));
  expect(german.shortcuts.map(({ name }) => name)).not.toEqual(english.shortcuts.map(({ name }) => name));
});

it('its shortcuts lead to pages that there are', () => {
  const { shortcuts, start_url } = read('manifest.webmanifest');
  expect(shortcuts.map(({ url }) => url)).toEqual([paths.mealPlans, paths.shoppingLists, paths.addRecipe]);
  expect(start_url).toBe(paths.recipeBook);
});

it('there are icons as they are, and icons that a phone may cut to its own shape', () => {
  const purposes = read('manifest.webmanifest').icons.map(({ purpose }) => purpose);
  expect(new Set(purposes)).toEqual(new Set([undefined, 'any', 'maskable']));
});
