import type { RefObject } from 'react';
import { terms } from '../language/terms.ts';
import { writeAmount, writeNumber } from '../language/write.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { focusTitleAround } from './go-to.ts';
import { doubtId } from './import-doubts.tsx';
import { type RecipeDraft, type ServesQuestion, wholeNumber } from './recipe-draft.ts';
import { say } from './sentences.ts';

/** The input, by its name. */
export const SERVES_NAME = 'serves';

type ServesPart = Pick<RecipeDraft, 'serves' | 'servesQuestion'>;

export interface ServesFieldProps {
  value: string;
  onChange: (part: ServesPart) => void;
  error: string | undefined;
  ref: RefObject<HTMLInputElement | null>;
}

/** For how many: a whole number from 1. Empty stays empty: nobody knows yet. */
export function ServesField({ value, onChange, error, ref }: ServesFieldProps) {
  const answer = (serves: string) => onChange({ serves, servesQuestion: null });
  return (
    <TextField
      ref={ref}
      label={terms.fields.serves}
      name={SERVES_NAME}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      required
      error={error}
      value={value}
      onChange={(event) => answer(event.target.value)}
      onBlur={(event) => event.target.value.trim() !== '' && answer(String(wholeNumber(event.target.value, 1)))}
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
    <div id={doubtId('servings-unknown')} tabIndex={-1} className="scroll-mt-20 rounded-md">
      <Notice
        tone="warning"
        action={
          <div className="flex flex-wrap gap-2">
            {answers.map(({ serves, text }) => (
              <Button
                key={text}
                size="sm"
                variant="outline"
                onClick={() => {
                  focusTitleAround(doubtId('servings-unknown'));
                  onAnswer({ serves: String(serves), servesQuestion: null });
                }}
              >
                {text}
              </Button>
            ))}
          </div>
        }
      >
        {sentence}
      </Notice>
    </div>
  );
}

const USUAL_SERVES = [2, 4, 6] as const;

function wordsOf(question: ServesQuestion): { sentence: string; answers: Answer[] } {
  const usual = USUAL_SERVES.map((serves) => ({ serves, text: say.servesNumber(serves) }));
  if (question.kind === 'unknown') {
    return { sentence: say.servesUnknown, answers: usual };
  }
  if (question.kind === 'implausible') {
    const { kcal, serves } = question;
    return {
      sentence: say.servesImplausible(writeNumber(serves), writeAmount(kcal, 'kcal')),
      answers: [{ serves, text: say.yesServes(writeNumber(serves)) }],
    };
  }
  const { pieces, text } = question;
  const sentence = say.countsPieces(text);
  const whole = Math.round(pieces);
  if (whole < 2) return { sentence, answers: [4, 8, 12].map((serves) => ({ serves, text: say.servesNumber(serves) })) };
  return {
    sentence,
    answers: [
      { serves: whole, text: say.onePieceEach(writeNumber(whole)) },
      ...(whole % 2 === 0 && whole > 2 ? [{ serves: whole / 2, text: say.twoPiecesEach(writeNumber(whole / 2)) }] : []),
    ],
  };
}
