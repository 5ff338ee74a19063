import type { ReactNode } from 'react';
import { PROSE, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { say } from './sentences.ts';

interface LegalSection {
  id: string;
  title: string;
  text: ReactNode;
}

const SIDES = [
  'grid grid-cols-[minmax(0,1fr)_15rem] items-start gap-[clamp(1.5rem,5vw,4rem)] max-site:grid-cols-1',
  'pt-[clamp(1.5rem,3vw,2.5rem)] pb-band',
].join(' ');
const CONTENTS = 'sticky top-24 order-2 grid gap-1 border-l-2 border-line pl-5 text-sm max-site:hidden';

/** A policy: its sections, with a list of them beside where there is room. */
export function LegalPage({
  title,
  intro,
  sections,
}: {
  title: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
}) {
  return (
    <div className={WRAP}>
      <header className="grid gap-4 pt-page-hero">
        <h1 className={SECTION_TITLE}>{title}</h1>
        <p className="max-w-[46ch] text-md text-ink-2">{intro}</p>
      </header>
      <div className={SIDES}>
        <nav className={CONTENTS} aria-label={say.onThisPage}>
          {sections.map(({ id, title: name }) => (
            <a key={id} className="py-1.25 text-ink-2 no-underline hover:text-leaf hover:underline" href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <article className={PROSE} aria-label={title}>
          {sections.map(({ id, title: name, text }) => (
            <section className={PROSE} key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {text}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
