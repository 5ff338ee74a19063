import { ChevronDown, Link as LinkIcon } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export interface AutofillPanelProps {
  address: string;
  onAddressChange: (address: string) => void;
  onFill: () => void;
  filling: boolean;
  /** Why the page could not be read. */
  error?: string;
}

/** Paste the address of a recipe page, and the form is filled from it. */
export function AutofillPanel({ address, onAddressChange, onFill, filling, error }: AutofillPanelProps) {
  const id = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (address.trim() !== '' && !filling) onFill();
  }

  return (
    <form className="panel panel-deep grid gap-4" aria-labelledby={`${id}title`} noValidate onSubmit={handleSubmit}>
      <div className="grid gap-1">
        <h2 id={`${id}title`}>Autofill from the web</h2>
        <p className="text-sm text-on-deep-2">
          Paste a recipe address and we fill in the form. You can change anything after.
        </p>
      </div>
      <div className="autofill-row">
        <div className="affix autofill-type">
          <select className="in" aria-label="Type" defaultValue="url">
            <option value="url">Url</option>
          </select>
          <ChevronDown className="icon icon-end" aria-hidden />
        </div>
        <div className="affix autofill-address">
          <LinkIcon className="icon" aria-hidden />
          <input
            className="in"
            type="url"
            aria-label="Recipe address"
            placeholder="https://"
            autoComplete="off"
            value={address}
            onChange={(event) => onAddressChange(event.target.value)}
          />
        </div>
        <Button type="submit" variant="citron" className="min-h-12" saving={filling} savingLabel="Reading">
          Fill
        </Button>
      </div>
      {filling && (
        <p className="text-sm text-on-deep-2" role="status">
          Loading...
        </p>
      )}
      {error !== undefined && (
        <Notice tone="error">
          <p>Failed to get recipe data. Please try again.</p>
          {error !== '' && <p>{error}</p>}
        </Notice>
      )}
    </form>
  );
}
