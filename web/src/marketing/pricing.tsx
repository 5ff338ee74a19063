import { Check } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';

const BASIC = ['Up to 35 saved recipes', 'Basic meal plans', 'Shopping list', 'Dietary preferences'];
const PREMIUM = [
  'Unlimited recipe storage',
  'Automatic nutrition calculation',
  'Personalised nutrition plans',
  'Nutrition goals for every day',
  'Extra meals in a day',
  'Custom tags',
  'Exclusive premium recipes',
];

function Perks({ perks, className }: { perks: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
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
  const [isYearly, setIsYearly] = useState(true);
  return (
    <section className="band" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap">
        <div className="band-head pricing-head">
          <h2 id="pricing-title">Start free, go further for £4 a month</h2>
          <div className="seg" role="radiogroup" aria-label="Billing cycle">
            <label>
              <input type="radio" name="cycle" checked={!isYearly} onChange={() => setIsYearly(false)} />
              <span>Monthly</span>
            </label>
            <label>
              <input type="radio" name="cycle" checked={isYearly} onChange={() => setIsYearly(true)} />
              <span>Yearly, save £12</span>
            </label>
          </div>
        </div>
        <div className="prices">
          <article className="price">
            <div>
              <h3>Basic</h3>
              <p className="soft">Everything to get going.</p>
            </div>
            <p className="amt num">£0</p>
            <a className="btn btn-outline btn-lg btn-full" href={paths.register}>
              Try Free
            </a>
            <Perks perks={BASIC} />
          </article>
          <article className="price premium">
            <div>
              <h3>Premium</h3>
              <p>For people who plan to eat well.</p>
            </div>
            <div aria-live="polite">
              <p className="amt num">
                {isYearly ? '£4' : '£5'}
                <small>per month</small>
              </p>
              <p className="small">
                {isYearly ? 'Billed yearly as £48 per year, saving £12 a year' : 'Billed monthly, cancel at any time'}
              </p>
            </div>
            <a className="btn btn-citron btn-lg btn-full" href={paths.register}>
              Go Premium
            </a>
            <Perks perks={PREMIUM} className="perks" />
          </article>
        </div>
      </div>
    </section>
  );
}
