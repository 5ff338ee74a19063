import { Lock } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Meter } from '../meter.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BEETROOT, SALMON, TOMATO_SOUP } from '../sample-recipes.ts';

/** What the page opens with: the promise, and a laid table. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-art" aria-hidden="true">
        <span className="hero-cloth" />
        <SampleCover
          recipe={SALMON}
          picture="plate"
          className="plate-soft hero-plate hero-plate-main"
          sizes="(max-width: 900px) min(110vw, 38rem), 46vw"
          isFirst
        />
        <SampleCover
          recipe={BEETROOT}
          picture="plate"
          className="plate-soft hero-plate hero-plate-top"
          sizes="(max-width: 900px) 52vw, 27vw"
        />
        <SampleCover
          recipe={TOMATO_SOUP}
          picture="plate"
          className="plate-soft hero-plate hero-plate-low"
          sizes="20vw"
        />
        <img className="hero-lemon" src="/food/lemon.webp" alt="" width="256" height="256" loading="lazy" />
      </div>
      <div className="hero-copy">
        <h1 id="hero-title">A week of good food, planned around you</h1>
        <p className="hero-lead">
          Keep every recipe in one book. Build a week that meets your nutrition goals. Then shop it aisle by aisle.
        </p>
        <div className="row hero-doors">
          <a className="btn btn-primary btn-lg" href={paths.register}>
            Try Free
          </a>
          <a className="btn btn-lg hero-second" href="#how">
            See how it works
          </a>
        </div>
      </div>
      <div className="hero-note hero-note-meal" aria-hidden="true">
        <div>
          <p>Mon, dinner</p>
          <b>{SALMON.name}</b>
          <p className="num">
            {SALMON.minutes} min, {SALMON.energyKcal} kcal
          </p>
        </div>
        <span className="hero-lock">
          <Lock className="icon" />
        </span>
      </div>
      <div className="hero-note hero-note-day" aria-hidden="true">
        <div className="meter-words">
          <b>Protein</b>
          <span className="num">98%</span>
        </div>
        <Meter percent={98} nutrient="protein" />
        <div className="meter-words">
          <b>Fibre</b>
          <span className="num">28 g</span>
        </div>
        <Meter percent={93} nutrient="fibre" />
      </div>
    </section>
  );
}
