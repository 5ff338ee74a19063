import { useSearchParams } from 'react-router';
import { TOGETHER_MAX } from './several/lists-dialog.tsx';
import { TogetherPage } from './several/together-page.tsx';
import { ShoppingListPage } from './shopping-list-page.tsx';

const ID = /^[\da-f-]{36}$/;

/** The list in hand, or the lists that the address names, shopped at once. */
export function ListsPage() {
  const [searchParams] = useSearchParams();
  const ids = [...new Set((searchParams.get('together') ?? '').split(',').filter((id) => ID.test(id)))];
  return ids.length > 1 ? <TogetherPage ids={ids.slice(0, TOGETHER_MAX)} /> : <ShoppingListPage />;
}
