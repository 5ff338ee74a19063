import { Accordion } from '../ui/accordion.tsx';
import { ContactForm } from './contact-form.tsx';
import { FAQ } from './faq.ts';

export function PublicSupportPage() {
  return (
    <div className="wrap">
      <header className="page-hero">
        <h1>Support</h1>
        <p>Short answers first. If yours is missing, write to us.</p>
      </header>
      <div className="band two">
        <section className="panel" aria-label="Questions and answers">
          <Accordion
            entries={FAQ.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
          />
        </section>
        <ContactForm />
      </div>
    </div>
  );
}
