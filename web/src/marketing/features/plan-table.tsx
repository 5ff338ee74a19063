import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { Check, Minus } from 'lucide-react';
import { say } from './sentences.ts';

type Cell = boolean | string;

const ROWS: readonly { row: keyof typeof say.rows; basic?: () => Cell; premium?: () => Cell }[] = [
  { row: 'saved', basic: () => String(FREE_RECIPE_CAP), premium: () => say.unlimited },
  { row: 'import' },
  { row: 'plans' },
  { row: 'lists' },
  { row: 'spinner' },
  { row: 'diets' },
  { row: 'explore', basic: () => say.featured, premium: () => say.all },
  { row: 'nutrition', basic: () => false },
  { row: 'goals', basic: () => false },
  { row: 'insights', basic: () => false },
  { row: 'extra', basic: () => false },
  { row: 'family', basic: () => false },
  { row: 'tags', basic: () => false },
  { row: 'supermarket', basic: () => false },
];
const included = () => true;

const CELL = 'border-b px-cell py-[0.8rem] text-center';
const HEAD = 'font-display text-lg leading-[1.2] font-semibold max-sm:text-md';
const COLUMN = 'w-[clamp(5.5rem,18vw,12rem)]';
const PREMIUM = 'border-transparent bg-leaf-soft font-semibold group-last:rounded-b-lg';

function PlanCell({ value, className }: { value: Cell; className: string }) {
  if (typeof value === 'string') return <td className={`num ${CELL} ${className}`}>{value}</td>;
  const Icon = value ? Check : Minus;
  return (
    <td className={`${CELL} ${className}`}>
      <Icon className={`icon inline-block ${value ? 'text-leaf' : 'text-ink-3'}`} aria-hidden />
      <span className="sr-only">{value ? say.yes : say.no}</span>
    </td>
  );
}

/** The two plans, row by row. */
export function PlanTable() {
  return (
    <table className="w-full border-separate [border-spacing:0] max-sm:text-sm">
      <thead>
        <tr>
          <th className={`${CELL} border-line`} scope="col">
            <span className="sr-only">{say.feature}</span>
          </th>
          <th className={`${CELL} ${HEAD} ${COLUMN} border-line`} scope="col">
            {say.basic}
          </th>
          <th className={`${CELL} ${HEAD} ${COLUMN} rounded-t-lg ${PREMIUM}`} scope="col">
            {say.premium}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ row, basic = included, premium = included }) => (
          <tr key={row} className="group">
            <th className="border-b border-line py-[0.8rem] pr-cell text-start font-medium" scope="row">
              {say.rows[row]}
            </th>
            <PlanCell value={basic()} className={`${COLUMN} border-line`} />
            <PlanCell value={premium()} className={`${COLUMN} ${PREMIUM}`} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
