import type { BasketLine } from '@sorrel/contract/lists';
import { parseUnit } from '@sorrel/core/ingredients/units';
import { ownEntry } from '@sorrel/core/own-entry';
import type { FastifyBaseLogger } from 'fastify';
import { fetch, type Response } from 'undici';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { SupermarketAdapter } from './supermarket-adapter.ts';

/**
 * A shopping list at a retailer that speaks the Instacart Developer Platform API.
 * Source of the format: its reference of `POST /idp/v1/products/products_link`, 'Create shopping list page'.
 */

const PATH = '/idp/v1/products/products_link';
const TITLE = 'Shopping list';
const WITHIN_MS = 10_000;
const REPLY_MAX_BYTES = 64 * 1024;

/** Our units as that API names them; for any other the words of the amount stand in the text that is shown. */
const UNITS: Readonly<Record<string, string>> = {
  '': 'each',
  g: 'gram',
  kg: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  oz: 'ounce',
  lb: 'pound',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  'fl oz': 'fl oz',
  cup: 'cup',
  pint: 'pint',
  quart: 'quart',
  gallon: 'gallon',
  bunch: 'bunch',
  can: 'can',
  ear: 'ear',
  head: 'head',
  packet: 'packet',
};

export interface LineItem {
  name: string;
  quantity: number;
  unit: string;
  display_text: string;
}

/** A line as the API takes it. It knows one measure, so that several are left to the text that the person reads. */
export function lineItem({ name, amount, measures }: BasketLine): LineItem {
  const [only, ...others] = measures;
  const unit = only === undefined || others.length > 0 ? undefined : ownEntry(UNITS, parseUnit(only.unit) ?? only.unit);
  return {
    name,
    quantity: unit === undefined || only === undefined ? 1 : only.quantity,
    unit: unit ?? 'each',
    display_text: amount === '' ? name : `${name}, ${amount}`,
  };
}

const Answer = z.object({ products_link_url: z.url({ protocol: /^https?$/ }) });

interface Retailer {
  name: string;
  /** The API's origin, such as https://connect.instacart.com; the operator's setting, so it may be any host. */
  url: string;
  key: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  withinMs?: number;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > REPLY_MAX_BYTES) throw new RangeError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Makes the whole list at the retailer, in one call; the person chooses products on the page that it answers with. */
export function createRetailerList({ name, url, key, log, withinMs = WITHIN_MS }: Retailer): SupermarketAdapter {
  const address = new URL(PATH, url);
  async function ask(basket: readonly BasketLine[]): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        // an answer from somewhere else is none of the retailer's, and must not get the key
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ title: TITLE, link_type: 'shopping_list', line_items: basket.map(lineItem) }),
      });
      return { status: response.status, text: await readText(response) };
    } catch (cause) {
      log.error({ err: cause }, 'the retailer was not reached');
      throw new AppError('supermarket_not_reachable', { cause });
    }
  }
  return {
    name,
    async send(basket) {
      const { status, text } = await ask(basket);
      if (status === 429 || status === 503) throw new AppError('supermarket_busy');
      if (status >= 500) {
        log.error({ status }, 'the retailer failed');
        throw new AppError('supermarket_not_reachable');
      }
      const answer = status === 200 ? parseAnswer(text) : null;
      if (answer === null) {
        // 401 and 403 are for the operator: the key is not right
        log.error({ status, answer: text.slice(0, 500) }, 'the retailer did not take a list');
        throw new AppError('supermarket_refused');
      }
      return { basket: [], url: answer.products_link_url };
    },
  };
}

function parseAnswer(text: string): z.output<typeof Answer> | null {
  try {
    const parsed = Answer.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // no JSON: a proxy's page
  }
}
