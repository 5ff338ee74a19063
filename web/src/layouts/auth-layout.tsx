import { Outlet } from 'react-router';
import { AuthArt } from '../auth/auth-art.tsx';
import { TypedEmailProvider } from '../auth/typed-email.tsx';
import { siteHref } from '../language/site-language.ts';
import { useForcedLightAndSmall } from '../lib/device-settings.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

const AUTH = [
  'grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]',
  'max-site:grid-cols-1 max-site:grid-rows-[11.5rem_1fr]',
].join(' ');
const FORM = 'grid content-center px-[clamp(1.25rem,6vw,6.5rem)] py-8 max-site:content-start max-site:pt-6';

/** Around every page of /auth: form on the left, food on the right; always light and small. */
export function AuthLayout() {
  useForcedLightAndSmall();
  return (
    <main className={AUTH} id="main" tabIndex={-1}>
      <div className={FORM}>
        <div className="mx-auto grid w-full max-w-100 gap-6">
          <div>
            <BrandMark to={siteHref('home')} outside />
          </div>
          <TypedEmailProvider>
            <Outlet />
          </TypedEmailProvider>
        </div>
      </div>
      <AuthArt />
    </main>
  );
}
