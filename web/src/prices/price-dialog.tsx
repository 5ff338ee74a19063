import type { Currency } from '@sorrel/core/prices/currency';
import { type FoodPrice, PRICE_UNITS, type PriceUnit, readPrice, readPricedQuantity } from '@sorrel/core/prices/price';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { errorMessage } from '../api.ts';
import { writeDecimal } from '../language/write.ts';
import { lastError } from '../lib/last-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { shownCurrency, signOf, writeTyped } from './money.ts';
import { pricedQuery, pricesQuery, useRemovePrice, useSetPrice } from './queries.ts';
import { say } from './sentences.ts';

interface PriceDialogProps {
  /** The food as a list has it, or as it was typed. */
  name: string;
  /** What it is called on this page. */
  label: string;
  /** Where the focus goes afterwards, when it cannot go back to where it was. */
  finalFocus?: ComponentProps<typeof Dialog>['finalFocus'];
  /** Once the price is gone, before the dialog closes. */
  onRemoved?: () => void;
  onClose: () => void;
}

interface Draft {
  price: string;
  quantity: string;
  unit: PriceUnit | null;
}

const draftOf = (price: FoodPrice | undefined, currency: Currency): Draft =>
  price === undefined
    ? { price: '', quantity: '1', unit: null }
    : { price: writeTyped(price.hundredths, currency), quantity: writeDecimal(price.quantity), unit: price.unit };

/** What the household pays for one food: typed, changed or removed. Mounted while it is open. */
export function PriceDialog({ name, label, finalFocus, onRemoved, onClose }: PriceDialogProps) {
  const formId = useId();
  const priceRef = useRef<HTMLInputElement>(null);
  const quantityRef = useRef<HTMLInputElement>(null);
  const { data: prices } = useQuery(pricesQuery());
  const food = useQuery(pricedQuery(name));
  const [save, remove] = [useSetPrice(), useRemovePrice()];
  // what was typed; until then the price that there is
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [isTried, setIsTried] = useState(false);
  const kept = prices?.prices.find((price) => price.name === (food.data?.name ?? name));
  const currency = shownCurrency(prices);
  const draft = { ...draftOf(kept, currency), ...typed };
  const units = food.data?.units ?? (draft.unit === null ? PRICE_UNITS : [draft.unit]);
  const unit = draft.unit ?? units[0] ?? 'kg';
  const [price, quantity] = [readPrice(draft.price), readPricedQuantity(draft.quantity)];
  const failed = lastError(save, remove);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // a dialog lies in the page's tree of events: a form behind it is not meant
    event.stopPropagation();
    setIsTried(true);
    if (!price.ok) return priceRef.current?.focus();
    if (!quantity.ok) return quantityRef.current?.focus();
    const body = { name, hundredths: price.hundredths, quantity: quantity.quantity, unit, currency };
    const send = () => save.mutate(body, { onSuccess: onClose });
    if (food.data !== undefined) return send();
    // which units the food has is not known yet: what nobody chose is a guess, and is shown before it is sent
    return void food.refetch().then(({ data }) => draft.unit !== null && data?.units.includes(draft.unit) && send());
  }
  function handleRemoved() {
    onRemoved?.();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.priceOf(label)}
      size="sm"
      finalFocus={finalFocus}
      footer={
        <>
          {kept !== undefined && (
            <Button
              variant="danger"
              className="mr-auto"
              saving={remove.isPending}
              onClick={() => remove.mutate(kept.name, { onSuccess: handleRemoved })}
            >
              {say.remove}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" saving={save.isPending || (isTried && food.isFetching)}>
            {say.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={handleSubmit} noValidate>
        <TextField
          ref={priceRef}
          label={say.price}
          unit={signOf(currency)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          error={isTried && !price.ok ? say.priceFaults[price.fault] : undefined}
          onChange={(event) => setTyped({ ...typed, price: event.currentTarget.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            ref={quantityRef}
            label={say.forHowMuch}
            inputMode="decimal"
            autoComplete="off"
            value={draft.quantity}
            error={isTried && !quantity.ok ? say.quantityFaults[quantity.fault] : undefined}
            onChange={(event) => setTyped({ ...typed, quantity: event.currentTarget.value })}
          />
          <SelectField
            label={say.unit}
            value={unit}
            onValueChange={(chosen) => setTyped({ ...typed, unit: chosen })}
            options={units.map((value) => ({ value, label: say.units[value] }))}
          />
        </div>
        {food.error && <FailedLoad error={food.error} onRetry={() => void food.refetch()} />}
        {failed && <Notice tone="error">{errorMessage(failed)}</Notice>}
      </form>
    </Dialog>
  );
}
