import type { Page, Request, Route } from '@playwright/test';
import type { Answers } from './screen.ts';

/** Calls that are no GET and still change nothing that another picture shows. */
const ASKING = new Set([
  '/api/auth/authenticate',
  '/api/auth/refresh-access-token',
  '/api/plans/generate',
  '/api/plans/explain',
  '/api/plans/fresh-meals',
  '/api/lists/prices/of-recipes',
  '/api/recipes/read-ingredients',
  '/api/recipes/explain-spin',
  '/api/recipes/named',
  '/api/recipes/what-to-cook',
]);
const MOMENT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)"/g;
const PAST = '"2024-05-02T18:30:00.000Z"';
const FUTURE = '"2024-06-02T18:30:00.000Z"';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** A device that has done nothing only asks what is new of its list, and of what its household is used to. */
const isQuestion = (request: Request) =>
  (pathOf(request).startsWith('/api/lists/sync/') || pathOf(request) === '/api/lists/habits') &&
  (request.postDataJSON() as { operations: readonly unknown[] }).operations.length === 0;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The answer that a screen gives to a call, by its path. Of what would change something its ids may be ':id', since nobody knows them before. */
const answerTo = (answers: Answers, request: Request) =>
  answers[pathOf(request)] ?? (isQuestion(request) ? undefined : answers[pathOf(request).replace(UUID, ':id')]);

/** A page that listens for what others do is never done with it. */
const LISTENING = '/api/lists/live';

/** Whether a call is one that nothing waits for: a screen keeps it waiting, or the page only listens. */
export const isHeld = (answers: Answers) => (request: Request) =>
  pathOf(request) === LISTENING || answerTo(answers, request) === 'never';

/** Where a page was read from: the recipe site of a run has a port of its own. */
const SOURCE = /("source[a-z_]*":"http:\/\/127\.0\.0\.1):\d+/gi;

/** What the server wrote down a moment ago was, in the pictures, a few days ago; what is to come, in a month; a page is of one port. */
const asInEveryRun = (json: string) =>
  json
    .replace(MOMENT, (moment) => (Date.parse(moment.slice(1, -1)) > Date.now() ? FUTURE : PAST))
    .replace(SOURCE, '$1:3000');

/**
 * Answers the calls of a screen: the given answers, fixed dates in the server's own, and nothing that would change the
 * data of the other pictures.
 * @returns the calls that were stopped since they would have changed data
 */
export async function routeAnswers(page: Page, answers: Answers) {
  const stopped: string[] = [];
  const handle = async (route: Route) => {
    const request = route.request();
    const path = pathOf(request);
    const answer = answerTo(answers, request);
    if (answer === 'never' || path === LISTENING) return;
    if (answer === 'fails') {
      return route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } });
    }
    if (answer !== undefined && 'asOf' in answer) {
      const asked = { url: new URL(answer.asOf, request.url()).href, method: 'GET' };
      return route.fulfill({ response: await route.fetch(asked) });
    }
    if (answer !== undefined) return route.fulfill({ status: answer.status, json: answer.body });
    if (request.method() !== 'GET' && !ASKING.has(path) && !isQuestion(request)) {
      stopped.push(`${request.method()} ${path}`);
      return route.abort();
    }
    const response = await route.fetch();
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    return route.fulfill({ response, body: asInEveryRun(await response.text()) });
  };
  // a page that is closed takes its calls with it
  await page.route('**/api/**', (route) => handle(route).catch(() => undefined));
  return stopped;
}
