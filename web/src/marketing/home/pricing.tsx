import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { BAND, SECTION_TITLE, SHEET, WRAP } from '../site-looks.ts';
import { GoPremium } from './go-premium.tsx';
import { usePaymentLinks } from './use-payment-links.ts';

const PRICE = 'grid content-start gap-6 p-8 max-sm:p-6';
const AMOUNT = 'flex items-baseline gap-2 font-display text-[3.5rem] leading-none font-semibold tracking-[-0.04em]';
const PERKS = {
  plain: 'grid gap-[0.7rem]',
  deep: 'grid grid-cols-2 gap-x-6 gap-y-[0.7rem] max-sm:grid-cols-1',
};

const BASIC = [`Up to ${FREE_RECIPE_CAP} saved recipes`, 'Basic meal plans', 'Shopping list', 'Dietary preferences'];
const PREMIUM = [
  'Unlimited recipe storage',
  'Personalised nutrition plans',
  'Nutrition insights',
  'Recipe analytics',
  'Custom tags',
  'Send lists to a supermarket',
  'Merged family plans',
  'Automatic nutrition calculation',
  'Nutrition goals and extra meals',
  'Exclusive premium recipes',
];

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

/** The two plans; the yearly cycle is chosen first. Source: specification, section 2, Pricing. */
export function Pricing() {
  const [cycle, setCycle] = useState<'monthly' | 'yearly'>('yearly');
  const isYearly = cycle === 'yearly';
  const { links, payer } = usePaymentLinks();
  return (
    <section className={`${BAND} ${WRAP}`} id="pricing" aria-labelledby="pricing-title">
      <div className="mb-band-head grid justify-items-center gap-6 text-center">
        <h2 className={`${SECTION_TITLE} max-w-[12em]`} id="pricing-title">
          Start free, go further for £4 a month
        </h2>
        <Segmented
          label="Billing cycle"
          value={cycle}
          onValueChange={setCycle}
          options={[
            { value: 'monthly', label: 'Monthly' },
            {
              value: 'yearly',
              label: (
                <>
                  Yearly <span className="rounded-full bg-citron px-2 py-0.5 text-xs text-on-citron">Save £12</span>
                </>
              ),
            },
          ]}
        />
      </div>
      <div className="mx-auto grid max-w-248 grid-cols-[1fr_1.12fr] items-center gap-6 max-site:grid-cols-1">
        <article className={`${PRICE} ${SHEET}`}>
          <div>
            <h3 className="text-xl">Basic</h3>
            <p className="text-ink-2">Everything to get going.</p>
          </div>
          <p className={AMOUNT}>£0</p>
          <a className={buttonClass({ variant: 'outline', size: 'lg', full: true })} href={paths.register}>
            Try Free
          </a>
          <Perks perks={BASIC} look="plain" />
        </article>
        <article className={`${PRICE} rounded-xl bg-leaf-deep text-on-deep dark:shadow-line`}>
          <div>
            <h3 className="text-xl">Premium</h3>
            <p className="text-on-deep-2">For people who plan to eat well.</p>
          </div>
          <div aria-live="polite">
            <p className={AMOUNT}>
              {isYearly ? '£4' : '£5'}{' '}
              <small className="font-text text-base leading-none font-medium tracking-normal">per month</small>
            </p>
            <p className="mt-2 text-sm text-on-deep-2">
              {isYearly ? 'Billed yearly as £48 per year, saving £12 a year' : 'Billed monthly, cancel at any time'}
            </p>
          </div>
          <GoPremium link={links[cycle]} payer={payer} />
          <Perks perks={PREMIUM} look="deep" />
        </article>
      </div>
    </section>
  );
}
