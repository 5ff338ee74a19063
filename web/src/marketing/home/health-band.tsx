import { HeartHandshake, Salad, Target } from 'lucide-react';
import { SampleCover } from '../sample-cover.tsx';
import { GREEK } from '../sample-recipes.ts';
import { DEEP_BAND, SECTION_TITLE, WRAP } from '../site-looks.ts';
import { say } from './sentences.ts';

const LABEL = [
  'absolute right-[-4%] bottom-[8%] grid rounded-lg bg-surface px-4 py-3.5 text-sm text-ink shadow-3',
  'max-site:right-0',
].join(' ');

const BENEFITS = [
  { name: 'goals', text: 'goalsText', icon: Target },
  { name: 'variety', text: 'varietyText', icon: Salad },
  { name: 'eating', text: 'eatingText', icon: HeartHandshake },
] as const;

/** Amounts, never promises: what the product shows of a meal, and the recommended fibre. */
export function HealthBand() {
  return (
    <section className={DEEP_BAND} aria-labelledby="health-title">
      <div className={`${WRAP} grid grid-cols-[1.1fr_1fr] items-center gap-wide max-site:grid-cols-1`}>
        <div className="grid content-start gap-6">
          <h2 className={SECTION_TITLE} id="health-title">
            {say.health.title}
          </h2>
          <p className="max-w-136 text-md text-on-deep-2">{say.health.text}</p>
          <ul className="grid gap-5">
            {BENEFITS.map(({ name, text, icon: Icon }) => (
              <li key={name} className="flex gap-4">
                <Icon className="icon mt-[0.1rem] text-[1.25rem] text-citron" aria-hidden />
                <div>
                  <b className="font-[650]">{say.health[name]}</b>
                  <p className="text-on-deep-2">{say.health[text]}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="relative aspect-square w-[min(100%,27rem)] justify-self-center">
          <svg className="absolute inset-0 size-full fill-none stroke-[26]" viewBox="0 0 320 320" aria-hidden="true">
            <circle className="stroke-leaf-deep-2" cx="160" cy="160" r="138" />
            <circle
              className="stroke-citron"
              strokeLinecap="round"
              strokeDasharray="760 867"
              cx="160"
              cy="160"
              r="138"
              transform="rotate(-90 160 160)"
            />
          </svg>
          <SampleCover
            recipe={GREEK}
            picture="plate"
            className="absolute inset-[7%] size-[86%]"
            sizes="(max-width: 900px) 70vw, 22rem"
          />
          <p className={LABEL}>
            <b className="font-[650]">{say.health.fibre}</b>
            <span className="text-xs text-ink-3">{say.health.recommended}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
