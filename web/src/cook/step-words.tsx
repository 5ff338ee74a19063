import type { ReadStep, StepPiece } from '@sorrel/core/cook/read-steps';
import { AlarmClockPlus, Repeat, Timer as TimerIcon } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { say } from './sentences.ts';
import { useStepTimers } from './use-step-timers.ts';
import { timerName, writeClockAndDay, writeDuration } from './written.ts';

const TIME = [
  'inline-flex items-center gap-[0.28em] whitespace-normal rounded-[0.42em] pt-[0.02em] pr-[0.34em] pb-[0.04em] pl-[0.26em] align-[-0.06em] leading-[1.14] font-bold',
  'focus-visible:shadow-halo [&_.icon]:size-[0.82em] [&_.icon]:stroke-[2.2]',
].join(' ');
const IDLE = 'bg-leaf-soft text-leaf hover:[filter:brightness(0.97)]';
const RUNNING = 'bg-leaf text-surface';
const READ = 'box-decoration-clone rounded-[0.2em] bg-citron-soft px-[0.12em] -mx-[0.12em]';

export interface StepWordsProps {
  recipeId: string;
  /** From 1. */
  number: number;
  step: ReadStep;
  /** The sentence that is being read aloud. */
  sentence: number | null;
  onOpenTimer: (id: string) => void;
}

const isButton = (piece: StepPiece | undefined) => piece?.kind === 'time' && piece.time.kind !== 'reminder';

/** A comma or a full stop at the beginning: it stays on the line of the button before it. */
const closing = (piece: StepPiece | undefined): string =>
  piece?.kind === 'words' ? (/^[,.;:!?)…]+/u.exec(piece.text)?.[0] ?? '') : '';

/** The text of a step as it stands in the recipe; its times are buttons, its shares are bold. */
export function StepWords({ recipeId, number, step, sentence, onOpenTimer }: StepWordsProps) {
  return step.sentences.map((pieces, place) => (
    <span key={pieces[0]?.start} className={sentence === place ? READ : undefined}>
      {pieces.map((piece, at) => (
        <Piece
          key={piece.start}
          piece={isButton(pieces[at - 1]) ? { ...piece, text: piece.text.slice(closing(piece).length) } : piece}
          closing={closing(pieces[at + 1])}
          {...{ recipeId, number, onOpenTimer }}
        />
      ))}
    </span>
  ));
}

interface PieceProps {
  recipeId: string;
  number: number;
  piece: StepPiece;
  /** What follows a button without a space. */
  closing: string;
  onOpenTimer: (id: string) => void;
}

function Piece({ recipeId, number, piece, closing, onOpenTimer }: PieceProps) {
  const { runningOf, startFromStep } = useStepTimers();
  if (piece.kind === 'words') return piece.text;
  if (piece.kind === 'amount') return <b className="font-bold">{piece.text}</b>;
  const { time } = piece;
  if (time.kind === 'reminder') return <b className="font-bold text-leaf">{piece.text}</b>;
  const running = runningOf(recipeId, number, time.start);
  const name = timerName(time, number);
  const isInterval = time.kind === 'interval';
  const Icon = running ? TimerIcon : isInterval ? Repeat : AlarmClockPlus;
  const label = running
    ? say.timerRuns(name, piece.text)
    : isInterval
      ? say.startRepeating(name, piece.text)
      : say.startTimer(name, piece.text);
  return (
    <span className="whitespace-nowrap">
      <button
        type="button"
        className={classes(TIME, running ? RUNNING : IDLE)}
        aria-label={label}
        data-timer={running ? undefined : 'idle'}
        onClick={() => (running ? onOpenTimer(running.id) : startFromStep(recipeId, number, time))}
      >
        <Icon className="icon" aria-hidden />
        {piece.text}
      </button>
      {closing}
    </span>
  );
}

/** Waits of 6 hours and more: no timer, a sentence that says until when. */
export function Reminders({ step, nowMs }: { step: ReadStep; nowMs: number }) {
  return step.times
    .filter((time) => time.kind === 'reminder')
    .map((time) => (
      <p key={time.start} className="mt-4 max-w-[40rem] rounded-lg bg-sunken px-4 py-3 text-base text-ink-2">
        {say.reminder(writeDuration(time.fromSeconds), writeClockAndDay(nowMs + time.fromSeconds * 1000, nowMs))}
      </p>
    ));
}
