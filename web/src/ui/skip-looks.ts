/** A link to the content that shows itself when the keyboard reaches it. */
export const SKIP_LINK =
  'fixed -top-16 left-4 z-99 rounded-full bg-btn px-5 py-3 font-semibold text-on-btn focus:top-4 print:hidden';
