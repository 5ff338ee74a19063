import { SITE_PATHS } from '@sorrel/contract/site';
import { CallToAction } from './call-to-action.tsx';
import type { SiteHead } from './heads.ts';
import { SampleCover } from './sample-cover.tsx';
import { BEETROOT, TROUT } from './sample-recipes.ts';

export const head: SiteHead = {
  title: 'About Sorrel: why we make it and how we work',
  description: 'Why Sorrel is made, how it works with public food tables, and where to read its source.',
  pictureLines: ['A little leaf', 'that wakes up', 'a whole plate'],
  plate: 'warm-lentil-beetroot-and-goats-cheese-salad',
};

const HABITS = [
  {
    title: 'Amounts, never promises',
    text: 'We say what is in a meal: kilocalories, grams, milligrams. What it will do for you, nobody can know from a recipe.',
  },
  {
    title: 'Every figure explained',
    text: 'Nutrition is calculated from ingredients with public food tables. You can see which food each line was taken for, how many grams, and what could not be counted.',
  },
  {
    title: 'No silent zero',
    text: 'Where Sorrel does not know something, it says so instead of guessing a number. A plan that misses a goal tells you which, and why.',
  },
  {
    title: 'Your kitchen, your data',
    text: 'No advertising, no tracking, nothing loaded from elsewhere. You can delete everything, and it is gone.',
  },
];

export function Page() {
  return (
    <>
      <div className="wrap">
        <header className="page-hero">
          <h1>A little leaf that wakes up a whole plate</h1>
          <p>
            Sorrel is a sharp, lemony green leaf with a red vein. We named a kitchen tool after it: small, fresh, and
            best when you hardly notice it.
          </p>
        </header>
        <div className="band about">
          <div className="prose">
            <h2>Why we make it</h2>
            <p>
              Eating well is mostly a matter of deciding early. But the recipes are in ten places, the plan is in
              nobody’s head, and the list is written in the car park. Sorrel puts the three on one table.
            </p>
            <p>
              You bring the recipes you already love. Sorrel reads them, counts them, lays out a week that comes as
              close to your goals as your own book allows, and turns it into one list in the order of the shop.
            </p>
            <h2>Open to read</h2>
            <p>
              Sorrel is free software under the GNU Affero General Public License: how it works is there for anyone to
              read, and you may run it on a server of your own.
            </p>
            <p>
              Questions, or an idea? <a href={SITE_PATHS.support}>Write to us</a>.
            </p>
          </div>
          <div className="about-art" aria-hidden="true">
            <SampleCover recipe={TROUT} sizes="(max-width: 900px) 92vw, 30rem" />
            <SampleCover recipe={BEETROOT} picture="plate" className="about-plate" sizes="15rem" />
          </div>
        </div>
      </div>
      <section className="band band-deep" aria-labelledby="habits-title">
        <div className="wrap">
          <h2 className="section-title" id="habits-title">
            How we work
          </h2>
          <ul className="habits">
            {HABITS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="about-end">
        <CallToAction />
      </div>
    </>
  );
}
