import { recordCooked } from '@sorrel/contract/cooking';
import { getRecipe } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { showLanguage } from '../language/sentences.ts';
import { forgetCopies } from '../lib/device-copies.ts';
import { forgetLeftCooking } from '../lib/left-cooking.ts';
import { recipePath } from '../paths.ts';

const ingredient = (name: string, quantity: number, unit: string) => ({
  id: name,
  name,
  quantity,
  unit,
  possibleUnits: [],
});
const RECIPE = aRecipe({
  name: 'Rice bowl',
  serves: 2,
  ingredients: [ingredient('rice', 100, 'g'), ingredient('lime', 1, ''), ingredient('salt', 0, '')],
  method: [
    { step: 1, desc: 'Simmer the rice for 12 minutes.' },
    { step: 2, desc: 'Squeeze over half of the lime. Stir every 10 minutes and chill for 8 hours.' },
    { step: 3, desc: 'Serve.' },
  ],
});
const PATH = `/app/recipes/${RECIPE.id}/cook`;

async function open(path = PATH) {
  const view = renderApp(path, { api: signedInApi().on(getRecipe, () => RECIPE) });
  await screen.findByRole('heading', { level: 1, name: 'Rice bowl' });
  return view;
}

describe('cook mode', () => {
  beforeEach(() => {
    forgetLeftCooking();
    return forgetCopies(aUser().id);
  });

  it('begins with the whole list, then shows one step with what it takes at the chosen portions', async () => {
    const { user } = await open(`${PATH}?serves=4`);
    expect(screen.getByText('0 of 3 ready')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /rice/ }));
    expect(screen.getByText('1 of 3 ready')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const panel = screen.getByRole('complementary', { name: 'For this step' });
    expect(within(panel).getByRole('checkbox', { name: /rice.*200 g/ })).toHaveProperty('checked', false);
    expect(within(panel).queryByText(/lime/)).toBeNull();
    // one in the bar and one, for a phone, beside the step
    await user.click(screen.getAllByRole('button', { name: 'More portions' })[0] as HTMLElement);
    expect(within(panel).getByRole('checkbox', { name: /rice.*250 g/ })).toBeTruthy();
  });

  it('has the focus at its heading when it is entered, and gives it back to the button that led to it', async () => {
    const { user } = await open(recipePath(RECIPE.id, RECIPE.name));
    const cook = await screen.findByRole('link', { name: 'Cook' });
    expect(document.activeElement).not.toBe(cook);
    await user.click(cook);
    const leave = await screen.findByRole('link', { name: /^Leave cooking/ });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Rice bowl' }));
    await user.click(leave);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cook' })));
    await user.click(screen.getByRole('link', { name: 'Cook' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cook' })));
  });

  it('says that a recipe could not be loaded, and loads it when it is asked for again', async () => {
    const api = signedInApi().fail(getRecipe, 'internal');
    const { user } = renderApp(PATH, { api });
    expect(await screen.findByText('The recipe could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Close' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // it failed once more
    await waitFor(() => expect(api.calls(getRecipe)).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })));
    api.on(getRecipe, () => RECIPE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Rice bowl' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says of a recipe that is gone that it is, without a try that cannot help', async () => {
    renderApp(PATH, { api: signedInApi().fail(getRecipe, 'recipe_not_found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'The recipe could not be loaded.' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('It is no longer there.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Close' })).toBeTruthy();
  });

  it('lets the keys scroll a step that is longer than its room', async () => {
    const method = [
      { step: 1, desc: 'Stir. '.repeat(200) },
      { step: 2, desc: 'Serve.' },
    ];
    const { user } = renderApp(PATH, { api: signedInApi().on(getRecipe, () => ({ ...RECIPE, method })) });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(screen.getByRole('region', { name: 'Step 1' }).tabIndex).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('region', { name: 'Step 2' }).tabIndex).toBe(-1);
  });

  it('opens a recipe that is in it, with what is needed of that, also without a network and from within another', async () => {
    const [doughId, starterId] = ['7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0002', '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0003'];
    const link = (name: string, quantity: number, recipeId: string) => ({
      ...ingredient(name, quantity, ''),
      recipeId,
    });
    const starter = aRecipe({ id: starterId, name: 'Starter', serves: 1, ingredients: [ingredient('rye', 80, 'g')] });
    const dough = aRecipe({
      id: doughId,
      name: 'Dough',
      serves: 4,
      ingredients: [ingredient('flour', 400, 'g'), link('starter', 1, starterId)],
      method: [{ step: 1, desc: 'Knead for ten minutes.' }],
      subRecipes: [{ id: starterId, name: 'Starter', serves: 1, wholeGrams: null }],
    });
    const pizza = aRecipe({
      name: 'Rice bowl',
      serves: 2,
      ingredients: [link('pizza dough', 0.5, doughId)],
      method: [{ step: 1, desc: 'Bake.' }],
      subRecipes: [{ id: doughId, name: 'Dough', serves: 4, wholeGrams: null }],
    });
    const all = [pizza, dough, starter];
    const api = signedInApi().on(getRecipe, ({ params }) => all.find(({ id }) => id === params.id) ?? pizza);
    const { user } = renderApp(PATH, { api });
    await screen.findByRole('heading', { level: 1, name: 'Rice bowl' });
    await waitFor(() => expect(api.calls(getRecipe).map(({ params }) => params.id)).toContain(starterId));
    api.disconnect();
    await user.click(screen.getByRole('button', { name: 'How to make Dough' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dough' }));
    expect(dialog.getByText('For this dish: half of it')).toBeTruthy();
    expect(dialog.getByText('200 g')).toBeTruthy();
    expect(dialog.getByText('Knead for ten minutes.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'How to make Starter' }));
    expect(within(await screen.findByRole('dialog', { name: 'Starter' })).getByText('40 g')).toBeTruthy();
  });

  it('offers a recipe that is in one of two cooked beside each other at its step, also without a network', async () => {
    const [doughId, pizzaId] = ['7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0002', '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0004'];
    const dough = aRecipe({
      id: doughId,
      name: 'Dough',
      serves: 4,
      ingredients: [ingredient('flour', 400, 'g')],
      method: [{ step: 1, desc: 'Knead for ten minutes.' }],
    });
    const pizza = aRecipe({
      id: pizzaId,
      name: 'Pizza',
      serves: 2,
      ingredients: [{ ...ingredient('pizza dough', 0.5, ''), recipeId: doughId }],
      method: [{ step: 1, desc: 'Roll out the pizza dough.' }],
      subRecipes: [{ id: doughId, name: 'Dough', serves: 4, wholeGrams: null }],
    });
    const all = [RECIPE, pizza, dough];
    const api = signedInApi().on(getRecipe, ({ params }) => all.find(({ id }) => id === params.id) ?? RECIPE);
    const { user } = renderApp(`${PATH}?with=${pizzaId}`, { api });
    const lane = within(await screen.findByRole('article', { name: 'Pizza' }));
    await user.click(lane.getByRole('button', { name: 'More portions' }));
    await user.click(lane.getByRole('button', { name: 'More portions' }));
    await user.click(lane.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(api.calls(getRecipe).map(({ params }) => params.id)).toContain(doughId));
    api.disconnect();
    expect(lane.getByRole('checkbox', { name: /1 pizza dough/ })).toBeTruthy();
    await user.click(lane.getByRole('button', { name: 'How to make Dough' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dough' }));
    expect(dialog.getByText('400 g')).toBeTruthy();
    expect(dialog.getByText('Knead for ten minutes.')).toBeTruthy();
  });

  it('of two, the one that is worked at hears the keys, and goes on alone', async () => {
    const breadId = '7d2c0a52-7f0e-4d5c-8f58-0a8f3f1f0005';
    const bread = aRecipe({
      id: breadId,
      name: 'Bread',
      serves: 2,
      ingredients: [ingredient('flour', 400, 'g')],
      method: [{ step: 1, desc: 'Knead the flour for 10 minutes.' }],
    });
    const api = signedInApi().on(getRecipe, ({ params }) => (params.id === breadId ? bread : RECIPE));
    const { user } = renderApp(`${PATH}?with=${breadId}`, { api });
    const lane = within(await screen.findByRole('article', { name: 'Bread' }));
    const other = within(screen.getByRole('article', { name: 'Rice bowl' }));
    await user.click(other.getByRole('button', { name: 'Start' }));
    await user.click(lane.getByRole('button', { name: 'Start' }));
    await user.keyboard('1');
    expect(lane.getByRole('checkbox', { name: /flour/ })).toHaveProperty('checked', true);
    expect(other.getByRole('checkbox', { name: /rice/ })).toHaveProperty('checked', false);
    await user.keyboard('t');
    expect(await screen.findByText(/^Timer started: .*10 minutes$/)).toBeTruthy();
    // by keyboard, too: where the focus goes is where one works
    other.getByRole('checkbox', { name: /rice/ }).focus();
    await user.keyboard('1');
    expect(other.getByRole('checkbox', { name: /rice/ })).toHaveProperty('checked', true);
    lane.getByRole('checkbox', { name: /flour/ }).focus();
    // one in words below, and one on a phone's bar
    await user.click(screen.getAllByRole('button', { name: 'Cook this one only' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bread' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Rice bowl' })).toBeNull();
    expect(screen.getByText('Step 1 of 1')).toBeTruthy();
  });

  it('takes the share out of the whole, says a long wait as a sentence and offers an interval as repeating', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const panel = screen.getByRole('complementary', { name: 'For this step' });
    expect(within(panel).getByRole('checkbox', { name: /lime.*of 1 in all.*½/ })).toBeTruthy();
    expect(screen.getByText(/A wait of 8 hours: too long for a timer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /8 hours/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Start a timer that rings every 10 minutes/ })).toBeTruthy();
  });

  it('goes by keys: steps, ticks, timers, portions and the whole list', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await user.keyboard('1');
    expect(screen.getByRole('checkbox', { name: /rice/ })).toHaveProperty('checked', true);
    await user.keyboard('t');
    expect(await screen.findByRole('button', { name: /^Rice, 1[12]:\d\d left/ })).toBeTruthy();
    expect(await screen.findByText('Timer started: Rice, 12 minutes')).toBeTruthy();
    await user.keyboard('+');
    expect(screen.getAllByText('3 portions')[0]).toBeTruthy();
    await user.keyboard('l');
    const list = await screen.findByRole('dialog', { name: 'Ingredients' });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Before you start')).toBeTruthy();
  });

  it('keeps step, ticks and timers when the page is opened anew, and shows them on other pages', async () => {
    const first = await open();
    await first.user.keyboard('{ArrowRight}1');
    await first.user.click(screen.getByRole('button', { name: /Start a timer: Rice, 12 minutes/ }));
    await screen.findByText(/Timer started/);
    first.unmount();
    const { user } = await open();
    expect(await screen.findByText('Step 1 of 3')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /rice/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: /^Rice, 1[12]:\d\d left/ }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: '1 min more' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: /^Rice, paused at 1[23]:\d\d/ })).toBeTruthy();
  });

  it('shows a recipe without a method as its list, and one that is gone as gone', async () => {
    renderApp(PATH, { api: signedInApi().on(getRecipe, () => ({ ...RECIPE, method: [] })) });
    expect(await screen.findByText(/This recipe has no method/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
  });

  it('shows amounts and temperatures in the units of the person, and timers stay what they were', async () => {
    const beef = { ...ingredient('beef', 1, 'lb'), food: null };
    const method = [{ step: 1, desc: 'Heat the oven to 350°F. Roast the beef at 350°F for 20 minutes.' }];
    const { user } = renderApp(PATH, {
      api: signedInApi().on(getRecipe, () => ({ ...RECIPE, ingredients: [beef], method })),
    });
    await screen.findByRole('heading', { level: 1, name: 'Rice bowl' });
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.click(screen.getByRole('button', { name: /Start a timer: .*20 minutes/ }));
    await user.keyboard('l');
    const list = await screen.findByRole('dialog', { name: 'Ingredients' });
    await user.click(within(list).getByRole('radio', { name: 'Metric' }));
    expect(within(list).getByText('450 g')).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/Heat the oven to 180 °C/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /beef.*450 g/ })).toBeTruthy();
    // the timer that runs is that of the same words
    expect(screen.queryByRole('button', { name: /Start a timer/ })).toBeNull();
  });

  it('speaks German', async () => {
    await showLanguage('de');
    await open();
    expect(screen.getByRole('heading', { name: 'Leg dir erst alles bereit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Los geht’s' })).toBeTruthy();
  });
});

describe('the page after cooking', () => {
  beforeEach(() => forgetCopies(aUser().id));
  const AFTER = `/app/recipes/${RECIPE.id}/cooked`;

  it('keeps what was said when it comes again, until it is recorded', async () => {
    const api = signedInApi()
      .on(getRecipe, () => RECIPE)
      .on(recordCooked, ({ body }) => ({
        id: RECIPE.id,
        cooked_at: '2026-05-04T18:30:00.000Z',
        portions: body.portions,
        left_over: 0,
        stars: 4,
        note: 'Less salt',
        note_shared: false,
        recipe_version: 1,
        own: true,
        by: null,
      }));
    const before = renderApp(AFTER, { api });
    await before.user.type(await screen.findByRole('textbox', { name: 'A note for next time' }), 'Less salt');
    await before.user.click(screen.getByRole('radio', { name: '4 stars' }));
    before.unmount();
    const { user, pathname, unmount } = renderApp(AFTER, { api });
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'A note for next time' });
    expect(note.value).toBe('Less salt');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(pathname()).toBe(recipePath(RECIPE.id, RECIPE.name)));
    expect(api.calls(recordCooked)[0]?.body).toMatchObject({ note: 'Less salt', stars: 4 });
    unmount();
    renderApp(AFTER, { api });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'A note for next time' })).value).toBe('');
  });
});
