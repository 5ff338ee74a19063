import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';

interface Line {
  /** 0 where it is not known. */
  quantity: number;
  unit: string;
  name: string;
  preparation?: string | undefined;
  group?: string | null | undefined;
}

/** An ingredient as people read it: '2 cups spinach, chopped'; of an amount that is not known the unit alone: 'handful spinach'. */
export const lineInWords = ({ quantity, unit, name, preparation, group }: Line): string =>
  [
    group ? `${group}:` : '',
    quantity === 0 ? '' : writeDecimal(quantity),
    terms.unit(unit, quantity === 0 ? 1 : quantity),
    name + (preparation ? `, ${preparation}` : ''),
  ]
    .filter(Boolean)
    .join(' ');
