import type { ListItem } from './list.ts';

/** An item for tests: nothing is known of it but its name, which is its id too. */
export const sampleItem = (name: string, changes: Partial<ListItem> = {}): ListItem => ({
  id: name,
  name,
  quantity: null,
  unit: null,
  meals: [],
  quantityDescription: '',
  checked: false,
  ...changes,
});
