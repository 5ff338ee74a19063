/** The list in hand: its name in session storage and among the copies of the device. In a file of its own, since the snapshot is drawn by next to nothing. */
export const LIST_IN_HAND = 'shoppingList';
