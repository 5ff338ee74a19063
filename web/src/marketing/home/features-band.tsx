import { Link, Lock, RefreshCw } from 'lucide-react';
import { Meter } from '../meter.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BURRITO, DAL, KIMCHI, PAD_THAI, PANCAKES, PILAF, SALMON, SHAKSHUKA, TACOS } from '../sample-recipes.ts';
import { ScreenPicture } from '../screen-picture.tsx';

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
    <div className="week" aria-hidden="true">
      {WEEK.map(({ day, recipe, isLocked }) => {
        const Icon = isLocked ? Lock : RefreshCw;
        return (
          <div key={day} className={isLocked ? 'week-day week-day-locked' : 'week-day'}>
            <span>{day}</span>
            <SampleCover recipe={recipe} picture="square" className="cover round" />
            <b>{recipe.name}</b>
            <Icon className="icon" />
          </div>
        );
      })}
    </div>
  );
}

function DayPicture() {
  return (
    <div className="day-meters" aria-hidden="true">
      {DAY.map(({ label, text, percent, nutrient }) => (
        <div key={label}>
          <div className="meter-words">
            <b>{label}</b>
            <span className="num">{text}</span>
          </div>
          <Meter percent={percent} nutrient={nutrient} />
        </div>
      ))}
    </div>
  );
}

function ImportPicture() {
  return (
    <div className="import" aria-hidden="true">
      <div className="import-address">
        <Link className="icon" />
        <span>example.com/shakshuka</span>
      </div>
      <div className="import-found">
        <SampleCover recipe={SHAKSHUKA} sizes="6rem" />
        <div>
          <b>Shakshuka with Peppers and Feta</b>
          <span>11 ingredients, 5 steps</span>
        </div>
      </div>
    </div>
  );
}

function BasketPicture() {
  return (
    <div className="slip basket" aria-hidden="true">
      {BASKET.map(({ food, picture, amount, isTicked }) => (
        <div key={food} className={isTicked ? 'slip-ticked' : undefined}>
          <span className="slip-tick" />
          <img src={`/food/${picture}.webp`} alt="" width="256" height="256" loading="lazy" />
          <span className="slip-name">{food}</span>
          <span className="num">{amount}</span>
        </div>
      ))}
    </div>
  );
}

function ExclusivePicture() {
  return (
    <div className="exclusive" aria-hidden="true">
      <SampleCover recipe={PILAF} picture="square" />
      <SampleCover recipe={PANCAKES} picture="square" />
      <SampleCover recipe={KIMCHI} picture="square" />
    </div>
  );
}

/** What the product does, in five cards and one look at it. */
export function FeaturesBand() {
  return (
    <section className="band wrap" aria-labelledby="features-title">
      <div className="band-head">
        <h2 id="features-title">One calm place for everything you eat</h2>
        <p>Recipes, plans and shopping share the same kitchen table, so a change in one reaches the others.</p>
      </div>
      <div className="showcase">
        <ScreenPicture screen="week" sizes="(max-width: 900px) 92vw, 72rem" />
        <ScreenPicture screen="week-phone" sizes="46vw" />
        <ScreenPicture screen="list-phone" sizes="(max-width: 720px) 46vw, 17rem" />
      </div>
      <div className="bento">
        <article className="bento-wide">
          <div>
            <h3>Advanced plan generation</h3>
            <p>One tap fills seven days from your own recipes. Lock what you love, re-roll what you do not.</p>
          </div>
          <WeekPicture />
        </article>
        <article>
          <div>
            <h3>Nutrition and calorie tracking</h3>
            <p>Every day adds itself up against your goals.</p>
          </div>
          <DayPicture />
        </article>
        <article>
          <div>
            <h3>Unlimited recipes</h3>
            <p>Paste a web address and Sorrel fills in the rest. Premium has no cap.</p>
          </div>
          <ImportPicture />
        </article>
        <article className="bento-tint">
          <div>
            <h3>Straight to your basket</h3>
            <p>Lists sorted by aisle, and handed on to your supermarket with Premium.</p>
          </div>
          <BasketPicture />
        </article>
        <article>
          <div>
            <h3>Exclusive premium recipes</h3>
            <p>Original recipes with calculated nutrition. Copy any of them into your own book.</p>
          </div>
          <ExclusivePicture />
        </article>
      </div>
    </section>
  );
}
