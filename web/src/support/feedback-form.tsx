import { HEARD_FROM, type HeardFrom, sendFeedback } from '@sorrel/contract/support';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { say } from './sentences.ts';

const options = () => [
  { value: '' as const, label: say.pleaseChoose },
  ...(Object.keys(HEARD_FROM) as HeardFrom[]).map((value) => ({ value, label: say.heardFrom[value] })),
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
        <h2 className="text-xl">{say.thankYouForYourFeedback}</h2>
        <p className="text-ink-2">{say.afterAReview}</p>
      </div>
    );
  }
  return (
    <form className="grid gap-5" onSubmit={handleSubmit} aria-label={say.feedback}>
      <div className="grid gap-2">
        <h2 className="text-xl">{say.tellUsWhatYouThink}</h2>
        <p className="text-ink-2">{say.feedbackRewarded}</p>
      </div>
      <SelectField
        label={say.howDidYouHearAboutUs}
        value={heardFrom}
        onValueChange={setHeardFrom}
        options={options()}
        required
      />
      <TextAreaField
        label={say.yourFeedback}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={7}
        maxLength={10_000}
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
