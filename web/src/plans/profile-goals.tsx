import type { User } from '@sorrel/contract/auth';
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import { goalsFromCalories, MACRO_SPLITS, type MacroSplitName } from '@sorrel/core/plans/macro-split';
import { useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { useDailyCalories } from '../lib/use-daily-calories.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Slider } from '../ui/slider.tsx';
import { amountText } from './goal-nutrients.ts';

const SPLIT_OPTIONS = (Object.keys(MACRO_SPLITS) as MacroSplitName[]).map((name) => {
  const { carbohydrates, protein, fat } = MACRO_SPLITS[name];
  return { value: name, label: `${name} (carbs ${carbohydrates}%, protein ${protein}%, fat ${fat}%)` };
});
const UNKNOWN = { gender: null, weight: null, height: null, dob: null, activity_level: null } as const;

/** Fills the goals from the calories that the profile recommends, with a macro split of the user's choice. */
export function ProfileGoals({ onGoals }: { onGoals: (goals: GoalNutrients) => void }) {
  const user = useUser();
  return <ProfileGoalsOf body={user ?? UNKNOWN} onGoals={onGoals} />;
}

type Body = Pick<User, 'gender' | 'weight' | 'height' | 'dob' | 'activity_level'>;

function ProfileGoalsOf({ body, onGoals }: { body: Body; onGoals: (goals: GoalNutrients) => void }) {
  const { kcal, limitNote, slider } = useDailyCalories(body);
  const [split, setSplit] = useState<MacroSplitName>('Balanced');
  if (kcal === null) {
    return (
      <Notice tone="info">
        {body.gender === 'other'
          ? 'The formula behind the recommended calories knows male and female only, so the goals cannot be worked out from your profile.'
          : 'Fill in your birth date, gender, height, weight and activity level in Profile, and your goals can be worked out from them.'}
      </Notice>
    );
  }
  const goals = goalsFromCalories(kcal, split);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span>Recommended by your profile</span>
        <b className="num">{amountText('calories', kcal)} a day</b>
      </p>
      <Slider {...slider} />
      {limitNote && (
        <p className="text-xs text-ink-2" role="status">
          {limitNote}
        </p>
      )}
      <SelectField
        label="Macro split"
        value={split}
        onValueChange={setSplit}
        options={SPLIT_OPTIONS}
        hint={`${amountText('protein', goals.protein)} protein, ${amountText('carbohydrates', goals.carbohydrates)} carbs, ${amountText('fat', goals.fat)} fat, ${amountText('fiber', goals.fiber)} fibre`}
      />
      <Button variant="outline" onClick={() => onGoals(goals)}>
        Fill from profile
      </Button>
    </div>
  );
}
