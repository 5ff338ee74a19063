import type { User } from '@sorrel/contract/auth';
import type { GoalNutrients } from '@sorrel/core/foods/nutrients';
import {
  DEFAULT_MACRO_SPLIT,
  goalsFromCalories,
  MACRO_SPLITS,
  type MacroSplitName,
} from '@sorrel/core/plans/macro-split';
import { useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { writePercent } from '../language/write.ts';
import { useDailyCalories } from '../lib/use-daily-calories.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Slider } from '../ui/slider.tsx';
import { amountText } from './goal-nutrients.ts';
import { say } from './sentences.ts';

const splitOptions = () =>
  (Object.keys(MACRO_SPLITS) as MacroSplitName[]).map((name) => {
    const { carbohydrates, protein, fat } = MACRO_SPLITS[name];
    const shares = [writePercent(carbohydrates), writePercent(protein), writePercent(fat)] as const;
    return { value: name, label: say.goals.split(say.goals.splits[name], ...shares) };
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
  const [split, setSplit] = useState(DEFAULT_MACRO_SPLIT);
  if (kcal === null) {
    return (
      <Notice tone="info">{body.gender === 'other' ? say.goals.maleAndFemaleOnly : say.goals.fillInProfile}</Notice>
    );
  }
  const goals = goalsFromCalories(kcal, split);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span>{say.goals.recommended}</span>
        <b className="num">{say.goals.aDay(amountText('calories', kcal))}</b>
      </p>
      <Slider {...slider} />
      {limitNote && (
        <p className="text-xs text-ink-2" role="status">
          {limitNote}
        </p>
      )}
      <SelectField
        label={say.goals.macroSplit}
        value={split}
        onValueChange={setSplit}
        options={splitOptions()}
        hint={say.goals.splitAmounts(
          amountText('protein', goals.protein),
          amountText('carbohydrates', goals.carbohydrates),
          amountText('fat', goals.fat),
          amountText('fiber', goals.fiber),
        )}
      />
      <Button variant="outline" onClick={() => onGoals(goals)}>
        {say.goals.fill}
      </Button>
    </div>
  );
}
