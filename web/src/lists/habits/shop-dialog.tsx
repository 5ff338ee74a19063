import type { KnownHabit } from '@sorrel/core/lists/habits/habit';
import { SHOP_NAME_MAX, SHOPS_MAX, USUAL_SHOP } from '@sorrel/core/lists/habits/habit';
import { moveAisle, newShop, parseShopName, type Shop, shopsOf } from '@sorrel/core/lists/habits/shops';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { say } from '../sentences.ts';
import { newItemId } from '../stored-list.ts';
import { AisleOrderDialog } from './aisle-order-dialog.tsx';
import { AisleOrderRows } from './aisle-order-rows.tsx';
import type { Habits } from './use-habits.ts';

interface ShopDialogProps {
  habits: readonly KnownHabit[];
  /** That the list in hand is for. */
  shop: Shop;
  act: Habits['act'];
  onChoose: (key: string) => void;
  onClose: () => void;
}

export const shopTitle = ({ name }: Pick<Shop, 'name'>): string => name || say.usualOrder;

/** Which shop the list is for, and in which order one walks past its aisles. What is done holds at once, for the whole household. */
export function ShopDialog({ habits, shop, act, onChoose, onClose }: ShopDialogProps) {
  const shops = shopsOf(habits);
  const [isNew, setIsNew] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  /** The sentence that a name is refused with; null where it is a name that no other shop has. */
  const refusalOf = (text: string, own: string | null) => {
    const name = parseShopName(text);
    if (name === null) return say.pleaseEnterAName;
    const isTaken = shops.some(({ key, name: other }) => key !== own && other.toLowerCase() === name.toLowerCase());
    return isTaken ? say.shopNameTaken : null;
  };

  function handleAdd(name: string) {
    const key = newItemId();
    act(newShop(key, name, shop));
    onChoose(key);
    setIsNew(false);
  }
  return (
    <AisleOrderDialog hint={say.orderHint} onClose={onClose}>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          className="min-w-0 flex-[1_1_12rem]"
          label={say.shop}
          value={shop.key}
          onValueChange={onChoose}
          options={shops.map((one) => ({ value: one.key, label: shopTitle(one) }))}
        />
        <Button
          variant="outline"
          icon={Plus}
          disabled={isNew || shops.length > SHOPS_MAX}
          onClick={() => setIsNew(true)}
        >
          {say.newShop}
        </Button>
      </div>
      {isNew ? (
        <ShopName
          key="new"
          initial=""
          action={say.addShop}
          hint={say.newShopHint(shopTitle(shop))}
          refusalOf={(text) => refusalOf(text, null)}
          onName={handleAdd}
        />
      ) : (
        <ShopName
          key={shop.key}
          initial={shop.name}
          action={say.rename}
          refusalOf={(text) => refusalOf(text, shop.key)}
          onName={(name) =>
            act({ habit: 'shop', key: shop.key, kind: shop.key === USUAL_SHOP ? 'add' : 'set', values: { name } })
          }
        />
      )}
      <AisleOrderRows aisles={shop.aisles} onMove={(aisle, to) => act(moveAisle(shop, aisle, to))} />
      {shop.key !== USUAL_SHOP && (
        <Button
          variant="text"
          size="sm"
          icon={Trash2}
          className="justify-self-start"
          onClick={() => setIsRemoving(true)}
        >
          {say.removeShop}
        </Button>
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={say.removeShop}
        confirmLabel={say.removeShop}
        onConfirm={() => {
          act({ habit: 'shop', key: shop.key, kind: 'remove' });
          onChoose(USUAL_SHOP);
          setIsRemoving(false);
        }}
      >
        {say.sureToRemoveShop(shopTitle(shop))}
      </ConfirmDialog>
    </AisleOrderDialog>
  );
}

interface ShopNameProps {
  initial: string;
  action: string;
  hint?: string;
  refusalOf: (text: string) => string | null;
  onName: (name: string) => void;
}

/** The name of a shop, with the button that takes it. */
function ShopName({ initial, action, hint, refusalOf, onName }: ShopNameProps) {
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const refused = refusalOf(text);
        setRefusal(refused);
        const name = parseShopName(text);
        if (refused === null && name !== null) onName(name);
      }}
    >
      <TextField
        className="min-w-0 flex-[1_1_12rem]"
        label={say.shopName}
        error={refusal}
        placeholder={say.shopNameExample}
        value={text}
        maxLength={SHOP_NAME_MAX}
        autoComplete="off"
        autoFocus={initial === '' && hint !== undefined}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" variant="outline" disabled={text.trim() === initial}>
        {action}
      </Button>
      {hint !== undefined && <p className="w-full text-sm text-ink-2">{hint}</p>}
    </form>
  );
}
