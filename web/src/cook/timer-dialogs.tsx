import {
  addToTimer,
  minutesToMs,
  pauseTimer,
  resumeTimer,
  TIMER_LONGEST_MS,
  TIMER_NAME_MAX,
  type Timer,
  timeLeftMs,
  writeTimeLeft,
} from '@sorrel/core/cook/timers';
import { Bell, Minus, Pause, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useKitchen } from '../lib/kitchen.ts';
import { useClock } from '../lib/use-clock.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextField } from '../ui/text-field.tsx';
import { mayAskToNotify } from './ring.ts';
import { say } from './sentences.ts';
import { useCookId } from './use-cooking.ts';
import { useStepTimers } from './use-step-timers.ts';

/** One timer: its name, a minute more or less, pause and stop. */
export function TimerDialog({ timer, onClose }: { timer: Timer; onClose: () => void }) {
  const { changeTimer } = useKitchen(useCookId());
  const nowMs = useClock(timer.endsAt !== null);
  const [name, setName] = useState(timer.name);
  const isPaused = timer.endsAt === null;
  const change = (next: (one: Timer) => Timer | null) => void changeTimer(timer.id, next);
  function handleClose() {
    const typed = name.trim().slice(0, TIMER_NAME_MAX);
    if (typed !== '' && typed !== timer.name) change((one) => ({ ...one, name: typed }));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && handleClose()}
      title={timer.name}
      size="sm"
      footer={
        <>
          <Button
            variant="text"
            onClick={() => {
              change(() => null);
              onClose();
            }}
          >
            {say.stopTimer}
          </Button>
          <Button onClick={handleClose}>{say.close}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="num text-center font-display text-[3.5rem] leading-none font-semibold" role="timer">
          {writeTimeLeft(timeLeftMs(timer, nowMs))}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            variant="outline"
            size="lg"
            icon={Minus}
            onClick={() => change((one) => addToTimer(one, -minutesToMs(1), Date.now()))}
          >
            {say.minutesLess(1)}
          </Button>
          <Button
            variant="outline"
            size="lg"
            icon={Plus}
            onClick={() => change((one) => addToTimer(one, minutesToMs(1), Date.now()))}
          >
            {say.minutesMore(1)}
          </Button>
          <Button
            variant="outline"
            size="lg"
            icon={isPaused ? Play : Pause}
            onClick={() => change((one) => (isPaused ? resumeTimer(one, Date.now()) : pauseTimer(one, Date.now())))}
          >
            {isPaused ? say.goOn : say.pause}
          </Button>
        </div>
        <TextField
          label={say.timerName}
          value={name}
          maxLength={TIMER_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <TellMe />
      </div>
    </Dialog>
  );
}

const FIRST_MINUTES = 10;

/** A timer of one's own. */
export function AddTimerDialog({ onClose }: { onClose: () => void }) {
  const { start } = useStepTimers();
  const [name, setName] = useState('');
  const [minutes, setMinutes] = useState(FIRST_MINUTES);
  function handleStart() {
    start({ name: name.trim() || say.ownTimer, fromSeconds: minutes * 60 });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.addTimer}
      size="sm"
      footer={
        <Button size="lg" full onClick={handleStart}>
          {say.startIt}
        </Button>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={say.timerName}
          value={name}
          placeholder={say.ownTimer}
          maxLength={TIMER_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold" aria-hidden>
            {say.minutes}
          </span>
          <Stepper
            label={say.minutes}
            value={minutes}
            onValueChange={setMinutes}
            min={1}
            max={TIMER_LONGEST_MS / minutesToMs(1)}
            editable
          />
        </div>
        <TellMe />
      </div>
    </Dialog>
  );
}

/** Whether the browser may say it beside the page; asked with this press and never by itself. */
function TellMe() {
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  if (!mayAsk) return null;
  return (
    <Button
      variant="text"
      icon={Bell}
      wraps
      className="justify-self-start text-left"
      onClick={() => void Notification.requestPermission().then(() => setMayAsk(mayAskToNotify()))}
    >
      {say.tellMe}
    </Button>
  );
}
