import { HeartHandshake, Lock, RefreshCw, Salad, Target } from 'lucide-react';
import { paths } from '../paths.ts';
import { Pricing } from './pricing.tsx';
import { SampleCover } from './sample-cover.tsx';
import {
  BEETROOT,
  BERRIES,
  CURRY,
  GREEK,
  HALLOUMI,
  OATS,
  PAD_THAI,
  PIZZA,
  RAMEN,
  SALMON,
  SHAKSHUKA,
  SMOOTHIE,
  SQUASH,
  TACOS,
  TOAST,
  TRAYBAKE,
} from './sample-recipes.ts';

const WEEK = [
  { day: 'Mon', recipe: SALMON },
  { day: 'Tues', recipe: CURRY },
  { day: 'Wed', recipe: HALLOUMI, isLocked: true },
  { day: 'Thurs', recipe: PAD_THAI },
  { day: 'Fri', recipe: PIZZA },
];

const DAY = [
  { label: 'Calories', text: '1,840 of 2,000 kcal', value: 92, colour: 'text-n-calories' },
  { label: 'Protein', text: '118 of 120 g', value: 98, colour: 'text-n-protein' },
  { label: 'Carbs', text: '196 of 230 g', value: 85, colour: 'text-n-carbs' },
  { label: 'Fat', text: '61 of 70 g', value: 87, colour: 'text-n-fat' },
];

const COLLECTION = [GREEK, RAMEN, OATS, TRAYBAKE, CURRY, SMOOTHIE, TOAST, PIZZA];

const BENEFITS = [
  {
    icon: Target,
    title: 'Goals that fit you',
    text: 'Age, height, weight and activity give a daily calorie figure, which you can adjust.',
  },
  { icon: Salad, title: 'More variety', text: 'Choose how varied your weeks should be, from none to high.' },
  {
    icon: HeartHandshake,
    title: 'Your way of eating',
    text: 'Include or leave out tags, such as vegan or dairy free.',
  },
];

const STEPS = [
  {
    title: 'Fill your recipe book',
    text: 'Add recipes by hand, or import them from a web address.',
    recipe: SHAKSHUKA,
  },
  { title: 'Set your goals', text: 'Tell Sorrel what to aim for and what to leave out.', recipe: BEETROOT },
  { title: 'Generate your week', text: 'Seven days in one go. Lock, re-roll or swap any meal.', recipe: SALMON },
  { title: 'Shop by aisle', text: 'The plan becomes a list, sorted the way shops are.', recipe: SQUASH },
];

const QUOTES = [
  { text: 'I stopped asking what is for dinner. It is already on the list, and I picked it.', recipe: PIZZA },
  { text: 'Locking the meals we like and re-rolling the rest is oddly satisfying.', recipe: TACOS },
  { text: 'Seeing protein and fibre next to each meal changed what I put in the basket.', recipe: BERRIES },
];

/** A bar of so many percent, drawn without a style attribute. */
function Bar({ value, className }: { value: number; className: string }) {
  return (
    <svg className={`vig-bar ${className}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" rx="3" className="fill-sunken" />
      <rect width={value} height="6" rx="3" fill="currentColor" />
    </svg>
  );
}

function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="art" aria-hidden="true">
        <span className="cloth" />
        <SampleCover recipe={SALMON} picture="plate" className="ts a" isFirst />
        <SampleCover recipe={BEETROOT} picture="plate" className="ts b" />
        <SampleCover recipe={SQUASH} picture="plate" className="ts c" />
      </div>
      <div className="copy">
        <h1 id="hero-title">A week of good food, planned around you</h1>
        <p className="lead">
          Keep every recipe in one book. Build a week that meets your nutrition goals. Then shop it aisle by aisle.
        </p>
        <div className="row">
          <a className="btn btn-primary btn-lg" href={paths.register}>
            Try Free
          </a>
          <a className="btn btn-lg hero-2nd" href="#how">
            See how it works
          </a>
        </div>
      </div>
    </section>
  );
}

function FeaturesBand() {
  return (
    <section className="band wrap" aria-labelledby="features-title">
      <div className="band-head">
        <h2 id="features-title">One calm place for everything you eat</h2>
        <p>Recipes, plans and shopping share the same kitchen table, so a change in one reaches the others.</p>
      </div>
      <div className="bento">
        <article className="b4">
          <div>
            <h3>Advanced plan generation</h3>
            <p>One tap fills seven days from your own recipes. Lock what you love, re-roll what you do not.</p>
          </div>
          <div className="vig-plan" aria-hidden="true">
            {WEEK.map(({ day, recipe, isLocked }) => {
              const Icon = isLocked ? Lock : RefreshCw;
              return (
                <div key={day} className={isLocked ? 'vp on' : 'vp'}>
                  <span>{day}</span>
                  <SampleCover recipe={recipe} className="cover r11 round" />
                  <b>{recipe.name}</b>
                  <Icon className="icon" />
                </div>
              );
            })}
          </div>
        </article>
        <article className="b2">
          <div>
            <h3>Nutrition and calorie tracking</h3>
            <p>Every day adds itself up against your goals.</p>
          </div>
          <div className="vig-nut">
            {DAY.map(({ label, text, value, colour }) => (
              <div key={label}>
                <div className="row between nowrap small">
                  <b>{label}</b>
                  <span className="muted num">{text}</span>
                </div>
                <Bar value={value} className={colour} />
              </div>
            ))}
          </div>
        </article>
        <article className="b2">
          <div>
            <h3>Unlimited recipes</h3>
            <p>Paste a web address and Sorrel fills in the rest. Premium has no cap.</p>
          </div>
          <SampleCover recipe={SHAKSHUKA} />
        </article>
        <article className="b2 tint">
          <div>
            <h3>Lists sorted by aisle</h3>
            <p>A plan becomes one list: amounts added up, sorted the way shops are, ticked off as you go.</p>
          </div>
          <SampleCover recipe={GREEK} />
        </article>
        <article className="b2">
          <div>
            <h3>Exclusive premium recipes</h3>
            <p>Original recipes with calculated nutrition. Copy any of them into your own book.</p>
          </div>
          <SampleCover recipe={HALLOUMI} />
        </article>
      </div>
    </section>
  );
}

function Collection() {
  return (
    <section aria-labelledby="collection-title" className="collection">
      <div className="wrap band-head">
        <h2 id="collection-title">A recipe book that looks good from the first page</h2>
        <p>No photo? Sorrel lays the table for you: every recipe gets its own cover, drawn from its ingredients.</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroller" aria-label="Sample recipes" tabIndex={0}>
        {COLLECTION.map((recipe) => (
          <article className="rc" key={recipe.slug}>
            <SampleCover recipe={recipe} />
            <div>
              <h3>{recipe.name}</h3>
              <p className="meta num">{recipe.meta}</p>
            </div>
          </article>
        ))}
      </section>
    </section>
  );
}

function HealthBand() {
  return (
    <section className="band deep" aria-labelledby="health-title">
      <div className="wrap health">
        <div className="stack">
          <h2 className="h-sec" id="health-title">
            Eating well gets easier when you can see it
          </h2>
          <p>
            Sorrel puts calories, protein, carbs, fat, fibre and sugar beside every meal, so small swaps are simple to
            spot.
          </p>
          <ul className="benefits">
            {BENEFITS.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon className="icon" aria-hidden />
                <div>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="fibre">
          <svg viewBox="0 0 320 320" role="img" aria-label="Recommended fibre: 25-30 g a day">
            <circle cx="160" cy="160" r="138" fill="none" stroke="#1B4D34" strokeWidth="26" />
            <circle
              cx="160"
              cy="160"
              r="138"
              fill="none"
              stroke="#DDEB57"
              strokeWidth="26"
              strokeLinecap="round"
              strokeDasharray="760 867"
              transform="rotate(-90 160 160)"
            />
          </svg>
          <SampleCover recipe={GREEK} picture="plate" className="cover r11 round" />
          <div className="float lab">
            <b>25-30 g fibre a day</b>
            <div className="xs muted">the recommended amount</div>
          </div>
        </div>
      </div>
    </section>
  );
}

function HowItWorks() {
  return (
    <section className="band wrap" id="how" aria-labelledby="how-title">
      <div className="band-head">
        <h2 id="how-title">From empty fridge to planned week</h2>
      </div>
      <ol className="steps">
        {STEPS.map(({ title, text, recipe }, index) => (
          <li key={title}>
            <SampleCover recipe={recipe} className="cover r11" />
            <span className="n">Step {index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Testimonials() {
  return (
    <section className="band" aria-labelledby="quotes-title">
      <div className="wrap">
        <div className="band-head">
          <h2 id="quotes-title">Quieter weeknights</h2>
          <p>Sample words, written by us for the kind of evenings we have in mind.</p>
        </div>
        <div className="quotes">
          {QUOTES.map(({ text, recipe }) => (
            <figure key={recipe.slug}>
              <blockquote>{text}</blockquote>
              <figcaption>
                <SampleCover recipe={recipe} className="cover r11 round" />
                <span>Early tester</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function CallToAction() {
  return (
    <section className="band wrap" aria-labelledby="start-title">
      <div className="band-head">
        <h2 id="start-title">Set the table for next week</h2>
        <p>An e-mail address is all it takes. The Basic plan is free for as long as you like.</p>
      </div>
      <a className="btn btn-primary btn-lg" href={paths.register}>
        Try Free
      </a>
    </section>
  );
}

/** The home page: hero, features, collection, health, how it works, testimonials, pricing and the way in. */
export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturesBand />
      <Collection />
      <HealthBand />
      <HowItWorks />
      <Testimonials />
      <Pricing />
      <CallToAction />
    </>
  );
}
