import { Accordion } from '../ui/accordion.tsx';
import { ContactForm } from './contact-form.tsx';
import { FAQ } from './faq.ts';
import type { SiteHead } from './heads.ts';
import { PAGE_HERO, PAGE_LEAD, PAGE_TITLE, SHEET, WRAP } from './site-looks.ts';

// questions on the left, the contact form on the right
const SIDES = [
  'grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-start gap-[clamp(1.5rem,4vw,3.5rem)] max-site:grid-cols-1',
  'pt-[clamp(2rem,4vw,3rem)] pb-band',
].join(' ');

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
    <div className={WRAP}>
      <header className={PAGE_HERO}>
        <h1 className={PAGE_TITLE}>Support</h1>
        <p className={PAGE_LEAD}>
          Short answers first. If yours is missing, <a href="#contact">write to us</a>.
        </p>
      </header>
      <div className={SIDES}>
        <section aria-labelledby="faq-title">
          <h2 className="sr-only" id="faq-title">
            Questions and answers
          </h2>
          <div className={`${SHEET} px-8 py-6 max-sm:px-6 max-sm:py-4`}>
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
