import { CircleCheck, type LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { isTyping } from '../lib/is-typing.ts';

const PLACE = [
  'print:hidden pointer-events-none fixed bottom-[max(1.5rem,var(--counter-height,0px)+var(--pill-height,0px)+0.75rem)] left-1/2 z-60 grid -translate-x-1/2 justify-items-center gap-2',
].join(' ');
const TOAST = [
  'toast flex w-max max-w-[calc(100vw-2rem)] animate-toast-in items-center gap-2.5 rounded-full py-3 pr-5 pl-4',
  'bg-leaf-deep text-sm font-semibold text-on-deep shadow-3 dark:bg-leaf-soft',
].join(' ');

const DEFAULT_TOAST_MS = 3000;

interface ToastEntry {
  id: number;
  text: string;
  ms: number;
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

  const showToast = useCallback<ShowToast>((text, { ms = DEFAULT_TOAST_MS, icon = CircleCheck, action } = {}) => {
    nextId.current += 1;
    const entry = { id: nextId.current, text, ms, icon, action };
    setToasts((shown) => [...shown.filter((toast) => toast.text !== text), entry]);
  }, []);

  const remove = useCallback((gone: ToastEntry) => setToasts((shown) => shown.filter((toast) => toast !== gone)), []);
  useUndoKey(toasts, remove);

  return (
    <ToastContext value={showToast}>
      {children}
      {/* aria-live is also how a modal knows to leave this reachable */}
      <div className={PLACE} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  toast: ToastEntry;
  onGone: (toast: ToastEntry) => void;
}

/** Goes by itself, but not from under the hand or the focus that is at its button. */
function Toast({ toast, onGone }: ToastProps) {
  const { text, ms, icon: Icon, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onGone(toast), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms, onGone, toast]);
  function handlePress() {
    onGone(toast);
    // the button goes with the press: the focus goes back to where it was
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    action?.onPress();
  }
  return (
    <div className={TOAST}>
      <Icon className="icon text-citron" aria-hidden />
      {text}
      {action && (
        <button
          type="button"
          className="pointer-events-auto -my-2 -mr-2 min-h-10 rounded-full px-4 text-citron hover:bg-leaf-deep-2 focus-visible:shadow-halo"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={(event) => {
            cameFrom.current = event.relatedTarget;
            setIsHeld(true);
          }}
          onBlur={() => setIsHeld(false)}
          onClick={handlePress}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Ctrl Z does what the newest button in a toast does, wherever nothing is typed: there it belongs to the text. */
function useUndoKey(toasts: readonly ToastEntry[], onGone: (toast: ToastEntry) => void) {
  const toast = toasts.findLast(({ action }) => action !== undefined);
  useEffect(() => {
    if (toast === undefined) return;
    const undone = toast;
    function handleKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      onGone(undone);
      undone.action?.onPress();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [toast, onGone]);
}

/** `showToast('Saved', { ms: 2000 })`: says that something worked. Errors stand where they happened, not here. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider around it');
  return showToast;
}
