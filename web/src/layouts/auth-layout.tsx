import { Outlet } from 'react-router';
import { AuthArt } from '../auth/auth-art.tsx';
import { TypedEmailProvider } from '../auth/typed-email.tsx';
import { useForcedLightAndSmall } from '../lib/device-settings.ts';
import { paths } from '../paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/** Around every page of /auth: form on the left, food on the right; always light and small. */
export function AuthLayout() {
  useForcedLightAndSmall();
  return (
    <main className="auth">
      <div className="auth-form">
        <div>
          <div>
            <BrandMark to={paths.home} outside />
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
