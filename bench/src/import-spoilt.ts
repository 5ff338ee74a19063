/**
 * Tells what an importer makes of pages whose data are poorer than what they show: the JSON-LD of pages of
 * ../shared/import-pages that are usable is damaged on purpose, and the same page is read again and scored by their own
 * scorer. The baseline is the JSON-LD alone, damaged in the same way and read as it stands.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importRecipe } from './adapters/import-pages.ts';

type Data = Record<string, unknown> & { recipeIngredient: string[]; recipeInstructions?: unknown };
type Page = { html: string; url: string; markup: string };
interface Graded {
  scores: { usable: number };
  doubts?: { silent: number };
}
interface Scorer {
  loadPages: (folder: string) => Page[];
  grade: (page: Page, answer: { result: unknown }) => Graded;
}

const AMOUNT =
  /^\s*(?:ca\.?|about)?\s*[\d¼½¾⅓⅔⅛.,/⁄ –-]+\s*(?:(?:g|kg|ml|l|cups?|tbsp|tsp|tablespoons?|teaspoons?|ounces?|oz|pounds?|lbs?|EL|TL)\b\.?\s*)?/;

const withoutAmount = (line: string) => line.replace(AMOUNT, '');
const firstHalf = <Entry>(list: readonly Entry[]) => list.slice(0, Math.ceil(list.length / 2));
const cutNumber = (line: string) =>
  line
    .replace(/^(\d)[.,](\d)/, '$2')
    .replace(/^(\d)\s?[/⁄]\s?(\d)/, '$1$2')
    .replace(/^(\d )?[½¼¾⅓⅔]/, '$1')
    .trim();

const ofLines = (change: (lines: string[]) => string[] | string) => (data: Data) => ({
  ...data,
  recipeIngredient: change(data.recipeIngredient),
});

const DAMAGE: Readonly<Record<string, (data: Data) => Record<string, unknown>>> = {
  'every third line gone': ofLines((lines) => lines.filter((_, index) => index % 3 !== 1)),
  'half of the list gone': ofLines(firstHalf),
  'last line gone': ofLines((lines) => lines.slice(0, -1)),
  'all amounts gone': ofLines((lines) => lines.map(withoutAmount)),
  'every third amount gone': ofLines((lines) =>
    lines.map((line, index) => (index % 3 === 1 ? withoutAmount(line) : line)),
  ),
  'numbers cut': ofLines((lines) => lines.map(cutNumber)),
  'lines cut at commas': ofLines((lines) => lines.flatMap((line) => line.split(/, /))),
  'all lines in one': ofLines((lines) => lines.join(' ')),
  'no list': ({ recipeIngredient: _, ...data }) => data,
  'half of the steps gone': (data) =>
    Array.isArray(data.recipeInstructions)
      ? { ...data, recipeInstructions: firstHalf(data.recipeInstructions as unknown[]) }
      : data,
  'no steps': ({ recipeInstructions: _, ...data }) => data,
};

const isRecipe = (value: object): value is Data =>
  [(value as { '@type'?: unknown })['@type']].flat().includes('Recipe') &&
  Array.isArray((value as Data).recipeIngredient);

/** The value with its first recipe damaged; what is no recipe stays. */
function damaged(value: unknown, damage: (data: Data) => Record<string, unknown>, state: { done: boolean }): unknown {
  if (typeof value !== 'object' || value === null || state.done) return value;
  if (Array.isArray(value)) return value.map((entry) => damaged(entry, damage, state));
  if (isRecipe(value)) {
    state.done = true;
    return damage(value);
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, damaged(entry, damage, state)]));
}

/** The page with its first recipe damaged; null where it has none that can be. */
function spoilt(html: string, damage: (data: Data) => Record<string, unknown>): string | null {
  const state = { done: false };
  const page = html.replace(
    /(<script\b[^>]*ld\+json[^>]*>)([\s\S]*?)(<\/script>)/gi,
    (whole, open: string, text: string, close: string) => {
      if (state.done) return whole;
      try {
        return open + JSON.stringify(damaged(JSON.parse(text), damage, state)) + close;
      } catch {
        return whole;
      }
    },
  );
  return state.done ? page : null;
}

/** The data blocks of a page and nothing that a person sees. */
const dataOnly = (html: string) =>
  `<!doctype html><title></title>${(html.match(/<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi) ?? []).join('')}`;

export async function run(): Promise<void> {
  const folder = fileURLToPath(new URL('../../../shared/import-pages', import.meta.url));
  if (!existsSync(folder)) {
    console.log('The saved pages are missing: ../shared/import-pages is not beside this project. Nothing was scored.');
    return;
  }
  const { loadPages, grade }: Scorer = await import(`${folder}/score.mjs`);
  const read = async (html: string, page: Page) => grade(page, { result: await importRecipe(html, page.url) });
  const usable: Page[] = [];
  for (const page of loadPages(folder)) {
    if (page.markup === 'jsonld' && (await read(page.html, page)).scores.usable) usable.push(page);
  }
  const percent = (some: readonly Graded[]) =>
    ((100 * some.filter(({ scores }) => scores.usable).length) / Math.max(1, some.length)).toFixed(0);
  console.log('Share of pages that are still usable, in per cent, and losses that are not said:');
  console.log(
    `${''.padEnd(26)}${'pages'.padStart(7)}${'page'.padStart(7)}${'data'.padStart(7)}${'silent'.padStart(8)}`,
  );
  for (const [name, damage] of Object.entries(DAMAGE)) {
    const pages: Graded[] = [];
    const bare: Graded[] = [];
    for (const page of usable) {
      const html = spoilt(page.html, damage);
      if (html === null) continue;
      pages.push(await read(html, page));
      bare.push(await read(dataOnly(html), page));
    }
    const silent = pages.filter(({ doubts }) => (doubts?.silent ?? 0) > 0).length;
    console.log(
      `${name.padEnd(26)}${String(pages.length).padStart(7)}${percent(pages).padStart(7)}${percent(bare).padStart(7)}${String(silent).padStart(8)}`,
    );
  }
}
