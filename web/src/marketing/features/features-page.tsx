import { GOAL_NUTRIENT_NAMES, GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { paths } from '../../paths.ts';
import { CallToAction } from '../call-to-action.tsx';
import type { SiteHead } from '../heads.ts';
import { Pricing } from '../home/pricing.tsx';
import { numberWord } from '../number-word.ts';
import { ScreenPicture } from '../screen-picture.tsx';
import type { ScreenName } from '../screens.ts';
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
      <div className="wrap">
        <header className="page-hero">
          <h1>What Sorrel does</h1>
          <p>Collect recipes, plan a week that fits your goals, and shop for it in one go.</p>
          <nav className="feature-links" aria-label="Features">
            {FEATURES.map(({ id, title }) => (
              <a key={id} className="btn btn-quiet" href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </header>
        <div className="band features">
          {FEATURES.map(({ id, title, text, points, screen }) => (
            <section className="feature" key={id} id={id} aria-labelledby={`${id}-title`}>
              <div className="feature-words">
                <h2 className="section-title" id={`${id}-title`}>
                  {title}
                </h2>
                <p>{text}</p>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
              <ScreenPicture screen={screen} sizes="(max-width: 900px) 92vw, 46rem" />
            </section>
          ))}
        </div>
      </div>
      <section className="wrap plan-band" aria-labelledby="compare-title">
        <div className="band-head">
          <h2 id="compare-title">What you get, side by side</h2>
          <p>
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
