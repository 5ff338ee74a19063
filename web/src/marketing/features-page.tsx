import { paths } from '../paths.ts';
import { SampleCover } from './sample-cover.tsx';
import { CURRY, HALLOUMI, RAMEN, SALMON, SHAKSHUKA, TRAYBAKE } from './sample-recipes.ts';

const FEATURES = [
  {
    title: 'A recipe book that fills itself',
    text: 'Paste the address of a recipe page and Sorrel reads title, ingredients, steps, times and picture, in any language. Or type and paste your own. Search it, filter it by tags, time and nutrients, and mark your favourites.',
    recipe: SHAKSHUKA,
  },
  {
    title: 'Nutrition you can check',
    text: 'Premium calculates nutrition from the ingredients, on the server you use, from public food tables. Every figure opens to a table: which food each line was taken for, how many grams, and what could not be counted.',
    recipe: SALMON,
  },
  {
    title: 'Weeks that meet your goals',
    text: 'Set daily goals for calories, protein, carbs, fat, fibre and sugar. Sorrel looks for the week from your own book that comes closest, keeps what you locked, and says so when a goal is out of reach.',
    recipe: HALLOUMI,
  },
  {
    title: 'Shopping lists by aisle',
    text: 'A plan becomes a list for as many serves as you like. Amounts that can be added are added, other units stand beside each other, and each item tells which recipes use it.',
    recipe: TRAYBAKE,
  },
  {
    title: 'A spinner for evenings without a plan',
    text: 'Tell the Meal Spinner what you have and what you do not want, and let it pick a recipe from your book.',
    recipe: RAMEN,
  },
  {
    title: 'Recipes to explore',
    text: 'Original recipes in twelve categories, with calculated nutrition. The featured ones are open to everybody; Premium opens all of them, and one tap copies a recipe into your book.',
    recipe: CURRY,
  },
];

export function FeaturesPage() {
  return (
    <div className="wrap">
      <header className="page-hero">
        <h1>What Sorrel does</h1>
        <p>Collect recipes, plan a week that fits your goals, and shop it in one go.</p>
      </header>
      <div className="band feature-rows">
        {FEATURES.map(({ title, text, recipe }) => (
          <section className="feature-row" key={title}>
            <div className="stack">
              <h2 className="h-sec">{title}</h2>
              <p className="soft">{text}</p>
            </div>
            <SampleCover recipe={recipe} />
          </section>
        ))}
        <p>
          <a className="btn btn-primary btn-lg" href={paths.register}>
            Try Free
          </a>
        </p>
      </div>
    </div>
  );
}
