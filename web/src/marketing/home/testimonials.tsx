import { SampleCover } from '../sample-cover.tsx';
import { PAD_THAI, SMOOTHIE, TACOS } from '../sample-recipes.ts';
import { BAND, BAND_HEAD, BAND_LEAD, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';

const QUOTES = [
  { text: 'I stopped asking what is for dinner. It is already on the list, and I picked it.', recipe: PAD_THAI },
  { text: 'Locking the meals we like and re-rolling the rest is oddly satisfying.', recipe: TACOS },
  { text: 'Seeing protein and fibre next to each meal changed what I put in the basket.', recipe: SMOOTHIE },
];

/** Sample words, and said to be that: nobody is invented. Source: design language, 'sample copy'. */
export function Testimonials() {
  return (
    <section className={`${BAND} ${WRAP}`} aria-labelledby="quotes-title">
      <div className={BAND_HEAD}>
        <h2 className={SECTION_TITLE} id="quotes-title">
          Quieter weeknights
        </h2>
        <p className={BAND_LEAD}>
          Sample words, written by us for the evenings we have in mind. Yours may stand here one day.
        </p>
      </div>
      <div className="grid grid-cols-3 gap-6 max-site:grid-cols-1 max-site:gap-4">
        {QUOTES.map(({ text, recipe }) => (
          <figure key={recipe.slug} className={`${SHEET} grid content-between gap-6 p-8`}>
            <blockquote className="font-display text-[1.25rem] leading-[1.38] font-medium tracking-[-0.012em]">
              {text}
            </blockquote>
            <figcaption className="flex items-center gap-3 text-sm text-ink-2">
              <SampleCover recipe={recipe} picture="square" className="w-12 flex-none rounded-[50%]" />
              <span>Early tester</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
