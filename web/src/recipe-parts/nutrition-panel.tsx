import type { Nutrient, Recipe } from '@sorrel/contract/recipe';
import { GOAL_NUTRIENTS, isMacro, KCAL_PER_GRAM, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { isImplausibleServing, PLAUSIBLE_SERVING_KCAL } from '@sorrel/core/nutrition/coverage';
import { GRAMS_RULES } from '@sorrel/core/nutrition/line-grams';
import { shownAmount } from '@sorrel/core/nutrition/shown-amount';
import { useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { withSentences } from '../language/sentences.ts';
import { terms } from '../language/terms.ts';
import { writeAmount, writeNumber, writePercent } from '../language/write.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { editRecipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { classes } from '../ui/classes.ts';
import { lateDialog } from '../ui/late-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { say } from './detail-sentences.ts';
import { NutritionExplained } from './nutrition-explained.tsx';
import { EnergyRange } from './nutrition-range.tsx';

const LabelDialog = lateDialog(
  withSentences(async () => ({ default: (await import('./label/label-dialog.tsx')).LabelDialog })),
);

const MACROS = GOAL_NUTRIENTS.filter((nutrient) => nutrient !== 'calories').map((nutrient) => ({
  name: NUTRIENTS[nutrient].name,
  nutrient,
  colour: `var(--n-${nutrient})`,
  kcalPerGram: isMacro(nutrient) ? KCAL_PER_GRAM[nutrient] : 0,
}));
const EXTRAS = [NUTRIENTS.sodium, NUTRIENTS.cholesterol, NUTRIENTS.calcium, NUTRIENTS.iron].map(({ name }) => name);

const EXTRAS_LIST = 'grid gap-x-6 gap-y-1 border-t border-line pt-3.5 text-sm';
const DOT = 'size-2.5 flex-none rounded-[4px] [print-color-adjust:exact]';

const RING_RADIUS = 50;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;
const RING_GAP = 3;

export interface NutritionPanelProps {
  recipe: Recipe;
  /** The recipe is of the person's own book: foods and weights can be corrected. */
  own?: boolean;
  className?: string;
}

/** What one serving holds, and how that was worked out. What is not known is said, and never shown as a figure. */
export function NutritionPanel({ recipe, own = false, className }: NutritionPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLabelOpen, setIsLabelOpen] = useState(false);
  // the line that the label wants to be told of
  const [toldLine, setToldLine] = useState<number | null>(null);
  const user = useUser();
  const byName = new Map(recipe.nutrients.map((nutrient) => [nutrient.name, nutrient]));
  const calories = byName.get('Calories')?.amount ?? recipe.calories;
  const missed = recipe.nutritionLines.filter((line) => !line.matched).map((line) => line.ingredient);
  const isEmpty = recipe.nutrients.length === 0 && calories === null;
  const handleTell =
    own && user?.premium
      ? (line: number) => {
          setIsLabelOpen(false);
          setToldLine(line);
          setIsOpen(true);
        }
      : undefined;

  return (
    <Panel className={className} aria-labelledby="nutrition-title">
      <h2 id="nutrition-title">{say.nutritionPerServing}</h2>
      {isEmpty ? (
        <NoNutrition recipe={recipe} own={own} />
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            {!recipe.nutritionPartial && (
              <div className="relative w-33 flex-none max-sm:w-28">
                <Ring byName={byName} />
                <div className="absolute inset-0 grid place-content-center text-center leading-[1.1]">
                  <b className="font-display text-[1.625rem] leading-none font-semibold">
                    {calories === null ? '-' : writeNumber(shownAmount(calories, 'kcal'))}
                  </b>
                  <span className="text-xs text-ink-3">kcal</span>
                </div>
              </div>
            )}
            <div className="min-w-0 grow basis-36">
              {recipe.nutritionPartial && <AtLeast recipe={recipe} calories={calories} />}
              <dl className="grid flex-1 gap-1.5 text-sm">
                {MACROS.map(({ name, nutrient, colour }) => (
                  <div key={name} className="flex flex-wrap items-center gap-x-2">
                    <i className={DOT} style={{ background: colour }} aria-hidden />
                    <dt>{terms.goals[nutrient]}</dt>
                    <dd className="num ml-auto font-bold">
                      {nutrientText(byName.get(name), 'g', recipe.nutritionPartial)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <EnergyRange recipe={recipe} />
          {EXTRAS.some((name) => byName.has(name)) && (
            <dl
              className={classes(
                EXTRAS_LIST,
                recipe.nutritionPartial ? 'grid-cols-1' : 'grid-cols-2 max-tiny:grid-cols-1',
              )}
            >
              {EXTRAS.map((name) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-ink-3">{terms.nutrient(name)}</dt>
                  <dd className="num">{nutrientText(byName.get(name), 'mg', recipe.nutritionPartial)}</dd>
                </div>
              ))}
            </dl>
          )}
          {recipe.calculate_nut && missed.length > 0 && (
            <p className="mt-3 text-sm text-ink-2">{say.notCountedList(missed.join(', '))}</p>
          )}
          {own && calories !== null && <ServesQuestion recipe={recipe} calories={calories} />}
        </>
      )}
      <div className="print:hidden mt-3 -ml-3 flex flex-wrap">
        {recipe.nutritionLines.length > 0 && (
          <Button size="sm" variant="text" onClick={() => setIsOpen(true)}>
            {say.howThisWasWorkedOut}
          </Button>
        )}
        {!isEmpty && !recipe.locked && (
          <Button size="sm" variant="text" onClick={() => setIsLabelOpen(true)}>
            {say.label}
          </Button>
        )}
      </div>
      {/* anew for each line, so that its form is the one that is open */}
      <NutritionExplained
        key={toldLine}
        recipe={recipe}
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          if (!open) setToldLine(null);
        }}
        own={own}
        correctFirst={toldLine}
      />
      {isLabelOpen && (
        <LabelDialog recipe={recipe} own={own} onTell={handleTell} onClose={() => setIsLabelOpen(false)} />
      )}
    </Panel>
  );
}

/** Why there are no figures, and what would bring them. */
function NoNutrition({ recipe, own }: Required<Pick<NutritionPanelProps, 'recipe' | 'own'>>) {
  const user = useUser();
  const ingredients = countedLines(recipe);
  const isTried = recipe.calculate_nut && ingredients.length > 0;
  return (
    <div className="mt-3 grid justify-items-start gap-3 text-sm text-ink-2">
      <p>
        {isTried
          ? say.noneCounted
          : recipe.calculate_nut
            ? say.thereAreNoIngredientsToCount
            : !own
              ? say.nothingKnown
              : user?.premium
                ? say.nothingWorkedOut
                : say.premiumWorksOut}
      </p>
      {own && user && !user.premium && !recipe.calculate_nut && (
        <UpgradeButton variant="outline" className="print:hidden" />
      )}
    </div>
  );
}

/** The ingredients among the lines that were counted or not: headings are neither. */
const countedLines = ({ nutritionLines }: Recipe) =>
  nutritionLines.filter(({ gramsRule }) => gramsRule !== GRAMS_RULES.heading);

/** 'at least 20 kcal, 3 of 11 counted'. */
function AtLeast({ recipe, calories }: { recipe: Recipe; calories: number | null }) {
  const lines = countedLines(recipe);
  const counted = lines.filter((line) => line.matched).length;
  return (
    <p className="mb-3 text-sm text-ink-2">
      {calories !== null && shownAmount(calories, 'kcal') > 0 && (
        <b className="num block text-lg text-ink">{sumText(calories, 'kcal', true)}</b>
      )}
      {lines.length > 0 && say.countedOf(counted, lines.length)}
      {say.tooLittleKnown}
    </p>
  );
}

/** A serving that can hardly be meant: the recipe may serve another number. */
function ServesQuestion({ recipe, calories }: { recipe: Recipe; calories: number }) {
  const isTooLittle = calories < PLAUSIBLE_SERVING_KCAL.min;
  // an amount that can hardly be meant explains it, and is asked about where it stands
  if (recipe.implausible.some(({ line }) => line !== null)) return null;
  // what was not counted may make it enough
  if (!isImplausibleServing(calories) || (isTooLittle && recipe.nutritionPartial)) return null;
  return (
    <Notice
      tone="warning"
      className="mt-4"
      action={
        <ButtonLink size="sm" variant="outline" to={editRecipePath(recipe.id)}>
          {say.changeTheNumber}
        </ButtonLink>
      }
    >
      {(isTooLittle ? say.tooLittleFor : say.tooMuchFor)(writeAmount(calories, 'kcal'), recipe.serves)}
    </Notice>
  );
}

/** '38 g', 'at least 38 g' of a part of the dish; '-' where nothing is known. */
function nutrientText(nutrient: Nutrient | undefined, unit: string, isPartial: boolean): string {
  if (nutrient === undefined) return '-';
  return sumText(nutrient.amount, nutrient.unit || unit, isPartial);
}

/** '38 g', 'at least 38 g', and '-' where what is known comes to nothing. */
function sumText(amount: number, unit: string, isPart: boolean): string {
  if (!isPart) return writeAmount(amount, unit);
  return shownAmount(amount, unit) === 0 ? '-' : say.atLeast(writeAmount(amount, unit));
}

/** Where the energy comes from: protein, carbs, fat. */
function Ring({ byName }: { byName: ReadonlyMap<string, Nutrient> }) {
  const parts = MACROS.filter(({ kcalPerGram }) => kcalPerGram > 0).map(({ name, nutrient, colour, kcalPerGram }) => ({
    label: terms.goals[nutrient],
    colour,
    kcal: (byName.get(name)?.amount ?? 0) * kcalPerGram,
  }));
  const total = parts.reduce((sum, part) => sum + part.kcal, 0);
  const shares = parts.map((part, index) => ({
    ...part,
    share: total === 0 ? 0 : part.kcal / total,
    before: total === 0 ? 0 : parts.slice(0, index).reduce((sum, other) => sum + other.kcal, 0) / total,
  }));
  const words = shares
    .map(({ label, share }) => `${say.shareName(label)} ${writePercent(Math.round(share * 100))}`)
    .join(', ');
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={say.energyFrom(words)}>
      <g fill="none" strokeWidth="13" transform="rotate(-90 60 60)">
        <circle cx="60" cy="60" r={RING_RADIUS} stroke="var(--sunken)" />
        {shares
          .filter(({ share }) => share > 0)
          .map(({ label, colour, share, before }) => (
            <circle
              key={label}
              cx="60"
              cy="60"
              r={RING_RADIUS}
              stroke={colour}
              strokeDasharray={`${Math.max(0.5, share * RING_LENGTH - RING_GAP)} ${RING_LENGTH}`}
              strokeDashoffset={-before * RING_LENGTH}
            />
          ))}
      </g>
    </svg>
  );
}
