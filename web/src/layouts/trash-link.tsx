import { Trash2 } from 'lucide-react';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { say } from './sentences.ts';

/** The way to what was deleted. */
export function TrashLink() {
  return (
    <ButtonLink variant="muted" size="sm" icon={Trash2} to={paths.trash} className="mt-3">
      {say.trash}
    </ButtonLink>
  );
}
