import { Accordion } from '../ui/accordion.tsx';
import { ContactForm } from './contact-form.tsx';
import { FAQ } from './faq.ts';
import type { SiteHead } from './heads.ts';

export const head: SiteHead = {
  title: 'Support for Sorrel: answers and contact',
  description:
    'Answers to common questions about recipes, nutrition, plans, lists and Premium, and a form to write to us.',
  pictureLines: ['Short answers', 'first, then', 'a person'],
  plate: 'red-lentil-and-spinach-dal',
};

/** Fifteen questions, and a way to ask another. */
export function Page() {
  return (
    <div className="wrap">
      <header className="page-hero">
        <h1>Support</h1>
        <p>
          Short answers first. If yours is missing, <a href="#contact">write to us</a>.
        </p>
      </header>
      <div className="band support">
        <section aria-labelledby="faq-title">
          <h2 className="vh" id="faq-title">
            Questions and answers
          </h2>
          <div className="support-faq">
            <Accordion
              entries={FAQ.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
            />
          </div>
        </section>
        <ContactForm />
      </div>
    </div>
  );
}
