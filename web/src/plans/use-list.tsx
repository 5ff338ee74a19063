import { Link } from 'react-router';
import { recipePath } from '../paths.ts';
import { say } from './sentences.ts';

interface UseListProps {
  /** With an id it is a recipe of the book, and leads to it. */
  entries: readonly { name: string; uses: number; id?: string }[];
}

/** What is used how often. */
export function UseList({ entries }: UseListProps) {
  if (entries.length === 0) return <p className="text-sm text-ink-2">{say.insights.notKnown}</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {entries.map(({ id, name, uses }) => (
        <li key={id ?? name} className="num flex justify-between gap-3">
          <span className="min-w-0 break-words">{id === undefined ? name : <RecipeLink id={id} name={name} />}</span>
          <span className="text-ink-3">{say.insights.uses(uses)}</span>
        </li>
      ))}
    </ul>
  );
}

export function RecipeLink({ id, name }: { id: string; name: string }) {
  return (
    <Link className="underline" to={recipePath(id, name)} state={{ id }}>
      {name}
    </Link>
  );
}
