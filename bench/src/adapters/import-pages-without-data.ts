/**
 * The importer on pages whose JSON-LD, microdata and RDFa were taken out: how well it reads what is left, which is what an
 * unknown site without data shows.
 */
import { importRecipe as read } from './import-pages.ts';

const SCRIPTS = /<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi;
const ATTRIBUTES = /\s(?:item(?:prop|type|scope)|typeof)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

export function importRecipe(html: string, url: string) {
  return read(html.replace(SCRIPTS, '').replace(ATTRIBUTES, ''), url);
}
