import { HeartHandshake, Salad, Target } from 'lucide-react';
import { SampleCover } from '../sample-cover.tsx';
import { GREEK } from '../sample-recipes.ts';

const BENEFITS = [
  {
    icon: Target,
    title: 'Goals that fit you',
    text: 'Your age, height, weight and activity give a daily calorie figure you can adjust.',
  },
  { icon: Salad, title: 'More variety', text: 'Choose how varied your weeks should be, from none to high.' },
  {
    icon: HeartHandshake,
    title: 'Your way of eating',
    text: 'Include or leave out tags, such as vegan or dairy free, and mark what you cannot eat.',
  },
];

/** Amounts, never promises: what the product shows of a meal, and the recommended fibre. */
export function HealthBand() {
  return (
    <section className="band band-deep" aria-labelledby="health-title">
      <div className="wrap health">
        <div className="health-words">
          <h2 className="section-title" id="health-title">
            Eating well gets easier when you can see it
          </h2>
          <p className="health-lead">
            Sorrel puts calories, protein, carbs, fat, fibre and sugar beside every meal, so small swaps are simple to
            spot.
          </p>
          <ul>
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
          <svg viewBox="0 0 320 320" aria-hidden="true">
            <circle className="fibre-track" cx="160" cy="160" r="138" />
            <circle className="fibre-arc" cx="160" cy="160" r="138" transform="rotate(-90 160 160)" />
          </svg>
          <SampleCover recipe={GREEK} picture="plate" className="fibre-plate" sizes="(max-width: 900px) 70vw, 22rem" />
          <p className="fibre-label">
            <b>25-30 g fibre a day</b>
            <span>the recommended amount</span>
          </p>
        </div>
      </div>
    </section>
  );
}
