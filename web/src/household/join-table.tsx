import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import { lazy, Suspense } from 'react';
import { whenReached } from '../lib/when-reached.ts';
import { say } from './sentences.ts';

// what is read is there first; the plates come when they are drawn
const RecipeCover = lazy(
  whenReached(() => import('../cover/recipe-cover.tsx').then(({ RecipeCover }) => ({ default: RecipeCover }))),
);

/** What stands before those who are there already. */
const DISHES: readonly RecipeToDraw[] = [
  { name: 'Miso salmon rice bowl', ingredients: ['salmon', 'rice', 'avocado', 'cucumber', 'edamame'] },
  { name: 'Yoghurt and blueberry bowl', ingredients: ['yoghurt', 'blueberries', 'strawberries'] },
  { name: 'Greek salad with chickpeas', ingredients: ['chickpeas', 'cherry tomatoes', 'cucumber', 'feta', 'olives'] },
  { name: 'Red lentil soup', ingredients: ['red lentils', 'carrot', 'coriander'] },
  { name: 'Spaghetti with tomatoes', ingredients: ['spaghetti', 'tomatoes', 'basil'] },
];

const SEAT = 'absolute grid w-[29%] -translate-x-1/2 -translate-y-1/2 justify-items-center';
const NAME = 'max-w-full truncate rounded-full px-3 py-1 text-sm font-semibold shadow-1';
/** From the middle of the table to a plate, in per cent of its width. */
const REACH = 31;

function placeOf(seat: number, seats: number) {
  // the own place is the one next to the reader, the others go round from there
  const turn = Math.PI / 2 + (2 * Math.PI * seat) / seats;
  return { left: `${50 + REACH * Math.cos(turn)}%`, top: `${50 + REACH * Math.sin(turn)}%` };
}

/** The table that the link leads to, with a free place. Decorative: who is there is said beside it. */
export function JoinTable({ members }: { members: readonly string[] }) {
  const guests = members.slice(0, DISHES.length);
  const seats = guests.length + 1;
  return (
    <div
      className="grid place-items-center overflow-hidden rounded-2xl bg-leaf-soft p-6 max-sm:rounded-xl max-sm:p-4 lg:order-last lg:h-[calc(100dvh-5rem)]"
      aria-hidden
    >
      <div className="relative aspect-square w-[min(100%,21rem)] lg:w-[min(100%,32rem)] rounded-[50%] bg-surface shadow-3">
        {guests.map((name, guest) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
          <div key={guest} className={SEAT} style={placeOf(guest + 1, seats)}>
            <Suspense fallback={<span className="aspect-square w-full" />}>
              <RecipeCover
                recipe={DISHES[guest] ?? { name: '', ingredients: [] }}
                ratio="cutout"
                className="w-full"
                isEager
              />
            </Suspense>
            <span className={`${NAME} -mt-3 bg-surface dark:shadow-line`} dir="auto">
              {name}
            </span>
          </div>
        ))}
        <div className={SEAT} style={placeOf(0, seats)}>
          <span className="aspect-square w-full rounded-[50%] border-2 border-dashed border-line-strong" />
          <span className={`${NAME} -mt-3 bg-citron text-on-citron`}>{say.you}</span>
        </div>
      </div>
    </div>
  );
}
