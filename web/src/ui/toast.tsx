import { CircleCheck, type LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

const PLACE = [
  'print:hidden pointer-events-none fixed bottom-[max(1.5rem,var(--counter-height,0px)+0.75rem)] left-1/2 z-60 grid -translate-x-1/2 justify-items-center gap-2',
].join(' ');
const TOAST = [
  'toast flex w-max max-w-[calc(100vw-2rem)] animate-toast-in items-center gap-2.5 rounded-full py-3 pr-5 pl-4',
  'bg-leaf-deep text-sm font-semibold text-on-deep shadow-3 dark:bg-leaf-soft',
].join(' ');

const DEFAULT_TOAST_MS = 3000;

interface ToastEntry {
  id: number;
  text: string;
  icon: LucideIcon;
  action: ToastAction | undefined;
}

/** What takes back what the toast tells of. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

type ShowToast = (text: string, options?: { ms?: number; icon?: LucideIcon; action?: ToastAction }) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Stands once around the app; the live region is there before the first toast, so that it is read aloud. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const nextId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const showToast = useCallback<ShowToast>((text, { ms = DEFAULT_TOAST_MS, icon = CircleCheck, action } = {}) => {
    nextId.current += 1;
    const entry = { id: nextId.current, text, icon, action };
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), entry]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((shown) => shown.filter((toast) => toast !== entry));
    }, ms);
    timers.current.add(timer);
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {/* aria-live is also how a modal knows to leave this reachable */}
      <div className={PLACE} role="status" aria-live="polite">
        {toasts.map(({ id, text, icon: Icon, action }) => (
          <div key={id} className={TOAST}>
            <Icon className="icon text-citron" aria-hidden />
            {text}
            {action && (
              <button
                type="button"
                className="pointer-events-auto -my-2 -mr-2 min-h-10 rounded-full px-4 text-citron hover:bg-leaf-deep-2 focus-visible:shadow-halo"
                onClick={() => {
                  setToasts((shown) => shown.filter((toast) => toast.id !== id));
                  action.onPress();
                }}
              >
                {action.label}
              </button>
            )}
          </div>
        ))}
      </div>
    </ToastContext>
  );
}

/** `showToast('Saved', { ms: 2000 })`: says that something worked. Errors stand where they happened, not here. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider around it');
  return showToast;
}
