import { awayMeal } from '@sorrel/core/households/person';
import { DAY_NAMES, DAYS } from '@sorrel/core/plans/days';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { terms } from '../language/terms.ts';
import { CHECK } from '../ui/check-looks.ts';
import { FIELD_LABEL } from '../ui/field-looks.ts';
import { say } from './sentences.ts';

interface PresenceGridProps {
  away: readonly string[];
  onChange: (away: string[]) => void;
}

/** Which meals of a week somebody eats at home: a tick for each day and meal. */
export function PresenceGrid({ away, onChange }: PresenceGridProps) {
  return (
    <fieldset>
      <legend className={FIELD_LABEL}>{say.persons.presence}</legend>
      <table className="mt-2 w-full text-center text-sm">
        <thead>
          <tr>
            <td />
            {DAYS.map((day) => (
              <th key={day} scope="col" className="pb-1 font-medium text-ink-2">
                {terms.days[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEAL_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row" className="pr-2 text-left font-medium text-ink-2">
                {terms.types[type]}
              </th>
              {DAY_NAMES.map((name, day) => {
                const meal = awayMeal(day, type);
                return (
                  <td key={name}>
                    <label className="inline-grid size-9 place-items-center">
                      <span className="sr-only">{say.persons.eats(terms.types[type], terms.dayNames[name])}</span>
                      <input
                        className={CHECK}
                        type="checkbox"
                        checked={!away.includes(meal)}
                        onChange={(event) =>
                          onChange(event.target.checked ? away.filter((one) => one !== meal) : [...away, meal])
                        }
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
