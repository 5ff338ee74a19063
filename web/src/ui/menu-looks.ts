/** Above dialogs. */
export const MENU_PLACE = 'z-45';

/** A menu hangs on its button; on a phone it is a sheet at the bottom, wherever the button is. */
export const MENU_POSITION = [
  MENU_PLACE,
  'max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:w-auto! max-sm:transform-none!',
].join(' ');
export const MENU_SCRIM = [
  'fixed inset-0 z-44 hidden bg-scrim transition-opacity duration-normal max-sm:block',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');
export const MENU = [
  'max-h-(--available-height) max-w-[min(20rem,100vw-1rem)] min-w-50 overflow-y-auto overscroll-contain rounded-md bg-surface p-1.5',
  'text-ink shadow-3 transition-[opacity,transform] focus-visible:outline-none dark:shadow-lined-3',
  'data-starting-style:[transform:scale(0.97)] data-starting-style:opacity-0',
  'data-ending-style:[transform:scale(0.97)] data-ending-style:opacity-0',
  'max-sm:max-h-[94dvh] max-sm:max-w-none max-sm:rounded-t-xl max-sm:rounded-b-none max-sm:px-3 max-sm:pt-3 max-sm:duration-normal',
  'max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-sm:data-starting-style:opacity-100 max-sm:data-ending-style:opacity-100',
  'max-sm:data-starting-style:[transform:translateY(100%)] max-sm:data-ending-style:[transform:translateY(100%)]',
  // the edge by which a sheet seems to be held
  'max-sm:before:mx-auto max-sm:before:mb-2 max-sm:before:block max-sm:before:h-1 max-sm:before:w-9',
  'max-sm:before:rounded-full max-sm:before:bg-line',
].join(' ');
/** As large as a thumb wants it. */
export const SHEET_ENTRY = 'max-sm:min-h-13 max-sm:gap-3.5 max-sm:text-base';

const ENTRY = [
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1 text-left text-sm font-medium no-underline',
  'hover:bg-sunken data-highlighted:bg-sunken data-disabled:opacity-50',
  'focus-visible:shadow-marked focus-visible:outline-none',
].join(' ');

/** An entry of a menu or an option of a combobox. */
export const menuEntryClass = (isDangerous = false) => (isDangerous ? `${ENTRY} text-danger` : ENTRY);
