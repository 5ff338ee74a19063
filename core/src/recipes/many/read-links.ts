import { Parser } from 'htmlparser2';
import { parseUrl } from '../../addresses/parse-url.ts';
import { addressGatherer, type FoundAddress, webAddress } from './found-address.ts';

/** Links of one page that are read. */
const LINKS_MAX = 20_000;
const NAME_CHARACTERS_MAX = 300;

/** The pages that a page for people leads to, each once, without itself. */
export function readLinks(html: string, url: string): FoundAddress[] {
  const gathered = addressGatherer();
  let base = url;
  let link: { address: string; name: string } | null = null;
  const own = webAddress(url);
  const end = () => {
    if (link !== null && link.address !== own && gathered.count() < LINKS_MAX) gathered.add(link.address, link.name);
    link = null;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'base') base = parseUrl(attributes['href'] ?? '', url)?.href ?? base;
        if (name === 'img' && link !== null && link.name === '') link.name = attributes['alt'] ?? '';
        if (name !== 'a') return;
        end();
        const address = attributes['href'] === undefined ? null : webAddress(attributes['href'].trim(), base);
        link = address === null ? null : { address, name: '' };
      },
      ontext(text) {
        if (link !== null && link.name.length < NAME_CHARACTERS_MAX) link.name += text;
      },
      onclosetag(name) {
        if (name === 'a') end();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return gathered.found();
}
