import { Link, Lock, RefreshCw } from 'lucide-react';
import { Meter } from '../meter.tsx';
import { MeterWords } from '../meter-words.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BURRITO, DAL, KIMCHI, PAD_THAI, PANCAKES, PILAF, SALMON, SHAKSHUKA, TACOS } from '../sample-recipes.ts';
import { ScreenPicture } from '../screen-picture.tsx';
import { BAND, BAND_HEAD, BAND_LEAD, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { SlipLine } from '../slip-line.tsx';

const SHOWCASE = [
  'relative mb-16 pr-[clamp(0rem,6vw,5.5rem)]',
  'max-md:mb-6 max-md:grid max-md:grid-cols-2 max-md:gap-4 max-md:pr-0',
].join(' ');
const SMALL_PHONE = 'max-md:rounded-[1.5rem] max-md:border-[0.3rem]';
const CARD = 'grid content-between gap-6 overflow-hidden p-8 max-md:p-6';
const NARROW = 'col-span-2 max-lg:col-span-3 max-md:col-span-full';
const CARD_WORDS = 'mt-2 max-w-[42ch] text-ink-2';
const WEEK_GRID = [
  'grid grid-cols-5 gap-2.5 [scrollbar-width:none]',
  'max-md:-mx-6 max-md:grid-cols-[repeat(5,7.25rem)] max-md:overflow-x-auto max-md:px-6',
].join(' ');
const WEEK_DAY = [
  'grid content-start justify-items-center gap-2.5 rounded-lg px-2 py-3.5',
  'text-center text-xs leading-[1.3]',
].join(' ');
const ADDRESS =
  'flex min-w-0 items-center gap-2 rounded-md border-[1.5px] border-line-strong px-3.5 py-[0.7rem] text-ink-3';
const EXCLUSIVE = 'h-full min-h-0 w-full rounded-md';

const WEEK = [
  { day: 'Mon', recipe: SALMON },
  { day: 'Tues', recipe: DAL },
  { day: 'Wed', recipe: BURRITO, isLocked: true },
  { day: 'Thurs', recipe: PAD_THAI },
  { day: 'Fri', recipe: TACOS },
];

const DAY = [
  { label: 'Calories', text: '1,840 of 2,000 kcal', percent: 92, nutrient: 'calories' },
  { label: 'Protein', text: '118 of 120 g', percent: 98, nutrient: 'protein' },
  { label: 'Carbs', text: '196 of 230 g', percent: 85, nutrient: 'carbs' },
  { label: 'Fat', text: '61 of 70 g', percent: 87, nutrient: 'fat' },
] as const;

const BASKET = [
  { food: 'Avocados', picture: 'avocado', amount: '2', isTicked: true },
  { food: 'Lemons', picture: 'lemon', amount: '3', isTicked: true },
  { food: 'Tomatoes', picture: 'tomato', amount: '400 g' },
  { food: 'Broccoli', picture: 'broccoli', amount: '1' },
];

function WeekPicture() {
  return (
    <div className={WEEK_GRID} aria-hidden="true">
      {WEEK.map(({ day, recipe, isLocked }) => {
        const Icon = isLocked ? Lock : RefreshCw;
        const quiet = isLocked ? 'font-semibold' : 'font-semibold text-ink-3';
        return (
          <div key={day} className={`${WEEK_DAY} ${isLocked ? 'bg-citron text-on-citron' : 'bg-bg'}`}>
            <span className={quiet}>{day}</span>
            <SampleCover recipe={recipe} picture="square" className="w-[min(100%,6.25rem)] rounded-[50%]" />
            <b className="min-h-[2.6em] font-semibold">{recipe.name}</b>
            <Icon className={`icon ${quiet}`} />
          </div>
        );
      })}
    </div>
  );
}

function DayPicture() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {DAY.map(({ label, text, percent, nutrient }) => (
        <div key={label} className="grid gap-1.5">
          <MeterWords label={label} amount={text} />
          <Meter percent={percent} nutrient={nutrient} />
        </div>
      ))}
    </div>
  );
}

function ImportPicture() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <div className={ADDRESS}>
        <Link className="icon" />
        <span>example.com/shakshuka</span>
      </div>
      <div className="flex items-center gap-4 leading-[1.3]">
        <SampleCover recipe={SHAKSHUKA} className="w-24 flex-none rounded-md" sizes="6rem" />
        <div className="grid gap-1">
          <b className="font-semibold">Shakshuka with Peppers and Feta</b>
          <span className="text-xs text-ink-3">11 ingredients, 5 steps</span>
        </div>
      </div>
    </div>
  );
}

function BasketPicture() {
  return (
    <div className="grid gap-2.5 rounded-lg bg-surface p-4" aria-hidden="true">
      {BASKET.map(({ food, picture, amount, isTicked }) => (
        <SlipLine key={food} picture={picture} isTicked={isTicked}>
          <span className={`min-w-0 flex-1 ${isTicked ? 'text-ink-3 line-through' : ''}`}>{food}</span>
          <span className="num text-sm text-ink-3">{amount}</span>
        </SlipLine>
      ))}
    </div>
  );
}

function ExclusivePicture() {
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-2.5" aria-hidden="true">
      <SampleCover recipe={PILAF} picture="square" className={`${EXCLUSIVE} row-span-2 aspect-[1.06]`} />
      <SampleCover recipe={PANCAKES} picture="square" className={`${EXCLUSIVE} aspect-auto`} />
      <SampleCover recipe={KIMCHI} picture="square" className={`${EXCLUSIVE} aspect-auto`} />
    </div>
  );
}

/** What the product does, in five cards and one look at it. */
export function FeaturesBand() {
  return (
    <section className={`${BAND} ${WRAP}`} aria-labelledby="features-title">
      <div className={BAND_HEAD}>
        <h2 className={SECTION_TITLE} id="features-title">
          One calm place for everything you eat
        </h2>
        <p className={BAND_LEAD}>
          Recipes, plans and shopping share the same kitchen table, so a change in one reaches the others.
        </p>
      </div>
      <div className={SHOWCASE}>
        <ScreenPicture screen="week" sizes="(max-width: 900px) 92vw, 72rem" className="max-md:hidden" />
        <ScreenPicture screen="week-phone" sizes="46vw" className={`hidden max-md:block ${SMALL_PHONE}`} />
        <ScreenPicture
          screen="list-phone"
          sizes="(max-width: 720px) 46vw, 17rem"
          className={`absolute right-0 -bottom-8 w-[clamp(9rem,21%,16rem)] max-md:static max-md:w-auto ${SMALL_PHONE}`}
        />
      </div>
      <div className="grid grid-cols-6 gap-4">
        <article className={`${CARD} ${SHEET} col-span-4 max-lg:col-span-full`}>
          <div>
            <h3 className="text-lg">Advanced plan generation</h3>
            <p className={CARD_WORDS}>
              One tap fills seven days from your own recipes. Lock what you love, re-roll what you do not.
            </p>
          </div>
          <WeekPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">Nutrition and calorie tracking</h3>
            <p className={CARD_WORDS}>Every day adds itself up against your goals.</p>
          </div>
          <DayPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">Unlimited recipes</h3>
            <p className={CARD_WORDS}>Paste a web address and Sorrel fills in the rest. Premium has no cap.</p>
          </div>
          <ImportPicture />
        </article>
        <article className={`${CARD} ${NARROW} rounded-xl bg-leaf-soft dark:shadow-line`}>
          <div>
            <h3 className="text-lg">Straight to your basket</h3>
            <p className={CARD_WORDS}>Lists sorted by aisle, and handed on to your supermarket with Premium.</p>
          </div>
          <BasketPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">Exclusive premium recipes</h3>
            <p className={CARD_WORDS}>
              Original recipes with calculated nutrition. Copy any of them into your own book.
            </p>
          </div>
          <ExclusivePicture />
        </article>
      </div>
    </section>
  );
}
