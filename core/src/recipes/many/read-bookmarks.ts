import { Parser } from 'htmlparser2';
import { addressGatherer, type FoundAddress, webAddress } from './found-address.ts';

/** Folders within folders whose names are kept; browsers have no such limit, people do. */
const DEPTH_MAX = 50;
const NAME_CHARACTERS_MAX = 300;

/** A bookmark with the names of the folders it lies in, the outermost first. */
export interface Bookmark extends FoundAddress {
  readonly folders: readonly string[];
}

/** Whether a file is what browsers export their bookmarks as. */
export const isBookmarksFile = (text: string): boolean =>
  /<!doctype\s+netscape-bookmark-file/i.test(text.slice(0, 2_000)) ||
  (/<dl\b/i.test(text) && /<a\b[^>]*\bhref/i.test(text));

/**
 * The pages of a bookmarks file (Netscape Bookmark File 1, which every browser exports), each once. What is in a folder that is
 * named for recipes is likely one, whatever its own name.
 */
export function readBookmarks(html: string): Bookmark[] {
  const gathered = addressGatherer();
  const foldersOf = new Map<string, readonly string[]>();
  const folders: string[] = [];
  let heading: string | null = null;
  let lastHeading = '';
  let link: { address: string; name: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'h3') heading = '';
        else if (name === 'dl') {
          if (folders.length < DEPTH_MAX) folders.push(lastHeading);
          lastHeading = '';
        } else if (name === 'a') {
          const address = webAddress(attributes['href'] ?? '');
          link = address === null ? null : { address, name: '' };
        }
      },
      ontext(text) {
        if (heading !== null && heading.length < NAME_CHARACTERS_MAX) heading += text;
        else if (link !== null && link.name.length < NAME_CHARACTERS_MAX) link.name += text;
      },
      onclosetag(name) {
        if (name === 'h3') {
          lastHeading = (heading ?? '').trim();
          heading = null;
        } else if (name === 'dl') folders.pop();
        else if (name === 'a' && link !== null) {
          const before = gathered.count();
          gathered.add(link.address, link.name);
          if (gathered.count() > before)
            foldersOf.set(
              link.address,
              folders.filter((folder) => folder !== ''),
            );
          link = null;
        }
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return gathered.found().map((one) => {
    const within = foldersOf.get(one.address) ?? [];
    return { ...one, folders: within, isLikely: one.isLikely || within.some((folder) => IS_FOR_RECIPES.test(folder)) };
  });
}

/** A folder somebody keeps recipes in. */
const IS_FOR_RECIPES =
  /recipe|rezept|recette|receta|ricett|receita|recept|opskrift|oppskrift|przepis|cook|koch|back(?:en|rezepte)|food|essen|cuisine|cocina|cucina|keuken|küche|kitchen|dinner|dessert|baking/i;
