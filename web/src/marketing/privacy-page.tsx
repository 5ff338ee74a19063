import { SITE_PATHS } from '@sorrel/contract/site';
import { MINIMUM_AGE_YEARS } from '@sorrel/core/account/age';
import type { SiteHead } from './heads.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export const head: SiteHead = {
  title: 'Privacy Policy of Sorrel',
  description: 'What Sorrel keeps about you, why, and how you get rid of it. No advertising and no tracking.',
  pictureLines: ['Your kitchen,', 'your data'],
  plate: 'greek-salad-with-butter-beans',
};

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'keep',
    title: 'What we keep',
    text: (
      <ul>
        <li>Your e-mail address, and your password as a hash that cannot be turned back.</li>
        <li>What you enter: recipes, pictures, plans, shopping lists, and the profile fields you choose to fill in.</li>
        <li>The devices on which you are signed in, so that you can end those sessions.</li>
        <li>Messages and feedback that you send us.</li>
      </ul>
    ),
  },
  {
    id: 'use',
    title: 'What we do with it',
    text: (
      <>
        <p>
          We use it to run Sorrel for you and for nothing else. We do not sell it, and there are no advertising or
          tracking scripts on these pages. Nothing is loaded from other companies: fonts and pictures come from our own
          server.
        </p>
        <p>
          Pictures you upload are re-encoded, and anything they say about where they were taken, or with which camera,
          is removed.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <p>
        Payments go through Stripe, a card payment provider. No payment details are stored by Sorrel: your card number
        never reaches us. We keep which plan you are on and until when.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else is involved',
    text: (
      <ul>
        <li>When you import a recipe, our server fetches the page you name. That site sees our server, not you.</li>
        <li>
          When you sign in with Google, where that is offered, Google tells us your e-mail address and your name, and
          nothing more.
        </li>
        <li>
          When you hand a shopping list to a supermarket, it receives what you confirmed: the names and amounts on the
          list.
        </li>
        <li>A mail provider carries the mails we send you.</li>
      </ul>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and storage',
    text: (
      <p>
        One cookie keeps you signed in for up to 30 days. Your browser also keeps settings such as theme and font, and
        an unsaved plan or list, on your device.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    text: <p>Sorrel is for people of at least {MINIMUM_AGE_YEARS} years of age.</p>,
  },
  {
    id: 'choices',
    title: 'Your choices',
    text: (
      <>
        <p>
          You can change or delete everything you entered. Deleting your account in Settings deletes every row and every
          picture at once; only the reason you gave is kept, without anything that leads to you.
        </p>
        <p>
          Questions about your data: <a href={SITE_PATHS.support}>write to us</a>.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What Sorrel keeps about you, why, and how you get rid of it."
      sections={SECTIONS}
    />
  );
}
