/** A bar of so many percent, drawn without a style attribute. The words beside it say the same. */
export function Meter({
  percent,
  nutrient,
}: {
  percent: number;
  nutrient: 'calories' | 'protein' | 'carbs' | 'fat' | 'fibre';
}) {
  return (
    <svg className={`meter meter-${nutrient}`} aria-hidden="true">
      <line x1="4" x2={`${percent}%`} y1="4" y2="4" />
    </svg>
  );
}
