import { SITE_PATHS } from '@sorrel/contract/site';
import { BrandLeaf } from '../ui/brand-leaf.tsx';

/** Leaf and name, leading home. `deep`: on dark green. */
export function SiteBrand({ deep = false }: { deep?: boolean }) {
  return (
    <a className={deep ? 'brand brand-deep' : 'brand'} href={SITE_PATHS.home}>
      <BrandLeaf />
      <span>Sorrel</span>
    </a>
  );
}
