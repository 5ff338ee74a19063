import type { Regular } from '@sorrel/core/lists/habits/regulars';
import { Plus } from 'lucide-react';
import { writeAll } from '../../language/write.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../sentences.ts';
import { writeName } from '../show-name.ts';

/** Names that are said one by one. */
const NAMES_MAX = 6;

interface DueLineProps {
  due: readonly Regular[];
  onPut: () => void;
  onSkip: () => void;
}

/** What is due again, proposed for the list in hand: one press puts all of it there. */
export function DueLine({ due, onPut, onSkip }: DueLineProps) {
  const names = due.slice(0, NAMES_MAX).map(({ thing }) => writeName(thing));
  const rest = due.length - names.length;
  return (
    <Notice
      tone="info"
      body="apart"
      className="mb-5 items-center print:hidden"
      action={
        <>
          <Button variant="outline" size="sm" icon={Plus} onClick={onPut}>
            {say.putDue(due.length)}
          </Button>
          <Button variant="text" size="sm" onClick={onSkip}>
            {say.notThisTime}
          </Button>
        </>
      }
    >
      {say.dueAgain(writeAll(rest === 0 ? names : [...names, say.andMore(rest)]))}
    </Notice>
  );
}
