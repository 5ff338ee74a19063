import { readIngredients } from '@sorrel/contract/foods';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call, errorMessage } from '../api.ts';
import { writeAmount, writeNumber } from '../language/write.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { rowsOf } from './draft-rows.ts';
import { type IngredientRow, toDraftIngredient } from './recipe-draft.ts';
import { say } from './sentences.ts';
import type { ReviewFacts } from './use-import-review.ts';

const LINES_SHOWN = 12;
const writeKcal = (kcal: number) => writeAmount(Math.round(kcal), 'kcal');

/** Where a doubt stands in the page, for links that lead to it. */
export const doubtId = (kind: ImportDoubt['kind']) => `doubt-${kind}`;

export interface ImportDoubtProps {
  doubt: ImportDoubt;
  facts: ReviewFacts;
  /** The person has seen to it, or wants to hear no more of it. */
  onDone: () => void;
}

/** A question of the import in its place: what is in doubt, and what to press. */
function DoubtNotice({
  kind,
  action,
  children,
}: {
  kind: ImportDoubt['kind'];
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div id={doubtId(kind)} tabIndex={-1} className="scroll-mt-20 rounded-md">
      <Notice tone="warning" action={<div className="mt-1 flex flex-wrap gap-2">{action}</div>}>
        {children}
      </Notice>
    </div>
  );
}

const LookedButton = ({ onDone }: { onDone: () => void }) => (
  <Button size="sm" variant="text" onClick={onDone}>
    {say.iHaveLooked}
  </Button>
);

const PageLink = ({ address }: { address: string }) =>
  address !== '' && (
    <ButtonLink size="sm" variant="outline" icon={ExternalLink} to={address} target="_blank" rel="noreferrer">
      {say.seeThePage}
    </ButtonLink>
  );

interface ChangeOrLookProps {
  label: string;
  address: string;
  onChange: () => void;
  onDone: () => void;
}

/** Presses that lead to the field, to the page, and that say it is right as it is. */
const ChangeOrLook = ({ label, address, onChange, onDone }: ChangeOrLookProps) => (
  <>
    <Button size="sm" variant="outline" icon={PencilLine} onClick={onChange}>
      {label}
    </Button>
    <PageLink address={address} />
    <LookedButton onDone={onDone} />
  </>
);

/** Lines that the page shows and the recipe lacks: each may be left out, the others are added with one press. */
export function MissingIngredients({
  doubt,
  facts,
  onDone,
  onIngredients,
}: ImportDoubtProps & { onIngredients: (found: IngredientRow[]) => void }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const read = useMutation({ mutationFn: (lines: string[]) => call(readIngredients, { body: { lines } }) });
  const { kind, lines } = doubt;
  const wanted = lines.filter((_, place) => !left.has(place));
  const known = facts.lineCount;
  const handleAdd = () =>
    read.mutate(wanted, { onSuccess: (found) => onIngredients(rowsOf(found, (one) => toDraftIngredient(one))) });
  const toggle = (place: number, isWanted: boolean) =>
    setLeft((now) => new Set(isWanted ? [...now].filter((one) => one !== place) : [...now, place]));
  return (
    <DoubtNotice
      kind={kind}
      action={
        <>
          {wanted.length > 0 && (
            <Button size="sm" saving={read.isPending} savingLabel={say.reading} onClick={handleAdd}>
              {wanted.length === 1 ? say.addIt : say.addThese(wanted.length)}
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onDone}>
            {say.asReadIsRight(known)}
          </Button>
        </>
      }
    >
      <h3 className="text-base">{say.showsMore(known + lines.length, known, lines.length)}</h3>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and their order never changes
          <li key={place}>
            <Checkbox
              label={<span dir="auto">{line}</span>}
              checked={!left.has(place)}
              onCheckedChange={(isWanted) => toggle(place, isWanted)}
            />
          </li>
        ))}
      </ul>
      {read.isError && <p role="alert">{errorMessage(read.error)}</p>}
    </DoubtNotice>
  );
}

/** Lines whose amounts are missing or look wrong, each with a press that leads to its amount. */
export function DoubtedAmounts({
  doubt,
  onDone,
  onLine,
  onTimes,
}: ImportDoubtProps & {
  onLine: (line: string) => void;
  /** Given where the amounts look like those for one serving: multiplies all of them. */
  onTimes: { by: number; multiply: () => void } | null;
}) {
  const { kind } = doubt;
  const sentence = onTimes ? say.theseLookForOne : say.theseAmountsLookUnusual;
  const lines = [...new Set(doubt.lines)];
  return (
    <DoubtNotice
      kind={kind}
      action={
        <>
          {onTimes && (
            <Button size="sm" onClick={onTimes.multiply}>
              {say.multiplyAllBy(onTimes.by)}
            </Button>
          )}
          <LookedButton onDone={onDone} />
        </>
      }
    >
      <h3 className="text-base">{kind === 'amounts-missing' ? say.noAmountFor : sentence}</h3>
      <ul className="mt-1 grid">
        {lines.slice(0, LINES_SHOWN).map((line) => (
          <li key={line} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {line}
            </span>
            <Button
              size="sm"
              variant="text"
              icon={PencilLine}
              aria-label={say.changeAmountOf(line)}
              onClick={() => onLine(line)}
            >
              {say.changeAmount}
            </Button>
          </li>
        ))}
        {lines.length > LINES_SHOWN && <li>{say.andMore(lines.length - LINES_SHOWN)}</li>}
      </ul>
    </DoubtNotice>
  );
}

/** A list or a method that seems shorter than the page's, without knowing what it lacks. */
export function ShortPart({ doubt, facts, onDone, onPaste }: ImportDoubtProps & { onPaste: () => void }) {
  const isMethod = doubt.kind === 'steps-incomplete';
  return (
    <DoubtNotice
      kind={doubt.kind}
      action={
        <>
          <PageLink address={facts.sourceUrl} />
          <Button size="sm" variant="outline" onClick={onPaste}>
            {isMethod ? say.pasteSteps : say.pasteAList}
          </Button>
          <LookedButton onDone={onDone} />
        </>
      }
    >
      <h3 className="text-base">
        {isMethod ? say.methodMayMiss : facts.lineCount === 0 ? say.noIngredientsRead : say.moreIngredients}
      </h3>
    </DoubtNotice>
  );
}

/** Calories that are not what the page says: the servings may be wrong, or an amount. */
export function OtherCalories({
  doubt,
  facts,
  serves,
  onDone,
  onServes,
}: ImportDoubtProps & {
  /** As many as the form says. */
  serves: number;
  onServes: () => void;
}) {
  const { pageCalories, wholeCalories } = facts;
  return (
    <DoubtNotice
      kind={doubt.kind}
      action={<ChangeOrLook label={say.changeServings} address={facts.sourceUrl} onChange={onServes} onDone={onDone} />}
    >
      <h3 className="text-base">{say.caloriesDiffer}</h3>
      <p>
        {pageCalories !== null && wholeCalories !== null && serves >= 1 && (
          <>{say.caloriesOfPage(writeKcal(pageCalories), writeNumber(serves), writeKcal(wholeCalories / serves))} </>
        )}
        {say.servingsMayBeWrong}
      </p>
    </DoubtNotice>
  );
}

/** Times that cannot all be right. */
export function DoubtedTimes({ doubt, facts, onDone, onTimes }: ImportDoubtProps & { onTimes: () => void }) {
  const times = [facts.preparationMinutes, facts.cookingMinutes, facts.readyInMinutes] as const;
  return (
    <DoubtNotice
      kind={doubt.kind}
      action={<ChangeOrLook label={say.changeTimes} address={facts.sourceUrl} onChange={onTimes} onDone={onDone} />}
    >
      <h3 className="text-base">{say.timesUnusual}</h3>
      {times.some((minutes) => minutes !== null) && <p>{say.timesOfPage(...times)}</p>}
    </DoubtNotice>
  );
}
