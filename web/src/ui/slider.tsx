import { type CSSProperties, useId } from 'react';

export interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as '45 min' or 'no limit'; shown beside the label and read aloud. */
  valueText: string;
  disabled?: boolean;
}

export function Slider({ label, value, onValueChange, min, max, step, valueText, disabled }: SliderProps) {
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="grid gap-0.5">
      <div className="flex justify-between gap-3 text-sm">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <output className="num text-ink-2" htmlFor={id}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        className="slider forced-color-adjust-none"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        style={{ '--v': `${share}%` } as CSSProperties}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
