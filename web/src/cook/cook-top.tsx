import type { Recipe } from '@sorrel/contract/recipe';
import { SERVES_MAX, SERVES_MIN } from '@sorrel/core/recipes/scale-ingredient';
import {
  ALargeSmall,
  Columns2,
  type LucideIcon,
  Minus,
  Plus,
  RectangleVertical,
  Square,
  Sun,
  SunDim,
  Volume2,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useDeviceSettings } from '../lib/device-settings.ts';
import type { Awake } from '../lib/use-wake-lock.ts';
import { classes } from '../ui/classes.ts';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { say } from './sentences.ts';

const ROUND = [
  'grid size-13 flex-none place-items-center rounded-full bg-sunken text-[1.125rem] text-ink focus-visible:shadow-halo max-md:size-11',
  'aria-pressed:[&:is([aria-pressed=true])]:bg-leaf-deep aria-pressed:[&:is([aria-pressed=true])]:text-on-deep',
].join(' ');

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  pressed?: boolean;
  className?: string;
}

function Tool({ icon: Icon, label, onClick, pressed, className }: ToolProps) {
  return (
    <button
      type="button"
      className={classes(ROUND, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}

interface CookTopProps {
  title: string;
  subtitle: string;
  /** Where leaving leads. */
  to: string;
  awake: Awake;
  picture?: Recipe;
  serves?: number;
  onServes?: (serves: number) => void;
  isReading: boolean;
  /** Null where the browser has no voice. */
  onRead: (() => void) | null;
  onSecond?: () => void;
  /** Given beside a second recipe; where there is room it stands in words below. */
  onOneOnly?: () => void;
}

export function CookTop({
  title,
  subtitle,
  to,
  awake,
  picture,
  serves,
  onServes,
  isReading,
  onRead,
  onSecond,
  onOneOnly,
}: CookTopProps) {
  const { font, setFont } = useDeviceSettings();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // what was pressed to come here is gone; keyboard and screen reader begin at the top
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex items-center gap-4 px-[clamp(1rem,2.2vw,2rem)] py-3 max-md:gap-2 max-md:px-3 max-md:pt-2 max-md:pb-1">
      <Link className={ROUND} to={to} aria-label={say.leave} title={say.leave}>
        <X className="icon" aria-hidden />
      </Link>
      <div className="flex min-w-0 items-center gap-3.5">
        {picture && (
          <RecipePicture
            recipe={picture}
            shape="square"
            frame="own"
            className="size-13 flex-none rounded-md max-md:hidden"
            sizes="52px"
            eager
          />
        )}
        <div className="min-w-0">
          <h1
            ref={headingRef}
            className="truncate text-[1.25rem] leading-[1.2] max-md:text-[1.0625rem]"
            dir="auto"
            tabIndex={-1}
          >
            {title}
          </h1>
          <p className="truncate text-sm text-ink-3 max-md:text-xs" aria-live="polite">
            {subtitle}
          </p>
        </div>
      </div>
      <div className="ml-auto flex flex-none items-center gap-2 max-md:gap-1">
        <AwakeNote awake={awake} />
        {serves !== undefined && onServes && (
          <div className="max-md:hidden">
            <Portions serves={serves} onServes={onServes} />
          </div>
        )}
        <Tool
          icon={ALargeSmall}
          label={say.largerLetters}
          pressed={font === 'large'}
          className="max-md:hidden"
          onClick={() => setFont(font === 'large' ? 'small' : 'large')}
        />
        {onSecond && <Tool icon={Columns2} label={say.secondRecipe} onClick={onSecond} />}
        {onOneOnly && <Tool icon={RectangleVertical} label={say.oneOnly} className="md:hidden" onClick={onOneOnly} />}
        {onRead && (
          <Tool
            icon={isReading ? Square : Volume2}
            label={isReading ? say.stopReading : say.readAloud}
            pressed={isReading}
            onClick={onRead}
          />
        )}
      </div>
    </header>
  );
}

/** A sun that says whether the screen stays on; on a narrow screen only where it may not. */
function AwakeNote({ awake }: { awake: Awake }) {
  if (awake === 'unknown') return null;
  const Icon = awake === 'yes' ? Sun : SunDim;
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 px-1 text-sm whitespace-nowrap text-ink-2',
        awake === 'yes' && 'max-md:hidden',
      )}
    >
      <Icon className={classes('icon', awake === 'yes' && 'text-leaf')} aria-hidden />
      <span className="max-wide:sr-only">{awake === 'yes' ? say.screenStaysOn : say.screenMayGoDark}</span>
    </span>
  );
}

const STEP =
  'grid size-11 place-items-center rounded-full bg-surface shadow-1 focus-visible:shadow-halo disabled:opacity-45';

/** Portions with targets for wet fingers. */
export function Portions({ serves, onServes }: { serves: number; onServes: (serves: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend cannot be laid out as a pill in every browser
    <div className="inline-flex items-center gap-0.5 rounded-full bg-sunken p-1" role="group" aria-label={say.portions}>
      <button
        type="button"
        className={STEP}
        aria-label={say.fewerPortions}
        disabled={serves <= SERVES_MIN}
        onClick={() => onServes(serves - 1)}
      >
        <Minus className="icon" aria-hidden />
      </button>
      <b className="num min-w-23 text-center font-semibold" aria-live="polite">
        {say.portionsCount(serves)}
      </b>
      <button
        type="button"
        className={STEP}
        aria-label={say.morePortions}
        disabled={serves >= SERVES_MAX}
        onClick={() => onServes(serves + 1)}
      >
        <Plus className="icon" aria-hidden />
      </button>
    </div>
  );
}
