import type { User } from '@sorrel/contract/auth';
import {
  type ActivityLevel,
  type Gender,
  HEIGHT_MAX_CM,
  WEIGHT_MAX_KG,
  WEIGHT_STEP_KG,
} from '@sorrel/core/account/profile';
import { ArrowLeft, Bike, Camera, Dumbbell, Flame, Footprints, type LucideIcon, Sofa } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { errorMessage } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { UserAwaited } from '../auth/user-awaited.tsx';
import { FillingBowl } from '../cover/filling-bowl.tsx';
import { siteHref } from '../language/site-language.ts';
import { terms } from '../language/terms.ts';
import { fullName } from '../layouts/full-name.ts';
import { useBackCloses } from '../lib/back-closes.ts';
import { lastError } from '../lib/last-error.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useStored } from '../lib/use-stored.ts';
import { paths } from '../paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { inputClass } from '../ui/input-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { numberTyping } from '../ui/number-typing.ts';
import { TextField } from '../ui/text-field.tsx';
import { say } from './sentences.ts';
import './tokens.css';
import { typedNumberText } from '../lib/decimal-number.ts';
import { todayDate } from '../lib/today-date.ts';
import { birthDateError } from './birth-date.ts';
import { PictureInput, useFileAddress } from './picture-input.tsx';
import { type ProfileChange, useFinishOnboarding, useSaveProfile } from './queries.ts';
import { TYPED_PROFILE, typedProfile } from './typed-profile.ts';

const LAST_STEP = 5;
const StepSchema = z.int().min(1).max(LAST_STEP);

const genderLabels = (): Record<Gender, string> => ({ female: say.female, male: say.male, other: say.other });

const ACTIVITIES: Record<ActivityLevel, { icon: LucideIcon; hint: () => string }> = {
  sedentary: { icon: Sofa, hint: () => say.sedentaryHint },
  lightlyActive: { icon: Footprints, hint: () => say.lightlyActiveHint },
  moderatelyActive: { icon: Bike, hint: () => say.moderatelyActiveHint },
  veryActive: { icon: Dumbbell, hint: () => say.veryActiveHint },
  extraActive: { icon: Flame, hint: () => say.extraActiveHint },
};

/** What was typed and not sent yet; kept in the tab, so that a reload and a way back lose nothing. */
const Typed = z.object({ fullName: z.string(), ...TYPED_PROFILE });
type Typed = z.output<typeof Typed>;
type Draft = Typed & { image: File | null };

const toTyped = (user: User): Typed => ({ fullName: fullName(user), ...typedProfile(user) });

/** What the server is told when a step is left. */
function changeOfStep(step: number, draft: Draft): ProfileChange {
  if (step === 1) return { fields: { fullName: draft.fullName }, image: draft.image };
  if (step === 2) return { fields: { dob: draft.dob } };
  if (step === 3) return { fields: { gender: draft.gender } };
  if (step === 4) return { fields: { height: typedNumberText(draft.height), weight: typedNumberText(draft.weight) } };
  return { fields: { activityLevel: draft.activityLevel } };
}

/** The first steps of a new user. Each answer is kept at the server, so that nobody answers twice. */
export function CreateProfilePage() {
  useDocumentTitle(say.createYourProfile);
  const user = useUser();
  if (user) return <Wizard user={user} />;
  return (
    <main className="mx-auto max-w-[40rem] p-5">
      <h1 className="sr-only">{say.createYourProfile}</h1>
      <UserAwaited page />
    </main>
  );
}

function Wizard({ user }: { user: User }) {
  const navigate = useNavigate();
  const [step, setStep] = useStored('createProfileStep', StepSchema, 1);
  const [typed, setTyped, forgetTyped] = useStored<Typed | null>('createProfileDraft', Typed.nullable(), null);
  const [image, setImage] = useState<File | null>(null);
  const draft: Draft = { ...(typed ?? toTyped(user)), image };
  const [dateError, setDateError] = useState<string | null>(null);
  const save = useSaveProfile();
  const finish = useFinishOnboarding();
  const isBusy = save.isPending || finish.isPending;
  const failure = lastError(save, finish);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);

  useEffect(() => {
    // the next question is read aloud
    if (lastStep.current !== step) headingRef.current?.focus();
    lastStep.current = step;
  }, [step]);

  function change({ image: picture, ...part }: Partial<Draft>) {
    if (picture !== undefined) setImage(picture);
    else setTyped({ ...(typed ?? toTyped(user)), ...part });
    setDateError(null);
  }

  function forgetFailures() {
    save.reset();
    finish.reset();
  }

  function goTo(next: number) {
    forgetFailures();
    setDateError(null);
    setStep(next);
  }

  useBackCloses(step - 1, () => {
    if (isBusy) return;
    forgetFailures();
    setDateError(null);
    // several steps at once, where the browser goes back by several
    setStep((current) => Math.max(1, current - 1));
  });

  async function leave() {
    await finish.mutateAsync();
    setStep(1);
    forgetTyped();
    await navigate(paths.recipeBook, { replace: true });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrongDate = step === 2 ? birthDateError(draft.dob) : null;
    setDateError(wrongDate);
    if (wrongDate) return;
    try {
      await save.mutateAsync(changeOfStep(step, draft));
      if (step === 1) setImage(null);
      if (step < LAST_STEP) goTo(step + 1);
      else await leave();
    } catch {
      // shown by the mutations' errors
    }
  }

  return (
    <main className={WIZARD}>
      <div className={LEFT}>
        <header className="flex items-center justify-between">
          <BrandMark to={siteHref('home')} outside />
          <span className="num text-sm text-ink-3">
            {step - 1} / {LAST_STEP - 1}
          </span>
        </header>
        <div className="grid grid-cols-[repeat(5,1fr)] gap-1.5" aria-hidden>
          {[1, 2, 3, 4, 5].map((segment) => (
            <i
              key={segment}
              className={`h-1.5 rounded-full ${segment <= step ? 'bg-leaf' : 'bg-sunken shadow-line'}`}
            />
          ))}
        </div>
        <form className={FORM} onSubmit={handleSubmit}>
          <Step step={step} draft={draft} change={change} user={user} dateError={dateError} headingRef={headingRef} />
          {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
          <div className="flex items-center justify-between gap-3">
            {step > 1 ? (
              <Button variant="text" icon={ArrowLeft} onClick={() => goTo(step - 1)}>
                {say.back}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" size="lg" saving={isBusy}>
              {step < LAST_STEP ? say.next : say.submit}
            </Button>
          </div>
          <p className="text-sm text-ink-3">
            {say.allOfItIsOptional}{' '}
            <button type="button" className="underline" onClick={() => leave().catch(() => undefined)}>
              {say.skipForNow}
            </button>
          </p>
        </form>
      </div>
      <div className={BOWL} aria-hidden>
        <FillingBowl count={step} />
        <p className={BOWL_WORDS}>{say.yourBowlFillsUpAsYou}</p>
      </div>
    </main>
  );
}

const WIZARD = [
  'grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]',
  'max-site:grid-cols-1 max-site:grid-rows-[1fr_auto]',
].join(' ');
const LEFT = 'flex flex-col gap-5 px-[clamp(1.25rem,6vw,6rem)] pt-7 pb-8 max-site:pt-4';
const FORM = 'grid w-full max-w-136 flex-1 content-center gap-8 max-site:content-start max-site:pt-6';
const BOWL = [
  '[background:radial-gradient(110%_90%_at_40%_25%,var(--bowl),var(--bowl-2)_65%,var(--bowl-3))]',
  'relative m-3 grid overflow-hidden rounded-2xl [&>.filling-bowl]:absolute [&>.filling-bowl]:inset-x-0 [&>.filling-bowl]:top-1/2',
  '[&>.filling-bowl]:-translate-y-1/2 max-site:[&>.filling-bowl]:mx-auto max-site:[&>.filling-bowl]:h-[118%] max-site:mx-2 max-site:mt-0 max-site:mb-2 max-site:min-h-44 max-site:rounded-xl',
].join(' ');
const BOWL_WORDS = [
  'absolute inset-x-0 bottom-8 text-center font-display text-md leading-[1.3] font-medium text-bowl-words',
  'max-site:hidden',
].join(' ');
const CHOICE = [
  'relative flex cursor-pointer items-center gap-4 rounded-lg border-[1.5px] border-line-strong px-4.5 py-3.5',
  'hover:bg-sunken has-checked:border-leaf has-checked:bg-leaf-soft has-checked:shadow-chosen',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');
const CHOICE_INPUT = 'absolute inset-0 cursor-pointer opacity-0';
const UPLOAD = [
  'relative grid size-24 flex-none place-items-center overflow-hidden rounded-[50%] border-[1.75px] border-dashed',
  'border-line-strong text-[1.25rem] text-ink-2 hover:bg-sunken',
].join(' ');

const MEASURE = inputClass({
  size: 'large',
  start: 'large',
  end: 'large',
  text: 'font-display text-[2rem] leading-[1.2] font-semibold tracking-[-0.02em]',
});

interface StepProps {
  step: number;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  user: User;
  dateError: string | null;
  headingRef: React.RefObject<HTMLHeadingElement | null>;
}

function Step({ step, draft, change, user, dateError, headingRef }: StepProps) {
  const chosen = useFileAddress(draft.image);
  const picture = chosen ?? user.profile_image;
  const [refusal, setRefusal] = useState<string | null>(null);
  const question = (title: string, why: ReactNode) => (
    <div className="grid gap-3">
      <h1 className="text-[clamp(1.875rem,1.2rem+2.2vw,2.75rem)] leading-tight" ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {why && <p className="text-ink-3">{why}</p>}
    </div>
  );

  if (step === 1) {
    return (
      <>
        {question(say.whatToCallYou, say.addAPicture)}
        <div className="flex items-center gap-5">
          <PictureInput
            className={UPLOAD}
            label={say.uploadAProfileImage}
            onPicture={(image) => change({ image })}
            onRefusal={setRefusal}
          >
            {picture ? (
              <img className="absolute inset-0 size-full object-cover" src={picture} alt="" />
            ) : (
              <Camera className="icon" aria-hidden />
            )}
          </PictureInput>
          <TextField
            className="grow"
            label={say.fullName}
            autoComplete="name"
            maxLength={200}
            value={draft.fullName}
            onChange={(event) => change({ fullName: event.target.value })}
          />
        </div>
        {refusal && <Notice tone="error">{refusal}</Notice>}
      </>
    );
  }
  if (step === 2) {
    return (
      <>
        {question(say.whenWereYouBorn, say.whyAge)}
        <TextField
          className="max-w-64"
          label={say.dateOfBirth}
          type="date"
          autoComplete="bday"
          max={todayDate()}
          value={draft.dob}
          error={dateError}
          onChange={(event) => change({ dob: event.target.value })}
        />
      </>
    );
  }
  if (step === 3) {
    return (
      <>
        {question(say.whichGender, say.whyGender)}
        <div className="grid grid-cols-3 gap-2.5 max-site:grid-cols-1" role="radiogroup" aria-label={say.gender}>
          {(Object.keys(genderLabels()) as Gender[]).map((gender) => (
            <label key={gender} className={CHOICE}>
              <input
                className={CHOICE_INPUT}
                type="radio"
                name="gender"
                checked={draft.gender === gender}
                onChange={() => change({ gender })}
              />
              <b className="block font-semibold">{genderLabels()[gender]}</b>
            </label>
          ))}
        </div>
      </>
    );
  }
  if (step === 4) {
    return (
      <>
        {question(say.howTallAreYouAndWhat, say.onlyYouCanSeeThis)}
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={say.height}
            unit="cm"
            inputClassName={MEASURE}
            {...numberTyping({
              value: draft.height,
              onValueChange: (height) => change({ height }),
              min: 0,
              max: HEIGHT_MAX_CM,
              step: 1,
            })}
            onBlur={() => change({ height: typedNumberText(draft.height) })}
          />
          <TextField
            label={say.weight}
            unit="kg"
            inputClassName={MEASURE}
            {...numberTyping({
              value: draft.weight,
              onValueChange: (weight) => change({ weight }),
              min: 0,
              max: WEIGHT_MAX_KG,
              step: WEIGHT_STEP_KG,
            })}
            onBlur={() => change({ weight: typedNumberText(draft.weight) })}
          />
        </div>
      </>
    );
  }
  return (
    <>
      {question(say.howActiveIsANormalWeek, null)}
      <div className="grid gap-2.5" role="radiogroup" aria-label={say.activityLevel}>
        {(Object.keys(ACTIVITIES) as ActivityLevel[]).map((level) => {
          const { icon: Icon, hint } = ACTIVITIES[level];
          return (
            <label key={level} className={CHOICE}>
              <input
                className={CHOICE_INPUT}
                type="radio"
                name="activity"
                checked={draft.activityLevel === level}
                onChange={() => change({ activityLevel: level })}
              />
              <Icon className="icon text-[1.25rem] text-leaf" aria-hidden />
              <span>
                <b className="block font-semibold">{terms.activityLevels[level]}</b>
                <span className="text-sm text-ink-3">{hint()}</span>
              </span>
            </label>
          );
        })}
      </div>
    </>
  );
}
