import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStore } from '../lib/device-store.ts';
import { draw, notePress } from './draw-snapshot.ts';
import { endSnapshot, takeTicks } from './end-snapshot.ts';
import { SNAPSHOT_KEY, type SnapshotNode } from './snapshot.ts';
import { snapshotOf, takeSnapshot } from './take-snapshot.ts';

const ROW = `<li id="list-item-a" class="row" style="width: 20%;"><label><input type="checkbox"><svg viewBox="0 0 8 8"><path d="M0 0"></path></svg><span>2 &lt;b&gt; lemons</span></label><button type="button" aria-label="More">…</button></li>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${ROW}</div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetStore();
  document.body.innerHTML = '';
});

const root = () => document.getElementById('root') as HTMLElement;

function drawAll(nodes: readonly SnapshotNode[]): HTMLElement {
  const shown = document.createElement('div');
  for (const node of nodes) {
    const drawn = draw(node);
    if (drawn !== null) shown.append(drawn);
  }
  return shown;
}

test('a page is drawn as it was, with what was ticked and typed', () => {
  const tick = root().querySelector('input') as HTMLInputElement;
  tick.checked = true;
  const shown = drawAll(snapshotOf(root()).nodes);
  expect(shown.querySelector('input')?.checked).toBe(true);
  expect(shown.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(shown.textContent).toContain('2 <b> lemons');
  expect(shown.querySelector('b')).toBeNull();
  shown.querySelector('input')?.removeAttribute('checked');
  expect(shown.innerHTML).toBe(ROW);
});

test('what runs, loads or leads elsewhere is not drawn, whoever wrote it there', () => {
  const hostile: SnapshotNode[] = [
    ['script', {}, ['alert(1)']],
    ['IFRAME', { src: '/x' }, []],
    ['svg', {}, [['script', {}, ['alert(1)']]]],
    ['a', { href: 'javascript:alert(1)', onclick: 'alert(1)', style: 'background:url(//elsewhere.example)' }, ['a']],
    ['a', { href: '//elsewhere.example' }, ['b']],
    ['a', { href: '/app/explore' }, ['c']],
    ['img', { src: 'https://elsewhere.example/x.png', srcset: 'x' }, []],
    ['button', { formaction: '/x', class: 'y' }, []],
  ];
  expect(drawAll(hostile).innerHTML).toBe(
    '<svg></svg><a>a</a><a>b</a><a href="/app/explore">c</a><img><button class="y"></button>',
  );
});

test('rows that no screen shows are left out', () => {
  const one = root().innerHTML;
  root().innerHTML = Array.from({ length: 60 }, (_, n) => one.replace('item-a', `item-${n}`)).join('');
  expect(drawAll(snapshotOf(root()).nodes).querySelectorAll('li')).toHaveLength(40);
});

test('it is kept where the application is installed, and not with a dialog open', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  takeSnapshot();
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
  vi.stubGlobal('navigator', { languages: ['en-GB'], serviceWorker: { controller: {} } });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(takeSnapshot()).toBe(false);
  expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
  document.querySelector('[role="dialog"]')?.remove();
  expect(takeSnapshot()).toBe(true);
  expect(localStorage.getItem(SNAPSHOT_KEY)).toContain('list-item-a');
});

test('ticks are taken once, and what is no tick is none', () => {
  localStorage.setItem('snapshotTicks', '{"a":true,"b":false}');
  expect(takeTicks()).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(takeTicks()).toEqual([]);
  localStorage.setItem('snapshotTicks', 'nonsense');
  expect(takeTicks()).toEqual([]);
});

test('a press on an amount waits to open it, and ticks nothing', () => {
  root().innerHTML = ROW.replace('<span>', '<span data-opens="">').replace('</span>', ' <i>6</i></span>');
  const amount = root().querySelector('i') as HTMLElement;
  root().addEventListener('click', notePress, { once: true });
  amount.click();
  expect(root().querySelector('input')?.checked).toBe(false);
  expect(amount.parentElement?.hasAttribute('data-pressed')).toBe(true);
});

test('the end presses what was pressed last, in the same row, and leaves focus where it was', () => {
  const other = ROW.replace('item-a', 'item-b');
  root().innerHTML = ROW + other;
  root().classList.add('invisible');
  document.body.insertAdjacentHTML('beforeend', `<div id="snapshot">${ROW}${other}</div>`);
  const shown = document.getElementById('snapshot') as HTMLElement;
  shown.querySelector('[id="list-item-b"] button')?.setAttribute('data-pressed', '');
  shown.querySelector<HTMLElement>('[id="list-item-b"] input')?.focus();
  const pressed: string[] = [];
  root().addEventListener('click', ({ target }) => pressed.push((target as Element).closest('li')?.id ?? ''));
  endSnapshot();
  expect(pressed).toEqual(['list-item-b']);
  expect(document.activeElement?.closest('li')?.id).toBe('list-item-b');
  expect(document.getElementById('snapshot')).toBeNull();
  expect(root().className).toBe('');
});
