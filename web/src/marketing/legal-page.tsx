import type { ReactNode } from 'react';

export interface LegalSection {
  id: string;
  title: string;
  text: ReactNode;
}

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
    <div className="wrap">
      <header className="legal-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <div className="legal legal-body band">
        <nav aria-label="On this page">
          {sections.map(({ id, title: name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <article className="prose" aria-label={title}>
          {sections.map(({ id, title: name, text }) => (
            <section className="prose" key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {text}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
