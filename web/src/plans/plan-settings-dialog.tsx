import type { PlanSettings } from '@sorrel/contract/plans';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { VARIATIONS, type Variation, type VariationName } from '@sorrel/core/plans/variations';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { type ReactNode, useState } from 'react';
import { terms } from '../language/terms.ts';
import { PriceSettings } from '../prices/price-settings.tsx';
import { DietChips } from '../recipe-parts/diet-chips.tsx';
import { useTags } from '../recipe-parts/queries.ts';
import { AfterFirstDraw } from '../ui/after-first-draw.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { type TriState, TriStateChip } from '../ui/tri-state-chip.tsx';
import { GoalSteppers } from './goal-steppers.tsx';
import { GoalsGate } from './goals-panel.tsx';
import { ProfileGoals } from './profile-goals.tsx';
import { say } from './sentences.ts';
import { WishSettings } from './wish-settings.tsx';

const TABS = ['recipes', 'nutrition'] as const;
type Tab = (typeof TABS)[number];

const variationOptions = () =>
  (Object.entries(VARIATIONS) as [VariationName, Variation][]).map(([name, value]) => ({
    label: say.settings.variations[name],
    value: String(value),
  }));
const REPEAT_TYPES = [...RECIPE_TYPES].sort((a, b) => Number(a === 'any') - Number(b === 'any'));

interface PlanSettingsProps {
  settings: PlanSettings;
  onSettingsChange: (settings: PlanSettings) => void;
}

interface PlanSettingsDialogProps extends RecipeSettingsProps, NutritionSettingsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What Generate keeps to. Every change holds at once and is kept with the week. */
export function PlanSettingsDialog({
  open,
  onOpenChange,
  without,
  meals,
  isPremium,
  ...held
}: PlanSettingsDialogProps) {
  const [tab, setTab] = useState<Tab>('recipes');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say.settings.title}>
      <Tabs
        label={say.settings.title}
        value={tab}
        onValueChange={setTab}
        tabs={TABS.map((value) => ({ value, label: say.settings[value] }))}
      >
        <TabPanel value="recipes">
          <AfterFirstDraw>
            <RecipeSettings {...held} without={without} meals={meals} />
          </AfterFirstDraw>
        </TabPanel>
        <TabPanel value="nutrition">
          <AfterFirstDraw>
            <NutritionSettings {...held} isPremium={isPremium} />
          </AfterFirstDraw>
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

interface RecipeSettingsProps extends PlanSettingsProps {
  /** Dietary needs in force: those of the profile until others are chosen. */
  without: readonly DietWarning[];
  /** How many meals the days have. */
  meals: ReactNode;
}

/** Which recipes Generate chooses from. */
function RecipeSettings({ settings, onSettingsChange, without, meals }: RecipeSettingsProps) {
  const tags = useTags();
  const change = (part: Partial<PlanSettings>) => onSettingsChange({ ...settings, ...part });

  function tagState(name: string): TriState {
    if (settings.tagsInclude.includes(name)) return 'included';
    return settings.tagsExclude.includes(name) ? 'excluded' : 'neutral';
  }
  function handleTag(name: string, state: TriState) {
    const without = (names: readonly string[]) => names.filter((other) => other !== name);
    change({
      tagsInclude: state === 'included' ? [...without(settings.tagsInclude), name] : without(settings.tagsInclude),
      tagsExclude: state === 'excluded' ? [...without(settings.tagsExclude), name] : without(settings.tagsExclude),
    });
  }

  return (
    <div className="grid gap-5">
      <SelectField
        label={say.settings.chooseFrom}
        value={settings.resultsPool}
        onValueChange={(resultsPool) => change({ resultsPool })}
        options={[{ value: 'user', label: say.settings.yourRecipes }]}
      />
      <Switch
        end
        label={say.settings.favouritesOnly}
        checked={settings.favourites}
        onCheckedChange={(favourites) => change({ favourites })}
      />
      <DietChips without={without} onToggle={(toggled) => change({ without: toggled(without) })} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{say.settings.repeatMeals}</legend>
        <p className="text-sm text-ink-2">{say.settings.mayRepeat}</p>
        {REPEAT_TYPES.map((type) => (
          <Switch
            key={type}
            end
            label={terms.types[type]}
            checked={settings.repeat[type]}
            onCheckedChange={(isOn) => change({ repeat: { ...settings.repeat, [type]: isOn } })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{say.settings.tags}</legend>
        <p className="mb-3 text-sm text-ink-2">{say.settings.aboutTags}</p>
        {tags.length === 0 ? (
          <p className="text-sm text-ink-2">{say.settings.noTags}</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <TriStateChip
                key={tag.tag_id}
                label={terms.tag(tag.name)}
                state={tagState(tag.name)}
                onStateChange={(state) => handleTag(tag.name, state)}
              />
            ))}
          </div>
        )}
      </fieldset>
      {meals}
      <WishSettings wishes={settings.wishes} onWishesChange={(wishes) => change({ wishes })} />
      <PriceSettings />
    </div>
  );
}

interface NutritionSettingsProps extends PlanSettingsProps {
  isPremium: boolean;
}

/** What the days are to add up to, and how much weeks differ. */
function NutritionSettings({ settings, onSettingsChange, isPremium }: NutritionSettingsProps) {
  const change = (part: Partial<PlanSettings>) => onSettingsChange({ ...settings, ...part });
  return (
    <div className="grid gap-5">
      <section aria-label={say.goals.dailyGoals}>
        <h3 className="mb-3">{say.goals.dailyGoals}</h3>
        <GoalsGate isPremium={isPremium}>
          <div className="grid gap-5">
            <div>
              <GoalSteppers
                goals={settings.nutGoals}
                onGoalsChange={(nutGoals) => change({ nutGoals })}
                priority={settings.priorityNutrients}
                onPriorityChange={(priorityNutrients) => change({ priorityNutrients })}
              />
              <p className="mt-2 text-sm text-ink-2">{say.goals.zeroIsNone}</p>
            </div>
            <ProfileGoals onGoals={(nutGoals) => change({ nutGoals })} />
          </div>
        </GoalsGate>
      </section>
      <SelectField
        label={say.settings.variation}
        hint={say.settings.aboutVariation}
        value={String(settings.variation)}
        onValueChange={(value) => change({ variation: Number(value) as Variation })}
        options={variationOptions()}
      />
    </div>
  );
}
