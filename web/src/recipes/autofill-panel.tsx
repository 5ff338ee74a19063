import { ChevronDown, ClipboardPaste, Link as LinkIcon } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { AFFIX, AFFIX_ARROW, AFFIX_ICON, inputClass } from '../ui/input-looks.ts';
import { Notice } from '../ui/notice.tsx';
import { panelClass } from '../ui/panel-looks.ts';
import { OwnBrowserWays } from './own-browser-ways.tsx';
import { PasteRecipeDialog } from './paste-recipe-dialog.tsx';
import type { RecipeImport } from './use-recipe-import.ts';

/** Paste the address of a recipe page, or the page itself, and the form is filled from it. */
export function AutofillPanel({ importing }: { importing: RecipeImport }) {
  const id = useId();
  const { address, reading, error, mayPastePage, isPasting, read } = importing;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (address.trim() !== '' && !reading) read({ url: address.trim() });
  }

  return (
    <div className={panelClass('deep', 'grid gap-4')}>
      <form className="grid gap-4" aria-labelledby={`${id}title`} noValidate onSubmit={handleSubmit}>
        <div className="grid gap-1">
          <h2 id={`${id}title`}>Autofill from the web</h2>
          <p className="text-sm text-on-deep-2">
            Paste a recipe address and we fill in the form. You can change anything after.
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <div className={`${AFFIX} flex-[0_0_6rem]`}>
            <select className={inputClass({ frame: 'bare', end: 'arrow' })} aria-label="Type" defaultValue="url">
              <option value="url">Url</option>
            </select>
            <ChevronDown className={AFFIX_ARROW} aria-hidden />
          </div>
          <div className={`${AFFIX} flex-[1_1_8rem]`}>
            <LinkIcon className={AFFIX_ICON} aria-hidden />
            <input
              className={inputClass({ frame: 'bare', start: 'icon' })}
              type="url"
              aria-label="Recipe address"
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
            savingLabel="Reading"
          >
            Fill
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap items-center gap-2 text-sm text-on-deep-2">
        <span>Or from</span>
        <Button variant="ghost" size="sm" icon={ClipboardPaste} onClick={() => importing.setIsPasting(true)}>
          Pasted text
        </Button>
      </div>
      {reading && (
        <p className="text-sm text-on-deep-2" role="status">
          Loading...
        </p>
      )}
      <SentPageNotice importing={importing} />
      {error !== undefined && !isPasting && (
        <>
          <Notice tone="error">
            <p>Failed to get recipe data. Please try again.</p>
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
        <p>The page did not arrive whole. Copy it and paste it here instead.</p>
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
            Read the page
          </Button>
          <Button size="sm" variant="text" onClick={dismissSent}>
            Keep what I have
          </Button>
        </div>
      }
    >
      <p>A page was sent here. Reading it takes the place of the recipe you had begun.</p>
      <p className="break-all text-sm">{sent.url}</p>
    </Notice>
  );
}
