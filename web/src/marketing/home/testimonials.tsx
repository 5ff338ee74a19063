import { SampleCover } from '../sample-cover.tsx';
import { PAD_THAI, SMOOTHIE, TACOS } from '../sample-recipes.ts';
import { BAND, BAND_HEAD, BAND_LEAD, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { say } from './sentences.ts';

const QUOTES = [
  { quote: 'dinner', recipe: PAD_THAI },
  { quote: 'locking', recipe: TACOS },
  { quote: 'seeing', recipe: SMOOTHIE },
] as const;

/** Sample words, and said to be that: nobody is invented. Source: design language, 'sample copy'. */
export function Testimonials() {
  return (
    <section className={`${BAND} ${WRAP}`} aria-labelledby="quotes-title">
      <div className={BAND_HEAD}>
        <h2 className={SECTION_TITLE} id="quotes-title">
          {say.quotes.title}
        </h2>
        <p className={BAND_LEAD}>{say.quotes.lead}</p>
      </div>
      <div className="grid grid-cols-3 gap-6 max-site:grid-cols-1 max-site:gap-4">
        {QUOTES.map(({ quote, recipe }) => (
          <figure key={recipe.slug} className={`${SHEET} grid content-between gap-6 p-8`}>
            <blockquote className="font-display text-[1.25rem] leading-[1.38] font-medium tracking-[-0.012em]">
              {say.quotes[quote]}
            </blockquote>
            <figcaption className="flex items-center gap-3 text-sm text-ink-2">
              <SampleCover recipe={recipe} picture="square" className="w-12 flex-none rounded-[50%]" />
              <span>{say.quotes.who}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
