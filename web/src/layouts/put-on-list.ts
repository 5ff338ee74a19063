import { type ComponentType, createContext, useContext } from 'react';

/** What the lists are given to put foods on the list in hand. */
export interface PutOnListProps {
  /** As the reader calls them; one that is no longer among them may be added again. */
  foods: readonly string[];
  /** It is on the list. */
  onAdded: (food: string) => void;
  /** It was taken off again. */
  onTakenBack: (food: string) => void;
}

/** Puts foods on the list while it is drawn. It belongs to the lists: pages do not know it. */
export const PutOnListContext = createContext<ComponentType<PutOnListProps> | null>(null);

/** Null where no list is at hand. */
export const usePutOnList = () => useContext(PutOnListContext);
