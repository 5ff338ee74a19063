import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-looks.ts';
import { SampleCover } from './sample-cover.tsx';
import { DAL, PILAF } from './sample-recipes.ts';
import { say } from './sentences.ts';
import { SECTION_TITLE, SOFT_PLATE } from './site-looks.ts';

const START = [
  'relative mx-edge mb-edge grid justify-items-center overflow-hidden rounded-2xl bg-leaf-soft px-5',
  'py-[clamp(3.5rem,7vw,6rem)] max-site:py-36',
].join(' ');
// two plates that run off the edge
const PLATE = `absolute aspect-square w-[clamp(14rem,27vw,24rem)] max-w-none ${SOFT_PLATE}`;
const PLATE_LOW = 'bottom-0 left-0 [translate:-42%_34%] max-site:[translate:-34%_44%]';
const PLATE_HIGH = 'top-0 right-0 [translate:42%_-34%] max-site:[translate:34%_-44%]';

/** The last word of a page: the way in. */
export function CallToAction() {
  return (
    <section className={START} aria-labelledby="start-title">
      <SampleCover recipe={DAL} picture="plate" className={`${PLATE} ${PLATE_LOW}`} sizes="20rem" />
      <div className="grid max-w-136 justify-items-center gap-6 text-center">
        <h2 className={SECTION_TITLE} id="start-title">
          {say.startTitle}
        </h2>
        <p className="text-balance text-md text-ink-2">{say.startText}</p>
        <a className={buttonClass({ size: 'lg' })} href={paths.register}>
          {say.tryFree}
        </a>
      </div>
      <SampleCover recipe={PILAF} picture="plate" className={`${PLATE} ${PLATE_HIGH}`} sizes="20rem" />
    </section>
  );
}
