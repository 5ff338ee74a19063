import { getListOfPlan } from '@sorrel/contract/lists';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { listsApi, PATH, PLAN_ID, SAMPLE } from './testing/shopping-lists.tsx';

it.each([
  [['Apple pie'], 'Nothing is on the list for Apple pie: the recipe is no longer there.'],
  [
    ['Apple pie', 'Rye rolls', 'Leek stew', 'Miso', 'Toast'],
    'Nothing is on the list for Apple pie, Rye rolls, Leek stew and 2 more: the recipes are no longer there.',
  ],
])('a list that lacks dishes of its plan says so: %s', async (missing, sentence) => {
  const api = listsApi().on(getListOfPlan, () => ({ name: 'autumn', list: SAMPLE, missing }));
  renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
  expect(await screen.findByText(sentence)).toBeTruthy();
});
