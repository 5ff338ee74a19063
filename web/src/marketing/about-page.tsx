import { SITE_PATHS } from '@sorrel/contract/site';
import { CallToAction } from './call-to-action.tsx';
import type { SiteHead } from './heads.ts';
import { SampleCover } from './sample-cover.tsx';
import { BEETROOT, TROUT } from './sample-recipes.ts';
import { BAND, DEEP_BAND, PAGE_HERO, PAGE_LEAD, PAGE_TITLE, PROSE, SECTION_TITLE, WRAP } from './site-looks.ts';

export const head: SiteHead = {
  title: 'About Sorrel: why we make it and how we work',
  description: 'Why Sorrel is made, how it works with public food tables, and where to read its source.',
  pictureLines: ['A little leaf', 'that wakes up', 'a whole plate'],
  plate: 'warm-lentil-beetroot-and-goats-cheese-salad',
};

const PLATE = 'absolute bottom-[-4%] left-[-4%] w-[44%] max-site:right-0 max-site:left-auto';

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
      <div className={WRAP}>
        <header className={PAGE_HERO}>
          <h1 className={PAGE_TITLE}>A little leaf that wakes up a whole plate</h1>
          <p className={PAGE_LEAD}>
            Sorrel is a sharp, lemony green leaf with a red vein. We named a kitchen tool after it: small, fresh, and
            best when you hardly notice it.
          </p>
        </header>
        <div className={`${BAND} grid grid-cols-[1.1fr_1fr] items-center gap-wide max-site:grid-cols-1`}>
          <div className={`${PROSE} text-md`}>
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
          <div className="relative pb-[12%] pl-[8%] max-site:pl-0" aria-hidden="true">
            <SampleCover recipe={TROUT} className="w-full rounded-2xl" sizes="(max-width: 900px) 92vw, 30rem" />
            <SampleCover recipe={BEETROOT} picture="plate" className={PLATE} sizes="15rem" />
          </div>
        </div>
      </div>
      <section className={DEEP_BAND} aria-labelledby="habits-title">
        <div className={WRAP}>
          <h2 className={SECTION_TITLE} id="habits-title">
            How we work
          </h2>
          <ul className="mt-band-head grid grid-cols-4 gap-8 max-app:grid-cols-2 max-sm:grid-cols-1">
            {HABITS.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-3 border-t-3 border-citron pt-5">
                <h3 className="text-lg">{title}</h3>
                <p className="text-on-deep-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="pt-edge">
        <CallToAction />
      </div>
    </>
  );
}
