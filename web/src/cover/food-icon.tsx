import { memo, useId, useMemo } from 'react';
import '@sorrel/cover/cover.css';
import './cover.css';
import { deferred } from './deferred.ts';
import { SvgMarkup } from './svg-markup.tsx';

const useIcons = deferred(() => import('@sorrel/cover/draw-food-icon'));

interface FoodIconProps {
  /** a food or a line of ingredients: 'cherry tomatoes', '2 cloves garlic, crushed' */
  name: string;
  className?: string;
}

/** A small picture of a food for lists; its room is kept until it is drawn. Decorative: the name stands beside it. */
export const FoodIcon = memo(function FoodIcon({ name, className = '' }: FoodIconProps) {
  const id = useId();
  const icons = useIcons(true);
  const svg = useMemo(() => icons?.drawFoodIcon(name, { id }) ?? '', [icons, name, id]);
  return <SvgMarkup className={`food-icon ${className}`} svg={svg} />;
});
