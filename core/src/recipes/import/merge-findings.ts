import { sameLineKey } from './clean-text.ts';
import { emptyFinding, type Finding } from './finding.ts';

/** One finding out of several, the most trusted first: each field is the first one's that has it. */
export function mergeFindings(findings: readonly Finding[]): Finding {
  const merged = emptyFinding();
  for (const finding of findings) {
    for (const key of Object.keys(merged) as (keyof Finding)[]) fill(merged, finding, key);
  }
  return merged;
}

function fill<Key extends keyof Finding>(merged: Finding, finding: Finding, key: Key): void {
  const value = merged[key];
  if (value === null || (Array.isArray(value) && value.length === 0)) merged[key] = finding[key];
}

/**
 * The finding with the most ingredient lines and steps, so that of several recipes on a page the whole one is taken; of several
 * whole ones that which has the page's name.
 * @param pageTitle what the page calls itself
 */
export function fullestFinding(findings: readonly Finding[], pageTitle: string): Finding | null {
  const key = sameLineKey(pageTitle);
  // a longer name says more of the page's: 'Roast with sauce' is the page's own, and not the 'Sauce' on it
  const named = (finding: Finding) =>
    isNamed(finding, key) ? 0.5 + (0.4 * sameLineKey(finding.title ?? '').length) / key.length : 0;
  const worth = (finding: Finding) => fullness(finding) + named(finding);
  let best: Finding | null = null;
  for (const finding of findings) if (!best || worth(finding) > worth(best)) best = finding;
  return best;
}

function isNamed({ title }: Finding, key: string): boolean {
  const own = sameLineKey(title ?? '');
  return own !== '' && key.includes(own);
}

function fullness(finding: Finding): number {
  return (
    Math.min(finding.ingredientLines.length, 3) * 2 + Math.min(finding.steps.length, 3) * 2 + (finding.title ? 1 : 0)
  );
}
