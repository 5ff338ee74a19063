import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FoodIcon } from '../cover/food-icon.tsx';
import { paths } from '../paths.ts';
import { say } from './sentences.ts';

/** Foods that many kitchens have. */
const FOODS = ['egg', 'tomato', 'feta', 'spinach', 'potato', 'chickpeas'];

const BAND = [
  'group relative mt-8 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-4 rounded-xl bg-leaf-soft px-7 py-5.5',
  'max-app:mt-6 max-app:grid-cols-1 max-app:p-5',
].join(' ');
const WHOLE_BAND = [
  'no-underline group-hover:underline after:absolute after:inset-0 after:rounded-xl after:content-[""]',
  'focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-halo',
  'focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
].join(' ');
const FOOD =
  '-ml-4.5 grid size-13 flex-initial place-items-center rounded-full bg-surface shadow-1 max-app:size-11 max-app:first:ml-0 max-tiny:nth-[n+4]:hidden';
const ARROW = 'ml-3 grid size-11 flex-none place-items-center rounded-full bg-btn text-on-btn max-app:ml-auto';

/** Leads to what can be cooked with what is there. */
export function WhatToCookBand() {
  return (
    <section className={BAND} aria-labelledby="what-to-cook-title">
      <div>
        <h2 className="text-xl" id="what-to-cook-title">
          <Link className={WHOLE_BAND} to={paths.whatToCook}>
            {say.whatCanICook}
          </Link>
        </h2>
        <p className="mt-1 text-ink-2">{say.tapWhatIsThere}</p>
      </div>
      <div className="flex min-w-0 items-center" aria-hidden>
        {FOODS.map((name) => (
          <span key={name} className={FOOD}>
            <FoodIcon name={name} className="size-9 max-app:size-7" />
          </span>
        ))}
        <span className={ARROW}>
          <ArrowRight className="icon" />
        </span>
      </div>
    </section>
  );
}
