import { useState } from 'react';
import { RecipeCover } from '../cover/recipe-cover.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Panel } from '../ui/panel.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { say } from './sentences.ts';
import { FEEDBACK_COVER, feedbackQuestions, type Topic, topics } from './topics.ts';

type SupportTab = Topic['value'] | 'feedback';

const tabs = (): readonly { value: SupportTab; label: string }[] => [
  ...topics().map(({ value, label }) => ({ value, label })),
  { value: 'feedback', label: say.feedback },
];

function Questions({ questions }: { questions: Topic['questions'] }) {
  return <Accordion entries={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))} />;
}

/** Help by part of the app, and the feedback form. */
export function SupportPage() {
  useDocumentTitle(say.support);
  const [tab, setTab] = useState<SupportTab>('recipe-book');
  return (
    <>
      <PageTitle>{say.support}</PageTitle>
      <p className="-mt-3 mb-5 text-ink-2">{say.shortAnswersByPartOfThe}</p>
      <Tabs label={say.topic} value={tab} onValueChange={setTab} tabs={tabs()}>
        {topics().map(({ value, label, description, path, cover, questions }) => (
          <TabPanel key={value} value={value}>
            <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
              <div className="grid justify-items-start gap-3 lg:order-2">
                <RecipeCover recipe={cover} ratio="3:2" className="hidden w-full overflow-hidden rounded-lg lg:block" />
                <h2 className="text-xl">{label}</h2>
                <p className="text-ink-2">{description}</p>
                <ButtonLink to={path} variant="outline" size="sm">
                  {say.open(label)}
                </ButtonLink>
              </div>
              <Panel aria-label={say.questionsOf(label)}>
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
              <h2 className="text-xl">{say.oneMonthOnUs}</h2>
              <p className="text-ink-2">{say.tellUs}</p>
              <Panel aria-label={say.feedbackQuestions}>
                <Questions questions={feedbackQuestions()} />
              </Panel>
            </div>
          </div>
        </TabPanel>
      </Tabs>
    </>
  );
}
