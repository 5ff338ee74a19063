import type { Recipe } from '@sorrel/contract/recipe';
import { LibraryBig } from 'lucide-react';
import { Link } from 'react-router';
import { collectionPath } from '../../paths.ts';
import { useCollections } from '../../recipe-parts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { say } from './sentences.ts';

interface CollectionsLineProps {
  recipe: Recipe;
  /** Absent for somebody who may not change the book. */
  onChange: (() => void) | undefined;
}

/** The collections that a recipe is in, each leading to its recipes; nothing where it is in none. */
export function CollectionsLine({ recipe, onChange }: CollectionsLineProps) {
  const collections = useCollections().filter(({ id }) => recipe.collection_ids?.includes(id));
  if (collections.length === 0) return null;
  return (
    <div className="flex items-center gap-2 text-sm print:hidden">
      <LibraryBig className="icon flex-none text-ink-3" aria-hidden />
      <ul className="flex min-w-0 flex-wrap gap-x-3 gap-y-1" aria-label={say.inCollections}>
        {collections.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <Link
              className="wrap-anywhere underline decoration-line-strong underline-offset-4"
              to={collectionPath(id)}
              dir="auto"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {onChange && (
        <Button variant="text" size="sm" onClick={onChange}>
          {say.change}
        </Button>
      )}
    </div>
  );
}
