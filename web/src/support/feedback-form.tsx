import { HEARD_FROM, type HeardFrom, sendFeedback } from '@sorrel/contract/support';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';

const OPTIONS = [
  { value: '' as const, label: 'Please choose' },
  ...(Object.keys(HEARD_FROM) as HeardFrom[]).map((value) => ({ value, label: HEARD_FROM[value] })),
];

/** The feedback form with its reward note. Source: specification, sections 1, 2 and 8. */
export function FeedbackForm() {
  const [heardFrom, setHeardFrom] = useState<HeardFrom | ''>('');
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: (howDidYouHear: HeardFrom) => call(sendFeedback, { body: { howDidYouHear, text } }),
    onSuccess: () => {
      setHeardFrom('');
      setText('');
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (heardFrom !== '') send.mutate(heardFrom);
  }

  if (send.isSuccess) {
    return (
      <div role="status" className="grid gap-3">
        <h2 className="text-xl">Thank you for your feedback!</h2>
        <p className="text-ink-2">After a review, a free month of Premium and a promo code will be e-mailed to you.</p>
      </div>
    );
  }
  return (
    <form className="grid gap-5" onSubmit={handleSubmit} aria-label="Feedback">
      <div className="grid gap-2">
        <h2 className="text-xl">Tell us what you think</h2>
        <p className="text-ink-2">Feedback is rewarded with one free month of Premium, after a review.</p>
      </div>
      <SelectField
        label="How did you hear about us?"
        value={heardFrom}
        onValueChange={setHeardFrom}
        options={OPTIONS}
        required
      />
      <TextAreaField
        label="Your feedback"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={7}
        maxLength={10_000}
        required
      />
      {send.isError && (
        <Notice tone="error">
          <h3 className="font-semibold">Oops! Something went wrong</h3>
          <p>Please try again later, or contact support. What you wrote is still here.</p>
        </Notice>
      )}
      <div>
        <Button type="submit" saving={send.isPending} savingLabel="Sending">
          Send feedback
        </Button>
      </div>
    </form>
  );
}
