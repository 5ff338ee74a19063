import { Outlet } from 'react-router';
import { useMayEdit } from '../auth/queries.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { say } from './sentences.ts';

/** Around pages that change what the household shares: who may only look and tick is told so before writing anything. */
export function EditorsOnly() {
  if (useMayEdit()) return <Outlet />;
  return (
    <EmptyState
      title={say.readersTitle}
      level={1}
      action={
        <ButtonLink variant="outline" to={paths.kitchen}>
          {say.toKitchen}
        </ButtonLink>
      }
    >
      {say.readersSaid}
    </EmptyState>
  );
}
