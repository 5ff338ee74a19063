import { getUser } from '@sorrel/contract/auth';
import { ERRORS } from '@sorrel/contract/errors';
import { userRecipes } from '@sorrel/contract/recipes';
import { kitchenFoods, whatToCook } from '@sorrel/contract/what-to-cook';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { showLanguage } from '../language/sentences.ts';
import { paths } from '../paths.ts';
import { say as common } from '../sentences.ts';

import {
  asked,
  CURRY,
  FRITTATA,
  field,
  food,
  kitchenApi,
  NOTHING,
  open,
  pass,
  SHAKSHUKA,
  tile,
  untilSeen,
} from './testing/open-kitchen.ts';

describe('what can be cooked', () => {
  it('comes from Explore too where that is wanted, and says so', async () => {
    const { user } = await open();
    await user.click(await tile('Spinach'));
    await screen.findByRole('region', { name: 'Nothing missing' });
    expect(screen.queryByRole('link', { name: 'Chickpea curry' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Explore too' }));
    const card = (await screen.findByRole('link', { name: 'Chickpea curry' })) as HTMLAnchorElement;
    expect(card.pathname).toBe(`/app/explore/${CURRY.recipe.id}/chickpea-curry`);
    expect(within(card.closest('article')!).getByText('From Explore')).toBeTruthy();
  });

  it.each([
    ['a free person', false],
    ['somebody with Premium', true],
  ])('tells %s whether all of Explore was looked at', async (_who, premium) => {
    const api = kitchenApi().on(getUser, () => aUser({ premium }));
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    await screen.findByRole('region', { name: 'Nothing missing' });
    expect(screen.queryByText(/^Of Explore, its featured meals/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Explore too' }));
    await screen.findByRole('link', { name: 'Chickpea curry' });
    expect(screen.queryByText(/^Of Explore, its featured meals were looked at/) !== null).toBe(!premium);
  });

  it('stays, faded, while the next answer is on its way', async () => {
    let answer = () => {};
    const { api, user } = await open();
    await user.click(await tile('Spinach'));
    const frittata = await screen.findByRole('link', { name: 'Spinach frittata' });
    api.on(whatToCook, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { ...NOTHING, results: [SHAKSHUKA], counts: { none: 0, one: 1, two: 0 } };
    });
    await user.click(await tile('Egg'));
    await waitFor(() => expect(asked(api)).toHaveLength(2));
    expect(frittata.isConnected).toBe(true);
    expect(frittata.closest('[aria-busy="true"]')).toBeTruthy();
    answer();
    await waitFor(() => expect(frittata.isConnected).toBe(false));
    expect(screen.getByRole('link', { name: 'Green shakshuka' }).closest('[aria-busy="true"]')).toBeNull();
  });

  it('warns of what the person does not eat', async () => {
    const user = aUser({ allergens: ['nuts'] });
    const nutty = { ...FRITTATA, recipe: aSummary({ name: 'Nut roast', diet_warnings: ['nuts'] }) };
    const api = kitchenApi();
    api
      .on(getUser, () => user)
      .on(whatToCook, () => ({ ...NOTHING, results: [nutty], counts: { none: 1, one: 0, two: 0 } }));
    const view = await open(api);
    await view.user.click(await tile('Spinach'));
    expect(await screen.findByText('Contains nuts')).toBeTruthy();
  });

  it('says that nothing is, and offers Explore where that is off, and any time where little was wanted', async () => {
    const api = kitchenApi().on(whatToCook, () => NOTHING);
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect(await screen.findByRole('heading', { name: 'Nothing in your book can be made of these' })).toBeTruthy();
    expect(screen.getByText(/^Everything lacks more than two things\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Up to 30 min' }));
    await user.click(await screen.findByRole('button', { name: 'Any time' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Any time' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Explore too' }));
    expect(
      await screen.findByRole('heading', { name: 'Nothing can be made of these, in your book or in Explore' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Explore too' })).toBeNull();
  });

  it('is looked for in Explore by somebody whose book is empty', async () => {
    const api = kitchenApi()
      .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
      .on(kitchenFoods, () => ({ lately: [], fresh: [], stored: [] }));
    const { user } = await open(api);
    expect(await screen.findByRole('heading', { name: 'Your recipe book is still empty' })).toBeTruthy();
    expect(await screen.findByText(/^Once there are recipes in your book/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Explore' })).toHaveProperty('pathname', paths.explore);
    await user.click(screen.getByRole('button', { name: 'Explore too' }));
    await user.type(field(), 'chickpeas{Enter}');
    expect(await screen.findByRole('link', { name: 'Chickpea curry' })).toBeTruthy();
  });

  it('fails with the reason, and is asked for again', async () => {
    const api = kitchenApi().fail(whatToCook, 'internal');
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.internal.message);
    api.on(whatToCook, () => ({ ...NOTHING, results: [FRITTATA], counts: { none: 1, one: 0, two: 0 } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Spinach frittata' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails without a network, too: the device has no answer of its own', async () => {
    const { api, user } = await open();
    const spinach = await tile('Spinach');
    api.disconnect();
    await user.click(spinach);
    expect((await screen.findByRole('alert')).textContent).toContain(common.unreachable);
    api.reconnect();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Spinach frittata' })).toBeTruthy();
  });

  it('tells of a very large book what was not looked at', async () => {
    const api = kitchenApi().on(whatToCook, () => ({ ...NOTHING, notRead: 1200 }));
    const { user } = await open(api);
    await user.click(await tile('Spinach'));
    expect(
      await screen.findByText('Your book is very large: its 1,200 oldest recipes were not looked at.'),
    ).toBeTruthy();
  });

  it('is said aloud once it has stood for a second', async () => {
    await open();
    const spinach = await tile('Spinach');
    vi.useFakeTimers();
    fireEvent.click(spinach);
    await pass(250);
    await untilSeen('Nothing missing');
    expect(screen.queryByText('1 ready, 1 needs one thing')).toBeNull();
    await pass(1000);
    expect(screen.getByText('1 ready, 1 needs one thing').getAttribute('role')).toBe('status');
  });

  it('is counted by a pill on a phone, which leads to it', async () => {
    setWindowWidth(390);
    const { user } = await open();
    await tile('Spinach');
    expect(screen.queryByRole('button', { name: /ready/ })).toBeNull();
    await user.click(await tile('Spinach'));
    await user.click(await screen.findByRole('button', { name: '1 ready, 1 needs one thing' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What you can cook' }));
  });
});

it('speaks German: foods with their capitals, and what is missing', async () => {
  await showLanguage('de');
  const api = kitchenApi()
    .on(kitchenFoods, () => ({ lately: [], fresh: [food('spinach', 'frischer spinat')], stored: [] }))
    .on(whatToCook, () => ({
      ...NOTHING,
      results: [{ ...SHAKSHUKA, missing: [food('courgette', 'zucchini')] }],
      counts: { none: 0, one: 1, two: 0 },
    }));
  const { user } = renderApp(paths.whatToCook, { api });
  await screen.findByRole('heading', { name: 'Was kann ich kochen?', level: 1 });
  await waitFor(() => expect(document.title).toBe('Was kann ich kochen? · Sorrel'));
  await user.click(await tile('Frischer Spinat'));
  const one = await screen.findByRole('region', { name: 'Eine Zutat fehlt' });
  expect(within(within(one).getByRole('list', { name: 'Fehlt' })).getByText('Zucchini')).toBeTruthy();
  expect(api.calls(whatToCook)[0]?.body.foods).toEqual(['spinach']);
});
