import type { BasketLine } from '@sorrel/contract/lists';

/** A basket as the supermarket took it. */
export interface SentBasket {
  /** For each line the page on which the person puts it into the basket; empty where the whole list is at `url`. */
  basket: { name: string; amount: string; url: string }[];
  url: string | null;
}

/** The way to one supermarket: a name for people, and what becomes of a basket. See docs/supermarkets.md. */
export interface SupermarketAdapter {
  name: string;
  /**
   * @param basket what leaves, in its order; nothing about the user
   * @throws AppError with a `supermarket_` code that names the cause
   */
  send(basket: readonly BasketLine[]): Promise<SentBasket>;
}
