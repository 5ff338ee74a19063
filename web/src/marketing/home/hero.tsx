import { Lock } from 'lucide-react';
import { writeAmount, writePercent } from '../../language/write.ts';
import { paths } from '../../paths.ts';
import { buttonClass, buttonShape } from '../../ui/button-looks.ts';
import { Meter } from '../meter.tsx';
import { MeterWords } from '../meter-words.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BEETROOT, SALMON, TOMATO_SOUP } from '../sample-recipes.ts';
import { SOFT_PLATE } from '../site-looks.ts';
import { say } from './sentences.ts';

const HERO = [
  'relative mx-edge grid min-h-[min(46rem,100dvh-6rem)] grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] items-center',
  'overflow-hidden rounded-2xl bg-tabletop max-site:min-h-0 max-site:grid-cols-1 max-site:items-start',
].join(' ');
const COPY = [
  'relative z-2 grid gap-6 py-12 pl-[clamp(1.5rem,5vw,5rem)]',
  'max-site:px-5 max-site:pt-9 max-site:pb-108 max-sm:pb-[min(82vw,23rem)]',
].join(' ');
const SECOND_DOOR = 'border-transparent bg-hero-door text-ink hover:bg-hero-door-hover';
const DOOR = 'max-sm:flex-auto max-sm:px-4';
const PLATE = `hero-plate dark:[filter:var(--cover-dim)] ${SOFT_PLATE}`;
const NOTE = 'absolute z-3 rounded-lg bg-surface px-4 py-3.5 text-sm shadow-3';
const MEAL_NOTE = 'top-[11%] left-[49%] flex items-center gap-3 max-site:top-auto max-site:bottom-4 max-site:left-4';
const SMALL = 'text-xs text-ink-3';

/** What the page opens with: the promise, and a laid table. */
export function Hero() {
  return (
    <section className={HERO} aria-labelledby="hero-title">
      <div className="hero-art absolute inset-0 overflow-hidden" aria-hidden="true">
        <span className="hero-cloth" />
        <SampleCover
          recipe={SALMON}
          picture="plate"
          className={`${PLATE} hero-plate-main`}
          sizes="(max-width: 900px) min(110vw, 38rem), 46vw"
          isFirst
        />
        <SampleCover
          recipe={BEETROOT}
          picture="plate"
          className={`${PLATE} hero-plate-top`}
          sizes="(max-width: 900px) 52vw, 27vw"
        />
        <SampleCover recipe={TOMATO_SOUP} picture="plate" className={`${PLATE} hero-plate-low`} sizes="20vw" />
        <img className="hero-lemon" src="/food/lemon.webp" alt="" width="256" height="256" loading="lazy" />
      </div>
      <div className={COPY}>
        <h1 className="max-w-[10.4em] text-hero leading-none tracking-[-0.034em]" id="hero-title">
          {say.heroTitle}
        </h1>
        <p className="max-w-[26em] text-lead leading-[1.5] text-tabletop-ink">{say.heroLead}</p>
        <div className="flex flex-wrap items-center gap-4">
          <a className={buttonClass({ size: 'lg' }, DOOR)} href={paths.register}>
            {say.tryFree}
          </a>
          <a className={`${buttonShape({ size: 'lg' })} ${SECOND_DOOR} ${DOOR}`} href="#how">
            {say.seeHow}
          </a>
        </div>
      </div>
      <div className={`${NOTE} ${MEAL_NOTE}`} aria-hidden="true">
        <div>
          <p className={SMALL}>{say.mondayDinner}</p>
          <b className="font-[650]">{SALMON.name}</b>
          <p className={`num ${SMALL}`}>
            {say.minutes(SALMON.minutes)}, {say.kilocalories(SALMON.energyKcal)}
          </p>
        </div>
        <span className="grid size-9 place-items-center rounded-[50%] bg-citron text-on-citron">
          <Lock className="icon" />
        </span>
      </div>
      <div className={`${NOTE} right-[2.5%] bottom-[7%] grid w-52 gap-2 max-site:hidden`} aria-hidden="true">
        <MeterWords label={say.protein} amount={writePercent(98)} />
        <Meter percent={98} nutrient="protein" />
        <MeterWords label={say.fibre} amount={writeAmount(28, 'g')} />
        <Meter percent={93} nutrient="fibre" />
      </div>
    </section>
  );
}
