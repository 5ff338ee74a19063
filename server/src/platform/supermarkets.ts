import { type Destination, SUPERMARKET_NAMES, type Supermarket } from '@sorrel/core/lists/supermarkets';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createRetailerList } from './retailer-list.ts';
import type { SupermarketAdapter } from './supermarket-adapter.ts';

export type Supermarkets = Partial<Record<Destination, SupermarketAdapter>>;

/** The search pages of the supermarkets' own shops, before the words that are searched for. */
const SEARCH_PAGES: Readonly<Record<Supermarket, string>> = {
  asda: 'https://groceries.asda.com/search/',
  morrisons: 'https://groceries.morrisons.com/search?q=',
  ocado: 'https://www.ocado.com/search?entry=',
  sainsburys: 'https://www.sainsburys.co.uk/gol-ui/SearchResults/',
  tesco: 'https://www.tesco.com/groceries/en-GB/search?query=',
  waitrose: 'https://www.waitrose.com/ecom/shop/search?searchTerm=',
};

/** Prepares a search for each line; the person opens it and chooses the product. Nothing is sent by the server. */
export function preparedSearches(supermarket: Supermarket): SupermarketAdapter {
  return {
    name: SUPERMARKET_NAMES[supermarket],
    send: async (basket) => ({
      basket: basket.map(({ name, amount }) => ({
        name,
        amount,
        url: SEARCH_PAGES[supermarket] + encodeURIComponent(name),
      })),
      url: null,
    }),
  };
}

/** Every supermarket that this server can send to: prepared searches always, the retailer where its API is set up. */
export function createSupermarkets(
  config: Pick<Config, 'SUPERMARKET_API_URL' | 'SUPERMARKET_API_KEY' | 'SUPERMARKET_NAME'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Supermarkets {
  const searches = Object.fromEntries(
    (Object.keys(SEARCH_PAGES) as Supermarket[]).map((supermarket) => [supermarket, preparedSearches(supermarket)]),
  );
  const { SUPERMARKET_API_URL: url, SUPERMARKET_API_KEY: key, SUPERMARKET_NAME: name } = config;
  if (url === undefined || key === undefined) return searches;
  return { ...searches, retailer: createRetailerList({ name, url, key, log }) };
}
