import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { rich } from '../../language/rich.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { BAND, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { GoPremium } from './go-premium.tsx';
import { say } from './sentences.ts';
import { usePaymentLinks } from './use-payment-links.ts';

const PRICE = 'grid content-start gap-6 p-8 max-sm:p-6';
const AMOUNT = 'flex items-baseline gap-2 font-display text-[3.5rem] leading-none font-semibold tracking-[-0.04em]';
const PERKS = {
  plain: 'grid gap-[0.7rem]',
  deep: 'grid grid-cols-2 gap-x-6 gap-y-[0.7rem] max-sm:grid-cols-1',
};

function Perks({ perks, look }: { perks: readonly string[]; look: keyof typeof PERKS }) {
  return (
    <ul className={PERKS[look]}>
      {perks.map((perk) => (
        <li key={perk} className="flex items-start gap-2.5 leading-[1.4]">
          <Check className={`icon mt-[0.12em] ${look === 'deep' ? 'text-citron' : 'text-leaf'}`} aria-hidden />
          {perk}
        </li>
      ))}
    </ul>
  );
}

const perMonth = (text: string) => (
  <small className="font-text text-base leading-none font-medium tracking-normal">{text}</small>
);

function basicPerks(): string[] {
  const { recipes, plans, list, diets } = say.basicPerks;
  return [recipes(FREE_RECIPE_CAP), plans, list, diets];
}

/** The two plans; the yearly cycle is chosen first. Source: specification, section 2, Pricing. */
export function Pricing() {
  const [cycle, setCycle] = useState<'monthly' | 'yearly'>('yearly');
  const isYearly = cycle === 'yearly';
  const { links, payer } = usePaymentLinks();
  return (
    <section className={`${BAND} ${WRAP}`} id="pricing" aria-labelledby="pricing-title">
      <div className="mb-band-head grid justify-items-center gap-6 text-center">
        <h2 className={`${SECTION_TITLE} max-w-[12em]`} id="pricing-title">
          {say.title}
        </h2>
        <Segmented
          label={say.billingCycle}
          value={cycle}
          onValueChange={setCycle}
          options={[
            { value: 'monthly', label: say.monthly },
            {
              value: 'yearly',
              label: (
                <>
                  {say.yearly}{' '}
                  <span className="rounded-full bg-citron px-2 py-0.5 text-xs text-on-citron">{say.save}</span>
                </>
              ),
            },
          ]}
        />
      </div>
      <div className="mx-auto grid max-w-248 grid-cols-[1fr_1.12fr] items-center gap-6 max-site:grid-cols-1">
        <article className={`${PRICE} ${SHEET}`}>
          <div>
            <h3 className="text-xl">{say.basic}</h3>
            <p className="text-ink-2">{say.basicText}</p>
          </div>
          <p className={AMOUNT}>{say.free}</p>
          <a className={buttonClass({ variant: 'outline', size: 'lg', full: true })} href={paths.register}>
            {say.tryFree}
          </a>
          <Perks perks={basicPerks()} look="plain" />
        </article>
        <article className={`${PRICE} rounded-xl bg-leaf-deep text-on-deep dark:shadow-line`}>
          <div>
            <h3 className="text-xl">{say.premium}</h3>
            <p className="text-on-deep-2">{say.premiumText}</p>
          </div>
          <div aria-live="polite">
            <p className={AMOUNT}>{rich(isYearly ? say.perMonthYearly : say.perMonthMonthly, { small: perMonth })}</p>
            <p className="mt-2 text-sm text-on-deep-2">{isYearly ? say.billedYearly : say.billedMonthly}</p>
          </div>
          <GoPremium link={links[cycle]} payer={payer} />
          <Perks perks={Object.values(say.premiumPerks)} look="deep" />
        </article>
      </div>
    </section>
  );
}
