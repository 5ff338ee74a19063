import { rich } from '../language/rich.tsx';
import { siteHref } from '../language/site-language.ts';
import { say } from './sentences.ts';

/** What is agreed to by going on. */
export function TermsNote() {
  return (
    <p className="text-center text-xs text-ink-3">
      {rich(say.byContinuing, {
        terms: (text) => <a href={siteHref('terms')}>{text}</a>,
        privacy: (text) => <a href={siteHref('privacy')}>{text}</a>,
      })}
    </p>
  );
}
