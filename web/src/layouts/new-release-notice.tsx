import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useHasNewRelease } from '../release/new-release.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

/** Where somebody is in the middle of writing: nothing asks them to leave. */
const isForm = (pathname: string) =>
  pathname === paths.addRecipe || pathname === paths.createProfile || /^\/app\/recipes\/[^/]+\/edit$/.test(pathname);

/** A newer release is on this device. It is taken when the person says so, or when they next open the application. */
export function NewReleaseNotice() {
  const { pathname } = useLocation();
  if (!useHasNewRelease() || isForm(pathname)) return null;
  return (
    <Notice
      tone="info"
      className="print:hidden mb-5"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {say.reload}
        </Button>
      }
    >
      {say.newVersion}
    </Notice>
  );
}
