import { refreshAccessToken } from '@sorrel/contract/auth';
import { endpoint } from '@sorrel/contract/endpoint';
import { ERRORS } from '@sorrel/contract/errors';
import { LANGUAGE_HEADER } from '@sorrel/contract/language';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aToken, fakeApi, Refusal } from '../testing/fake-api.ts';
import { dropToken, getSessionState, holdToken } from './access-token.ts';
import { ANSWER_WITHIN_MS, ApiError, call, errorMessage, renewToken } from './api.ts';
import { callAddress } from './call-address.ts';
import { showLanguage } from './language/sentences.ts';

const Thing = z.object({ name: z.string() });
const getThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing.',
  access: 'user',
  params: z.object({ id: z.string() }),
  reply: Thing,
});
const findThings = endpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'Things.',
  access: 'anyone',
  query: z.object({ tags: z.array(z.string()).optional(), page: z.coerce.number().default(1) }),
  reply: z.array(Thing),
});
const saveThing = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'Saves a thing with pictures.',
  access: 'user',
  bodyKind: 'multipart',
  files: { images: 3 },
  body: z.object({ name: z.string(), tags: z.string().transform((text) => JSON.parse(text) as string[]) }),
  reply: Thing,
});

const SECOND = 1000;

describe('a call', () => {
  it('fills the path, repeats lists in the query and leaves out what is not given', () => {
    expect(callAddress('/api/things/:id', { id: 'a b/c' })).toBe('/api/things/a%20b%2Fc');
    expect(
      callAddress('/api/things', {}, { tags: ['Vegan', 'Quick & easy'], page: 2, search: undefined, type: null }),
    ).toBe('/api/things?tags=Vegan&tags=Quick+%26+easy&page=2');
    expect(() => callAddress('/api/things/:id', {})).toThrow(TypeError);
  });

  it('asks for answers in the language that is shown, and says nothing of English', async () => {
    fakeApi().on(findThings, () => []);
    const asked = () => new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers).get(LANGUAGE_HEADER);
    await call(findThings, { query: {} });
    expect(asked()).toBeNull();
    await showLanguage('de');
    await call(findThings, { query: {} });
    expect(asked()).toBe('de');
    await showLanguage('pseudo');
    await call(findThings, { query: {} });
    expect(asked()).toBeNull();
  });

  it('API-01 carries the token and the cookies to the host of the page, and gives the reply', async () => {
    const api = fakeApi().on(getThing, ({ params }) => ({ name: `thing ${params.id}` }));
    const token = aToken();
    holdToken(token);
    await expect(call(getThing, { params: { id: '7' } })).resolves.toEqual({ name: 'thing 7' });
    expect(api.calls(getThing)[0]?.token).toBe(token);
    const [asked, init] = vi.mocked(fetch).mock.calls.at(-1) ?? [];
    expect(new URL(String(asked), window.location.href).origin).toBe(window.location.origin);
    expect(init?.credentials).toBe('include');
  });

  it('carries no token where anyone may call', async () => {
    const api = fakeApi().on(findThings, () => []);
    holdToken(aToken());
    await call(findThings, { query: { tags: ['Vegan', 'Soup'] } });
    expect(api.calls(findThings)[0]).toMatchObject({ token: null, query: { tags: ['Vegan', 'Soup'], page: 1 } });
  });

  it('sends files and, as JSON, lists in a multipart body', async () => {
    const api = fakeApi().on(saveThing, ({ body }) => ({ name: body.name }));
    holdToken(aToken());
    const picture = new File(['x'], 'soup.png', { type: 'image/png' });
    await call(saveThing, { body: { name: 'Soup', tags: ['a'] as unknown as string }, files: { images: [picture] } });
    const [sent] = api.calls(saveThing);
    expect(sent?.body).toEqual({ name: 'Soup', tags: ['a'] });
    expect(sent?.form?.getAll('images')).toHaveLength(1);
  });

  it('that the server refuses throws its sentence and everything it says', async () => {
    fakeApi().fail(findThings, 'premium_needed', { upgrade: true });
    const error = await call(findThings, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, upgrade: true, message: 'This is part of Premium. Upgrade to use it.' });
  });

  it('that reaches nobody says so', async () => {
    fakeApi().disconnect();
    const error = await call(findThings, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0 });
    expect(errorMessage(error)).toMatch(/check your connection/);
  });

  it('ERR-04 that fails without our words says what the place says, and with them what they say', async () => {
    const failure = (status: number, body: string) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status }));
      return call(findThings, { query: {} }).catch((thrown: unknown) => thrown);
    };
    expect(errorMessage(await failure(500, '<h1>Bad gateway</h1>'), 'An error occurred.')).toBe('An error occurred.');
    expect(errorMessage(await failure(500, ''), 'An error occurred.')).toBe('An error occurred.');
    expect(errorMessage(await failure(500, '{}'), 'An error occurred.')).toBe('An error occurred.');
    expect(errorMessage(await failure(400, '{"message":"Too short."}'), 'An error occurred.')).toBe('Too short.');
    // a proxy's: to try again would not help
    expect(errorMessage(await failure(413, '<h1>Request Entity Too Large</h1>'))).toMatch(/too large to be sent/);
    vi.unstubAllGlobals();
  });

  it('that is never answered ends by itself and says so, and so does an answer that breaks off', async () => {
    vi.useFakeTimers();
    const never = (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    vi.stubGlobal('fetch', vi.fn(never));
    const asked = call(findThings, { query: {} }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    const error = await asked;
    expect(error).toMatchObject({ status: 0, isTimeout: true });
    expect(errorMessage(error)).toMatch(/did not answer in time/);

    holdToken(aToken());
    const saved = call(saveThing, { body: { name: 'Soup', tags: '[]' }, files: { images: [] } }).catch(
      (thrown: unknown) => thrown,
    );
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    expect(await saved).toMatchObject({ isTimeout: true });

    const half = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    vi.stubGlobal('fetch', async () => new Response(half, { status: 200 }));
    await expect(call(findThings, { query: {} })).rejects.toMatchObject({ status: 0, isTimeout: false });
  });

  it('leads only to paths of this site', () => {
    const leads = (redirectTo: unknown) => new ApiError(403, { redirectTo }).redirectTo;
    expect(leads('/auth/verify-email')).toBe('/auth/verify-email');
    for (const other of ['https://evil.example', '//evil.example', '/\\evil.example', 'app', 7, undefined]) {
      expect(leads(other)).toBeNull();
    }
  });
});

describe('what makes something', () => {
  const makeThing = endpoint({
    method: 'POST',
    path: '/api/things/make',
    summary: 'Makes a thing.',
    access: 'anyone',
    once: true,
    body: z.object({ name: z.string() }),
    reply: Thing,
  });
  const keysSent = () =>
    vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

  it('is sent once however often it is pressed while it is on its way', async () => {
    const api = fakeApi().on(makeThing, ({ body }) => ({ name: body.name }));
    const replies = await Promise.all([1, 2, 3].map(() => call(makeThing, { body: { name: 'Soup' } })));
    expect(replies).toEqual([{ name: 'Soup' }, { name: 'Soup' }, { name: 'Soup' }]);
    expect(api.calls(makeThing)).toHaveLength(1);
  });

  it('has a key of its own for each intent', async () => {
    const api = fakeApi().on(makeThing, ({ body }) => ({ name: body.name }));
    await call(makeThing, { body: { name: 'Soup' } });
    await call(makeThing, { body: { name: 'Soup' } });
    await Promise.all([call(makeThing, { body: { name: 'Stew' } }), call(makeThing, { body: { name: 'Pie' } })]);
    expect(api.calls(makeThing)).toHaveLength(4);
    expect(new Set(keysSent()).size).toBe(4);
    expect(keysSent()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps its key when the answer was lost or the server was not well, and not after a no', async () => {
    const api = fakeApi().disconnect();
    const make = () => call(makeThing, { body: { name: 'Soup' } });
    await expect(make()).rejects.toMatchObject({ status: 0 });
    api.reconnect().fail(makeThing, 'unavailable');
    await expect(make()).rejects.toMatchObject({ status: 503 });
    api.fail(makeThing, 'too_many_requests');
    await expect(make()).rejects.toMatchObject({ status: 429 });
    api.on(makeThing, ({ body }) => ({ name: body.name }));
    await make();
    const [lost, unwell, refused, done] = keysSent();
    expect([unwell, refused]).toEqual([lost, lost]);
    expect(done).not.toBe(lost);
  });

  it('with another picture is another intent, with the same picture the same', async () => {
    fakeApi().on(saveThing, ({ body }) => ({ name: body.name }));
    holdToken(aToken());
    const [soup, other] = [new File(['x'], 'soup.png'), new File(['x'], 'soup.png')];
    const save = (picture: File) =>
      call(
        { ...saveThing, once: true },
        { body: { name: 'Soup', tags: [] as unknown as string }, files: { images: [picture] } },
      );
    await Promise.all([save(soup), save(soup), save(other)]);
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('the token', () => {
  it.each([
    ['AUTH-47 NUM-07 AUTH-49 with under 1 s left is refreshed before the request, kept and used', SECOND - 1, 1],
    ['AUTH-47 NUM-07 with 2 s left is used as it is', 2 * SECOND, 0],
  ])('%s', async (_title, expiresInMs, refreshes) => {
    const renewed = aToken({ expiresInMs: 20 * 60_000 });
    const api = fakeApi()
      .on(refreshAccessToken, () => ({ token: renewed }))
      .on(getThing, () => ({ name: 'x' }));
    const old = aToken({ expiresInMs });
    holdToken(old);
    await call(getThing, { params: { id: '1' } });
    expect(api.calls(refreshAccessToken)).toHaveLength(refreshes);
    expect(api.calls(getThing)[0]?.token).toBe(refreshes ? renewed : old);
    expect(getSessionState().token).toBe(refreshes ? renewed : old);
  });

  it('AUTH-48 is refreshed once for many requests at a time', async () => {
    const renewed = aToken({ expiresInMs: 20 * 60_000 });
    const api = fakeApi()
      .on(refreshAccessToken, () => ({ token: renewed }))
      .on(getThing, () => ({ name: 'x' }));
    holdToken(aToken({ expiresInMs: 0 }));
    await Promise.all(['1', '2', '3', '4'].map((id) => call(getThing, { params: { id } })));
    expect(api.calls(refreshAccessToken)).toHaveLength(1);
    expect(api.calls(getThing).map((request) => request.token)).toEqual([renewed, renewed, renewed, renewed]);

    holdToken(aToken({ expiresInMs: 0 }));
    await call(getThing, { params: { id: '5' } });
    expect(api.calls(refreshAccessToken)).toHaveLength(2);
  });

  it('AUTH-50 whose refresh fails logs the user out and empties storage, but for theme and font', async () => {
    fakeApi().on(getThing, () => ({ name: 'x' }));
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('lockedMeals', '[]');
    sessionStorage.setItem('plan', '{}');
    holdToken(aToken({ expiresInMs: 0 }));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(getSessionState()).toMatchObject({ status: 'anonymous', token: null });
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('that somebody else’s cookie renewed sends nothing of who asked, neither at once nor again', async () => {
    const others = aToken({ id: 'other', email: 'other@example.com' });
    const api = fakeApi()
      .on(refreshAccessToken, () => ({ token: others }))
      .on(saveThing, () => ({ name: 'x' }));
    holdToken(aToken({ expiresInMs: 0 }));
    const body = { name: 'mine', tags: ['a'] as unknown as string };
    await expect(call(saveThing, { body })).rejects.toMatchObject({
      message: 'Somebody else is signed in here now. Nothing was sent.',
    });
    expect(api.calls(saveThing)).toHaveLength(0);
    expect(getSessionState().decoded?.userId).toBe('other');

    // its session was ended elsewhere, and the token is refused
    const own = aToken();
    holdToken(own);
    api.fail(saveThing, 'not_signed_in');
    await expect(call(saveThing, { body })).rejects.toMatchObject({ status: 401 });
    expect(api.calls(saveThing).map(({ token }) => token)).toEqual([own]);
  });

  it.each(['internal', 'unavailable', 'too_many_requests'] as const)(
    'survives a refresh that the server could not answer: %s',
    async (code) => {
      fakeApi().fail(refreshAccessToken, code);
      localStorage.setItem('lockedMeals', '[]');
      holdToken(aToken({ expiresInMs: 0 }));
      await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: ERRORS[code].status });
      expect(getSessionState().status).toBe('signed-in');
      expect(localStorage.getItem('lockedMeals')).toBe('[]');
    },
  );

  it('that is refused though it was renewed just now ends the session, for to ask once more is of no use', async () => {
    const api = fakeApi()
      .on(refreshAccessToken, () => ({ token: aToken({ expiresInMs: 20 * 60_000 }) }))
      .fail(getThing, 'not_signed_in');
    holdToken(aToken());
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(api.calls(getThing)).toHaveLength(2);
    expect(getSessionState()).toMatchObject({ status: 'anonymous', end: 'ended' });
  });

  it('survives a refresh that reached nobody', async () => {
    fakeApi().disconnect();
    holdToken(aToken({ expiresInMs: 0 }));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 0 });
    expect(getSessionState().status).toBe('signed-in');
  });

  it('whose refresh is overtaken by a log out stays dropped, and by a log in stays the newer one', async () => {
    for (const [overtake, expected] of [
      [() => dropToken('left'), null],
      [() => holdToken(aToken({ email: 'second@example.com' })), 'second@example.com'],
    ] as const) {
      for (const isRefused of [false, true]) {
        holdToken(aToken({ email: 'first@example.com' }));
        fakeApi().on(refreshAccessToken, () => {
          overtake();
          if (isRefused) throw new Refusal('not_signed_in');
          return { token: aToken({ email: 'first@example.com' }) };
        });
        await renewToken().catch(() => undefined);
        expect(getSessionState().decoded?.email ?? null).toBe(expected);
      }
    }
  });

  it('that the server refuses is renewed once and the request made again', async () => {
    const renewed = aToken({ expiresInMs: 20 * 60_000 });
    const api = fakeApi()
      .on(refreshAccessToken, () => ({ token: renewed }))
      .on(getThing, ({ token }) => {
        if (token !== renewed) throw new Refusal('not_signed_in');
        return { name: 'x' };
      });
    holdToken(aToken());
    await expect(call(getThing, { params: { id: '1' } })).resolves.toEqual({ name: 'x' });
    expect(api.calls(getThing)).toHaveLength(2);
  });

  it('ENT-02 names an e-mail address and an end; ENT-03 both are held decoded', () => {
    vi.useFakeTimers({ now: 0 });
    holdToken(aToken({ email: 'zoë@example.com', expiresInMs: 60 * SECOND }));
    expect(getSessionState().decoded).toEqual({ userId: '1', email: 'zoë@example.com', expSeconds: 60 });
    expect(() => holdToken('nonsense')).toThrow(TypeError);
  });

  it('is kept in memory only', async () => {
    fakeApi().signIn();
    await renewToken();
    expect(getSessionState().status).toBe('signed-in');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
