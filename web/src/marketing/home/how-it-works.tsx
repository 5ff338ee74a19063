import { SampleCover } from '../sample-cover.tsx';
import {
  BEETROOT,
  BURRITO,
  DAL,
  GREEK,
  PANCAKES,
  PILAF,
  SALMON,
  SHAKSHUKA,
  TOMATO_SOUP,
  TRAYBAKE,
} from '../sample-recipes.ts';
import { BAND, BAND_HEAD, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { SlipLine } from '../slip-line.tsx';
import { say } from './sentences.ts';

const ART = [
  'relative mb-2 grid aspect-square overflow-hidden rounded-xl dark:[filter:brightness(0.82)]',
  'max-app:aspect-4/3',
].join(' ');
const CARD =
  '[grid-area:1/1] grid w-[54%] gap-[6px] rounded-[16px] bg-white p-[6px] pb-[12px] shadow-step-book max-app:w-[42%]';
const CARD_PLACES = ['-rotate-13 [translate:-26%_-14%]', 'rotate-9 [translate:26%_-8%]', '-rotate-3 [translate:0_14%]'];
const WORDS = 'ml-[4px] h-[7px] rounded-full bg-step-words';
const RINGS = '[grid-area:1/1] w-[82%] fill-none stroke-11 [stroke-linecap:round] max-app:h-[84%] max-app:w-auto';
const GOALS_PLATE = '[grid-area:1/1] aspect-square w-[74%] max-app:h-[76%] max-app:w-auto';
const WEEK =
  'place-items-center grid-cols-6 content-center gap-[1%] bg-step-week p-[8%] max-app:px-[18%] max-app:py-[4%]';
// two, three and two plates
const WEEK_PLATE = 'col-span-2 aspect-square w-full nth-1:col-[2/span_2] nth-6:col-[2/span_2]';
const SLIP = [
  'grid w-[68%] gap-[0.8rem] rounded-t-[18px] bg-white px-[8%] pt-[7%] pb-[12%] shadow-step-list',
  'max-app:gap-2 max-app:pb-[6%]',
].join(' ');

function BookPicture() {
  return (
    <div className={`${ART} place-items-center bg-step-book`} aria-hidden="true">
      {[SHAKSHUKA, GREEK, TRAYBAKE].map((recipe, index) => (
        <div className={`${CARD} ${CARD_PLACES[index]}`} key={recipe.slug}>
          <SampleCover recipe={recipe} className="w-full rounded-[11px]" sizes="9rem" />
          <i className={`${WORDS} w-[70%]`} />
          <i className={`${WORDS} w-[42%]`} />
        </div>
      ))}
    </div>
  );
}

function GoalsPicture() {
  return (
    <div className={`${ART} place-items-center bg-step-goals`} aria-hidden="true">
      <svg className={RINGS} viewBox="0 0 200 200" aria-hidden="true">
        <g transform="rotate(-90 100 100)">
          <circle className="stroke-step-ring" cx="100" cy="100" r="88" />
          <circle className="stroke-step-protein" strokeDasharray="150 553" cx="100" cy="100" r="88" />
          <circle
            className="stroke-step-carbohydrates"
            strokeDasharray="200 553"
            strokeDashoffset="-172"
            cx="100"
            cy="100"
            r="88"
          />
          <circle
            className="stroke-step-fat"
            strokeDasharray="110 553"
            strokeDashoffset="-394"
            cx="100"
            cy="100"
            r="88"
          />
        </g>
      </svg>
      <SampleCover recipe={SALMON} picture="plate" className={GOALS_PLATE} sizes="12rem" />
    </div>
  );
}

function WeekOfPlates() {
  return (
    <div className={`${ART} ${WEEK}`} aria-hidden="true">
      {[BURRITO, DAL, TOMATO_SOUP, BEETROOT, SHAKSHUKA, PILAF, PANCAKES].map((recipe) => (
        <SampleCover key={recipe.slug} recipe={recipe} picture="plate" className={WEEK_PLATE} sizes="5rem" />
      ))}
    </div>
  );
}

function ListPicture() {
  return (
    <div className={`${ART} items-end justify-items-center bg-step-list`} aria-hidden="true">
      <div className={SLIP}>
        {['tomato', 'carrot', 'cheese-wedge', 'avocado', 'lemon'].map((food, index) => (
          <SlipLine key={food} picture={food} isTicked={index < 2}>
            <i className={`h-[8px] flex-1 rounded-full bg-slip-line ${index < 2 ? 'opacity-50' : ''}`} />
          </SlipLine>
        ))}
      </div>
    </div>
  );
}

const STEPS = [
  { name: 'book', text: 'bookText', Picture: BookPicture },
  { name: 'goals', text: 'goalsText', Picture: GoalsPicture },
  { name: 'week', text: 'weekText', Picture: WeekOfPlates },
  { name: 'shop', text: 'shopText', Picture: ListPicture },
] as const;

/** From the first recipe to the shop, in four steps. */
export function HowItWorks() {
  return (
    <section className={`${BAND} ${WRAP}`} id="how" aria-labelledby="how-title">
      <div className={BAND_HEAD}>
        <h2 className={SECTION_TITLE} id="how-title">
          {say.how.title}
        </h2>
      </div>
      <ol className="grid grid-cols-4 gap-6 max-app:grid-cols-2 max-app:gap-x-4 max-sm:grid-cols-1">
        {STEPS.map(({ name, text, Picture }, index) => (
          <li key={name} className="grid content-start gap-3">
            <Picture />
            <span className="font-display leading-none font-semibold text-vein">{say.how.step(index + 1)}</span>
            <h3 className="text-lg">{say.how[name]}</h3>
            <p className="text-ink-2">{say.how[text]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
