import { useId, useMemo } from 'react';
import '@sorrel/cover/cover.css';
import './cover.css';
import { deferred } from './deferred.ts';
import { SvgMarkup } from './svg-markup.tsx';

const useBowl = deferred(() => import('@sorrel/cover/draw-filling-bowl'));

interface FillingBowlProps {
  /** how many things are in it, 0 to 5 */
  count: number;
  className?: string;
}

/** The bowl of the first-steps form: it gains one thing per answered step. Decorative. */
export function FillingBowl({ count, className = '' }: FillingBowlProps) {
  const id = useId();
  const bowl = useBowl(true);
  const svg = useMemo(() => bowl?.drawFillingBowl(count, { id }) ?? '', [bowl, count, id]);
  return <SvgMarkup className={`filling-bowl ${className}`} svg={svg} />;
}
