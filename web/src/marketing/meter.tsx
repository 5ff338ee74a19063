const COLOURS = {
  calories: 'text-calories',
  protein: 'text-protein',
  carbs: 'text-carbohydrates',
  fat: 'text-fat',
  fibre: 'text-fiber',
};

/** A bar of so many percent, drawn without a style attribute. The words beside it say the same. */
export function Meter({ percent, nutrient }: { percent: number; nutrient: keyof typeof COLOURS }) {
  return (
    <svg
      className={`block h-[8px] w-full overflow-hidden rounded-full bg-sunken stroke-current stroke-8 [stroke-linecap:round] ${COLOURS[nutrient]}`}
      aria-hidden="true"
    >
      <line x1="4" x2={`${percent}%`} y1="4" y2="4" />
    </svg>
  );
}
