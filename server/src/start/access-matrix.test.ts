// In one file beyond the usual length: one table of every endpoint and who may call it.
import { randomUUID } from 'node:crypto';
import { AISLES } from '@sorrel/core/foods/aisles';
import type { HouseholdRole } from '@sorrel/core/households/household';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IN_HOUSEHOLDS, type InHousehold, memberStatuses } from '../../testing/household-columns.ts';
import { listRoutes } from '../../testing/list-routes.ts';
import { type SendOptions, setPassword, type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { expectUnseen, thingsOf } from '../../testing/two-households.ts';
import { hashPassword } from '../auth/passwords.ts';
import { newSecret } from '../auth/tokens.ts';
import { owned } from '../db/owned.ts';
import { tags } from '../db/tables/recipes.ts';
import { siteFiles } from '../http/site.ts';
import { signedAddresses } from '../pictures/address.ts';
import { EXTENSION_PATH } from '../support/extension.ts';

/*
 * Who may do what, route by route. A new route needs a row here, or this file fails.
 * Each cell is made anew: a caller, and where the route names a thing, somebody who owns one.
 */

const CALLERS = ['nobody', 'stranger', 'free', 'premium', 'admin'] as const;
type Caller = (typeof CALLERS)[number] | InHousehold;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Sent = SendOptions & { params?: Record<string, string>; query?: string };
type Row = [route: string, statuses: string, sent?: (world: World) => Sent | Promise<Sent>];

/** One cell: who calls, and the things of the owner. The stranger has premium and owns nothing of it; nor does the admin. */
interface World {
  caller: TestUser | undefined;
  owner: TestUser;
  /** Id of something the owner has, made when it is asked for; or, to compare with, of something nobody has. */
  recipe(): Promise<string>;
  removed(): Promise<string>;
  removedPlan(): Promise<string>;
  removedList(): Promise<string>;
  cooked(): Promise<string>;
  import(): Promise<string>;
  plan(): Promise<string>;
  list(): Promise<string>;
  invite(field: 'id' | 'address'): Promise<string>;
  person(): Promise<string>;
  shareLink(field: 'id' | 'address'): Promise<string>;
  endedLink(): Promise<string>;
  tag(): Promise<string>;
  collection(): Promise<string>;
  removedCollection(): Promise<string>;
  calendar(): Promise<string>;
  picture(): Promise<string>;
  signedPicture(): Promise<Sent>;
  session(): Promise<string>;
}

const PASSWORD = 'quiet-copper-lantern-42';
/** Before anybody deleted anything: who else empties their trash is nobody's concern here. */
const EMPTIED = 'until=2020-01-01T00:00:00.000Z';
const NEW_PASSWORD = 'bright-silver-kettle-77';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const eachMealType = <T>(value: T) => Object.fromEntries(MEAL_TYPES.map((type) => [type, value]));
const SOUP = { recipeName: 'Soup', ingredients: JSON.stringify([{ name: 'leek', quantity: 2, unit: '' }]) };
const emptyPlan = () => Array.from({ length: DAYS_IN_PLAN }, () => eachMealType([]));
const emptyList = () => Object.fromEntries(AISLES.map((aisle) => [aisle, []]));
const planSettings = (goals: object = {}) => ({
  repeat: eachMealType(false),
  structure: Array.from({ length: DAYS_IN_PLAN }, () => ({ ...eachMealType(1), snack: 2 })),
  nutGoals: goals,
});
const PERSON = { colour: 'sky', goal_kcal: null, excluded_foods: [], portion: 0.75, away: [] };
const LEEK_PRICE = { name: 'leek', hundredths: 199, quantity: 1, unit: 'kg', currency: 'EUR' };
const newEmail = () => `matrix-${randomUUID()}@example.com`;

// biome-ignore format: a table, one row a route
const ROWS: Row[] = [
  //                                                  nobody stranger free premium admin
  ['GET /healthz',                                    '200  200  200  200  200'],
  ['GET /readyz',                                     '200  200  200  200  200'],
  ['GET /.well-known/security.txt',                   '200  200  200  200  200'],
  ['GET /api/docs',                                   '200  200  200  200  200'],
  ['GET /api/openapi.json',                           '200  200  200  200  200'],
  ['GET /dev/mailbox',                                '200  200  200  200  200'],
  // a picture of somebody's: the address alone opens nothing, one that was signed for a session that goes on does
  ['GET /images/:key/:name',                          '404  404  404  404  404', async (w) => ({ params: { key: await w.picture(), name: '320.webp' } })],
  ['GET /images/:key/:name (signed)',                 '200  200  200  200  200', (w) => w.signedPicture()],

  // signing in
  ['POST /api/auth/register',                         '201  201  201  201  201', () => ({ body: { email: newEmail(), password: PASSWORD } })],
  ['POST /api/auth/authenticate',                     '200  200  200  200  200', (w) => ({ body: { email: w.owner.email, password: PASSWORD } })],
  ['POST /api/auth/refresh-access-token',             '401  200  200  200  200', (w) => ({ headers: { cookie: `refresh_token=${w.caller?.refreshToken ?? ''}` } })],
  ['DELETE /api/auth/logout',                         '401  200  200  200  200'],
  ['GET /api/auth/verify-email',                      '302  302  302  302  302'],
  ['POST /api/auth/resend-verify-email',              '200  200  200  200  200', () => ({ body: { email: newEmail() } })],
  ['GET /api/auth/google',                            '302  302  302  302  302'],
  ['GET /api/auth/google/callback',                   '302  302  302  302  302'],
  ['GET /api/auth/options',                           '200  200  200  200  200'],
  ['POST /api/auth/password-reset-request',           '200  200  200  200  200', () => ({ body: { email: newEmail() } })],
  ['POST /api/auth/password-reset/look',              '400  400  400  400  400', () => ({ body: { token: 'x'.repeat(43) } })],

  // the account: always the caller's own
  ['GET /api/auth/user',                              '401  200  200  200  200'],
  ['PUT /api/auth/password-reset',                    '401  200  200  200  200', () => ({ body: { password: NEW_PASSWORD, oldPassword: PASSWORD } })],
  ['PUT /api/auth/update-email',                      '401  200  200  200  200', () => ({ body: { email: newEmail(), password: PASSWORD } })],
  ['GET /api/auth/confirm-email',                     '302  302  302  302  302'],
  ['PUT /api/auth/update-profile',                    '401  200  200  200  200', () => ({ form: form({ fullName: 'Robin Ash' }) })],
  ['DELETE /api/auth/delete-profile-image',           '401  200  200  200  200'],
  ['POST /api/auth/finish-onboarding',                '401  200  200  200  200'],
  ['PUT /api/auth/update-preferences',                '401  200  200  200  200', () => ({ body: { diets: [], allergens: [] } })],
  ['GET /api/auth/sessions',                          '401  200  200  200  200'],
  ['DELETE /api/auth/sessions',                       '401  200  200  200  200'],
  ['DELETE /api/auth/sessions/:sessionId',            '401  404  200  200  404', async (w) => ({ params: { sessionId: await w.session() } })],
  ['GET /api/auth/download-data',                      '401  200  200  200  200'],
  ['POST /api/auth/delete-account',                   '401  200  200  200  200', () => ({ body: { reason: 'other', password: PASSWORD } })],
  ['POST /api/auth/contact',                          '200  200  200  200  200', () => ({ body: { name: 'Robin', email: newEmail(), message: 'Hello' } })],
  ['POST /api/auth/feedback',                         '401  200  200  200  200', () => ({ body: { howDidYouHear: 'other', text: 'Good soup.' } })],

  // the household: the caller's own; a link opens for whoever has it
  ['GET /api/household',                              '401  200  200  200  200'],
  ['PUT /api/household',                              '401  200  200  200  200', () => ({ body: { name: 'Ash kitchen' } })],
  ['POST /api/household/invites',                     '401  200  200  200  200', () => ({ body: { role: 'editor' } })],
  ['DELETE /api/household/invites/:id',               '401  404  200  200  404', async (w) => ({ params: { id: await w.invite('id') } })],
  ['GET /api/household/persons',                      '401  200  200  200  200'],
  ['POST /api/household/persons',                     '401  200  200  200  200', () => ({ body: { ...PERSON, name: 'Mia' } })],
  ['PUT /api/household/persons/:id',                  '401  404  200  200  404', async (w) => ({ params: { id: await w.person() }, body: PERSON })],
  ['POST /api/household/persons/:id/take-over',       '401  404  200  200  404', async (w) => ({ params: { id: await w.person() } })],
  ['DELETE /api/household/persons/:id',               '401  404  200  200  404', async (w) => ({ params: { id: await w.person() } })],
  ['POST /api/household/look',                        '200  200  200  200  200', async (w) => ({ body: { token: await w.invite('address') } })],
  ['GET /api/household/invitation',                   '401  200  200  200  200'],
  ['DELETE /api/household/invitation',                '401  200  200  200  200'],
  ['POST /api/household/join',                        '401  200  409  409  200', async (w) => ({ body: { token: await w.invite('address') } })],
  ['POST /api/household/leave',                       '401  409  409  409  409'],
  ['PUT /api/household/members/:id',                  '401  404  200  200  404', (w) => ({ params: { id: w.owner.id }, body: { role: 'owner' } })],
  ['DELETE /api/household/members/:id',               '401  404  409  409  404', (w) => ({ params: { id: w.owner.id } })],

  // links for others to read at: whoever has one, has it
  ['POST /api/share/chosen',                            '401  404  200  200  404', async (w) => ({ body: { ids: [await w.recipe()] } })],
  ['POST /api/share/links',                           '401  404  200  200  404', async (w) => ({ body: { kind: 'recipe', id: await w.recipe() } })],
  ['GET /api/share/links',                            '401  200  200  200  200'],
  ['DELETE /api/share/links/:id',                     '401  404  200  200  404', async (w) => ({ params: { id: await w.shareLink('id') } })],
  ['POST /api/share/copy',                            '401  200  200  200  200', async (w) => ({ body: { token: await w.shareLink('address') } })],
  ['POST /api/undo',                                  '401  404  200  200  404', async (w) => ({ body: { kind: 'link', id: await w.endedLink() } })],
  ['GET /share/:secret',                              '200  200  200  200  200', async (w) => ({ params: { secret: await w.shareLink('address') } })],
  ['GET /share/:secret/recipes/:recipe',              '404  404  404  404  404', async (w) => ({ params: { secret: await w.shareLink('address'), recipe: 'x' } })],
  ['GET /share/:secret/recipes/:recipe/:picture',     '404  404  404  404  404', async (w) => ({ params: { secret: await w.shareLink('address'), recipe: 'x', picture: '0-640.webp' } })],
  ['GET /share/:secret/:picture',                     '404  404  404  404  404', async (w) => ({ params: { secret: await w.shareLink('address'), picture: '0-640.webp' } })],
  ['GET /share/:secret/meals/:recipe/:picture',       '404  404  404  404  404', async (w) => ({ params: { secret: await w.shareLink('address'), recipe: 'x', picture: '0-640.webp' } })],

  // payments: none are set up in this test; the webhook is opened by its signature
  ['GET /api/payments/options',                       '200  200  200  200  200'],
  ['POST /api/payments/portal',                       '401  503  503  503  503'],
  ['POST /api/payments/webhook',                      '503  503  503  503  503', () => ({ body: {} })],

  // recipes
  ['GET /api/recipes/user-recipes',                   '401  200  200  200  200'],
  ['GET /api/recipes/book-marks',                     '401  200  200  200  200'],
  ['GET /api/recipes/whole-recipes',                  '401  200  200  200  200', async (w) => ({ query: `ids=${await w.recipe()}` })],
  ['GET /api/recipes/premium-recipes',                '401  200  200  200  200'],
  ['GET /api/recipes/featured-recipes',               '401  200  200  200  200'],
  ['GET /api/recipes/saved-copies',                   '401  200  200  200  200'],
  ['GET /api/recipes/recipe-count',                   '401  200  200  200  200'],
  ['GET /api/recipes/get-recipe/:id',                 '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() } })],
  ['PUT /api/recipes/toggle-fave/:id',                '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() } })],
  ['DELETE /api/recipes/delete-recipe/:id',           '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() } })],
  ['POST /api/recipes/add-recipe',                    '401  200  200  200  200', () => ({ form: form({ recipeName: 'Soup' }) })],
  ['PUT /api/recipes/edit-recipe/:id',                '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() }, form: form({ recipeName: 'Stew' }) })],
  ['POST /api/recipes/save-recipe',                   '401  200  200  200  200', () => ({ body: { recipeName: 'Soup', source: 'admin' } })],
  // premium works out the nutrition of a recipe; the free plan leaves it as it is
  ['GET /api/recipes/scrape',                         '401  400  400  400  400', () => ({ query: 'url=http%3A%2F%2F127.0.0.1%2F' })],
  ['POST /api/recipes/read-page',                     '401  422  422  422  422', () => ({ body: { html: '<h1>News</h1><p>Rain.</p>' } })],
  // many at once
  ['POST /api/recipes/find-pages',                    '401  400  400  400  400', () => ({ body: { url: 'http://127.0.0.1/' } })],
  ['POST /api/recipes/imports',                       '401  200  200  200  200', () => ({ body: { pages: [{ address: 'https://soup.example/leek' }] } })],
  ['GET /api/recipes/imports',                        '401  200  200  200  200'],
  ['GET /api/recipes/imports/:id',                    '401  404  200  200  404', async (w) => ({ params: { id: await w.import() } })],
  ['POST /api/recipes/imports/:id/stop',              '401  404  200  200  404', async (w) => ({ params: { id: await w.import() } })],
  ['POST /api/recipes/imports/:id/retry',             '401  404  200  200  404', async (w) => ({ params: { id: await w.import() }, body: {} })],
  ['POST /api/recipes/imports/:id/serves',            '401  404  200  200  404', async (w) => ({ params: { id: await w.import() }, body: { page: randomUUID(), serves: 2 } })],
  ['POST /api/recipes/imports/:id/undo',              '401  404  200  200  404', async (w) => ({ params: { id: await w.import() } })],
  ['GET /api/recipes/checks',                         '401  200  200  200  200'],
  ['DELETE /api/recipes/checks/:id',                  '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() } })],
  ['GET /api/recipes/versions/:id',                    '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() } })],
  ['POST /api/recipes/restore-version/:id',            '401  404  404  404  404', async (w) => ({ params: { id: await w.recipe() }, body: { version: 0, current: 1 } })],
  ['GET /api/recipes/trash',                           '401  200  200  200  200'],
  ['POST /api/recipes/trash/:id',                      '401  404  200  200  404', async (w) => ({ params: { id: await w.removed() } })],
  ['DELETE /api/recipes/trash/:id',                    '401  404  200  200  404', async (w) => ({ params: { id: await w.removed() } })],
  ['DELETE /api/recipes/trash',                        '401  200  200  200  200', () => ({ query: EMPTIED })],
  ['POST /api/recipes/chosen/tag',                     '401  200  200  200  200', async (w) => ({ body: { ids: [await w.recipe()], add: [1] } })],
  ['POST /api/recipes/chosen/delete',                  '401  200  200  200  200', async (w) => ({ body: { ids: [await w.recipe()] } })],
  ['POST /api/recipes/chosen/put-back',                '401  200  200  200  200', async (w) => ({ body: { ids: [await w.removed()] } })],
  ['POST /api/recipes/chosen/export',                  '401  200  200  200  200', async (w) => ({ body: { ids: [await w.recipe()] } })],
  ['POST /api/recipes/chosen/collect',                 '401  404  200  200  404', async (w) => ({ body: { ids: [randomUUID()], add: [await w.collection()] } })],
  ['GET /api/recipes/collections',                     '401  200  200  200  200'],
  ['POST /api/recipes/collections',                    '401  200  200  200  200', () => ({ body: { name: `Cakes ${randomUUID()}` } })],
  ['PUT /api/recipes/collections/:id',                 '401  404  200  200  404', async (w) => ({ params: { id: await w.collection() }, body: { name: `Pies ${randomUUID()}` } })],
  ['DELETE /api/recipes/collections/:id',              '401  404  200  200  404', async (w) => ({ params: { id: await w.collection() } })],
  ['POST /api/recipes/collections/:id/put-back',       '401  404  200  200  404', async (w) => ({ params: { id: await w.removedCollection() } })],
  ['POST /api/cook/record',                            '401  404  200  200  404', async (w) => ({ body: { recipeId: await w.recipe(), portions: 2 } })],
  ['GET /api/cook/log/:id',                            '401  200  200  200  200', async (w) => ({ params: { id: await w.recipe() } })],
  ['GET /api/cook/sums',                               '401  200  200  200  200'],
  ['DELETE /api/cook/entry/:id',                       '401  404  200  200  404', async (w) => ({ params: { id: await w.cooked() } })],
  ['GET /api/recipes/search-ingredients',             '401  200  200  200  200', () => ({ query: 'search=leek' })],
  ['POST /api/recipes/read-ingredients',              '401  200  200  200  200', () => ({ body: { lines: ['2 leeks'] } })],
  ['POST /api/recipes/named',                         '401  200  200  200  200', () => ({ body: { names: ['pizza dough'] } })],
  ['PUT /api/recipes/cooked-weight/:id',              '401  404  200  200  404', async (w) => ({ params: { id: await w.recipe() }, body: { grams: 1200 } })],
  ['PUT /api/recipes/correct-food/:id',               '401  404  403  200  403', async (w) => ({ params: { id: await w.recipe() }, body: { ingredient: 'leek', foodId: null, grams: 90 } })],
  ['GET /api/recipes/get-tags',                       '401  200  200  200  200'],
  ['POST /api/recipes/add-tag (ROLE-08)',             '401  200  403  200  403', () => ({ body: { name: 'Sundays' } })],
  ['PUT /api/recipes/rename-tag/:tagId',              '401  404  403  200  403', async (w) => ({ params: { tagId: await w.tag() }, body: { name: 'Mondays' } })],
  ['DELETE /api/recipes/delete-tag/:tagId',           '401  404  403  200  403', async (w) => ({ params: { tagId: await w.tag() } })],
  ['GET /api/recipes/spin',                           '401  200  200  200  200'],
  ['GET /api/recipes/kitchen-foods',                  '401  200  200  200  200'],
  ['POST /api/recipes/what-to-cook',                  '401  200  200  200  200', () => ({ body: { foods: ['leek'], withExplore: true } })],
  ['GET /api/recipes/explain-spin',                   '401  200  200  200  200'],

  // plans: basic ones are free, nutrition goals are premium
  ['POST /api/plans/generate (ROLE-15 basic plans)',   '401  200  200  200  200', () => ({ body: planSettings() })],
  ['POST /api/plans/generate (ROLE-05 with goals)',   '401  200  403  200  403', () => ({ body: planSettings({ calories: 2000 }) })],
  ['POST /api/plans/explain',                         '401  200  200  200  200', () => ({ body: { ...planSettings(), mealPlan: emptyPlan() } })],
  ['POST /api/plans/explain (with goals)',            '401  200  403  200  403', () => ({ body: { ...planSettings({ calories: 2000 }), mealPlan: emptyPlan() } })],
  ['POST /api/plans/fresh-meals',                     '401  200  200  200  200', async (w) => ({ body: { ids: [await w.recipe()] } })],
  ['GET /api/plans/respin',                           '401  404  404  404  404', () => ({ query: 'type=dinner' })],
  ['GET /api/plans/borrowing',                        '401  200  200  200  200'],
  ['POST /api/plans/save',                            '401  200  200  200  200', () => ({ body: { name: 'a week', plan: emptyPlan() } })],
  ['POST /api/plans/merge (ROLE-10 family plans)',     '401  404  403  200  403', async (w) => ({ body: { name: 'family', plans: [{ id: await w.plan(), portions: 1 }, { id: await w.plan(), portions: 2 }] } })],
  ['GET /api/plans/recipe-analytics (ROLE-07)',        '401  200  403  200  403'],
  ['GET /api/plans/get-plans',                        '401  200  200  200  200'],
  ['GET /api/plans/load/:id',                         '401  404  200  200  404', async (w) => ({ params: { id: await w.plan() } })],
  ['DELETE /api/plans/delete/:id',                    '401  404  200  200  404', async (w) => ({ params: { id: await w.plan() } })],
  ['GET /api/plans/trash',                             '401  200  200  200  200'],
  ['POST /api/plans/trash/:id',                        '401  404  200  200  404', async (w) => ({ params: { id: await w.removedPlan() } })],
  ['DELETE /api/plans/trash/:id',                      '401  404  200  200  404', async (w) => ({ params: { id: await w.removedPlan() } })],
  ['DELETE /api/plans/trash',                          '401  200  200  200  200', () => ({ query: EMPTIED })],
  ['GET /api/plans/weeks',                            '401  200  200  200  200'],
  ['PUT /api/plans/week/:id',                         '401  404  200  200  404', async (w) => ({ params: { id: await w.plan() }, body: { weekStart: '2026-11-23' } })],
  ['PUT /api/plans/first-day',                        '401  200  200  200  200', () => ({ body: { firstDay: 'sunday' } })],
  ['GET /api/plans/reminders',                        '401  200  200  200  200'],
  ['PUT /api/plans/reminders',                        '401  200  200  200  200', () => ({ body: { hour: 18, timeZone: 'Europe/Berlin' } })],
  ['DELETE /api/plans/reminders',                     '401  200  200  200  200'],
  // the link of a mail: whoever has it may end what it belongs to
  ['GET /api/plans/reminders/stop',                   '302  302  302  302  302', () => ({ query: 'token=none' })],
  ['POST /api/plans/reminders/stop',                  '400  400  400  400  400', () => ({ query: 'token=none' })],
  ['POST /api/plans/calendar',                        '401  404  200  200  404', async (w) => ({ body: { id: await w.plan() } })],
  ['DELETE /api/plans/calendar',                      '401  200  200  200  200'],
  // a calendar program has no session: the secret address opens it
  ['GET /api/plans/calendar/:secret',                 '200  200  200  200  200', async (w) => ({ params: { secret: await w.calendar() } })],

  // shopping lists: free, but for sending them
  ['GET /api/lists/get-lists',                        '401  200  200  200  200'],
  ['POST /api/lists/save (ROLE-16)',                  '401  200  200  200  200', () => ({ body: { name: 'a list', shoppingList: emptyList() } })],
  ['GET /api/lists/load/:id',                         '401  404  200  200  404', async (w) => ({ params: { id: await w.list() } })],
  ['POST /api/lists/sync/:id',                        '401  404  200  200  404', async (w) => ({ params: { id: await w.list() }, body: { sentAtMs: 1 } })],
  ['POST /api/lists/habits',                          '401  200  200  200  200', () => ({ body: { sentAtMs: 1 } })],
  ['GET /api/lists/live',                             '401  200  200  200  200', () => ({ query: 'seconds=0' })],
  ['POST /api/lists/of-recipes',                       '401  404  200  200  404', async (w) => ({ body: { recipes: [{ id: await w.recipe(), portions: 2 }] } })],
  ['GET /api/lists/get-list/:id',                     '401  404  200  200  404', async (w) => ({ params: { id: await w.plan() } })],
  ['DELETE /api/lists/delete/:id',                    '401  404  200  200  404', async (w) => ({ params: { id: await w.list() } })],
  ['GET /api/lists/trash',                             '401  200  200  200  200'],
  ['POST /api/lists/trash/:id',                        '401  404  200  200  404', async (w) => ({ params: { id: await w.removedList() } })],
  ['DELETE /api/lists/trash/:id',                      '401  404  200  200  404', async (w) => ({ params: { id: await w.removedList() } })],
  ['DELETE /api/lists/trash',                          '401  200  200  200  200', () => ({ query: EMPTIED })],
  ['PUT /api/lists/remember-aisle',                   '401  200  200  200  200', () => ({ body: { name: 'leek', aisle: 'produce' } })],
  ['GET /api/lists/bought-before',                    '401  200  200  200  200'],
  ['GET /api/lists/find-aisle',                       '401  200  200  200  200', () => ({ query: 'name=leek' })],
  ['GET /api/lists/food-names',                       '401  200  200  200  200'],
  ['GET /api/lists/prices',                           '401  200  200  200  200'],
  ['PUT /api/lists/prices',                           '401  200  200  200  200', () => ({ body: LEEK_PRICE })],
  ['DELETE /api/lists/prices',                        '401  200  200  200  200', () => ({ query: 'name=leek' })],
  ['PUT /api/lists/prices/currency',                  '401  200  200  200  200', () => ({ body: { currency: 'EUR' } })],
  ['GET /api/lists/prices/food',                      '401  200  200  200  200', () => ({ query: 'name=leek' })],
  ['POST /api/lists/prices/of-recipes',               '401  200  200  200  200', async (w) => ({ body: { recipes: [{ id: await w.recipe(), portions: 2 }] } })],
  ['GET /api/lists/supermarkets (ROLE-09)',           '401  200  403  200  403'],
  ['POST /api/lists/send-to-supermarket (ROLE-09)',   '401  200  403  200  403', () => ({ body: { supermarket: 'tesco', basket: [{ name: 'leek' }] } })],
];

/** Routes that are there once the pages are built. Files, which everybody may read. */
const BUILT_PAGES = [...siteFiles().map((file) => file.path), EXTENSION_PATH, '/*'];

let t: TestApp;
let passwordHash: string;
beforeAll(async () => {
  t = await testApp();
  passwordHash = await hashPassword(PASSWORD);
  await t.app.ready();
});
afterAll(() => t.close());

async function person(options: Parameters<TestApp['makeUser']>[0] = {}): Promise<TestUser> {
  const user = await t.makeUser(options);
  await setPassword(t, user, passwordHash);
  return user;
}

/** Who belongs to the household of somebody else from now on. */
async function join(user: TestUser, to: TestUser, role: HouseholdRole): Promise<TestUser> {
  return t.moveInto(user, to.householdId, role);
}

async function worldOf(
  caller: Caller,
  isThingMissing = false,
  given: { owner?: TestUser; caller?: TestUser } = {},
): Promise<World> {
  const owner = given.owner ?? (await person({ premium: caller === 'premium' || caller === 'stranger' }));
  const callers: Record<Caller, () => Promise<TestUser | undefined>> = {
    nobody: async () => undefined,
    stranger: () => person({ premium: true }),
    free: async () => owner,
    premium: async () => owner,
    admin: () => person({ admin: true }),
    owner: async () => join(await person(), owner, 'owner'),
    editor: async () => join(await person(), owner, 'editor'),
    reader: async () => join(await person(), owner, 'reader'),
    other: async () => join(await person({ premium: true }), await person(), 'owner'),
  };
  const made = async (method: 'POST', url: string, sent: SendOptions, field: string): Promise<string> => {
    if (isThingMissing) return randomUUID();
    const reply = await t.send(method, url, { user: owner, ...sent });
    if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
    return reply.body[field];
  };
  async function keepPicture() {
    const key = `matrix-${randomUUID()}`;
    await t.services.imageStore.put(`${key}/320.webp`, Buffer.from('a picture'), 'image/webp');
    return key;
  }
  const plan = () => made('POST', '/api/plans/save', { body: { name: 'a plan', plan: emptyPlan() } }, 'mealPlanId');
  async function shareLink(field: 'id' | 'address') {
    const id = await made('POST', '/api/recipes/add-recipe', { form: form(SOUP) }, 'id');
    const found = await made('POST', '/api/share/links', { body: { kind: 'recipe', id } }, field);
    return found.replace(/^.*\//, '');
  }
  return {
    caller: given.caller ?? (await callers[caller]()),
    owner,
    recipe: () => made('POST', '/api/recipes/add-recipe', { form: form(SOUP) }, 'id'),
    async removed() {
      const id = await made('POST', '/api/recipes/add-recipe', { form: form(SOUP) }, 'id');
      if (!isThingMissing) await t.send('DELETE', `/api/recipes/delete-recipe/${id}`, { user: owner });
      return id;
    },
    async removedPlan() {
      const id = await made('POST', '/api/plans/save', { body: { name: 'a week', plan: emptyPlan() } }, 'mealPlanId');
      if (!isThingMissing) await t.send('DELETE', `/api/plans/delete/${id}`, { user: owner });
      return id;
    },
    async removedList() {
      const id = await made('POST', '/api/lists/save', { body: { name: 'a list', shoppingList: emptyList() } }, 'id');
      if (!isThingMissing) await t.send('DELETE', `/api/lists/delete/${id}`, { user: owner });
      return id;
    },
    async cooked() {
      const recipeId = await made('POST', '/api/recipes/add-recipe', { form: form(SOUP) }, 'id');
      return made('POST', '/api/cook/record', { body: { recipeId, portions: 2 } }, 'id');
    },
    import: () =>
      made('POST', '/api/recipes/imports', { body: { pages: [{ address: 'https://soup.example/leek' }] } }, 'id'),
    plan,
    list: () => made('POST', '/api/lists/save', { body: { name: 'a list', shoppingList: emptyList() } }, 'id'),
    invite: async (field) =>
      (await made('POST', '/api/household/invites', { body: { role: 'editor' } }, field)).replace(/^.*#/, ''),
    async person() {
      if (isThingMissing) return randomUUID();
      const added = await t.send('POST', '/api/household/persons', { user: owner, body: { ...PERSON, name: 'Mia' } });
      return added.body.at(-1)?.id ?? '';
    },
    shareLink,
    async endedLink() {
      const id = await shareLink('id');
      if (!isThingMissing) await t.send('DELETE', `/api/share/links/${id}`, { user: owner });
      return id;
    },
    collection: () => made('POST', '/api/recipes/collections', { body: { name: `Cakes ${randomUUID()}` } }, 'id'),
    async removedCollection() {
      const id = await made('POST', '/api/recipes/collections', { body: { name: `Cakes ${randomUUID()}` } }, 'id');
      if (!isThingMissing) await t.send('DELETE', `/api/recipes/collections/${id}`, { user: owner });
      return id;
    },
    async tag() {
      if (isThingMissing) return '2000000000';
      const [row] = await t.services.db
        .insert(tags)
        .values({ householdId: owner.householdId, name: `Tag ${randomUUID()}` })
        .returning();
      return String(row?.id);
    },
    async calendar() {
      if (isThingMissing) return `${newSecret()}.ics`;
      const address = await made('POST', '/api/plans/calendar', { body: { id: await plan() } }, 'address');
      return address.split('/').at(-1) ?? '';
    },
    async session() {
      if (isThingMissing) return randomUUID();
      const list: { id: string }[] = (await t.send('GET', '/api/auth/sessions', { user: owner })).body;
      return list[0]?.id ?? '';
    },
    async signedPicture() {
      const key = await keepPicture();
      const sessionId = JSON.parse(Buffer.from(owner.token.split('.')[1] ?? '', 'base64url').toString()).sid;
      const address = signedAddresses(t.services, { id: owner.id, sessionId })(owned(key));
      return { params: { key, name: '320.webp' }, query: address.split('?')[1] ?? '' };
    },
    picture: keepPicture,
  };
}

const routeOf = (row: Row) => row[0].replace(/ \(.*\)$/, '');

async function sendRow(row: Row, world: World, method?: 'HEAD') {
  const [routeMethod, pattern] = routeOf(row).split(' ') as [Method, string];
  const { params = {}, query, ...options } = (await row[2]?.(world)) ?? {};
  const path = pattern.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
  const url = query === undefined ? path : `${path}?${query}`;
  const user = world.caller === undefined ? {} : { user: world.caller };
  if (method === 'HEAD') {
    const reply = await t.app.inject({ method, url, headers: { ...world.caller?.headers, ...options.headers } });
    return { status: reply.statusCode, body: reply.body };
  }
  return t.send(routeMethod, url, { ...user, ...options });
}

/** The status that each caller gets. Every one has a world of their own, so nobody waits for another. */
async function answersTo(row: Row, callers: readonly Caller[]): Promise<Record<string, number>> {
  const answer = async (caller: Caller) => [caller, (await sendRow(row, await worldOf(caller))).status] as const;
  return Object.fromEntries(await Promise.all(callers.map(answer)));
}

test('every route of the server has a row, and every row a route', () => {
  const routes = listRoutes(t.app)
    .filter(({ path }) => !BUILT_PAGES.includes(path))
    .flatMap(({ path, methods }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`));
  expect([...new Set(ROWS.map(routeOf))].toSorted()).toEqual(routes.toSorted());
});

describe.each(ROWS.map((row) => ({ name: row[0], row })))('$name', ({ row }) => {
  const statuses = row[1].split(/ +/).map(Number);

  test('ROLE-01 each caller gets what the table says', async () => {
    expect(await answersTo(row, CALLERS)).toEqual(
      Object.fromEntries(CALLERS.map((caller, index) => [caller, statuses[index]])),
    );
  });

  test('each member of the household gets what the table says, and another household what a stranger gets', async () => {
    expect(await answersTo(row, IN_HOUSEHOLDS)).toEqual(
      memberStatuses(row[0], routeOf(row), { stranger: statuses[1], free: statuses[2] }),
    );
  });

  if (row[0].startsWith('GET ') && !statuses.includes(302)) {
    test('HEAD opens no more than GET', async () => {
      expect(listRoutes(t.app).find(({ path }) => `GET ${path}` === routeOf(row))?.methods).toContain('HEAD');
      for (const caller of ['nobody', 'stranger'] as const) {
        const reply = await sendRow(row, await worldOf(caller), 'HEAD');
        expect([reply.status, reply.body]).toEqual([statuses[CALLERS.indexOf(caller)], '']);
      }
    });
  }

  if (statuses[0] === 401) {
    test('nobody is asked to log in, in the words of the table of errors', async () => {
      const { body } = await sendRow(row, await worldOf('nobody'));
      expect(['Please log in.', 'Your session has ended. Please log in again.']).toContain(body.message);
    });
  }

  if (statuses[2] === 403) {
    test('the free plan is told that premium has it', async () => {
      const { body } = await sendRow(row, await worldOf('free'));
      expect(body).toEqual({ message: expect.stringContaining('Premium'), upgrade: true });
    });
  }

  if (statuses[1] === 404 && row[2] !== undefined) {
    test("another user's thing and a missing thing are answered the same", async () => {
      const [others, missing] = [
        await sendRow(row, await worldOf('stranger')),
        await sendRow(row, await worldOf('stranger', true)),
      ];
      expect([others.status, others.body]).toEqual([missing.status, missing.body]);
    });
  }
});

test('ROLE-20 what a stranger tried changed nothing', async () => {
  for (const row of ROWS.filter(([, statuses]) => /^\d+ +404/.test(statuses))) {
    const world = await worldOf('stranger');
    const sent = (await row[2]?.(world)) ?? {};
    const before = await thingsOf(t, world.owner);
    expect((await sendRow([row[0], row[1], () => sent], world)).status).toBe(404);
    expect([row[0], await thingsOf(t, world.owner)]).toEqual([row[0], before]);
  }
});

test('two households never see each other, on any route, whatever ids they send', { timeout: 300_000 }, async () => {
  await expectUnseen(t, ROWS, async (row, caller, theirs) => {
    // an owner, whom no role holds back; another one for each route, since some leave or go
    const member = await join(await person({ premium: true }), caller.owner, 'owner');
    const reply = await sendRow(row, await worldOf('stranger', false, { owner: theirs.other, caller: member }));
    await t.services.pool.query('delete from users where id = $1', [member.id]);
    return reply;
  });
});
