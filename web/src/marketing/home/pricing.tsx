import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { GoPremium } from './go-premium.tsx';
import { usePaymentLinks } from './use-payment-links.ts';

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

function Perks({ perks }: { perks: readonly string[] }) {
  return (
    <ul>
      {perks.map((perk) => (
        <li key={perk}>
          <Check className="icon" aria-hidden />
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
    <section className="band wrap" id="pricing" aria-labelledby="pricing-title">
      <div className="pricing-head">
        <h2 className="section-title" id="pricing-title">
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
                  Yearly <span className="saving">Save £12</span>
                </>
              ),
            },
          ]}
        />
      </div>
      <div className="prices">
        <article className="price">
          <div>
            <h3>Basic</h3>
            <p className="price-for">Everything to get going.</p>
          </div>
          <p className="price-amount num">£0</p>
          <a className="btn btn-outline btn-lg btn-full" href={paths.register}>
            Try Free
          </a>
          <Perks perks={BASIC} />
        </article>
        <article className="price price-premium">
          <div>
            <h3>Premium</h3>
            <p className="price-for">For people who plan to eat well.</p>
          </div>
          <div aria-live="polite">
            <p className="price-amount num">
              {isYearly ? '£4' : '£5'} <small>per month</small>
            </p>
            <p className="price-billed">
              {isYearly ? 'Billed yearly as £48 per year, saving £12 a year' : 'Billed monthly, cancel at any time'}
            </p>
          </div>
          <GoPremium link={links[cycle]} payer={payer} />
          <Perks perks={PREMIUM} />
        </article>
      </div>
    </section>
  );
}
