import { paths } from '../paths.ts';
import { BrandLeaf } from '../ui/brand-leaf.tsx';

/** Leaf and name, leading home. `deep`: on dark green. */
export function SiteBrand({ deep = false }: { deep?: boolean }) {
  return (
    <a className={deep ? 'brand brand-deep' : 'brand'} href={paths.home}>
      <BrandLeaf />
      <span>Sorrel</span>
    </a>
  );
}
