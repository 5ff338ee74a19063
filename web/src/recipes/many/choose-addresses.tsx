import { MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChosenAddresses } from './chosen-addresses.ts';
import { say } from './sentences.ts';
import { shownAddress } from './shown-address.ts';

/** Rows that are drawn; a search brings the others up. */
const SHOWN_MAX = 200;

/** The addresses that a file or a site has, to choose from. */
export function ChooseAddresses({ addresses, notes }: { addresses: ChosenAddresses; notes?: string | undefined }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [isOnlyChosen, setIsOnlyChosen] = useState(false);
  const wanted = search.trim().toLowerCase();
  const shown = addresses.found.filter(
    ({ address, name }) =>
      (wanted === '' || `${name} ${address}`.toLowerCase().includes(wanted)) &&
      (!isOnlyChosen || addresses.isChosen(address)),
  );
  return (
    <section className="grid gap-3" aria-labelledby={`${id}choose`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}choose`} className="text-lg">
          {say.choose}
        </h2>
        <p className="text-sm text-ink-2">{say.chosen(addresses.chosen.length, MANY_ADDRESSES_MAX)}</p>
      </div>
      {notes && <p className="text-sm text-ink-2">{notes}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextField
          className="min-w-0 flex-[1_1_14rem]"
          label={say.searchInList}
          labelHidden
          icon={Search}
          placeholder={say.searchInList}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox label={say.onlyChosen} checked={isOnlyChosen} onCheckedChange={setIsOnlyChosen} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={addresses.chooseLikely}>
          {say.chooseLikely}
        </Button>
        <Button size="sm" variant="text" onClick={addresses.chooseNone}>
          {say.chooseNone}
        </Button>
      </div>
      <ul
        className="max-h-112 divide-y divide-line overflow-y-auto rounded-md border border-line px-4"
        aria-label={say.choose}
      >
        {shown.slice(0, SHOWN_MAX).map(({ address, name }) => (
          <li key={address} className="py-1">
            <Checkbox
              checked={addresses.isChosen(address)}
              onCheckedChange={(isOn) => addresses.toggle(address, isOn)}
              label={
                <span className="grid min-w-0 text-sm wrap-anywhere">
                  {name !== '' && (
                    <span className="font-semibold" dir="auto">
                      {name}
                    </span>
                  )}
                  <span className="text-ink-2" dir="ltr">
                    {shownAddress(address)}
                  </span>
                </span>
              }
            />
          </li>
        ))}
        {shown.length === 0 && <li className="py-3 text-sm text-ink-2">{say.nothingHere}</li>}
      </ul>
    </section>
  );
}
