import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast.tsx';
import { TooltipLayer } from './tooltip.tsx';

/** Stands once around everything. Base UI writes no style elements: the content security policy forbids them. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>{children}</ToastProvider>
      <TooltipLayer />
    </CSPProvider>
  );
}
