import { getVersions } from '@sorrel/contract/history';
import { getRecipe } from '@sorrel/contract/recipes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lend } from '../../../testing/lend.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aRecipe } from '../../../testing/samples.ts';

const RECIPE = aRecipe();
const version = (place: number) => ({
  version: place,
  replaced_at: place === 4 ? null : `2025-04-0${place}T09:30:00.000Z`,
  replaced_by: null,
  fields: { name: `Soup ${place}`, serves: 2 },
  ingredients: [],
  method: [],
});

test('the version that is shown is brought into view, at first and when another is chosen', async () => {
  const shown: string[] = [];
  lend(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.textContent);
    },
  });
  const api = signedInApi()
    .on(getRecipe, () => RECIPE)
    .on(getVersions, () => [4, 3, 2, 1].map(version));
  const { user } = renderApp(`/app/recipes/${RECIPE.id}/versions`, { api });
  const chosen = await screen.findByRole('button', { current: true });
  expect(chosen.textContent).toMatch(/^Version 3/);
  expect(shown.at(-1)).toBe(chosen.textContent);
  await user.click(screen.getByRole('button', { name: /^Version 1/ }));
  expect(shown.at(-1)).toMatch(/^Version 1/);
  await user.keyboard('{ArrowUp}');
  expect(shown.at(-1)).toMatch(/^Version 2/);
});
