import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const TAB = [
  'flex items-center text-ink-2 hover:bg-sunken',
  'aria-selected:bg-leaf-deep aria-selected:text-on-deep aria-selected:forced-color-adjust-none dark:aria-selected:bg-leaf-soft dark:aria-selected:text-ink',
].join(' ');
const TABS = {
  pills: 'min-h-11.5 flex-none gap-2 rounded-full font-semibold whitespace-nowrap',
  list: 'min-h-11.5 rounded-md font-[550] max-md:min-h-10 max-md:justify-center max-md:rounded-full',
};
const TAB_PADDINGS = { pills: 'px-4.5', list: 'gap-3 px-3.5' };
const LISTS = {
  pills: 'flex gap-1.5 overflow-x-auto [scrollbar-width:none]',
  // side by side as long as a word has room, with large letters one under the other
  list: 'grid gap-1 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] max-md:rounded-[1.5rem]',
};
const LIST_PLACES = { pills: '-mx-1 mb-5 p-1', list: 'max-md:bg-sunken max-md:p-1' };

export interface TabEntry<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: LucideIcon;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly TabEntry<Value>[];
  /** pills: a row that scrolls sideways; list: one under the other, side by side on a phone. */
  look?: keyof typeof LISTS;
  /** TabPanel elements, and whatever stands around them. */
  children: ReactNode;
  className?: string;
  /** Instead of the usual room around the row. */
  listClassName?: string;
  /** Instead of the usual room in a tab. */
  tabClassName?: string;
}

export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  look = 'pills',
  children,
  className,
  listClassName,
  tabClassName,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className={classes(LISTS[look], listClassName ?? LIST_PLACES[look])}
      >
        {tabs.map(({ value: tabValue, label: tabLabel, icon: Icon }) => (
          <BaseTabs.Tab
            key={tabValue}
            value={tabValue}
            className={`${TAB} ${TABS[look]} ${tabClassName ?? TAB_PADDINGS[look]}`}
          >
            {Icon && <Icon className="icon" aria-hidden />}
            {tabLabel}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

export interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string;
  /** What is typed in it stays while another tab is looked at. */
  keepMounted?: boolean;
}

export function TabPanel({ value, children, className, keepMounted }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={className} keepMounted={keepMounted}>
      {children}
    </BaseTabs.Panel>
  );
}
