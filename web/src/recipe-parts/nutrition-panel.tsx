import type { Nutrient, Recipe } from '@sorrel/contract/recipes';
import { useState } from 'react';
import { useUser } from '../auth/queries.ts';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { NutritionExplained } from './nutrition-explained.tsx';

const MACROS = [
  { name: 'Protein', label: 'Protein', colour: 'var(--n-protein)', kcalPerGram: 4 },
  { name: 'Carbohydrates', label: 'Carbs', colour: 'var(--n-carbs)', kcalPerGram: 4 },
  { name: 'Fat', label: 'Fat', colour: 'var(--n-fat)', kcalPerGram: 9 },
  { name: 'Fiber', label: 'Fiber', colour: 'var(--n-fibre)', kcalPerGram: 0 },
  { name: 'Sugar', label: 'Sugar', colour: 'var(--n-sugar)', kcalPerGram: 0 },
] as const;
const EXTRAS = ['Sodium', 'Cholesterol', 'Calcium', 'Iron'] as const;

const RING_RADIUS = 50;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;
const RING_GAP = 3;

export interface NutritionPanelProps {
  recipe: Recipe;
  /** The recipe is of the own book: foods and weights can be corrected. */
  own?: boolean;
}

/** What one serving holds, and how that was worked out. */
export function NutritionPanel({ recipe, own }: NutritionPanelProps) {
  const user = useUser();
  const openUpgrade = useUpgrade();
  const [isOpen, setIsOpen] = useState(false);
  const byName = new Map(recipe.nutrients.map((nutrient) => [nutrient.name, nutrient]));
  const calories = byName.get('Calories')?.amount ?? recipe.calories;
  const missed = recipe.nutritionLines.filter((line) => !line.matched).map((line) => line.ingredient);

  return (
    <Panel aria-labelledby="nutrition-title">
      <h2 id="nutrition-title">Nutrition per serving</h2>
      {recipe.nutrients.length === 0 && calories === null ? (
        <div className="mt-3 grid justify-items-start gap-3 text-sm text-ink-2">
          <p>
            {user?.premium
              ? 'Nothing has been worked out for this recipe. Edit it and switch on Calculate Nutrition.'
              : 'Premium works out calories and macros from the ingredients.'}
          </p>
          {user && !user.premium && (
            <Button size="sm" variant="outline" className="no-print" onClick={() => openUpgrade()}>
              Upgrade to Premium
            </Button>
          )}
        </div>
      ) : (
        <>
          <div className="my-4 flex items-center gap-6">
            <div className="nutrition-ring">
              <Ring byName={byName} />
              <div>
                <b className="num">{calories === null ? '-' : Math.round(calories)}</b>
                <span className="text-xs text-ink-3">kcal</span>
              </div>
            </div>
            <dl className="nutrition-macros">
              {MACROS.map(({ name, label, colour }) => (
                <div key={name}>
                  <i style={{ background: colour }} aria-hidden />
                  <dt>{label}</dt>
                  <dd className="num">{amountText(byName.get(name), 'g')}</dd>
                </div>
              ))}
            </dl>
          </div>
          {EXTRAS.some((name) => byName.has(name)) && (
            <dl className="nutrition-extras">
              {EXTRAS.map((name) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{amountText(byName.get(name), 'mg')}</dd>
                </div>
              ))}
            </dl>
          )}
          {recipe.calculate_nut && missed.length > 0 && (
            <p className="mt-3 text-sm text-ink-2">Not counted: {missed.join(', ')}.</p>
          )}
          {recipe.nutritionLines.length > 0 && (
            <Button size="sm" variant="text" className="no-print mt-3 -ml-3" onClick={() => setIsOpen(true)}>
              How this was worked out
            </Button>
          )}
        </>
      )}
      <NutritionExplained recipe={recipe} open={isOpen} onOpenChange={setIsOpen} own={own} />
    </Panel>
  );
}

/** '38 g'; '-' where nothing is known. Rounded to whole numbers. Source: specification, 9. */
function amountText(nutrient: Nutrient | undefined, unit: string): string {
  return nutrient === undefined ? '-' : `${Math.round(nutrient.amount)} ${nutrient.unit || unit}`;
}

/** Where the energy comes from: protein, carbs, fat. */
function Ring({ byName }: { byName: ReadonlyMap<string, Nutrient> }) {
  const parts = MACROS.filter(({ kcalPerGram }) => kcalPerGram > 0).map(({ name, label, colour, kcalPerGram }) => ({
    label,
    colour,
    kcal: (byName.get(name)?.amount ?? 0) * kcalPerGram,
  }));
  const total = parts.reduce((sum, part) => sum + part.kcal, 0);
  const shares = parts.map((part, index) => ({
    ...part,
    share: total === 0 ? 0 : part.kcal / total,
    before: total === 0 ? 0 : parts.slice(0, index).reduce((sum, other) => sum + other.kcal, 0) / total,
  }));
  const words = shares.map(({ label, share }) => `${label.toLowerCase()} ${Math.round(share * 100)}%`).join(', ');
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={`Energy from ${words}`}>
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
