import { GOAL_NUTRIENT_NAMES, GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { CallToAction } from '../call-to-action.tsx';
import type { SiteHead } from '../heads.ts';
import { Pricing } from '../home/pricing.tsx';
import { numberWord } from '../number-word.ts';
import { ScreenPicture } from '../screen-picture.tsx';
import type { ScreenName } from '../screens.ts';
import { BAND, BAND_HEAD, BAND_LEAD, PAGE_HERO, PAGE_LEAD, PAGE_TITLE, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { PlanTable } from './plan-table.tsx';

const GOALS = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
  GOAL_NUTRIENTS.map((nutrient) => GOAL_NUTRIENT_NAMES[nutrient]),
);

export const head: SiteHead = {
  title: 'Features of Sorrel: recipes, nutrition, plans and lists',
  description:
    'Import recipes from any page, calculate nutrition you can check, plan weeks to your goals and shop them by aisle.',
  pictureLines: ['Recipes, plans', 'and shopping,', 'on one table'],
  plate: 'prawn-pad-thai',
};

// words beside a picture of the product, side by side in turns
const FEATURE = [
  'group grid scroll-mt-22 grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] items-center gap-[clamp(1.5rem,4vw,3.5rem)]',
  'even:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] max-site:grid-cols-1 max-site:even:grid-cols-1',
].join(' ');
// large enough to be read
const PART_OF_WINDOW = 'max-md:aspect-11/10 max-md:object-cover max-md:object-[42%_0]';

const FEATURES: readonly {
  id: string;
  title: string;
  text: string;
  points: readonly string[];
  screen: ScreenName;
}[] = [
  {
    id: 'recipes',
    title: 'A recipe book that fills itself',
    text: 'Paste the address of a recipe page and Sorrel reads its title, ingredients, steps, times and picture. You look it over and save.',
    points: [
      'Or type your own, or paste ingredients and steps as lists',
      'Search and filter by tags, time and nutrients',
      'Up to three pictures; without one, a cover drawn from the ingredients',
    ],
    screen: 'import',
  },
  {
    id: 'nutrition',
    title: 'Nutrition you can check',
    text: 'With Premium, nutrition is calculated from the ingredients and public food tables. Every figure opens into a table: which food each line was taken for, how many grams, and what could not be counted.',
    points: [
      `${GOALS.charAt(0)}${GOALS.slice(1).toLowerCase()}, and four more`,
      'Correct a food or a weight once, and it is remembered',
      'Amounts change with the serves you choose',
    ],
    screen: 'nutrition',
  },
  {
    id: 'plans',
    title: 'Advanced plan generation',
    text: 'Sorrel looks for the week from your own book that comes closest to your goals, keeps what you locked, and says so when a goal is out of reach.',
    points: [
      'Lock, re-roll, search or clear any meal, or a whole day',
      'Include or leave out tags, choose how often meals may repeat',
      `Daily goals for ${numberWord(GOAL_NUTRIENTS.length)} nutrients with Premium`,
    ],
    screen: 'week',
  },
  {
    id: 'lists',
    title: 'Shopping lists by aisle',
    text: 'A plan becomes one list for as many serves as you like. Amounts that can be added are added, and each item shows which recipes use it.',
    points: [
      'Sorted by aisle, ticked off as you go',
      'Share it, copy it, print it, or save it as a table',
      'With Premium, on to your supermarket: item by item, or as a basket where this Sorrel is connected to a shop',
    ],
    screen: 'list',
  },
  {
    id: 'spinner',
    title: 'A spinner for evenings without a plan',
    text: 'Tell the Meal Spinner what you have and what you do not want. It picks one recipe from your book.',
    points: ['Ingredients and tags in, or out', 'A calorie limit, a time limit', 'Spin again as often as you like'],
    screen: 'spinner',
  },
  {
    id: 'explore',
    title: 'Exclusive premium recipes',
    text: 'Original recipes in twelve categories, each with calculated nutrition. The featured ones are open to everybody; Premium opens all of them.',
    points: [
      'From breakfasts to curries and bakes',
      'Filter by diet, time and nutrients',
      'One tap copies a recipe into your book',
    ],
    screen: 'explore',
  },
];

/** What the product does, part by part, with a look at each; what the two plans hold; and what they cost. */
export function Page() {
  return (
    <>
      <div className={WRAP}>
        <header className={PAGE_HERO}>
          <h1 className={PAGE_TITLE}>What Sorrel does</h1>
          <p className={PAGE_LEAD}>Collect recipes, plan a week that fits your goals, and shop for it in one go.</p>
          <nav className="mt-7 flex flex-wrap gap-2" aria-label="Features">
            {FEATURES.map(({ id, title }) => (
              <a key={id} className={buttonClass({ variant: 'quiet', wraps: true }, 'text-start')} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </header>
        <div className={`${BAND} grid gap-[clamp(3.5rem,8vw,7rem)]`}>
          {FEATURES.map(({ id, title, text, points, screen }) => (
            <section className={FEATURE} key={id} id={id} aria-labelledby={`${id}-title`}>
              <div className="grid gap-4 site:group-even:order-2">
                <h2 className="text-feature leading-tight" id={`${id}-title`}>
                  {title}
                </h2>
                <p className="text-md text-ink-2">{text}</p>
                <ul className="grid list-disc gap-2.5 pl-4.5 text-ink-2">
                  {points.map((point) => (
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
            What you get, side by side
          </h2>
          <p className={BAND_LEAD}>
            Basic is complete and has no time limit. <a href={paths.register}>Start with it</a>, and add Premium when
            you want the counting done for you.
          </p>
        </div>
        <PlanTable />
      </section>
      <Pricing />
      <CallToAction />
    </>
  );
}
