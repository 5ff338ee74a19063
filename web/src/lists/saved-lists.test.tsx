import { putListBack } from '@sorrel/contract/list-trash';
import { deleteList, getListOfPlan, getLists, type ShoppingList, saveList } from '@sorrel/contract/lists';
import { undo } from '@sorrel/contract/undo';
import { emptyList } from '@sorrel/core/lists/list';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import {
  CREATED,
  keep,
  kept,
  LIST_ID,
  listsApi,
  openList,
  PATH,
  PLAN_ID,
  SAMPLE,
  tick,
} from './testing/shopping-lists.tsx';

afterEach(() => vi.useRealTimers());

describe('Save', () => {
  it('LIST-04 LIST-13 LIST-14 NUM-14 ROLE-16 a free user saves under the name and says so for 3 s', async () => {
    const { user, api } = await openList();
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'Big shop');
    expect(JSON.parse(sessionStorage.getItem('shoppingListName')!)).toBe('Big shop');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(api.calls(saveList)[0]?.body).toMatchObject({ name: 'Big shop', shoppingList: SAMPLE });
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByText('Shopping list saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText('Shopping list saved')).toBeNull();
  });

  it('a saved list that gets another name is renamed, and stays the one it is when it is cleared', async () => {
    const { user, api } = await openList();
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    const name = screen.getByRole('textbox', { name: 'List name' });
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(1));
    expect(api.calls(saveList)[0]?.body.id).toBeUndefined();
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBe(LIST_ID));
    await user.clear(name);
    await user.type(name, 'party');
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(2));
    expect(api.calls(saveList)[1]?.body).toMatchObject({ id: LIST_ID, name: 'party' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await save();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(3));
    expect(api.calls(saveList)[2]?.body).toMatchObject({ id: LIST_ID, onlyName: true });
  });

  it('a list whose name was typed on while it was being saved is that list still, and is renamed', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const api = listsApi().on(saveList, async () => {
      await late;
      return { id: LIST_ID, message: 'saved' };
    });
    const { user } = await openList(SAMPLE, api);
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(name, ' at the market');
    // pressed again before the answer has come: it follows by itself
    await user.click(screen.getByRole('button', { name: 'Save' }));
    answer();
    await waitFor(() => expect(api.calls(saveList)).toHaveLength(2));
    expect(api.calls(saveList)[1]?.body).toMatchObject({ id: LIST_ID, name: 'weekly shop at the market' });
    expect(name).toHaveProperty('value', 'weekly shop at the market');
  });

  it('a list that was loaded is renamed too; Undo brings back which one was shown before', async () => {
    const { user, api } = await openList();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: /^big shop/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'party');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls(saveList)[0]?.body).toMatchObject({ id: LIST_ID, name: 'party' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBeNull();
  });

  it('a save over another list of the name is taken back: what is on the screen stays, and is no saved list (24.4)', async () => {
    const answers = { message: 'party is as it was before.' };
    const { user, api } = await openList(
      SAMPLE,
      listsApi()
        .on(saveList, () => ({ id: LIST_ID, message: 'saved', savedOver: true as const }))
        .on(undo, () => answers),
    );
    const name = screen.getByRole('textbox', { name: 'List name' });
    await user.clear(name);
    await user.type(name, 'party');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = await screen.findByText('party was saved before with other things.');
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBe(LIST_ID);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('party is as it was before.')).toBeTruthy();
    expect(api.calls(undo)[0]?.body).toEqual({ kind: 'list', id: LIST_ID });
    expect(JSON.parse(sessionStorage.getItem('shoppingListId')!)).toBeNull();
    expect(tick(/Lemon/)).toBeTruthy();
  });

  it('ERR-14 a list without a name is refused in the words of the specification, with the name in focus', async () => {
    const { user } = await openList(SAMPLE, listsApi().fail(saveList, 'list_name_missing'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Please choose a name for your shopping list');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'List name' }));
    expect(screen.queryByText('Shopping list saved')).toBeNull();
  });

  it('a save that does not reach the server says so, and is tried again with what has been ticked since', async () => {
    const { user, api } = await openList();
    api.disconnect();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/could not be saved/)).toBeTruthy();
    await user.click(tick(/Lemon/));
    expect(kept().produce[1]?.checked).toBe(true);
    api.reconnect();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(api.calls(saveList).at(-1)?.body.shoppingList.produce[1]?.checked).toBe(true);
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });

  it.each([
    ['a server that fails', 'internal'],
    ['a server that is busy', 'unavailable'],
    ['too many calls', 'too_many_requests'],
  ] as const)('a save that meets %s is tried again by itself, until it is done', async (_title, code) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, api } = await openList(SAMPLE, listsApi().fail(saveList, code));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Sorrel goes on trying/)).toBeTruthy();
    api.on(saveList, () => ({ id: LIST_ID, message: 'Your shopping list has been saved.' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Shopping list saved')).toBeTruthy();
    expect(screen.queryByText(/Sorrel goes on trying/)).toBeNull();
  });

  it('a save that is refused is not tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, api } = await openList(SAMPLE, listsApi().fail(saveList, 'list_name_missing'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.calls(saveList)).toHaveLength(1);
    expect(screen.queryByText(/Sorrel goes on trying/)).toBeNull();
  });
});

describe('Load', () => {
  it('LIST-15 LIST-18 LIST-19 lists saved lists with the day; loading one replaces what is shown and clears the plan id', async () => {
    localStorage.setItem('shoppingPlanId', JSON.stringify(PLAN_ID));
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(await screen.findByText('12 Apr 2025')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^big shop/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((screen.getByRole('textbox', { name: 'List name' }) as HTMLInputElement).value).toBe('big shop');
    expect(kept()).toMatchObject({ produce: [], 'dairy and eggs': [{ name: 'egg', quantity: 6, checked: true }] });
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(kept()).toEqual(SAMPLE);
  });

  it('LIST-15 lists saved plans too, and makes a list of one', async () => {
    const { user } = await openList(emptyList() as ShoppingList);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(screen.getByRole('radio', { name: 'Meal plans' }));
    await user.click(await screen.findByRole('button', { name: /^summer week/ }));
    await waitFor(() => expect(kept()).toEqual(SAMPLE));
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBe(PLAN_ID);
  });

  it('NUM-03 API-58 searches, and turns pages of ten', async () => {
    const api = listsApi().on(getLists, ({ query }) => ({
      lists: [{ id: LIST_ID, name: `list of page ${query.page}`, created_at: CREATED }],
      total: query.search === '' ? 11 : 1,
    }));
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('list of page 2');
    await user.type(screen.getByRole('searchbox', { name: 'Search shopping lists' }), 'big');
    await waitFor(() => expect(api.calls(getLists).at(-1)?.query).toMatchObject({ search: 'big', page: 1, limit: 10 }));
    expect(await screen.findByText('list of page 1')).toBeTruthy();
  });

  it('API-59 deletes a saved list after asking', async () => {
    const api = listsApi()
      .on(deleteList, () => ({ message: 'Deleted.' }))
      .on(putListBack, () => ({ name: 'big shop', message: 'big shop is back among your shopping lists.' }));
    const { user } = await openList(SAMPLE, api);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.click(await screen.findByRole('button', { name: 'Delete big shop' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('Are you sure you want to delete this item?')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.calls(deleteList).map(({ params }) => params.id)).toEqual([LIST_ID]));
    expect(await screen.findByText('big shop is in the trash.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('big shop is back among your shopping lists.')).toBeTruthy();
    expect(api.calls(putListBack).map(({ params }) => params.id)).toEqual([LIST_ID]);
  });
});

describe('from a plan', () => {
  it('LIST-02 PLAN-44 API-61 opens the list of the plan in the address once, so that a reload keeps its ticks', async () => {
    const api = listsApi();
    const { user, pathname } = renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await user.click(await screen.findByRole('checkbox', { name: /Lemon/ }));
    await waitFor(() => expect(pathname()).toBe(PATH));
    expect(api.calls(getListOfPlan)).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('shoppingPlanId')!)).toBe(PLAN_ID);
    cleanup();
    // the plan is sent to the list again: what was ticked and has not changed stays ticked
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await waitFor(() => expect(api.calls(getListOfPlan)).toHaveLength(2));
    expect(((await screen.findByRole('checkbox', { name: /Lemon/ })) as HTMLInputElement).checked).toBe(true);
  });

  it('making the list of the plan again keeps what was added by hand', async () => {
    const api = listsApi();
    const { user, pathname } = renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await screen.findByRole('checkbox', { name: /Lemon/ });
    await waitFor(() => expect(pathname()).toBe(PATH));
    await user.click(screen.getByRole('button', { name: 'Add to Produce' }));
    await user.type(await screen.findByRole('combobox', { name: 'Name' }), 'Dill');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await screen.findByText('dill is on the list, under Produce.');
    cleanup();
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api });
    await waitFor(() => expect(api.calls(getListOfPlan)).toHaveLength(2));
    expect(await screen.findByRole('checkbox', { name: /Lemon/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Dill/ })).toBeTruthy();
  });

  it('a plan that is gone leaves the list as it is, and says so', async () => {
    keep(SAMPLE);
    renderApp(`${PATH}?plan=${PLAN_ID}`, { api: listsApi().fail(getListOfPlan, 'plan_not_found') });
    expect((await screen.findByRole('alert')).textContent).toBe('The plan could not be loaded. It is no longer there.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(kept()).toEqual(SAMPLE);
  });
});
