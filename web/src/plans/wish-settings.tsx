import type { PlanWishes } from '@sorrel/contract/plan-wishes';
import { FOOD_GROUPS } from '@sorrel/core/foods/food-groups';
import { DAYS } from '@sorrel/core/plans/days';
import { noWishes, USE_UP_LETTERS_MAX, USE_UP_MAX } from '@sorrel/core/plans/wishes';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { terms } from '../language/terms.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { say as sayPrices } from '../prices/sentences.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { Chip } from '../ui/chip.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dayName } from './day-name.ts';
import { say } from './sentences.ts';
import { say as saySlot } from './slot-sentences.ts';

const MINUTES = [0, 15, 20, 30, 45, 60, 90];
const DAYS_BETWEEN = [0, 7, 14, 21, 28];
const MEALS_AT_MOST = [0, 1, 2, 3, 4, 5];
const NO_LIMIT = 'none';
const SUGGESTED = 4;

interface WishSettingsProps {
  wishes: PlanWishes | undefined;
  onWishesChange: (wishes: PlanWishes) => void;
}

/** What is wished of a week beside its goals. Kept for the weeks to come. */
export function WishSettings({ wishes = noWishes(), onWishesChange }: WishSettingsProps) {
  const change = (part: Partial<PlanWishes>) => onWishesChange({ ...wishes, ...part });
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 font-semibold">{say.wishes.title}</legend>
      <p className="text-sm text-ink-2">{say.wishes.about}</p>
      <UseUp foods={wishes.useUp} onFoodsChange={(useUp) => change({ useUp })} />
      <div>
        <p className="mb-2 text-sm text-ink-2">{say.wishes.aboutTime}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {DAYS.map((day, index) => (
            <SelectField
              key={day}
              label={say.wishes.timeOn(terms.days[day])}
              value={String(wishes.minutesOfDay[index] ?? 0)}
              onValueChange={(minutes) => change({ minutesOfDay: wishes.minutesOfDay.with(index, Number(minutes)) })}
              options={withCurrent(MINUTES, wishes.minutesOfDay[index] ?? 0).map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? say.wishes.noLimit : terms.minutes(minutes),
              }))}
            />
          ))}
        </div>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{saySlot.leftovers.cookOn}</legend>
        <p className="mb-2 text-sm text-ink-2">{saySlot.leftovers.aboutCookOn}</p>
        <div className="flex flex-wrap gap-2">
          {DAYS.map((day, index) => (
            <Chip
              key={day}
              pressed={wishes.cookOn.includes(index)}
              aria-label={dayName(index)}
              onClick={() => change({ cookOn: withToggled(wishes.cookOn, index) })}
            >
              {terms.days[day]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={say.wishes.notWithin}
        hint={say.wishes.aboutNotWithin}
        value={String(wishes.notWithinDays)}
        onValueChange={(days) => change({ notWithinDays: Number(days) })}
        options={withCurrent(DAYS_BETWEEN, wishes.notWithinDays).map((days) => ({
          value: String(days),
          label: days === 0 ? say.wishes.anyTime : say.wishes.days(days),
        }))}
      />
      <div>
        <p className="mb-2 text-sm text-ink-2">{say.wishes.aboutAtMost}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {FOOD_GROUPS.map((group) => (
            <SelectField
              key={group}
              label={say.wishes.groups[group]}
              value={String(wishes.atMost[group] ?? NO_LIMIT)}
              onValueChange={(most) =>
                change({ atMost: { ...wishes.atMost, [group]: most === NO_LIMIT ? null : Number(most) } })
              }
              options={[
                { value: NO_LIMIT, label: say.wishes.noLimit },
                ...withCurrent(MEALS_AT_MOST, wishes.atMost[group] ?? 0).map((most) => ({
                  value: String(most),
                  label: say.wishes.mealsAWeek(most),
                })),
              ]}
            />
          ))}
        </div>
      </div>
      <Switch
        end
        label={say.wishes.sameFoodRuns}
        checked={wishes.sameFoodRuns}
        onCheckedChange={(sameFoodRuns) => change({ sameFoodRuns })}
      />
      <div>
        <Switch
          end
          label={saySlot.leftovers.once}
          checked={wishes.cookOnce}
          onCheckedChange={(cookOnce) => change({ cookOnce })}
        />
        <p className="text-sm text-ink-2">{saySlot.leftovers.aboutOnce}</p>
      </div>
      <div>
        <Switch
          end
          label={sayPrices.preferCheaper}
          checked={wishes.cheaper}
          onCheckedChange={(cheaper) => change({ cheaper })}
        />
        <p className="text-sm text-ink-2">{sayPrices.aboutCheaper}</p>
      </div>
    </fieldset>
  );
}

const withToggled = (days: readonly number[], day: number) =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort((a, b) => a - b);

/** The choices, with one that was made elsewhere. */
const withCurrent = (choices: readonly number[], current: number) =>
  [...new Set([...choices, current])].sort((a, b) => a - b);

interface UseUpProps {
  foods: readonly string[];
  onFoodsChange: (foods: string[]) => void;
}

/** Foods that are there: typed, or tapped among those that a letter brings. */
function UseUp({ foods, onFoodsChange }: UseUpProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery(ingredientSearchQuery(useDebounced(typed.trim()))).data ?? [];
  const isFull = foods.length >= USE_UP_MAX;
  const add = (text: string) => {
    const food = text.trim();
    const isThere = foods.some((other) => other.toLowerCase() === food.toLowerCase());
    if (food !== '' && !isThere && !isFull) onFoodsChange([...foods, food]);
    setTyped('');
  };
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(typed);
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={say.wishes.useUp}
        hint={isFull ? say.wishes.foodsFull(USE_UP_MAX) : say.wishes.aboutUseUp}
        value={typed}
        maxLength={USE_UP_LETTERS_MAX}
        disabled={isFull}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {typed.trim() !== '' && (
        <div className="flex flex-wrap gap-2">
          {[...new Set([typed.trim(), ...found.slice(0, SUGGESTED).map(({ name }) => name)])].map((food) => (
            <Chip key={food} icon={Plus} aria-label={say.wishes.addFood(food)} onClick={() => add(food)}>
              {food}
            </Chip>
          ))}
        </div>
      )}
      {foods.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <Chip
              key={food}
              tinted
              iconEnd={X}
              aria-label={say.wishes.dropFood(food)}
              onClick={() => onFoodsChange(foods.filter((other) => other !== food))}
            >
              {food}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
