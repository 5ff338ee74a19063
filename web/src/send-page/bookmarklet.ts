import { collectPage } from './collect-page.ts';
import { ADDRESS_MAX_CHARACTERS, landingOf } from './landing-address.ts';
import { packPage } from './pack-page.ts';

/**
 * What a bookmark runs on the page that is shown: it packs the page into the fragment of an address of ours and opens that. No
 * request is made and no script is loaded, so that the page's own policy has nothing to refuse; nor is anything of ours asked of
 * the page's window, whichever way that is cut off from others.
 */
async function sendPage(
  collect: typeof collectPage,
  pack: typeof packPage,
  landing: string,
  addressMaxCharacters: number,
  sentence: string,
) {
  // opened while the press still counts as one
  const opened = window.open('about:blank', '_blank');
  try {
    const address = landing + (await pack(collect()));
    if (address.length > addressMaxCharacters) throw new RangeError(sentence);
    if (opened === null) location.assign(address);
    else opened.location.href = address;
  } catch {
    opened?.close();
    window.alert(sentence);
  }
}

/**
 * The address of a bookmark that sends the shown page to the Sorrel at `origin`.
 * @param notTaken what it says where it cannot
 */
export function bookmarkletAddress(origin: string, notTaken: string): string {
  const given = [
    String(collectPage),
    String(packPage),
    JSON.stringify(landingOf(origin)),
    String(ADDRESS_MAX_CHARACTERS),
    JSON.stringify(notTaken),
  ];
  return `javascript:${encodeURIComponent(`void(${sendPage})(${given.join(',')})`)}`;
}
