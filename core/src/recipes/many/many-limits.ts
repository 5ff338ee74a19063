/** Addresses one person may have read at once. Source: issue 19, part 4. */
export const MANY_ADDRESSES_MAX = 100;

/** Addresses that are shown of a bookmarks file or of a site, to choose from. A guard. */
export const FOUND_ADDRESSES_MAX = 1_000;

/** Bytes of a bookmarks file that a browser reads; that of ten thousand bookmarks with pictures is about half. A guard. */
export const BOOKMARKS_MAX_BYTES = 20 * 1024 * 1024;

/** Characters of an address, as everywhere. */
export const ADDRESS_CHARACTERS_MAX = 2_000;
