import { useState } from 'react';
import { RecipeCover } from '../cover/recipe-cover.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Panel } from '../ui/panel.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FEEDBACK_COVER, FEEDBACK_QUESTIONS, TOPICS, type Topic } from './topics.ts';

type SupportTab = Topic['value'] | 'feedback';

const TABS: readonly { value: SupportTab; label: string }[] = [
  ...TOPICS.map(({ value, label }) => ({ value, label })),
  { value: 'feedback', label: 'Feedback' },
];

function Questions({ questions }: { questions: Topic['questions'] }) {
  return <Accordion entries={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />;
}

/** Help by part of the app, and the feedback form. */
export function SupportPage() {
  useDocumentTitle('Support');
  const [tab, setTab] = useState<SupportTab>('recipe-book');
  return (
    <>
      <PageTitle>Support</PageTitle>
      <p className="-mt-3 mb-5 text-ink-2">Short answers, by part of the app.</p>
      <Tabs label="Topic" value={tab} onValueChange={setTab} tabs={TABS}>
        {TOPICS.map(({ value, label, description, path, cover, questions }) => (
          <TabPanel key={value} value={value}>
            <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
              <div className="grid justify-items-start gap-3 lg:order-2">
                <RecipeCover recipe={cover} ratio="3:2" className="hidden w-full overflow-hidden rounded-lg lg:block" />
                <h2 className="text-xl">{label}</h2>
                <p className="text-ink-2">{description}</p>
                <ButtonLink to={path} variant="outline" size="sm">
                  Open {label}
                </ButtonLink>
              </div>
              <Panel aria-label={`${label} questions`}>
                <Questions questions={questions} />
              </Panel>
            </div>
          </TabPanel>
        ))}
        <TabPanel value="feedback">
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
            <Panel>
              <FeedbackForm />
            </Panel>
            <div className="grid gap-3">
              <RecipeCover
                recipe={FEEDBACK_COVER}
                ratio="3:2"
                className="hidden w-full overflow-hidden rounded-lg lg:block"
              />
              <h2 className="text-xl">One month on us</h2>
              <p className="text-ink-2">Tell us what works and what does not. We read every message.</p>
              <Panel aria-label="Feedback questions">
                <Questions questions={FEEDBACK_QUESTIONS} />
              </Panel>
            </div>
          </div>
        </TabPanel>
      </Tabs>
    </>
  );
}
