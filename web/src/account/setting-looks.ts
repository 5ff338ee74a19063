/** What a setting is on the left, its control on the right; under it where there is no room. */
export const SETTING_ROW = 'flex flex-wrap items-center justify-between gap-4';
/** The line under a setting. */
export const SETTING_END = 'border-b border-line pb-5';
