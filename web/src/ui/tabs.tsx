import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

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
  look?: 'pills' | 'list';
  /** TabPanel elements, and whatever stands around them. */
  children: ReactNode;
  className?: string;
  listClassName?: string;
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
        className={`${look === 'list' ? 'tabs-list' : 'tabs-pills'} ${listClassName ?? ''}`}
      >
        {tabs.map(({ value: tabValue, label: tabLabel, icon: Icon }) => (
          <BaseTabs.Tab key={tabValue} value={tabValue} className="tab">
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
