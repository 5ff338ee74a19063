import { expect, test } from 'vitest';
import { isAllowedByRobots, readRobots } from './robots.ts';

const may = (text: string, path: string) =>
  isAllowedByRobots(readRobots(text, 'SorrelImport'), `https://a.example${path}`);

test.each([
  ['nothing is forbidden where nothing is said', '', '/x', true],
  ['an empty Disallow forbids nothing', 'User-agent: *\nDisallow:', '/x', true],
  ['everything', 'User-agent: *\nDisallow: /', '/x', false],
  ['the beginning of a path', 'user-agent: *\ndisallow: /print', '/print/soup', false],
  ['another path', 'user-agent: *\ndisallow: /print', '/soup', true],
  ['our name goes before everybody', 'User-agent: *\nDisallow: /\n\nUser-agent: sorrelimport\nAllow: /', '/x', true],
  ['our name with a version', 'User-agent: SorrelImport/2.0\nDisallow: /x', '/x', false],
  ['somebody else is meant', 'User-agent: OtherBot\nDisallow: /', '/x', true],
  ['two names over one group', 'User-agent: OtherBot\nUser-agent: *\nDisallow: /x', '/x', false],
  [
    'groups of one name count together',
    'User-agent: *\nDisallow: /x\nUser-agent: Other\nDisallow: /\nUser-agent: *\nDisallow: /y',
    '/y',
    false,
  ],
  ['the longest rule decides', 'User-agent: *\nDisallow: /blog\nAllow: /blog/recipes', '/blog/recipes/1', true],
  ['of two equals the one that allows', 'User-agent: *\nDisallow: /x\nAllow: /x', '/x', true],
  ['a star within', 'User-agent: *\nDisallow: /*/print', '/soup/print', false],
  ['an end', 'User-agent: *\nDisallow: /*.php$', '/soup.php', false],
  ['beyond the end', 'User-agent: *\nDisallow: /*.php$', '/soup.php?x=1', true],
  ['the whole path', 'User-agent: *\nDisallow: /x$', '/xy', true],
  ['a comment behind a rule', 'User-agent: * # all\nDisallow: /x # not this', '/x', false],
  ['old line ends and a byte order mark', '\uFEFFUser-agent: *\rDisallow: /x\r', '/x', false],
])('%s', (_what, text, path, expected) => {
  expect(may(text, path)).toBe(expected);
});

test('the delay and the sitemaps', () => {
  const text =
    'Sitemap: https://a.example/s.xml\nUser-agent: *\nCrawl-delay: 5\nDisallow:\nUser-agent: Other\nCrawl-delay: 60';
  expect(readRobots(text, 'SorrelImport')).toMatchObject({ delayS: 5, sitemaps: ['https://a.example/s.xml'] });
  expect(readRobots('User-agent: *\nCrawl-delay: soon', 'SorrelImport').delayS).toBeNull();
});

test('a rule of many stars is weighed at once', () => {
  expect(may(`User-agent: *\nDisallow: /${'*a'.repeat(2_000)}$`, `/${'a'.repeat(1_900)}`)).toBe(true);
});
