import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { Check, Minus } from 'lucide-react';

type Cell = boolean | string;

const ROWS: readonly { what: string; basic: Cell; premium: Cell }[] = [
  { what: 'Saved recipes', basic: String(FREE_RECIPE_CAP), premium: 'Unlimited' },
  { what: 'Import from a web address', basic: true, premium: true },
  { what: 'Meal plans for the week', basic: true, premium: true },
  { what: 'Shopping lists by aisle', basic: true, premium: true },
  { what: 'Meal Spinner', basic: true, premium: true },
  { what: 'Dietary preferences', basic: true, premium: true },
  { what: 'Recipes in Explore', basic: 'Featured', premium: 'All' },
  { what: 'Automatic nutrition calculation', basic: false, premium: true },
  { what: 'Nutrition goals and personalised nutrition plans', basic: false, premium: true },
  { what: 'Nutrition insights and recipe analytics', basic: false, premium: true },
  { what: 'Extra meals in a day', basic: false, premium: true },
  { what: 'Merged family plans', basic: false, premium: true },
  { what: 'Custom tags', basic: false, premium: true },
  { what: 'Sending lists to a supermarket', basic: false, premium: true },
];

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
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
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
            <span className="sr-only">Feature</span>
          </th>
          <th className={`${CELL} ${HEAD} ${COLUMN} border-line`} scope="col">
            Basic
          </th>
          <th className={`${CELL} ${HEAD} ${COLUMN} rounded-t-lg ${PREMIUM}`} scope="col">
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ what, basic, premium }) => (
          <tr key={what} className="group">
            <th className="border-b border-line py-[0.8rem] pr-cell text-start font-medium" scope="row">
              {what}
            </th>
            <PlanCell value={basic} className={`${COLUMN} border-line`} />
            <PlanCell value={premium} className={`${COLUMN} ${PREMIUM}`} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
