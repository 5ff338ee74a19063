import { getPersons, type Person } from '@sorrel/contract/persons';
import type { PersonColour } from '@sorrel/core/households/person';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

/** Who eats with the household, the signed-in person first. */
export const personsQuery = queryOptions({
  queryKey: ['household', 'persons'],
  queryFn: ({ signal }) => call(getPersons, { signal }),
});

const COLOURS: Readonly<Record<PersonColour, string>> = {
  leaf: 'bg-leaf-soft text-leaf',
  sky: 'bg-sky-soft text-sky',
  vein: 'bg-vein-soft text-vein',
  amber: 'bg-amber-soft text-amber',
  citron: 'bg-citron text-on-citron',
  sunken: 'bg-sunken text-ink-2',
};
const SIZES = { xs: 'size-6 text-xs', md: 'size-10 text-base', lg: 'size-14 text-xl' };

interface PersonMarkProps {
  person: Pick<Person, 'name' | 'colour' | 'picture'>;
  size?: keyof typeof SIZES;
}

/** The picture or the first letter of somebody, in their colour. Decorative: the name stands beside it. */
export function PersonMark({ person: { name, colour, picture }, size = 'md' }: PersonMarkProps) {
  return (
    <span
      className={`grid flex-none place-items-center overflow-hidden rounded-full font-display leading-none font-semibold ${COLOURS[colour]} ${SIZES[size]}`}
      aria-hidden
    >
      {picture === null ? (
        (Array.from(name.trim())[0] ?? '?').toUpperCase()
      ) : (
        <img className="size-full object-cover" src={picture} alt="" />
      )}
    </span>
  );
}
