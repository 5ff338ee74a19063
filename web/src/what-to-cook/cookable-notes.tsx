import type { CookableRecipe } from '@sorrel/contract/what-to-cook';
import { ArrowLeftRight, Compass, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { foodInText, foodTitle } from './food-title.ts';
import { MissingFoods, type Shopping } from './missing-foods.tsx';
import { say } from './sentences.ts';

interface CookableNotesProps {
  cookable: CookableRecipe;
  /** Absent for somebody who may not change lists. */
  shopping: Shopping | undefined;
}

/** Whether there is anything to tell below its name. */
export const hasNotes = ({ of, soon, instead, missing }: CookableRecipe): boolean =>
  of === 'explore' || soon.length + instead.length + missing.length > 0;

/** What is told of a recipe below its name: what it uses up, what stands in for what, where it is from, what it lacks. */
export function CookableNotes({ cookable: { of, soon, instead, missing }, shopping }: CookableNotesProps) {
  return (
    <>
      {soon.length > 0 && (
        <Note icon={Hourglass} colour="text-amber">
          {say.usesUp(soon.map(({ shown }) => foodInText(shown)))}
        </Note>
      )}
      {instead.map((one) => (
        <Note key={one.of.name} icon={ArrowLeftRight}>
          {say.instead(foodTitle(one.food.shown), foodInText(one.of.shown))}
        </Note>
      ))}
      {of === 'explore' && <Note icon={Compass}>{say.fromExplore}</Note>}
      {missing.length > 0 && <MissingFoods foods={missing} shopping={shopping} />}
    </>
  );
}

function Note({ icon: Icon, colour, children }: { icon: LucideIcon; colour?: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-1.5 text-sm leading-[1.35] text-ink-2">
      <Icon className={`icon size-[1em] flex-none translate-y-[0.1em] ${colour ?? ''}`} aria-hidden />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
