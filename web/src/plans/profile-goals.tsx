import { ageYears } from '@sorrel/core/account/age';
import { adjustCalories, dailyCalories } from '@sorrel/core/account/daily-calories';
import type { GoalNutrients } from '@sorrel/core/nutrition/nutrients';
import { goalsFromCalories, MACRO_SPLITS, type MacroSplitName } from '@sorrel/core/plans/macro-split';
import { useState } from 'react';
import { z } from 'zod';
import { useUser } from '../auth/queries.ts';
import { useStored } from '../lib/use-stored.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';

const SliderValue = z.number().min(-3).max(3);
const SPLIT_OPTIONS = (Object.keys(MACRO_SPLITS) as MacroSplitName[]).map((name) => {
  const { carbohydrates, protein, fat } = MACRO_SPLITS[name];
  return { value: name, label: `${name} (carbs ${carbohydrates}%, protein ${protein}%, fat ${fat}%)` };
});

/** Fills the goals from the calories that the profile recommends, with a macro split of the user's choice. */
export function ProfileGoals({ onGoals }: { onGoals: (goals: GoalNutrients) => void }) {
  const user = useUser();
  const [slider] = useStored('sliderValue', SliderValue, 0, window.localStorage);
  const [split, setSplit] = useState<MacroSplitName>('Balanced');
  const recommended = dailyCalories({
    gender: user?.gender ?? null,
    weightKg: user?.weight ?? null,
    heightCm: user?.height ?? null,
    ageYears: user?.dob ? ageYears(user.dob.slice(0, 10), new Date().toISOString().slice(0, 10)) : null,
    activityLevel: user?.activity_level ?? null,
  });

  if (recommended === null) {
    return (
      <Notice tone="info">
        Fill in your birth date, gender, height, weight and activity level in Profile, and your goals can be worked out
        from them.
      </Notice>
    );
  }
  const kcal = adjustCalories(recommended, slider);
  return (
    <div className="grid gap-3">
      <SelectField label="Macro split" value={split} onValueChange={setSplit} options={SPLIT_OPTIONS} />
      <Button variant="outline" onClick={() => onGoals(goalsFromCalories(kcal, split))}>
        Fill from profile ({kcal.toLocaleString('en-GB')} kcal)
      </Button>
    </div>
  );
}
