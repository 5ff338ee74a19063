/** Above dialogs. */
export const MENU_PLACE = 'z-45';

const ENTRY = [
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1 text-left text-sm font-medium no-underline',
  'hover:bg-sunken data-highlighted:bg-sunken data-disabled:opacity-50',
  'focus-visible:shadow-marked focus-visible:outline-none',
].join(' ');

/** An entry of a menu or an option of a combobox. */
export const menuEntryClass = (isDangerous = false) => (isDangerous ? `${ENTRY} text-danger` : ENTRY);
