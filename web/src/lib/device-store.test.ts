import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withDeviceDatabase } from '../../testing/device-database.ts';
import { copyNames, forgetCopies, readCopy, writeCopy } from './device-copies.ts';
import { beforeSetAside, emptyStore, forgetPerson, openStoreOf, restoreTyped, restoreWeek } from './device-store.ts';
import { useStored } from './use-stored.ts';

withDeviceDatabase();

const KIM = 'kim';
const ROBIN = 'robin';
const Text = z.string();

const stored = (key: string, storage?: Storage) => renderHook(() => useStored(key, Text, '', storage)).result;
const everything = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

function keep(key: string, text: string, storage?: Storage) {
  const hook = stored(key, storage);
  act(() => hook.current[1](text));
}

/** Kim signs in and leaves something in every part of the store. */
async function asKim() {
  openStoreOf(KIM);
  keep('mealPlan', 'kim in the tab');
  keep('recipeDraft', 'kim on the device', localStorage);
  await writeCopy(KIM, 'shoppingList', 'kim in a copy');
  localStorage.setItem('theme', 'dark');
}

afterEach(async () => {
  openStoreOf(null);
  await forgetCopies(KIM);
  await forgetCopies(ROBIN);
});

describe('two accounts on one device', () => {
  it('see nothing of each other, whether or not the first has logged out', async () => {
    await asKim();
    openStoreOf(ROBIN);
    expect(stored('mealPlan').current[0]).toBe('');
    expect(stored('recipeDraft', localStorage).current[0]).toBe('');
    expect(everything()).not.toContain('kim');
    expect(await readCopy(ROBIN, 'shoppingList')).toBeUndefined();
  });

  it('see nothing of what a browser brings back with a tab', async () => {
    await asKim();
    const tab = { ...sessionStorage };
    emptyStore();
    openStoreOf(null);
    for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, String(text));
    openStoreOf(ROBIN);
    expect(everything()).not.toContain('kim');
  });

  it('do not mix where one signs in while a tab of the other has not heard of it', async () => {
    await asKim();
    const draft = stored('recipeDraft', localStorage);
    // another tab: Robin has signed in there, and began a draft
    localStorage.setItem('owner', ROBIN);
    localStorage.setItem('recipeDraft', '"of robin"');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(draft.current[0]).toBe('');
    act(() => draft.current[1]('written late'));
    expect(localStorage.getItem('recipeDraft')).toBe('"of robin"');
    act(() => draft.current[2]());
    expect(localStorage.getItem('recipeDraft')).toBe('"of robin"');
  });

  it('each find their own week again after a session that ended by itself', async () => {
    await asKim();
    emptyStore();
    openStoreOf(ROBIN);
    await restoreWeek(ROBIN);
    expect(everything()).not.toContain('kim');
    openStoreOf(KIM);
    await restoreWeek(KIM);
    expect(stored('mealPlan').current[0]).toBe('kim in the tab');
  });
});

describe('what was typed', () => {
  it('comes back once after a session that ended by itself, without what is no draft, and not over what was typed since', async () => {
    openStoreOf(KIM);
    keep('recipeEdit 7', 'kim changes', sessionStorage);
    keep('feedback', 'kim says', sessionStorage);
    keep('recipeDraft', 'kim writes', localStorage);
    keep('planWishes', 'kim wishes', localStorage);
    const stop = beforeSetAside(() => keep('manyAddresses', 'kim just now', sessionStorage));
    emptyStore();
    stop();
    expect(everything()).not.toContain('kim');
    await restoreTyped(KIM);
    expect(stored('recipeEdit 7').current[0]).toBe('kim changes');
    expect(stored('manyAddresses').current[0]).toBe('kim just now');
    expect(stored('recipeDraft', localStorage).current[0]).toBe('kim writes');
    expect(localStorage.getItem('planWishes')).toBeNull();

    emptyStore();
    keep('feedback', 'typed since');
    await restoreTyped(KIM);
    expect(stored('feedback').current[0]).toBe('typed since');
    sessionStorage.clear();
    await restoreTyped(KIM);
    expect(sessionStorage.getItem('recipeEdit 7')).toBeNull();
  });

  it('is nobody else’s, and goes with a log out', async () => {
    await asKim();
    emptyStore();
    openStoreOf(ROBIN);
    await restoreTyped(ROBIN);
    await restoreTyped(KIM);
    expect(everything()).not.toContain('kim');
    forgetPerson(KIM);
    await waitFor(async () => expect(await copyNames(KIM, '')).toEqual([]));
  });
});

describe('logging out', () => {
  it('leaves nothing of the person on the device', async () => {
    await asKim();
    emptyStore(); // the session ended by itself: the week is set aside
    await asKim();
    forgetPerson(KIM);
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(sessionStorage).toHaveLength(0);
    await waitFor(async () => expect(await readCopy(KIM, 'shoppingList')).toBeUndefined());
    expect(await readCopy(KIM, 'week')).toBeUndefined();
  });
});

describe('a week that was set aside', () => {
  it('comes back once, and not over one that was begun since', async () => {
    await asKim();
    emptyStore();
    keep('mealPlan', 'begun since');
    await restoreWeek(KIM);
    expect(stored('mealPlan').current[0]).toBe('begun since');
    sessionStorage.clear();
    await restoreWeek(KIM);
    expect(stored('mealPlan').current[0]).toBe('kim in the tab');
    sessionStorage.clear();
    await restoreWeek(KIM);
    expect(sessionStorage.getItem('mealPlan')).toBeNull();
  });

  it('is put back only under the keys of a week', async () => {
    await writeCopy(KIM, 'week', [['local', 'theme', 'dark']]);
    openStoreOf(KIM);
    await restoreWeek(KIM);
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
