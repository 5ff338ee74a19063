import { HEARD_FROM, type HeardFrom, sendFeedback } from '@sorrel/contract/support';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { z } from 'zod';
import { call } from '../api.ts';
import { useStored } from '../lib/use-stored.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { say } from './sentences.ts';

const options = () => [
  { value: '' as const, label: say.pleaseChoose },
  ...(Object.keys(HEARD_FROM) as HeardFrom[]).map((value) => ({ value, label: say.heardFrom[value] })),
];

const TEXT_MAX = 10_000;
const Typed = z.object({
  heardFrom: z.enum(['', ...(Object.keys(HEARD_FROM) as HeardFrom[])]),
  text: z.string().max(TEXT_MAX),
});
const NOTHING: z.output<typeof Typed> = { heardFrom: '', text: '' };

/** The feedback form with its reward note. Source: specification, sections 1, 2 and 8. */
export function FeedbackForm() {
  // a few minutes of somebody's time: a reload, or a look at another page, does not take them
  const [{ heardFrom, text }, setTyped, forgetTyped] = useStored('feedback', Typed, NOTHING);
  const send = useMutation({
    mutationFn: (howDidYouHear: HeardFrom) => call(sendFeedback, { body: { howDidYouHear, text } }),
    onSuccess: forgetTyped,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (heardFrom !== '') send.mutate(heardFrom);
  }

  if (send.isSuccess) return <Thanks />;
  return (
    <form className="grid gap-5" onSubmit={handleSubmit} aria-label={say.feedback}>
      <div className="grid gap-2">
        <h2 className="text-xl">{say.tellUsWhatYouThink}</h2>
        <p className="text-ink-2">{say.feedbackRewarded}</p>
      </div>
      <SelectField
        label={say.howDidYouHearAboutUs}
        value={heardFrom}
        onValueChange={(chosen) => setTyped((before) => ({ ...before, heardFrom: chosen }))}
        options={options()}
        required
      />
      <TextAreaField
        label={say.yourFeedback}
        value={text}
        onChange={({ target }) => setTyped((before) => ({ ...before, text: target.value }))}
        rows={7}
        maxLength={TEXT_MAX}
        required
      />
      {send.isError && (
        <Notice tone="error">
          <h3 className="font-semibold">{say.oops}</h3>
          <p>{say.tryLater}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" saving={send.isPending} savingLabel={say.sending}>
          {say.sendFeedback}
        </Button>
      </div>
    </form>
  );
}

/** In place of the form, whose button had the focus. */
function Thanks() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div role="status" className="grid gap-3">
      <h2 className="text-xl focus-visible:outline-none" tabIndex={-1} ref={headingRef}>
        {say.thankYouForYourFeedback}
      </h2>
      <p className="text-ink-2">{say.afterAReview}</p>
    </div>
  );
}
