/** Characters of a robots.txt that are read. RFC 9309 asks for 500 KiB at least. */
const CHARACTERS_MAX = 512_000;
const RULES_MAX = 2_000;

/** What a site asks of programs that read many of its pages. */
export interface RobotsRules {
  /** Beginnings of paths with `*` and `$`, and whether they may be read. */
  readonly rules: readonly { readonly path: string; readonly isAllowed: boolean }[];
  /** Seconds between two pages; null where the site names none. */
  readonly delayS: number | null;
  /** Sitemaps that the site names. */
  readonly sitemaps: readonly string[];
}

/** A site that asks for nothing. */
export const NO_RULES: RobotsRules = { rules: [], delayS: null, sitemaps: [] };

interface Group {
  agents: string[];
  rules: { path: string; isAllowed: boolean }[];
  delayS: number | null;
}

/**
 * What a robots.txt says to a program: the groups that name it, or those for everybody.
 * @param agent the product name in our user agent, without its version
 * @see RFC 9309; Crawl-delay is no part of it, and sites use it
 */
export function readRobots(text: string, agent: string): RobotsRules {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let isNaming = false;
  for (const line of text
    .slice(0, CHARACTERS_MAX)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)) {
    const [, key = '', written = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const value = written.trim();
    const field = key.toLowerCase();
    if (field === 'sitemap') {
      if (value !== '' && sitemaps.length < 20) sitemaps.push(value);
      continue;
    }
    if (field === 'user-agent') {
      if (group === null || !isNaming) {
        group = { agents: [], rules: [], delayS: null };
        groups.push(group);
      }
      group.agents.push(value.toLowerCase());
      isNaming = true;
      continue;
    }
    if (field === '') continue;
    isNaming = false;
    if (group === null || group.rules.length >= RULES_MAX) continue;
    // an empty Disallow forbids nothing
    if ((field === 'allow' || field === 'disallow') && value !== '')
      group.rules.push({ path: value, isAllowed: field === 'allow' });
    if (field === 'crawl-delay' && /^\d+(?:\.\d+)?$/.test(value)) group.delayS = Number(value);
  }
  const name = agent.toLowerCase();
  const named = groups.filter(({ agents }) => agents.some((one) => one.split('/')[0]?.trim() === name));
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const delays = ours.flatMap(({ delayS }) => delayS ?? []);
  return {
    rules: ours.flatMap(({ rules }) => rules).slice(0, RULES_MAX),
    delayS: delays.length === 0 ? null : Math.max(...delays),
    sitemaps,
  };
}

/** Whether a path fits a rule: `*` stands for anything, `$` at its end for the end. In time proportional to both. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const parts = (isWhole ? rule.slice(0, -1) : rule).split('*');
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    if (isWhole && index === others.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}

/** Whether a page may be read among many: the longest rule that fits decides, and between equals the one that allows. */
export function isAllowedByRobots({ rules }: Pick<RobotsRules, 'rules'>, address: string): boolean {
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`;
  let longest = -1;
  let isAllowed = true;
  for (const rule of rules) {
    if (rule.path.length < longest || !fits(rule.path, path)) continue;
    isAllowed = rule.path.length === longest ? isAllowed || rule.isAllowed : rule.isAllowed;
    longest = rule.path.length;
  }
  return isAllowed;
}
