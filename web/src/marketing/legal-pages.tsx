import { paths } from '../paths.ts';

export function PrivacyPage() {
  return (
    <div className="wrap band">
      <article className="prose">
        <h1>Privacy Policy</h1>
        <p>This page says what Sorrel keeps about you, why, and how you get rid of it.</p>
        <h2>What we keep</h2>
        <ul>
          <li>Your e-mail address, and your password as a hash that cannot be turned back.</li>
          <li>
            What you enter: recipes, pictures, plans, shopping lists, and the profile fields you choose to fill in.
          </li>
          <li>The devices on which you are signed in, so that you can end those sessions.</li>
          <li>Messages and feedback that you send us.</li>
        </ul>
        <h2>What we do with it</h2>
        <p>
          We use it to run Sorrel for you and for nothing else. We do not sell it, and there are no advertising or
          tracking scripts on these pages. Pictures you upload are encoded anew, and where and with what they were taken
          is removed.
        </p>
        <h2>Payments</h2>
        <p>
          Payments go through Stripe, a card payment provider. No payment details are stored by Sorrel: your card number
          never reaches us. We keep which plan you are on and until when.
        </p>
        <h2>Recipes from the web</h2>
        <p>When you import a recipe, our server fetches the page you name. The site sees our server, not you.</p>
        <h2>Cookies and storage</h2>
        <p>
          One cookie keeps you signed in for up to 30 days. Your browser also keeps settings such as theme and font, and
          an unsaved plan or list, on your device.
        </p>
        <h2>Your choices</h2>
        <p>
          You can change or delete everything you entered. Deleting your account in Settings deletes every row and every
          picture at once. Sorrel is for people of at least 13 years of age.
        </p>
        <p>
          Questions about your data: <a href={paths.publicSupport}>write to us</a>.
        </p>
      </article>
    </div>
  );
}

export function TermsPage() {
  return (
    <div className="wrap band">
      <article className="prose">
        <h1>Terms of Service</h1>
        <p>Last updated 30/01/2025.</p>
        <h2>Who may use Sorrel</h2>
        <p>
          You need to be at least 13 years old. Keep your password to yourself; you answer for what is done with your
          account.
        </p>
        <h2>Your recipes</h2>
        <p>
          What you enter stays yours. You allow us to store and show it to you. Import recipes for your own use, and
          respect the rights of those who wrote them.
        </p>
        <h2>What Sorrel is not</h2>
        <p>
          Nutrition figures are calculated from public tables and are estimates. Sorrel gives no medical advice. If you
          have an allergy, read the labels: Sorrel does not know brands and traces.
        </p>
        <h2>Plans and payment</h2>
        <p>
          The Basic plan is free. Premium costs £5 a month, or £48 a year. Payments go through Stripe, a card payment
          provider. You can cancel at any time; Premium then lasts until the end of the time you paid for.
        </p>
        <h2>Fair use</h2>
        <p>Do not try to get at other people’s data, and do not use Sorrel to fetch pages in bulk.</p>
        <h2>Ending</h2>
        <p>You can delete your account at any time. We may close accounts that break these terms.</p>
        <h2>Law</h2>
        <p>These terms are governed by the law of the United Kingdom.</p>
      </article>
    </div>
  );
}
