import { writeNumber } from '../../language/write.ts';
import { Chip } from '../../ui/chip.tsx';
import { say } from './sentences.ts';

export const TRASH_KINDS = ['recipes', 'plans', 'lists'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

interface TrashKindsProps {
  /** How many there are of each; null where that is not known, because there are pages that were not asked for. */
  counts: Record<TrashKind, number | null>;
  shown: TrashKind | 'all';
  onShow: (shown: TrashKind | 'all') => void;
}

/** Of which kind the trash shows what it has; nothing where it is all of one. */
export function TrashKinds({ counts, shown, onShow }: TrashKindsProps) {
  const kinds = TRASH_KINDS.filter((kind) => counts[kind] !== 0);
  if (kinds.length < 2) return null;
  const numbers = kinds.map((kind) => counts[kind]);
  const all = numbers.includes(null) ? null : numbers.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <fieldset className="-mb-3 flex flex-wrap gap-2" aria-label={say.trashKinds}>
      <Chip pressed={shown === 'all'} onClick={() => onShow('all')}>
        {withCount(say.trashAll, all)}
      </Chip>
      {kinds.map((kind) => (
        <Chip key={kind} pressed={shown === kind} onClick={() => onShow(kind)}>
          {withCount(say.trashedKinds[kind], counts[kind])}
        </Chip>
      ))}
    </fieldset>
  );
}

const withCount = (name: string, count: number | null) => (count === null ? name : `${name} ${writeNumber(count)}`);
