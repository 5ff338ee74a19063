import { BookOpen, CalendarDays, Compass, LifeBuoy, type LucideIcon, ShoppingBasket } from 'lucide-react';
import { paths } from '../paths.ts';
import { say } from './sentences.ts';

export interface NavItem {
  label: () => string;
  /** A word of the label, for the counter of a phone; what has none is not on it. */
  short?: () => string;
  to: string;
  icon: LucideIcon;
  /** Further paths that belong to this entry: a recipe's page is part of the recipe book. */
  also?: string;
}

export const NAV_ITEMS: readonly NavItem[] = [
  {
    label: () => say.recipeBook,
    short: () => say.bookInShort,
    to: paths.recipeBook,
    icon: BookOpen,
    also: '/app/recipes',
  },
  { label: () => say.mealPlans, short: () => say.plansInShort, to: paths.mealPlans, icon: CalendarDays },
  { label: () => say.shoppingLists, short: () => say.listsInShort, to: paths.shoppingLists, icon: ShoppingBasket },
  {
    label: () => say.explore,
    short: () => say.explore,
    to: paths.explore,
    icon: Compass,
    also: paths.whatToCook,
  },
  { label: () => say.support, to: paths.support, icon: LifeBuoy },
];

export const PHONE_PLACES = NAV_ITEMS.filter((item) => item.short !== undefined);

export function isCurrent({ to, also }: NavItem, pathname: string): boolean {
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return isUnder(to) || (also !== undefined && isUnder(also));
}
