import { rich } from '../../language/rich.tsx';
import { siteHref } from '../../language/site-language.ts';
import { CallToAction } from '../call-to-action.tsx';
import { SampleCover } from '../sample-cover.tsx';
import { BEETROOT, TROUT } from '../sample-recipes.ts';
import { BAND, DEEP_BAND, PAGE_HERO, PAGE_LEAD, PAGE_TITLE, PROSE, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { say } from './sentences.ts';

const PLATE = 'absolute bottom-[-4%] left-[-4%] w-[44%] max-site:right-0 max-site:left-auto';

const habits = () => Object.values(say.habits);

export function Page() {
  return (
    <>
      <div className={WRAP}>
        <header className={PAGE_HERO}>
          <h1 className={PAGE_TITLE}>{say.title}</h1>
          <p className={PAGE_LEAD}>{say.lead}</p>
        </header>
        <div className={`${BAND} grid grid-cols-[1.1fr_1fr] items-center gap-wide max-site:grid-cols-1`}>
          <div className={`${PROSE} text-md`}>
            <h2>{say.why}</h2>
            <p>{say.whyDeciding}</p>
            <p>{say.whyRecipes}</p>
            <h2>{say.open}</h2>
            <p>{say.openText}</p>
            <p>{rich(say.questions, { link: (text) => <a href={siteHref('support')}>{text}</a> })}</p>
          </div>
          <div className="relative pb-[12%] pl-[8%] max-site:pl-0" aria-hidden="true">
            <SampleCover recipe={TROUT} className="w-full rounded-2xl" sizes="(max-width: 900px) 92vw, 30rem" />
            <SampleCover recipe={BEETROOT} picture="plate" className={PLATE} sizes="15rem" />
          </div>
        </div>
      </div>
      <section className={DEEP_BAND} aria-labelledby="habits-title">
        <div className={WRAP}>
          <h2 className={SECTION_TITLE} id="habits-title">
            {say.how}
          </h2>
          <ul className="mt-band-head grid grid-cols-4 gap-8 max-app:grid-cols-2 max-sm:grid-cols-1">
            {habits().map(({ title, text }) => (
              <li key={title} className="grid content-start gap-3 border-t-3 border-citron pt-5">
                <h3 className="text-lg">{title}</h3>
                <p className="text-on-deep-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="pt-edge">
        <CallToAction />
      </div>
    </>
  );
}
