import { rich } from '../../language/rich.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { PAGE_HERO, PAGE_LEAD, PAGE_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { ContactForm } from './contact-form.tsx';
import { questions } from './faq.ts';
import { say } from './sentences.ts';

// questions on the left, the contact form on the right
const SIDES = [
  'grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-start gap-[clamp(1.5rem,4vw,3.5rem)] max-site:grid-cols-1',
  'pt-[clamp(2rem,4vw,3rem)] pb-band',
].join(' ');

/** Fifteen questions, and a way to ask another. */
export function Page() {
  return (
    <div className={WRAP}>
      <header className={PAGE_HERO}>
        <h1 className={PAGE_TITLE}>{say.title}</h1>
        <p className={PAGE_LEAD}>{rich(say.lead, { link: (text) => <a href="#contact">{text}</a> })}</p>
      </header>
      <div className={SIDES}>
        <section aria-labelledby="faq-title">
          <h2 className="sr-only" id="faq-title">
            {say.questions}
          </h2>
          <div className={`${SHEET} px-8 py-6 max-sm:px-6 max-sm:py-4`}>
            <Accordion
              entries={questions().map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </div>
        </section>
        <ContactForm />
      </div>
    </div>
  );
}
