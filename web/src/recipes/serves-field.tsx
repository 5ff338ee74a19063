import { amountText, groupedNumber } from '@sorrel/core/nutrition/shown-amount';
import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type RecipeDraft, type ServesQuestion, wholeNumber } from './recipe-draft.ts';

export const SERVES_MISSING = 'Please say how many servings this makes.';

type ServesPart = Pick<RecipeDraft, 'serves' | 'servesQuestion'>;

export interface ServesFieldProps {
  value: string;
  onChange: (part: ServesPart) => void;
  error: string | undefined;
  ref: RefObject<HTMLInputElement | null>;
}

/** For how many: a whole number from 1. Empty stays empty: nobody knows yet. */
export function ServesField({ value, onChange, error, ref }: ServesFieldProps) {
  const say = (serves: string) => onChange({ serves, servesQuestion: null });
  return (
    <TextField
      ref={ref}
      label="Serves"
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      required
      error={error}
      value={value}
      onChange={(event) => say(event.target.value)}
      onBlur={(event) => event.target.value.trim() !== '' && say(String(wholeNumber(event.target.value, 1)))}
    />
  );
}

interface Answer {
  serves: number;
  text: string;
}

/** What an import could not tell about the servings, with answers to press; a number typed above answers it too. */
export function ServesQuestionNotice({
  question,
  onAnswer,
}: {
  question: ServesQuestion;
  onAnswer: (part: ServesPart) => void;
}) {
  const { sentence, answers } = wordsOf(question);
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          {answers.map(({ serves, text }) => (
            <Button
              key={text}
              size="sm"
              variant="outline"
              onClick={() => onAnswer({ serves: String(serves), servesQuestion: null })}
            >
              {text}
            </Button>
          ))}
        </div>
      }
    >
      {sentence}
    </Notice>
  );
}

const USUAL_SERVES = [2, 4, 6] as const;

function wordsOf(question: ServesQuestion): { sentence: string; answers: Answer[] } {
  const usual = USUAL_SERVES.map((serves) => ({ serves, text: `Serves ${serves}` }));
  if (question.kind === 'unknown') {
    return { sentence: 'The page does not say how many this serves. How many servings does it make?', answers: usual };
  }
  if (question.kind === 'implausible') {
    const { kcal, serves } = question;
    return {
      sentence: `For ${groupedNumber(serves)} that would be ${amountText(kcal, 'kcal')} a serving. How many does it serve?`,
      answers: [{ serves, text: `Yes, ${groupedNumber(serves)}` }],
    };
  }
  const { pieces, text } = question;
  const sentence = `The page says ‘${text}’: that counts pieces, not servings. How many servings does it make?`;
  const whole = Math.round(pieces);
  if (whole < 2) return { sentence, answers: [4, 8, 12].map((serves) => ({ serves, text: `Serves ${serves}` })) };
  return {
    sentence,
    answers: [
      { serves: whole, text: `${groupedNumber(whole)}: one piece each` },
      ...(whole % 2 === 0 && whole > 2
        ? [{ serves: whole / 2, text: `${groupedNumber(whole / 2)}: two pieces each` }]
        : []),
    ],
  };
}
