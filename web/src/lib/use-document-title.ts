import { useEffect } from 'react';

/** 'Log in' becomes 'Log in · Sorrel' in the tab. Undefined (a name still on its way) leaves it alone. */
export function useDocumentTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Sorrel`;
  }, [title]);
}
