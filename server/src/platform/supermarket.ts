import type { Supermarket } from '@sorrel/core/lists/supermarkets';

/** A line of the basket that leaves: what it is and how much, in words ('spinach', '200 g'). Nothing about the user. */
export interface BasketLine {
  name: string;
  /** '' where the list has none. */
  amount: string;
}

/** A line as the supermarket took it. */
export interface SentLine extends BasketLine {
  /** The page of the supermarket on which the person puts it into the basket. */
  url: string;
}

/** The way to one supermarket. Another way, such as a retailer's own basket API, is another object of this shape. */
export interface SupermarketAdapter {
  /** @returns the lines in their order, each once */
  send(basket: readonly BasketLine[]): Promise<readonly SentLine[]>;
}

/** Opens a prepared search for each line; the person chooses the product. Nothing is sent by the server. */
export function preparedSearches(searchUrl: (text: string) => string): SupermarketAdapter {
  return {
    send: async (basket) => basket.map((line) => ({ ...line, url: searchUrl(encodeURIComponent(line.name)) })),
  };
}

/** The search pages of the supermarkets' own shops. */
export const SUPERMARKET_ADAPTERS: Readonly<Record<Supermarket, SupermarketAdapter>> = {
  asda: preparedSearches((text) => `https://groceries.asda.com/search/${text}`),
  morrisons: preparedSearches((text) => `https://groceries.morrisons.com/search?q=${text}`),
  ocado: preparedSearches((text) => `https://www.ocado.com/search?q=${text}`),
  sainsburys: preparedSearches((text) => `https://www.sainsburys.co.uk/gol-ui/SearchResults/${text}`),
  tesco: preparedSearches((text) => `https://www.tesco.com/groceries/en-GB/search?query=${text}`),
  waitrose: preparedSearches((text) => `https://www.waitrose.com/ecom/shop/search?searchTerm=${text}`),
};
