import { beforeEach, describe, expect, it } from 'vitest';
import { forgetScrollKey, scrollKey } from './scroll-key.ts';

/** A document: nothing is known of the one before. */
function openDocument() {
  forgetScrollKey();
  return scrollKey;
}
const OPENED = { key: 'default' };

describe('the name of a place on a page', () => {
  beforeEach(() => window.history.replaceState(null, ''));

  it('is the key of the entry, once the router has given it one', () => {
    const nameOf = openDocument();
    expect(nameOf({ key: 'abc123' })).toBe('abc123');
  });

  it('is new for a page that is opened by its address, and the same for as long as the document stands', () => {
    const first = openDocument();
    const name = first(OPENED);
    first({ key: 'abc123' });
    expect(first(OPENED)).toBe(name);
    // another address: an entry of its own, without a state
    window.history.pushState(null, '');
    expect(openDocument()(OPENED)).not.toBe(name);
  });

  it('is found again after a reload, and leaves what else the entry keeps', () => {
    window.history.replaceState({ idx: 0, usr: { planId: 'p1' } }, '');
    const name = openDocument()(OPENED);
    expect(window.history.state).toEqual({ idx: 0, usr: { planId: 'p1' }, opened: name });
    expect(openDocument()(OPENED)).toBe(name);
  });
});
