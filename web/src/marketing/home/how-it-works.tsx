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

function BookPicture() {
  return (
    <div className="step-art step-art-book" aria-hidden="true">
      {[SHAKSHUKA, GREEK, TRAYBAKE].map((recipe) => (
        <div className="step-card" key={recipe.slug}>
          <SampleCover recipe={recipe} sizes="9rem" />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

function GoalsPicture() {
  return (
    <div className="step-art step-art-goals" aria-hidden="true">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <g transform="rotate(-90 100 100)">
          <circle className="step-ring" cx="100" cy="100" r="88" />
          <circle className="step-ring-protein" cx="100" cy="100" r="88" />
          <circle className="step-ring-carbs" cx="100" cy="100" r="88" />
          <circle className="step-ring-fat" cx="100" cy="100" r="88" />
        </g>
      </svg>
      <SampleCover recipe={SALMON} picture="plate" className="step-plate" sizes="12rem" />
    </div>
  );
}

function WeekOfPlates() {
  return (
    <div className="step-art step-art-week" aria-hidden="true">
      {[BURRITO, DAL, TOMATO_SOUP, BEETROOT, SHAKSHUKA, PILAF, PANCAKES].map((recipe) => (
        <SampleCover key={recipe.slug} recipe={recipe} picture="plate" className="step-plate" sizes="5rem" />
      ))}
    </div>
  );
}

function ListPicture() {
  return (
    <div className="step-art step-art-list" aria-hidden="true">
      <div className="slip">
        {['tomato', 'carrot', 'cheese-wedge', 'avocado', 'lemon'].map((food, index) => (
          <div key={food} className={index < 2 ? 'slip-ticked' : undefined}>
            <span className="slip-tick" />
            <img src={`/food/${food}.webp`} alt="" width="256" height="256" loading="lazy" />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

const STEPS = [
  {
    title: 'Fill your recipe book',
    text: 'Add recipes by hand, or import them from a web address.',
    Picture: BookPicture,
  },
  { title: 'Set your goals', text: 'Tell Sorrel what to aim for and what to leave out.', Picture: GoalsPicture },
  { title: 'Generate your week', text: 'Seven days in one go. Lock, re-roll or swap any meal.', Picture: WeekOfPlates },
  { title: 'Shop by aisle', text: 'The plan becomes a list, sorted the way shops are.', Picture: ListPicture },
];

/** From the first recipe to the shop, in four steps. */
export function HowItWorks() {
  return (
    <section className="band wrap" id="how" aria-labelledby="how-title">
      <div className="band-head">
        <h2 id="how-title">From empty fridge to planned week</h2>
      </div>
      <ol className="steps">
        {STEPS.map(({ title, text, Picture }, index) => (
          <li key={title}>
            <Picture />
            <span className="step-number">Step {index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
