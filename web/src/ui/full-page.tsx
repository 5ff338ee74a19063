import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { IconButton } from './icon-button.tsx';

const PAGE = [
  'fixed inset-0 z-41 flex flex-col bg-surface text-ink transition-opacity duration-normal focus-visible:outline-none dark:bg-bg',
  'data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden',
].join(' ');

interface FullPageProps {
  /** Of a thing in several steps: how many of them Back takes, this one included. */
  layers?: number;
  /** The close button, Escape and Back. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Beside the title. */
  beside?: ReactNode;
  /** Under the title, above what scrolls. */
  head?: ReactNode;
  /** Under what scrolls. */
  foot?: ReactNode;
  /** What scrolls. */
  children: ReactNode;
}

/** All of the window for one thing to do: neither spine nor places are there, so that no thumb leaves it. It behaves as Dialog does. */
export function FullPage({ layers = 1, onClose, title, closeLabel, beside, head, foot, children }: FullPageProps) {
  useBackCloses(layers, onClose);
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup className={PAGE}>
          <header className="border-b border-line px-3 pt-[max(0.375rem,env(safe-area-inset-top))] pb-2.5">
            <div className="mx-auto max-w-[44rem]">
              <div className="flex items-center gap-1">
                <BaseDialog.Close render={<IconButton icon={X} label={closeLabel} />} />
                <BaseDialog.Title className="min-w-0 flex-1 truncate text-md leading-[1.3]" dir="auto">
                  {title}
                </BaseDialog.Title>
                {beside}
              </div>
              {head}
            </div>
          </header>
          {children}
          {foot}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
