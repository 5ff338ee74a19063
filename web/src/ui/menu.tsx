import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useBackCloses } from '../lib/back-closes.ts';
import { classes } from './classes.ts';
import { MENU, MENU_POSITION, MENU_SCRIM, menuEntryClass, SHEET_ENTRY } from './menu-looks.ts';

/** A menu that is longer than the window scrolls; what scrolls has to be reached by keys. */
const SCROLLED_BY_KEYS = 0;

export interface MenuProps {
  /** The button that opens it: an IconButton or a Button. */
  trigger: ReactElement;
  /** MenuItem, MenuLink and MenuNote. Destructive ones last. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A menu closes with the press that closes it, but opens right after the button has answered: making it takes a phone a while. */
function useAfterPress(isOpen: boolean): boolean {
  return useDeferredValue(isOpen) && isOpen;
}

const REGIONS = '[role="dialog"], main, .counter-upper';

/**
 * A list of actions behind a button. Arrow keys, Home, End, first letters, Escape; flips up near the edge. On a phone it is a
 * sheet that rises from the bottom.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const placeRef = useRef<HTMLSpanElement>(null);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useAfterPress(isOpen);
  useBackCloses(isOpen ? 1 : 0, () => setIsOpen(false));

  function handleOpenChange(isOpen: boolean) {
    // it opens within the landmark or dialog of its button, so that nothing of the page lies outside of both
    if (isOpen) setRegion(placeRef.current?.closest<HTMLElement>(REGIONS) ?? null);
    setIsOpen(isOpen);
  }
  return (
    <BaseMenu.Root open={isShown} onOpenChange={handleOpenChange}>
      <span ref={placeRef} className="contents">
        <BaseMenu.Trigger render={trigger} />
      </span>
      <BaseMenu.Portal container={region ?? undefined}>
        <BaseMenu.Backdrop className={MENU_SCRIM} />
        <BaseMenu.Positioner className={MENU_POSITION} align={align} sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={MENU} tabIndex={SCROLLED_BY_KEYS}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface AnchoredMenuProps {
  /** The button that it belongs to; null closes it. The focus returns there. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Where the focus goes instead when the button is no longer there. */
  otherFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * One menu for the buttons of many rows, which are plain buttons with `aria-haspopup="menu"` and `aria-expanded`: a menu of its
 * own in each of 300 rows is what makes a phone slow.
 */
export function AnchoredMenu({ anchor, onClose, otherFocus, children }: AnchoredMenuProps) {
  const isShown = useAfterPress(anchor !== null);
  useBackCloses(anchor === null ? 0 : 1, onClose);
  return (
    <BaseMenu.Root open={isShown} onOpenChange={(open) => !open && onClose()}>
      <BaseMenu.Portal container={document.querySelector('main') ?? undefined}>
        <BaseMenu.Backdrop className={MENU_SCRIM} />
        <BaseMenu.Positioner className={MENU_POSITION} anchor={anchor} align="end" sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup
            className={MENU}
            tabIndex={SCROLLED_BY_KEYS}
            finalFocus={() => (anchor?.isConnected ? anchor : (otherFocus?.() ?? anchor))}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface MenuEntry {
  icon?: LucideIcon;
  danger?: boolean;
  children: ReactNode;
}

export function MenuItem({
  icon: Icon,
  danger,
  children,
  onSelect,
  disabled,
  unfolds,
}: MenuEntry & {
  onSelect: () => void;
  disabled?: boolean;
  /** The menu stays, and shows other entries: whether it does. */
  unfolds?: boolean;
}) {
  return (
    <BaseMenu.Item
      className={classes(menuEntryClass(danger), SHEET_ENTRY)}
      onClick={onSelect}
      disabled={disabled}
      closeOnClick={unfolds === undefined}
      aria-expanded={unfolds}
    >
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuLink({ icon: Icon, danger, children, to }: MenuEntry & { to: string }) {
  return (
    <BaseMenu.LinkItem className={classes(menuEntryClass(danger), SHEET_ENTRY)} render={<Link to={to} />} closeOnClick>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** Words between the entries; nothing to press. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="px-3 py-1.5 text-xs text-ink-3 max-sm:text-sm">{children}</div>;
}
