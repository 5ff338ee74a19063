import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookmarkletAddress } from './bookmarklet.ts';
import { catchSentPage, caughtPage, forgetCaughtPage } from './caught-page.ts';
import { collectPage } from './collect-page.ts';
import { PAGE_MARK, packPage, unpackPage } from './pack-page.ts';

const RECIPE = '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"]}';

// head and body themselves stay: queries of other files are bound to them
beforeEach(() => {
  document.head.innerHTML = `<title>Soup</title><style>p { color: red }</style>
    <script type="application/ld+json">${RECIPE}</script><script>window.tracker = 1</script>
    <script>window.__STATE__ = { ingredients: ["2 leeks"] }</script>`;
  document.body.setAttribute('onload', 'x()');
  document.body.innerHTML = `<h1 class="title" style="color: red">Soup</h1><svg><path d="M0 0"></path></svg>
    <img src="data:image/png;base64,${'A'.repeat(5000)}" alt="A bowl"><form><input value="my card number"></form>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.removeAttribute('onload');
  document.body.innerHTML = '';
  forgetCaughtPage();
});

describe('the page that is sent', () => {
  it('holds what tells of a recipe, and nothing that was typed', () => {
    const { url, html } = collectPage();
    expect(url).toBe(window.location.href);
    expect(html).toContain(RECIPE);
    expect(html).toContain('__STATE__');
    expect(html).toContain('<h1 class="title">Soup</h1>');
    expect(html).toContain('alt="A bowl"');
    for (const left of ['color: red', 'tracker', '<svg', 'my card number', 'AAAA', 'onload'])
      expect(html).not.toContain(left);
  });

  it('leaves the page itself as it is', () => {
    const before = document.documentElement.outerHTML;
    collectPage();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('comes out as it went in, and fits an address', async () => {
    const page = { url: 'https://kitchen.example/crème', html: `<p>${'Crème brûlée 🍮 '.repeat(20_000)}</p>` };
    const packed = await packPage(page);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(page.html.length / 20);
    expect(await unpackPage(packed)).toEqual(page);
  });

  it.each(['', 'x', '!!', btoa('no gzip')])('that is none is none: %j', async (packed) => {
    expect(await unpackPage(packed)).toBeNull();
  });

  it('that was cut off, says something else, or is a bomb, is none', async () => {
    const packed = await packPage({ url: 'https://kitchen.example/', html: RECIPE.repeat(50) });
    expect(await unpackPage(packed.slice(0, -40))).toBeNull();
    expect(await unpackPage(await packPage({ url: 3, html: null } as never))).toBeNull();
    expect(await unpackPage(await packPage({ url: '', html: '0'.repeat(9_000_000) }))).toBeNull();
  });
});

describe('the bookmark', () => {
  /** Runs it as a browser does: the text behind 'javascript:', decoded. */
  async function press(opened: { location: { href: string }; close: () => void } | null) {
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as never);
    const code = decodeURIComponent(
      bookmarkletAddress('https://sorrel.example', 'That did not work, 100 % sure.').replace(/^javascript:/, ''),
    );
    // biome-ignore lint/security/noGlobalEval: what a bookmark does
    const done: unknown = globalThis.eval(code.replace(/^void/, ''));
    await done;
    expect(open).toHaveBeenCalledWith('about:blank', '_blank');
  }

  it('opens our form with the page in the part of the address that no server sees', async () => {
    const opened = { location: { href: '' }, close: vi.fn() };
    await press(opened);
    const [landing, packed = ''] = opened.location.href.split(PAGE_MARK);
    expect(landing).toBe('https://sorrel.example/app/recipes/add-recipe');
    expect((await unpackPage(packed))?.html).toContain(RECIPE);
  });

  it('says so where the browser cannot, and leaves no empty window', async () => {
    const opened = { location: { href: '' }, close: vi.fn() };
    vi.stubGlobal('CompressionStream', undefined);
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    await press(opened);
    expect(alert.mock.calls).toEqual([['That did not work, 100 % sure.']]);
    expect([opened.location.href, opened.close.mock.calls.length]).toEqual(['', 1]);
  });
});

describe('an address that carries a page', () => {
  it('is emptied of it at once, and the page is kept until it is taken', () => {
    window.history.replaceState(null, '', `/app/recipes/add-recipe?from=x${PAGE_MARK}abc`);
    catchSentPage();
    expect([window.location.search, window.location.hash, caughtPage()]).toEqual(['?from=x', '', 'abc']);
    forgetCaughtPage();
    catchSentPage();
    expect(caughtPage()).toBeNull();
  });
});
