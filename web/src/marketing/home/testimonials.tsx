import { SampleCover } from '../sample-cover.tsx';
import { PAD_THAI, SMOOTHIE, TACOS } from '../sample-recipes.ts';

const QUOTES = [
  { text: 'I stopped asking what is for dinner. It is already on the list, and I picked it.', recipe: PAD_THAI },
  { text: 'Locking the meals we like and re-rolling the rest is oddly satisfying.', recipe: TACOS },
  { text: 'Seeing protein and fibre next to each meal changed what I put in the basket.', recipe: SMOOTHIE },
];

/** Sample words, and said to be that: nobody is invented. Source: design language, 'sample copy'. */
export function Testimonials() {
  return (
    <section className="band wrap" aria-labelledby="quotes-title">
      <div className="band-head">
        <h2 id="quotes-title">Quieter weeknights</h2>
        <p>Sample words, written by us for the evenings we have in mind. Yours may stand here one day.</p>
      </div>
      <div className="quotes">
        {QUOTES.map(({ text, recipe }) => (
          <figure key={recipe.slug}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <SampleCover recipe={recipe} picture="square" className="cover round" />
              <span>Early tester</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
