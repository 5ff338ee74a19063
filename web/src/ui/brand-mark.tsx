import { Link } from 'react-router';
import { BrandLeaf } from './brand-leaf.tsx';
import { brandClass } from './brand-looks.ts';

export interface BrandMarkProps {
  to: string;
  /** True for the public site, which is not part of the app. */
  outside?: boolean;
  /** deep: on the spine and the footer. */
  tone?: 'plain' | 'deep';
}

/** Leaf and word, as a link home. */
export function BrandMark({ to, outside, tone = 'plain' }: BrandMarkProps) {
  return (
    <Link to={to} reloadDocument={outside} className={brandClass(tone)}>
      <BrandLeaf />
      <span>Sorrel</span>
    </Link>
  );
}
