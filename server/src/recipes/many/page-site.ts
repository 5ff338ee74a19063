/** The site that a page is on, as far as it is asked for one page at a time: its host and port, with or without 'www'. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '');
