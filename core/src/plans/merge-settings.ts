import type { PlanSettings } from './plan-settings.ts';

/** What the settings of a plan say, in short: by the path of each, such as `nutGoals.protein` or `structure.4.dinner`. */
export type SettingMarks = Readonly<Record<string, string>>;

/** Settings as they are sent or kept: what was saved by an older release may lack some. */
type Settings = Readonly<Partial<PlanSettings>>;
type Branch = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What has settings of its own in it; a list of words or numbers is one setting. */
const isBranch = (value: unknown): value is Branch =>
  isThing(value) || (Array.isArray(value) && value.length > 0 && value.every(isThing));

/** Whether both can be gone through side by side; where one of them has none of it, each setting in the other is one that it lacks. */
function areAlike(one: unknown, other: unknown): boolean {
  if (!isBranch(one) || !isBranch(other))
    return (isThing(one) && other === undefined) || (isThing(other) && one === undefined);
  return Array.isArray(one) ? Array.isArray(other) && one.length === other.length : !Array.isArray(other);
}

const inside = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const partOf = (value: unknown, name: string): unknown => (isBranch(value) ? value[name] : undefined);

function marksWithin(path: string, value: unknown): [string, string][] {
  if (isBranch(value)) return Object.entries(value).flatMap(([name, part]) => marksWithin(inside(path, name), part));
  return value === undefined ? [] : [[path, JSON.stringify(value)]];
}

export const marksOfSettings = (settings: Settings): SettingMarks => Object.fromEntries(marksWithin('', settings));

/**
 * Settings that somebody changed, together with those that were saved meanwhile: each as it was changed, and where both changed it, as in
 * `mine`.
 * @param loaded what `mine` was made from
 * @param theirs what is saved now
 * @returns `hasTheirs`: something stands that was changed meanwhile; `hasBoth`: something in `mine` took the place of such a thing
 */
export function mergeSettings(
  loaded: SettingMarks,
  mine: Settings,
  theirs: Settings,
): { settings: Settings; hasTheirs: boolean; hasBoth: boolean } {
  let hasTheirs = false;
  let hasBoth = false;

  function merge(path: string, own: unknown, other: unknown): unknown {
    if (areAlike(own, other)) {
      const names = new Set([own, other].flatMap((one) => (isBranch(one) ? Object.keys(one) : [])));
      const parts = [...names].flatMap((name) => {
        const part = merge(inside(path, name), partOf(own, name), partOf(other, name));
        return part === undefined ? [] : [[name, part] as const];
      });
      if (Array.isArray(own)) return parts.map(([, part]) => part);
      return parts.length === 0 && names.size > 0 ? undefined : Object.fromEntries(parts);
    }
    const [ofOwn, ofOther] = [own, other].map((one) => (one === undefined ? undefined : JSON.stringify(one)));
    const isTheirs = ofOwn === loaded[path];
    if (ofOther !== loaded[path] && ofOther !== ofOwn) {
      if (isTheirs) hasTheirs = true;
      else hasBoth = true;
    }
    return isTheirs ? other : own;
  }

  return { settings: merge('', mine, theirs) as Settings, hasTheirs, hasBoth };
}
