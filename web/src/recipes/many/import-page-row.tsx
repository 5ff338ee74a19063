import type { ManyPage } from '@sorrel/contract/many-imports';
import { CircleAlert, CircleCheck, CircleDashed, ExternalLink, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { writeAmount, writeNumber } from '../../language/write.ts';
import { focusField } from '../../lib/focus-field.ts';
import { pasteRecipePath, recipePath } from '../../paths.ts';
import { Button, ButtonFace } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonClass } from '../../ui/button-looks.ts';
import { KeepFocus } from '../../ui/keep-focus.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isGone, isOverruled, mayTryAgain, wantsALook } from './page-groups.ts';
import type { ImportActions } from './queries.ts';
import { say } from './sentences.ts';
import { shownAddress, siteOf } from './shown-address.ts';

interface ImportPageRowProps {
  page: ManyPage;
  actions: ImportActions;
  /** What was typed here of how many it serves. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** What has become of one page, and what can be done about it. */
export function ImportPageRow({ page, actions, typed, onTyped }: ImportPageRowProps) {
  const { state, address, recipe_id: recipeId } = page;
  const name = page.name || shownAddress(address);
  const isDoubtful = wantsALook(page);
  const { retry } = actions;
  const isTrying = retry.isPending && retry.variables.length === 1 && retry.variables[0] === page.id;
  return (
    <li className="grid gap-2 py-4">
      <KeepFocus kind={state}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-[1_1_16rem]">
            <h2 className="text-base leading-[1.3] font-semibold wrap-anywhere" dir="auto">
              {name}
            </h2>
            {/* an address that stands for the name says the site itself */}
            {page.name && (
              <p className="text-sm text-ink-2" dir="ltr">
                {siteOf(address)}
              </p>
            )}
            <StateLine page={page} />
            {page.message && <p className="text-sm">{page.message}</p>}
            {page.picture_missing && !isGone(page) && <p className="text-sm text-ink-2">{say.pictureMissing}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {recipeId !== null && (
              <ButtonLink
                size="sm"
                variant={isDoubtful ? 'primary' : 'outline'}
                to={recipePath(recipeId, name)}
                aria-label={`${isDoubtful ? say.lookAt : say.open}: ${name}`}
              >
                {isDoubtful ? say.lookAt : say.open}
              </ButtonLink>
            )}
            {page.may_paste && (
              <>
                <a
                  className={buttonClass({ variant: 'outline', size: 'sm' })}
                  href={address}
                  target="_blank"
                  rel="noreferrer noopener"
                  aria-label={`${say.openPage}: ${name}`}
                >
                  <ButtonFace icon={ExternalLink}>{say.openPage}</ButtonFace>
                </a>
                <ButtonLink
                  size="sm"
                  variant="outline"
                  to={pasteRecipePath(address)}
                  aria-label={`${say.pastePage}: ${name}`}
                >
                  {say.pastePage}
                </ButtonLink>
              </>
            )}
            {mayTryAgain(page) && (
              <Button
                size="sm"
                variant="text"
                aria-label={`${say.tryAgain}: ${name}`}
                saving={isTrying}
                savingLabel={say.trying}
                onClick={() => retry.mutate([page.id])}
              >
                {say.tryAgain}
              </Button>
            )}
          </div>
        </div>
        {state === 'no_serves' && (
          <ServesQuestion page={page} name={name} actions={actions} typed={typed} onTyped={onTyped} />
        )}
        {isOverruled(page, typed) && (
          <Notice tone="warning">
            {say.servesSaid(writeNumber(page.said_serves ?? 0), writeNumber(Number(typed)))}
          </Notice>
        )}
      </KeepFocus>
    </li>
  );
}

const LOOKS = {
  well: { Icon: CircleCheck, colour: 'text-leaf' },
  doubt: { Icon: TriangleAlert, colour: 'text-amber' },
  failed: { Icon: CircleAlert, colour: 'text-danger' },
  going: { Icon: LoaderCircle, colour: 'text-ink-2' },
  idle: { Icon: CircleDashed, colour: 'text-ink-2' },
};

function StateLine({ page }: { page: ManyPage }) {
  const { Icon, colour } = LOOKS[lookOf(page)];
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm font-[550]">
      <Icon className={`icon mt-[0.1em] ${colour}`} aria-hidden />
      <span>{sentenceOf(page)}</span>
    </p>
  );
}

function lookOf(page: ManyPage): keyof typeof LOOKS {
  if (wantsALook(page)) return 'doubt';
  if (page.state === 'failed') return 'failed';
  if (isGone(page)) return 'idle';
  if (page.state === 'reading') return 'going';
  return page.state === 'added' || page.state === 'here' ? 'well' : 'idle';
}

function sentenceOf(page: ManyPage): string {
  const { state, doubts, servings, yield_text: yieldText, serving_kcal: kcal } = page;
  if (isGone(page)) return state === 'added' ? say.states.addedAndGone : say.states.hereAndGone;
  if (state === 'added' && doubts.length > 0) return say.states.addedInDoubt(doubts.length);
  if (state === 'no_serves' && servings !== null && kcal !== null)
    return say.states.no_serves_implausible(writeNumber(servings), writeAmount(kcal, 'kcal'));
  if (state === 'no_serves' && yieldText) return say.states.no_serves_text(yieldText);
  return say.states[state];
}

const MOST_SERVES = 1000;

/** How many a recipe serves, where its page does not say. */
function ServesQuestion({ page, name, actions, typed, onTyped }: ImportPageRowProps & { name: string }) {
  const [isWrong, setIsWrong] = useState(false);
  const { serves } = actions;
  const isOwn = serves.variables?.page === page.id;
  const refused = isOwn && serves.isError ? errorMessage(serves.error) : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const said = Number(typed);
    const isNumber = said >= 1 && said <= MOST_SERVES;
    setIsWrong(!isNumber);
    if (!isNumber) return focusField(event.currentTarget);
    serves.mutate({ page: page.id, serves: said });
  }
  return (
    <form className="flex flex-wrap items-start gap-2" onSubmit={handleSubmit} noValidate>
      <TextField
        className="w-44"
        label={say.servesOf(name)}
        labelHidden
        inputMode="numeric"
        placeholder={page.servings === null ? '4' : String(page.servings)}
        value={typed}
        error={isWrong ? say.servesWrong(writeNumber(MOST_SERVES)) : refused}
        onChange={(event) => {
          onTyped(event.target.value.replace(/\D/g, '').slice(0, 4));
          setIsWrong(false);
        }}
      />
      <Button type="submit" variant="outline" aria-label={`${say.add}: ${name}`} saving={isOwn && serves.isPending}>
        {say.add}
      </Button>
    </form>
  );
}
