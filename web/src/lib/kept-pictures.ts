import { copyNames, FETCHED_PICTURE, forgetCopies, readCopy, writeCopies } from './device-copies.ts';
import { storeOwner } from './device-store.ts';

const PICTURE = `${FETCHED_PICTURE} `;
/** Those that were wanted longest ago go first when there is no room. */
const ORDER = `${FETCHED_PICTURE}s`;

/** What a picture is called in its address, which carries a right that ends. */
const keyOf = (url: string): string | undefined => /\/images\/([^/]+)\//.exec(url)?.[1];

/** The picture that this device has for an address that gave none; null where it has none. */
export async function findKeptPicture(url: string): Promise<Blob | null> {
  const [owner, key] = [storeOwner(), keyOf(url)];
  if (owner === null || key === undefined) return null;
  const kept = await readCopy(owner, PICTURE + key);
  return kept instanceof Blob ? kept : null;
}

async function orderOf(userId: string): Promise<string[]> {
  const order = await readCopy(userId, ORDER);
  return Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [];
}

const forgetPictures = async (userId: string, keys: readonly string[]) => {
  for (const key of keys) await forgetCopies(userId, PICTURE + key);
};

/** Drops a tenth of the pictures, the oldest first. @returns false where there were none */
async function makeRoom(userId: string): Promise<boolean> {
  const order = await orderOf(userId);
  const [gone, left] = [order.slice(0, Math.ceil(order.length / 10)), order.slice(Math.ceil(order.length / 10))];
  await forgetPictures(userId, gone);
  await writeCopies(userId, new Map([[ORDER, left]]));
  return gone.length > 0;
}

/** Which of these addresses have no picture here yet; pictures of none of them go. */
export async function missingPictures(userId: string, urls: readonly string[]): Promise<string[]> {
  const wanted = new Set(urls.flatMap((url) => keyOf(url) ?? []));
  const kept = (await copyNames(userId, PICTURE)).map((name) => name.slice(PICTURE.length));
  await forgetPictures(
    userId,
    kept.filter((key) => !wanted.has(key)),
  );
  return urls.filter((url) => !kept.includes(keyOf(url) ?? ''));
}

/** @returns false where the device has no room left, not even without older ones */
export async function keepPicture(userId: string, url: string, picture: Blob): Promise<boolean> {
  const key = keyOf(url);
  if (key === undefined) return true;
  const order = [...(await orderOf(userId)).filter((one) => one !== key), key];
  const write = () =>
    writeCopies(
      userId,
      new Map<string, unknown>([
        [PICTURE + key, picture],
        [ORDER, order],
      ]),
    );
  return (await write()) || ((await makeRoom(userId)) && (await write()));
}
