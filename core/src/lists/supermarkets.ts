/** Supermarkets whose search pages a list can be taken through, by the word used in calls. */
export const SUPERMARKETS = ['asda', 'morrisons', 'ocado', 'sainsburys', 'tesco', 'waitrose'] as const;
export type Supermarket = (typeof SUPERMARKETS)[number];

/** Their names as people write them. */
export const SUPERMARKET_NAMES: Readonly<Record<Supermarket, string>> = {
  asda: 'Asda',
  morrisons: 'Morrisons',
  ocado: 'Ocado',
  sainsburys: 'Sainsbury’s',
  tesco: 'Tesco',
  waitrose: 'Waitrose',
};

/** Where a list can be sent: to these, or to the retailer whose shopping-list API is set up. */
export const DESTINATIONS = [...SUPERMARKETS, 'retailer'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Lines one basket may have. */
export const BASKET_MAX = 500;
