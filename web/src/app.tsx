import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionProvider } from './auth/session.tsx';
import { useShownLanguage } from './language/shown-language.ts';
import { UiProvider } from './ui/ui-provider.tsx';

/**
 * What stands around the router. In another language all that shows words is drawn anew; what was loaded, where the person is and
 * what is being said stay.
 */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <SessionProvider key={useShownLanguage()}>{children}</SessionProvider>
      </UiProvider>
    </QueryClientProvider>
  );
}
