import { useState } from 'react';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Panel } from '../ui/panel.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { TOPICS, type Topic } from './topics.ts';

type SupportTab = Topic['value'] | 'feedback';

const TABS: readonly { value: SupportTab; label: string }[] = [
  ...TOPICS.map(({ value, label }) => ({ value, label })),
  { value: 'feedback', label: 'Feedback' },
];

/** Help by part of the app, and the feedback form. */
export function SupportPage() {
  useDocumentTitle('Support');
  const [tab, setTab] = useState<SupportTab>('recipe-book');
  return (
    <div className="page">
      <PageTitle>Support</PageTitle>
      <Tabs label="Topic" value={tab} onValueChange={setTab} tabs={TABS}>
        {TOPICS.map(({ value, label, description, path, questions }) => (
          <TabPanel key={value} value={value}>
            <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
              <div className="grid justify-items-start gap-4">
                <h2 className="text-xl">{label}</h2>
                <p className="text-ink-2">{description}</p>
                <ButtonLink to={path} variant="outline" size="sm">
                  Open {label}
                </ButtonLink>
              </div>
              <Panel aria-label={`${label} questions`}>
                <Accordion
                  entries={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))}
                />
              </Panel>
            </div>
          </TabPanel>
        ))}
        <TabPanel value="feedback">
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-4">
              <p className="text-ink-2">
                Tell us what works and what does not. We read every message; useful ones earn a free month of Premium.
              </p>
              <Accordion
                entries={[
                  {
                    id: 'reward',
                    title: 'How do I get the free month?',
                    content: (
                      <p>After we have reviewed your feedback, we e-mail you a promo code for one month of Premium.</p>
                    ),
                  },
                  {
                    id: 'reply',
                    title: 'Will I get an answer?',
                    content: <p>If we have a question, we write to the address of your account.</p>,
                  },
                ]}
              />
            </div>
            <Panel>
              <FeedbackForm />
            </Panel>
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
