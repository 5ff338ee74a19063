import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { usePutOnList } from '../layouts/put-on-list.ts';
import { UNDO_MS } from '../lib/undo-ms.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { BackButton } from '../ui/back-button.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useToast } from '../ui/toast.tsx';
import { CookableResults } from './cookable-results.tsx';
import { foundText } from './found-text.ts';
import { toQuestion, useKitchenChoices } from './kitchen-choices.ts';
import { KitchenPanel } from './kitchen-panel.tsx';
import { cookableQuery } from './queries.ts';
import { say } from './sentences.ts';
import { TimeAndMeal } from './time-and-meal.tsx';
import { useShopping } from './use-shopping.ts';

/** Whoever taps several things is answered once. */
const ASKED_AFTER_MS = 250;
/** What is found is said aloud once a second at most. */
const SAID_AFTER_MS = 1_000;

// no grid on a phone: what is sticky in one stays in its own row
const PAGE = [
  'flex flex-col gap-6 app:grid app:grid-cols-[17rem_minmax(0,1fr)] app:items-start',
  'lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25.5rem_minmax(0,1fr)] xl:gap-8',
].join(' ');
const PILL = [
  'sticky bottom-[max(1rem,env(safe-area-inset-bottom),var(--counter-height,0px)+var(--pill-height,0px)+0.75rem)] z-10',
  'flex min-h-13 max-w-full items-center gap-2.5 self-center rounded-full bg-leaf-deep px-5.5 py-2 font-semibold text-on-deep shadow-3',
  'focus-visible:shadow-halo dark:bg-leaf-soft print:hidden',
].join(' ');

/** Tells by what is in the kitchen what can be cooked of it: nothing missing comes first. */
export function WhatToCookPage() {
  useDocumentTitle(say.whatCanICook);
  const [choices, setChoices] = useKitchenChoices();
  const asked = useDebounced(choices, ASKED_AFTER_MS);
  const cookable = useQuery(cookableQuery(toQuestion(asked)));
  // a question that fails takes away nothing that was there: what stands answers the one before
  const [answered, setAnswered] = useState(cookable.data);
  if (cookable.data !== undefined && cookable.data !== answered) setAnswered(cookable.data);
  const found = cookable.data ?? (cookable.isError ? answered : undefined);
  const isOld = cookable.data === undefined || cookable.isPlaceholderData || asked !== choices;
  const hasFoods = choices.foods.length > 0;
  const text = hasFoods && found ? foundText(found) : '';
  const said = useDebounced(isOld ? '' : text, SAID_AFTER_MS);
  const { wanted, shopping, ...adding } = useShopping();
  const PutOnList = usePutOnList();
  const isNarrow = useIsNarrow();
  const showToast = useToast();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const resultsRef = useRef<HTMLElement>(null);

  function handleClear() {
    const { foods, soon } = choices;
    setChoices((before) => ({ ...before, foods: [], soon: [] }));
    headingRef.current?.focus();
    showToast(say.cleared, {
      ms: UNDO_MS,
      action: { label: say.undo, onPress: () => setChoices((before) => ({ ...before, foods, soon })) },
    });
  }
  function handleJump() {
    resultsRef.current?.scrollIntoView({ block: 'start' });
    resultsRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.explore} />
        <h1>{say.whatCanICook}</h1>
      </div>
      <div className={PAGE}>
        <KitchenPanel
          choices={choices}
          onChoicesChange={setChoices}
          named={cookable.data?.named}
          headingRef={headingRef}
        />
        {isNarrow && text !== '' && (
          <button type="button" className={PILL} onClick={handleJump}>
            <span className="num">{text}</span>
            <ArrowDown className="icon text-citron" aria-hidden />
          </button>
        )}
        <section
          className="min-w-0 scroll-mt-2 focus-visible:outline-none"
          aria-label={say.whatYouCanCook}
          tabIndex={-1}
          ref={resultsRef}
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Segmented
              label={say.whereToLook}
              value={choices.withExplore ? 'all' : 'book'}
              onValueChange={(where) => setChoices((before) => ({ ...before, withExplore: where === 'all' }))}
              options={[
                { value: 'book', label: say.yourBook },
                { value: 'all', label: say.exploreToo },
              ]}
            />
            {hasFoods && (
              <Button variant="text" size="sm" onClick={handleClear}>
                {say.clearAll}
              </Button>
            )}
          </div>
          <TimeAndMeal choices={choices} onChoicesChange={setChoices} />
          <CookableResults
            cookable={cookable}
            found={found}
            isOld={isOld}
            choices={choices}
            shopping={shopping}
            onChoicesChange={setChoices}
          />
        </section>
      </div>
      {PutOnList !== null && wanted.length > 0 && (
        <Suspense fallback={null}>
          <PutOnList foods={wanted} {...adding} />
        </Suspense>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
