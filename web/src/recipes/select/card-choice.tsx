import { CHECK } from '../../ui/check-looks.ts';
import { say } from './sentences.ts';

// the whole card is the check; its edge says what is chosen, besides the check itself
const CHOICE = [
  'absolute inset-0 z-2 cursor-pointer rounded-[26px] select-none outline-offset-[-3px] has-checked:outline-3',
  'has-checked:outline-leaf has-focus-visible:shadow-halo-inside',
].join(' ');
const MARK = 'absolute top-4 left-4 size-8 shadow-2 max-sm:top-3.5 max-sm:left-3.5 focus-visible:shadow-halo';

interface CardChoiceProps {
  name: string;
  isChosen: boolean;
  /** `withRange`: and all between this one and the one before. */
  onToggle: (withRange: boolean) => void;
}

/** Over a card of the book: a press anywhere on it chooses the recipe, with Shift all up to it. */
export function CardChoice({ name, isChosen, onToggle }: CardChoiceProps) {
  return (
    <label className={CHOICE}>
      <input
        className={`${CHECK} ${MARK}`}
        type="checkbox"
        aria-label={say.selectNamed(name)}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}
