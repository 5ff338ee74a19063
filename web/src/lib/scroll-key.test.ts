import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A document: the module begins anew with each. */
async function openDocument() {
  vi.resetModules();
  return (await import('./scroll-key.ts')).scrollKey;
}
const OPENED = { key: 'default' };

describe('the name of a place on a page', () => {
  beforeEach(() => window.history.replaceState(null, ''));

  it('is the key of the entry, once the router has given it one', async () => {
    const scrollKey = await openDocument();
    expect(scrollKey({ key: 'abc123' })).toBe('abc123');
  });

  it('is new for a page that is opened by its address, and the same for as long as the document stands', async () => {
    const first = await openDocument();
    const name = first(OPENED);
    first({ key: 'abc123' });
    expect(first(OPENED)).toBe(name);
    // another address: an entry of its own, without a state
    window.history.pushState(null, '');
    expect((await openDocument())(OPENED)).not.toBe(name);
  });

  it('is found again after a reload, and leaves what else the entry keeps', async () => {
    window.history.replaceState({ idx: 0, usr: { planId: 'p1' } }, '');
    const name = (await openDocument())(OPENED);
    expect(window.history.state).toEqual({ idx: 0, usr: { planId: 'p1' }, opened: name });
    expect((await openDocument())(OPENED)).toBe(name);
  });
});
