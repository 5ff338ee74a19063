import { ownEntry } from '@sorrel/core/own-entry';
import {
  CookingPot,
  Dumbbell,
  Leaf,
  type LucideIcon,
  MilkOff,
  NutOff,
  Package,
  PiggyBank,
  Scale,
  Snowflake,
  Sprout,
  Tag,
  Timer,
  Users,
  Wheat,
  WheatOff,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  leaf: Leaf,
  sprout: Sprout,
  'wheat-off': WheatOff,
  'milk-off': MilkOff,
  'nut-off': NutOff,
  timer: Timer,
  'piggy-bank': PiggyBank,
  dumbbell: Dumbbell,
  wheat: Wheat,
  scale: Scale,
  snowflake: Snowflake,
  'cooking-pot': CookingPot,
  users: Users,
  package: Package,
};

/** The picture of a tag by the name the server gives it; a label for names unknown here and for own tags. */
export function tagIcon(name: string): LucideIcon {
  return ownEntry(ICONS, name) ?? Tag;
}
