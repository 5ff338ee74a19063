import { SITE_PATHS } from '@sorrel/contract/site';
import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import type { SiteHead } from './heads.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const head: SiteHead = {
  title: 'Terms of Service of Sorrel',
  description: 'The terms under which you use Sorrel, the plans and their prices. Last updated 30/01/2025.',
  pictureLines: ['Terms that fit', 'on one page'],
  plate: 'quinoa-squash-and-pomegranate-pilaf',
};

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who may use Sorrel',
    text: (
      <p>
        You need to be at least {MINIMUM_AGE_YEARS} years old. Keep your password to yourself; you answer for what is
        done with your account.
      </p>
    ),
  },
  {
    id: 'recipes',
    title: 'Your recipes',
    text: (
      <p>
        What you enter stays yours. You allow us to store it and to show it to you. Import recipes for your own use, and
        respect the rights of those who wrote them.
      </p>
    ),
  },
  {
    id: 'not',
    title: 'What Sorrel is not',
    text: (
      <p>
        Nutrition figures are calculated from public tables and are estimates. Sorrel gives no medical advice. If you
        have an allergy, read the labels: Sorrel does not know brands and traces.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Plans and payment',
    text: (
      <>
        <p>
          The Basic plan is free. Premium costs £5 a month, or £48 a year. Payments go through Stripe, a card payment
          provider; no payment details are stored by Sorrel.
        </p>
        <p>You can cancel at any time; Premium then lasts until the end of the time you paid for.</p>
      </>
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    text: <p>Do not try to get at other people’s data, and do not use Sorrel to fetch pages in bulk.</p>,
  },
  {
    id: 'ending',
    title: 'Ending',
    text: <p>You can delete your account at any time. We may close accounts that break these terms.</p>,
  },
  {
    id: 'law',
    title: 'Law',
    text: (
      <>
        <p>These terms are governed by the law of the United Kingdom (UK law).</p>
        <p>
          Questions about these terms: <a href={SITE_PATHS.support}>write to us</a>.
        </p>
      </>
    ),
  },
];

export function Page() {
  return <LegalPage title="Terms of Service" intro="Last updated 30/01/2025." sections={SECTIONS} />;
}
