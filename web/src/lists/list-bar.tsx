import { Eraser, RotateCcw, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { say } from './sentences.ts';

/**
 * How many items are in the basket, and how many are to go.
 * @param children what else is to be said of the list as a whole
 */
export function ListProgress({ checked, total, children }: { checked: number; total: number; children?: ReactNode }) {
  return (
    <div className="grid flex-[1_1_16rem] gap-2">
      <div className="flex items-center justify-between gap-3">
        <b className="num" role="status">
          {say.inTheBasket(checked, total)}
        </b>
        <span className="num flex-none text-sm whitespace-nowrap text-ink-3">{say.toGo(total - checked)}</span>
      </div>
      <Progress label={say.inTheBasket(checked, total)} value={checked} max={total} />
      {children}
    </div>
  );
}

interface ListControlsProps {
  serves: number;
  onServesChange: (serves: number) => void;
  /** The shop whose order of aisles is shown; absent for somebody who may only tick. */
  shop: { title: string; onOpen: () => void } | undefined;
  isEmpty: boolean;
  /** Nothing is ticked. */
  isUnticked: boolean;
  onUncheck: () => void;
  /** Absent for somebody who may only tick. */
  onClear: (() => void) | undefined;
}

/** What concerns the list as a whole. */
export function ListControls({
  serves,
  onServesChange,
  shop,
  isEmpty,
  isUnticked,
  onUncheck,
  onClear,
}: ListControlsProps) {
  return (
    <>
      <div className="flex items-center gap-2">
        <span className="text-sm text-ink-2" aria-hidden>
          {say.serves}
        </span>
        <Stepper label={say.serves} min={1} max={999} value={serves} onValueChange={onServesChange} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {shop && (
          <Button variant="text" size="sm" icon={Store} aria-label={say.aislesAs(shop.title)} onClick={shop.onOpen}>
            <span className="max-w-44 truncate">{shop.title}</span>
          </Button>
        )}
        {/* not disabled: what was pressed keeps the focus when there is nothing left to do */}
        <Button variant="text" size="sm" icon={RotateCcw} onClick={onUncheck} aria-disabled={isUnticked}>
          {say.uncheck}
        </Button>
        {onClear && (
          <Button variant="text" size="sm" icon={Eraser} onClick={onClear} aria-disabled={isEmpty}>
            {say.clear}
          </Button>
        )}
      </div>
    </>
  );
}
