import { Link, Lock, RefreshCw } from 'lucide-react';
import { writeAmount, writeNumber } from '../../language/write.ts';
import { Meter } from '../meter.tsx';
import { MeterWords } from '../meter-words.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BURRITO, DAL, KIMCHI, PAD_THAI, PANCAKES, PILAF, SALMON, SHAKSHUKA, TACOS } from '../sample-recipes.ts';
import { ScreenPicture } from '../screen-picture.tsx';
import { BAND, BAND_HEAD, BAND_LEAD, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { SlipLine } from '../slip-line.tsx';
import { say } from './sentences.ts';

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
  { day: 'mon', recipe: SALMON },
  { day: 'tues', recipe: DAL },
  { day: 'wed', recipe: BURRITO, isLocked: true },
  { day: 'thurs', recipe: PAD_THAI },
  { day: 'fri', recipe: TACOS },
] as const;

const DAY = [
  { nutrient: 'calories', amount: 1840, goal: 2000, unit: 'kcal', percent: 92 },
  { nutrient: 'protein', amount: 118, goal: 120, unit: 'g', percent: 98 },
  { nutrient: 'carbs', amount: 196, goal: 230, unit: 'g', percent: 85 },
  { nutrient: 'fat', amount: 61, goal: 70, unit: 'g', percent: 87 },
] as const;

const BASKET = [
  { food: 'avocado', amount: '2', isTicked: true },
  { food: 'lemon', amount: '3', isTicked: true },
  { food: 'tomato', amount: '400 g', isTicked: false },
  { food: 'broccoli', amount: '1', isTicked: false },
] as const;

function WeekPicture() {
  return (
    <div className={WEEK_GRID} aria-hidden="true">
      {WEEK.map(({ day, recipe, ...slot }) => {
        const isLocked = 'isLocked' in slot;
        const Icon = isLocked ? Lock : RefreshCw;
        const quiet = isLocked ? 'font-semibold' : 'font-semibold text-ink-3';
        return (
          <div key={day} className={`${WEEK_DAY} ${isLocked ? 'bg-citron text-on-citron' : 'bg-bg'}`}>
            <span className={quiet}>{say.days[day]}</span>
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
      {DAY.map(({ nutrient, amount, goal, unit, percent }) => (
        <div key={nutrient} className="grid gap-1.5">
          <MeterWords
            label={say.nutrients[nutrient]}
            amount={say.amountOf(writeNumber(amount), writeAmount(goal, unit))}
          />
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
        <span>{say.features.address}</span>
      </div>
      <div className="flex items-center gap-4 leading-[1.3]">
        <SampleCover recipe={SHAKSHUKA} className="w-24 flex-none rounded-md" sizes="6rem" />
        <div className="grid gap-1">
          <b className="font-semibold">{SHAKSHUKA.name}</b>
          <span className="text-xs text-ink-3">{say.features.ingredientsAndSteps(11, 5)}</span>
        </div>
      </div>
    </div>
  );
}

function BasketPicture() {
  return (
    <div className="grid gap-2.5 rounded-lg bg-surface p-4" aria-hidden="true">
      {BASKET.map(({ food, amount, isTicked }) => (
        <SlipLine key={food} picture={food} isTicked={isTicked}>
          <span className={`min-w-0 flex-1 ${isTicked ? 'text-ink-3 line-through' : ''}`}>{say.foods[food]}</span>
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
          {say.features.title}
        </h2>
        <p className={BAND_LEAD}>{say.features.lead}</p>
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
            <h3 className="text-lg">{say.features.plans}</h3>
            <p className={CARD_WORDS}>{say.features.plansText}</p>
          </div>
          <WeekPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">{say.features.nutrition}</h3>
            <p className={CARD_WORDS}>{say.features.nutritionText}</p>
          </div>
          <DayPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">{say.features.recipes}</h3>
            <p className={CARD_WORDS}>{say.features.recipesText}</p>
          </div>
          <ImportPicture />
        </article>
        <article className={`${CARD} ${NARROW} rounded-xl bg-leaf-soft dark:shadow-line`}>
          <div>
            <h3 className="text-lg">{say.features.basket}</h3>
            <p className={CARD_WORDS}>{say.features.basketText}</p>
          </div>
          <BasketPicture />
        </article>
        <article className={`${CARD} ${NARROW} ${SHEET}`}>
          <div>
            <h3 className="text-lg">{say.features.exclusive}</h3>
            <p className={CARD_WORDS}>{say.features.exclusiveText}</p>
          </div>
          <ExclusivePicture />
        </article>
      </div>
    </section>
  );
}
