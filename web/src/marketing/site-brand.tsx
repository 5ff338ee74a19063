import { siteHref } from '../language/site-language.ts';
import { BrandLeaf } from '../ui/brand-leaf.tsx';
import { brandClass } from '../ui/brand-looks.ts';

/** Leaf and name, leading home. `deep`: on dark green. */
export function SiteBrand({ deep = false }: { deep?: boolean }) {
  return (
    <a className={brandClass(deep ? 'deep' : 'plain')} href={siteHref('home')}>
      <BrandLeaf />
      <span>Sorrel</span>
    </a>
  );
}
