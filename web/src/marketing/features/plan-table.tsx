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

function PlanCell({ value }: { value: Cell }) {
  if (typeof value === 'string') return <td className="num">{value}</td>;
  const Icon = value ? Check : Minus;
  return (
    <td>
      <Icon className={value ? 'icon has' : 'icon has-not'} aria-hidden />
      <span className="vh">{value ? 'Yes' : 'No'}</span>
    </td>
  );
}

/** The two plans, row by row. */
export function PlanTable() {
  return (
    <table className="plan-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Feature</span>
          </th>
          <th scope="col">Basic</th>
          <th scope="col">Premium</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ what, basic, premium }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <PlanCell value={basic} />
            <PlanCell value={premium} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
