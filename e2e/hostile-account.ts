/**
 * One account that asks for the worst of everything at once, for `e2e/budgets.ts`, in a process of its own. It stops by itself:
 * after so many seconds, when its parent goes, or at a signal. Sends only to the server it is given, on this machine.
 */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { PASSWORD } from './accounts.ts';

const [serverUrl = '', email = '', siteUrl = '', pictureFile = '', seconds = '8'] = process.argv.slice(2);
if (new URL(serverUrl).hostname !== '127.0.0.1') throw new Error('this is for a server on this machine alone');
// in truth it sits at another machine: its own work should not be what slows the others
setPriority(19);

setTimeout(() => process.exit(1), Number(seconds) * 1000 + 90_000).unref();
process.on('disconnect', () => process.exit(1));

const reply = await fetch(`${serverUrl}/api/auth/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: PASSWORD }),
});
const authorization = `Bearer ${((await reply.json()) as { token: string }).token}`;

/** How often each answer came to each call. */
const answers: Record<string, Record<string, number>> = {};

async function send(name: string, method: string, path: string, body?: () => string | FormData) {
  const sent = body?.();
  const of = answers[name] ?? {};
  answers[name] = of;
  // every third time it does not wait for the answer
  const isLeft = Math.random() < 0.3;
  const signal = isLeft ? AbortSignal.timeout(300) : AbortSignal.timeout(20_000);
  const status = await fetch(serverUrl + path, {
    method,
    signal,
    headers: { authorization, ...(typeof sent === 'string' && { 'content-type': 'application/json' }) },
    ...(sent !== undefined && { body: sent }),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    })
    // leaving in the middle of an answer fails its reading, not the call
    .catch(() => 'left');
  of[status] = (of[status] ?? 0) + 1;
  // who is refused at once asks again soon, as programs do
  if (status === '429' || status === '503') await new Promise((resolve) => setTimeout(resolve, 100));
}

const picture = readFileSync(pictureFile);
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const profile = () => {
  const form = new FormData();
  form.append('profileImage', file(picture, 'a.jpg'));
  return form;
};
const rubbish = new Uint8Array(1_200_000).fill(65);
/** A recipe with 33 files, 39 MB together, none of them a picture. */
const manyFiles = () => {
  const form = new FormData();
  form.append('recipeName', 'Soup');
  form.append('methodImageIndexes', JSON.stringify(Array.from({ length: 30 }, (_, index) => index)));
  for (let count = 0; count < 3; count += 1) form.append('images', file(rubbish, 'a.jpg'));
  for (let count = 0; count < 30; count += 1) form.append('methodImages', file(rubbish, 'a.jpg'));
  return form;
};
const withAddress = () => {
  const form = new FormData();
  form.append('recipeName', 'Soup');
  form.append('scrapedImage', `${siteUrl}/picture`);
  return form;
};
const LINES = ['1/', '1 g plus ', 'a, ', '1 (1 g) ', 'finely chopped and ', 'zzz or yyy '].map((text) =>
  text.repeat(2000).slice(0, 2000),
);
const lines = () => JSON.stringify({ lines: Array.from({ length: 50 }, (_, index) => LINES[index % LINES.length]) });
const PLAN = JSON.stringify({
  repeat: {},
  structure: Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 1 })),
  nutGoals: {},
});
const DAY = { breakfast: [], lunch: [], dinner: [], snack: [] };
let saved = 0;
const plan = () => {
  saved += 1;
  return JSON.stringify({ name: `plan ${saved}`, plan: Array.from({ length: 7 }, () => DAY) });
};
const list = () => {
  saved += 1;
  const other = Array.from({ length: 100 }, (_, index) => ({ name: `thing ${index}`, quantity: index }));
  return JSON.stringify({ name: `list ${saved}`, shoppingList: { other } });
};

const PAGES = ['nested', 'ones', 'scripts', 'itemprops', 'control', 'ingredients', 'attributes', 'closing'];
let page = 0;
const scrape = () => {
  page += 1;
  return `/api/recipes/scrape?url=${encodeURIComponent(`${siteUrl}/${PAGES[page % PAGES.length]}`)}`;
};

/** The largest page that is taken in, every other character of it escaped. */
const SENT_PAGE = JSON.stringify({ html: '<p itemprop="recipeIngredient">1 "g"\n</p>'.repeat(120_000) });
/** As many values as two megabytes hold. */
const BRACKETS = `{"name":[${'[],'.repeat(690_000)}[]]}`;

/** Another meal out of the whole of explore, for a week that is as long as an address may be, with every wish there is. */
const IDS = Array.from({ length: 140 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
const WISHES = {
  useUp: Array.from({ length: 20 }, (_, index) => `dried ${'small '.repeat(7)}food ${index}`),
  minutesOfDay: Array(7).fill(20),
  notWithinDays: 60,
  atMost: { redMeat: 1 },
  cookOn: [0],
  cheaper: true,
};
const REROLL = `/api/plans/respin?${new URLSearchParams([
  ...Object.entries({ type: 'dinner', borrow: 'true', day: '3', weekStart: '2026-11-23' }),
  ...Object.entries({ repeat: {}, nutGoals: {}, wishes: WISHES }).map(([name, value]) => [name, JSON.stringify(value)]),
  ...IDS.map((id) => ['seen', id]),
  ...IDS.map((id, at) => ['planMeals', `${at % 7}-lunch:${id}`]),
])}`;

const WORK: (() => Promise<void>)[] = [
  ...Array.from({ length: 4 }, () => () => send('read lines', 'POST', '/api/recipes/read-ingredients', lines)),
  ...Array.from({ length: 4 }, () => () => send('import a page', 'GET', scrape())),
  ...Array.from(
    { length: 4 },
    () => () => send('a picture of 25 megapixels', 'PUT', '/api/auth/update-profile', profile),
  ),
  ...Array.from({ length: 2 }, () => () => send('a form of 39 MB', 'POST', '/api/recipes/add-recipe', manyFiles)),
  ...Array.from(
    { length: 2 },
    () => () => send('a picture by address', 'POST', '/api/recipes/add-recipe', withAddress),
  ),
  ...Array.from({ length: 6 }, () => () => send('plan a week', 'POST', '/api/plans/generate', () => PLAN)),
  ...Array.from({ length: 6 }, () => () => send('another meal', 'GET', REROLL)),
  ...Array.from({ length: 4 }, () => () => send('send a page', 'POST', '/api/recipes/read-page', () => SENT_PAGE)),
  ...Array.from({ length: 4 }, () => () => send('a body of brackets', 'POST', '/api/lists/save', () => BRACKETS)),
  () => send('save a plan', 'POST', '/api/plans/save', plan),
  () => send('save a list', 'POST', '/api/lists/save', list),
];
const overAtMs = Date.now() + Number(seconds) * 1000;
process.send?.('ready');
await Promise.all(
  WORK.map(async (once) => {
    while (Date.now() < overAtMs) await once();
  }),
);
process.send?.({ answers }, () => process.exit(0));
