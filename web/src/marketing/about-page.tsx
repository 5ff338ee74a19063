import { paths } from '../paths.ts';
import { SampleCover } from './sample-cover.tsx';
import { GREEK } from './sample-recipes.ts';

export function AboutPage() {
  return (
    <div className="wrap">
      <header className="page-hero">
        <h1>About Sorrel</h1>
        <p>Sorrel is a sharp, lemony green leaf. A little of it wakes up a whole plate.</p>
      </header>
      <div className="band two">
        <div className="prose">
          <h2>Why we make it</h2>
          <p>
            Eating well is mostly a matter of deciding early. The recipes are in ten places, the plan is in nobody’s
            head, and the list is written in the car park. Sorrel puts the three on one table.
          </p>
          <h2>How we work</h2>
          <p>
            Nutrition is calculated from ingredients with public food tables, and every figure can be opened and
            checked. Where Sorrel does not know something, it says so instead of guessing a number. We state amounts,
            never promises about your health.
          </p>
          <h2>Open to read</h2>
          <p>
            Sorrel is free software under the GNU Affero General Public License. You can read how it works, and run it
            yourself.
          </p>
          <p>
            Questions? <a href={paths.publicSupport}>Write to us</a>.
          </p>
        </div>
        <SampleCover recipe={GREEK} />
      </div>
    </div>
  );
}
