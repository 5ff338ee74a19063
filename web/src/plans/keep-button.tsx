import type { Meal } from '@sorrel/contract/plans';
import { Bookmark } from 'lucide-react';
import { useMayEdit } from '../auth/queries.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { say } from './sentences.ts';

export type KeptDish = Pick<Meal, 'id' | 'name'>;

interface KeepButtonProps {
  dish: KeptDish & Pick<Meal, 'borrowed'>;
  onKeep: (dish: KeptDish) => void;
}

/** Copies a borrowed dish into the book; nothing of any other, and nothing for those who may only look at the book. */
export function KeepButton({ dish, onKeep }: KeepButtonProps) {
  const mayEdit = useMayEdit();
  if (!dish.borrowed || !mayEdit) return null;
  return <IconButton icon={Bookmark} size="sm" label={say.firstWeek.keep(dish.name)} onClick={() => onKeep(dish)} />;
}
