import { paths } from '../paths.ts';
import { SampleCover } from './sample-cover.tsx';
import { DAL, PILAF } from './sample-recipes.ts';

/** The last word of a page: the way in. */
export function CallToAction() {
  return (
    <section className="start" aria-labelledby="start-title">
      <SampleCover recipe={DAL} picture="plate" className="plate-soft start-plate" sizes="20rem" />
      <div className="start-words">
        <h2 className="section-title" id="start-title">
          Set the table for next week
        </h2>
        <p>An e-mail address is all it takes. The Basic plan is free for as long as you like.</p>
        <a className="btn btn-primary btn-lg" href={paths.register}>
          Try Free
        </a>
      </div>
      <SampleCover recipe={PILAF} picture="plate" className="plate-soft start-plate" sizes="20rem" />
    </section>
  );
}
