/** The bar at the top of every public page. */
export const BAR = 'sticky top-0 z-30';
export const BAR_ROW = 'flex items-center gap-8 bg-bg px-bar py-3 transition-shadow duration-normal max-site:py-2';
/** Once the page is scrolled. */
export const BAR_LIFTED = 'shadow-2 dark:shadow-bar';
