import { expect, it } from 'vitest';
import { answerFor } from './answer-for.ts';

const OWN = 'https://sorrel.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  answerFor({ method, mode, url: new URL(path, OWN).href }, OWN);

it('an address of the application is answered with its page, also without a network', () => {
  for (const path of ['/app', '/app/recipe-book?page=2', '/auth/login']) expect(asked(path, 'navigate')).toBe('page');
});

it('public pages, and names that only begin alike, go to the server', () => {
  for (const path of ['/', '/about', '/de/about', '/share/abc', '/apple', '/authors'])
    expect(asked(path, 'navigate')).toBeNull();
});

it('files of the build are answered from the device', () => {
  for (const path of [
    '/assets/app-BzDpbLOp.js',
    '/food/lemon.webp',
    '/boot.js',
    '/draw-snapshot.js',
    '/icon-maskable-512.png',
  ])
    expect(asked(path)).toBe('file');
});

it('replies, pictures of a person and what is sent are never touched', () => {
  for (const path of ['/api/auth/user', '/api/recipes/user-recipes', '/images/abc/320.webp?for=x', '/healthz'])
    expect(asked(path)).toBeNull();
  expect(asked('/api/auth/google', 'navigate')).toBeNull();
  expect(asked('/assets/app.js', 'cors', 'POST')).toBeNull();
  expect(asked('https://elsewhere.example/assets/app.js')).toBeNull();
});
