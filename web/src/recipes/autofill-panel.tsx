import { Camera, ChevronDown, ClipboardPaste, Link as LinkIcon, ListPlus } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { focusField } from '../lib/focus-field.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { AFFIX, AFFIX_ARROW, AFFIX_ICON, inputClass } from '../ui/input-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { panelClass } from '../ui/panel-looks.ts';
import { say as sayMany } from './many/notice-sentences.ts';
import { OwnBrowserWays } from './own-browser-ways.tsx';
import { PasteRecipeDialog } from './paste-recipe-dialog.tsx';
import { PdfButton, PdfNotice } from './pdf/pdf-entry.tsx';
import { say } from './sentences.ts';
import type { RecipeImport } from './use-recipe-import.ts';

interface AutofillPanelProps {
  importing: RecipeImport;
  /** Told to those who do not see it, where the form was filled and nothing else says so; '' else. */
  filled: string;
}

/** Paste the address of a recipe page, or the page itself, and the form is filled from it. */
export function AutofillPanel({ importing, filled }: AutofillPanelProps) {
  const id = useId();
  const { address, reading, error, mayPastePage, isPasting, pdf, read } = importing;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (address.trim() === '') return focusField(event.currentTarget);
    if (reading) return;
    read({ url: address.trim() });
  }

  return (
    <div className={panelClass('deep', 'grid gap-4')}>
      <form className="grid gap-4" aria-labelledby={`${id}title`} noValidate onSubmit={handleSubmit}>
        <div className="grid gap-1">
          <h2 id={`${id}title`}>{say.autofill}</h2>
          <p className="text-sm text-on-deep-2">{say.autofillHint}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <div className={`${AFFIX} flex-[0_0_6rem]`}>
            <select className={inputClass({ frame: 'bare', end: 'arrow' })} aria-label={say.type} defaultValue="url">
              <option value="url">{say.url}</option>
            </select>
            <ChevronDown className={AFFIX_ARROW} aria-hidden />
          </div>
          <div className={`${AFFIX} flex-[1_1_8rem]`}>
            <LinkIcon className={AFFIX_ICON} aria-hidden />
            <input
              className={inputClass({ frame: 'bare', start: 'icon' })}
              type="url"
              aria-label={say.recipeAddress}
              placeholder="https://"
              autoComplete="off"
              value={address}
              onChange={(event) => importing.setAddress(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            variant="citron"
            size="field"
            className="max-sm:flex-1"
            saving={reading}
            savingLabel={say.reading}
          >
            {say.fill}
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap items-center gap-2 text-sm text-on-deep-2">
        <span>{say.orFrom}</span>
        <Button
          ref={importing.photoButton}
          variant="ghost"
          size="sm"
          icon={Camera}
          onClick={() => importing.setIsReadingPhoto(true)}
        >
          {say.photo}
        </Button>
        <Button variant="ghost" size="sm" icon={ClipboardPaste} onClick={() => importing.setIsPasting(true)}>
          {say.pastedText}
        </Button>
        <PdfButton state={pdf.state} onChoose={pdf.choose} />
        <ButtonLink variant="ghost" size="sm" icon={ListPlus} to={paths.importMany}>
          {sayMany.link}
        </ButtonLink>
      </div>
      <PdfNotice state={pdf.state} />
      <p className={reading ? 'text-sm text-on-deep-2' : 'sr-only'} role="status">
        {reading ? say.loadingDots : filled}
      </p>
      <SentPageNotice importing={importing} />
      {error !== undefined && !isPasting && (
        <>
          <Notice tone="error">
            <p>{say.failedToGetRecipeDataPlease}</p>
            {error !== '' && <p>{error}</p>}
          </Notice>
          {mayPastePage && (
            <OwnBrowserWays
              address={address}
              reading={reading}
              onPage={(page) => read({ url: address.trim(), ...page })}
            />
          )}
        </>
      )}
      <PasteRecipeDialog
        open={isPasting}
        onOpenChange={importing.setIsPasting}
        reading={reading}
        error={isPasting ? error : undefined}
        onPage={(page) => read({ url: address.trim(), ...page })}
      />
    </div>
  );
}

/** What a bookmark or the extension has sent, where it does not simply fill an empty form. */
function SentPageNotice({ importing: { sent, isBroken, read, dismissSent } }: { importing: RecipeImport }) {
  if (isBroken) {
    return (
      <Notice tone="error">
        <p>{say.notWhole}</p>
      </Notice>
    );
  }
  if (sent === null) return null;
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => read(sent)}>
            {say.readThePage}
          </Button>
          <Button size="sm" variant="text" onClick={dismissSent}>
            {say.keepWhatIHave}
          </Button>
        </div>
      }
    >
      <p>{say.pageWasSent}</p>
      <p className="break-all text-sm">{sent.url}</p>
    </Notice>
  );
}
