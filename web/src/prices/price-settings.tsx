import { CURRENCIES } from '@sorrel/core/prices/currency';
import { PRICED_NAME_MAX } from '@sorrel/core/prices/price';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { errorMessage } from '../api.ts';
import { useMayEdit } from '../auth/queries.ts';
import { capital } from '../language/capitals.ts';
import { shownLocale } from '../language/shown-language.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { lastError } from '../lib/last-error.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { nameOfCurrency, shownCurrency, writeFood, writePrice } from './money.ts';
import { PriceDialog } from './price-dialog.tsx';
import { pricesQuery, useRemovePrice, useSetCurrency } from './queries.ts';
import { say } from './sentences.ts';

const SUGGESTED = 4;

/** All that the household typed of prices: looked up, changed and removed, and the currency that they are in. */
export function PriceSettings() {
  const { data: prices, error, refetch } = useQuery(pricesQuery());
  const mayEdit = useMayEdit();
  const [remove, choose] = [useRemovePrice(), useSetCurrency()];
  const findRef = useRef<HTMLInputElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ name: string; label: string } | null>(null);
  const currency = shownCurrency(prices);
  const failed = lastError(remove, choose);
  const open = (food: { name: string; label: string }, opener: HTMLElement) => {
    openerRef.current = opener;
    setOpened(food);
  };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{say.title}</legend>
      <p className="text-sm text-ink-2">{say.about}</p>
      {error && <FailedLoad error={error} onRetry={() => void refetch()} />}
      {mayEdit ? <FindFood fieldRef={findRef} onFood={open} /> : <p className="text-sm text-ink-2">{say.onlyLook}</p>}
      {prices?.prices.length === 0 && <p className="text-sm text-ink-2">{say.none}</p>}
      {prices !== undefined && prices.prices.length > 0 && (
        <ul className="max-h-80 overflow-y-auto">
          {prices.prices
            .map((price) => ({ ...price, label: writeFood(price.label) }))
            .toSorted((a, b) => a.label.localeCompare(b.label, shownLocale()))
            .map((price) => (
              <li key={price.name} className="flex min-h-12 items-center gap-2 border-t border-line py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <bdi>{capital(price.label)}</bdi>
                  <span className="num block text-sm text-ink-2">{writePrice(price, currency)}</span>
                </span>
                {mayEdit && (
                  <>
                    <Button
                      variant="text"
                      size="sm"
                      aria-label={say.changeOf(price.label)}
                      onClick={(event) => open(price, event.currentTarget)}
                    >
                      {say.change}
                    </Button>
                    <IconButton
                      icon={X}
                      size="sm"
                      label={say.removeOf(price.label)}
                      onClick={(event) => removeRow(event.currentTarget, () => remove.mutateAsync(price.name))}
                    />
                  </>
                )}
              </li>
            ))}
        </ul>
      )}
      {failed && <Notice tone="error">{errorMessage(failed)}</Notice>}
      {mayEdit && prices !== undefined && (
        <SelectField
          label={say.currency}
          hint={say.aboutCurrency}
          value={currency}
          onValueChange={(chosen) => choose.mutate(chosen)}
          options={CURRENCIES.map((value) => ({ value, label: nameOfCurrency(value) }))}
        />
      )}
      {opened && (
        <PriceDialog
          name={opened.name}
          label={opened.label}
          // what was pressed is gone with the words that it came from, or with the price that was removed
          onRemoved={() => {
            openerRef.current = null;
          }}
          finalFocus={() => (openerRef.current?.isConnected ? openerRef.current : findRef.current)}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  );
}

interface FindFoodProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  onFood: (food: { name: string; label: string }, opener: HTMLElement) => void;
}

/** A food that is typed, or tapped among those that a letter brings. */
function FindFood({ fieldRef, onFood }: FindFoodProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery(ingredientSearchQuery(useDebounced(typed.trim()))).data ?? [];
  const choose = (name: string, opener: HTMLElement) => {
    if (name === '') return;
    onFood({ name, label: name }, opener);
    setTyped('');
  };
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(typed.trim(), event.currentTarget);
  }
  return (
    <div className="grid gap-2">
      <TextField
        ref={fieldRef}
        label={say.find}
        hint={say.aboutFind}
        value={typed}
        maxLength={PRICED_NAME_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {typed.trim() !== '' && (
        <div className="flex flex-wrap gap-2">
          {[...new Set([typed.trim(), ...found.slice(0, SUGGESTED).map(({ name }) => name)])].map((food) => (
            <Chip
              key={food}
              icon={Plus}
              aria-label={say.addFor(food)}
              onClick={(event) => choose(food, event.currentTarget)}
            >
              {food}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
