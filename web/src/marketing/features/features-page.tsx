import { GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { rich } from '../../language/rich.tsx';
import { writeAll } from '../../language/write.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { CallToAction } from '../call-to-action.tsx';
import { Pricing } from '../pricing/pricing.tsx';
import { ScreenPicture } from '../screen-picture.tsx';

import { BAND, BAND_HEAD, BAND_LEAD, PAGE_HERO, PAGE_LEAD, PAGE_TITLE, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { PlanTable } from './plan-table.tsx';
import { say } from './sentences.ts';

// words beside a picture of the product, side by side in turns
const FEATURE = [
  'group grid scroll-mt-22 grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] items-center gap-[clamp(1.5rem,4vw,3.5rem)]',
  'even:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] max-site:grid-cols-1 max-site:even:grid-cols-1',
].join(' ');
// large enough to be read
const PART_OF_WINDOW = 'max-md:aspect-11/10 max-md:object-cover max-md:object-[42%_0]';

const FEATURES = [
  { id: 'recipes', screen: 'import' },
  { id: 'nutrition', screen: 'nutrition' },
  { id: 'plans', screen: 'week' },
  { id: 'lists', screen: 'list' },
  { id: 'spinner', screen: 'spinner' },
  { id: 'explore', screen: 'explore' },
] as const;
type Feature = (typeof FEATURES)[number]['id'];

const goals = () => writeAll(GOAL_NUTRIENTS.map((nutrient) => say.goals[nutrient]));

/** What is listed beside a picture. Some sentences tell of all nutrients that may have a goal. */
function pointsOf(id: Feature): string[] {
  const { nutrition, plans } = say.parts;
  if (id === 'nutrition') return Object.values({ ...nutrition.points, nutrients: nutrition.points.nutrients(goals()) });
  if (id === 'plans') {
    return Object.values({ ...plans.points, goals: plans.points.goals(say.number(GOAL_NUTRIENTS.length)) });
  }
  return Object.values(say.parts[id].points);
}

/** What the product does, part by part, with a look at each; what the two plans hold; and what they cost. */
export function Page() {
  return (
    <>
      <div className={WRAP}>
        <header className={PAGE_HERO}>
          <h1 className={PAGE_TITLE}>{say.title}</h1>
          <p className={PAGE_LEAD}>{say.lead}</p>
          <nav className="mt-7 flex flex-wrap gap-2" aria-label={say.features}>
            {FEATURES.map(({ id }) => (
              <a key={id} className={buttonClass({ variant: 'quiet', wraps: true }, 'text-start')} href={`#${id}`}>
                {say.parts[id].title}
              </a>
            ))}
          </nav>
        </header>
        <div className={`${BAND} grid gap-[clamp(3.5rem,8vw,7rem)]`}>
          {FEATURES.map(({ id, screen }) => (
            <section className={FEATURE} key={id} id={id} aria-labelledby={`${id}-title`}>
              <div className="grid gap-4 site:group-even:order-2">
                <h2 className="text-feature leading-tight" id={`${id}-title`}>
                  {say.parts[id].title}
                </h2>
                <p className="text-md text-ink-2">{say.parts[id].text}</p>
                <ul className="grid list-disc gap-2.5 pl-4.5 text-ink-2">
                  {pointsOf(id).map((point) => (
                    <li key={point} className="marker:text-vein">
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
              <ScreenPicture screen={screen} sizes="(max-width: 900px) 92vw, 46rem" imageClassName={PART_OF_WINDOW} />
            </section>
          ))}
        </div>
      </div>
      <section className={WRAP} aria-labelledby="compare-title">
        <div className={BAND_HEAD}>
          <h2 className={SECTION_TITLE} id="compare-title">
            {say.compareTitle}
          </h2>
          <p className={BAND_LEAD}>{rich(say.compareText, { link: (text) => <a href={paths.register}>{text}</a> })}</p>
        </div>
        <PlanTable />
      </section>
      <Pricing />
      <CallToAction />
    </>
  );
}
