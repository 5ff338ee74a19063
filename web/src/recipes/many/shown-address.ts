const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '');

/** An address as people write it, without what every one begins with: 'blog.example/kürbis-suppe' for '…/k%C3%BCrbis-suppe'. */
export function shownAddress(address: string): string {
  try {
    return decodeURI(bare(address));
  } catch {
    // signs that stand for no letters
    return bare(address);
  }
}

export const siteOf = (address: string): string => bare(address).replace(/\/.*$/, '');
