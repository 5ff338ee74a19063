import { rich } from '../language/rich.tsx';
import { paths } from '../paths.ts';
import { say } from './sentences.ts';

/** What is agreed to by going on. */
export function TermsNote() {
  return (
    <p className="text-center text-xs text-ink-3">
      {rich(say.byContinuing, {
        terms: (text) => <a href={paths.terms}>{text}</a>,
        privacy: (text) => <a href={paths.privacy}>{text}</a>,
      })}
    </p>
  );
}
