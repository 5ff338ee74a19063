import { type Shop, shopsOf } from '@sorrel/core/lists/habits/shops';
import { terms } from '../../language/terms.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../sentences.ts';
import { AisleOrderDialog } from './aisle-order-dialog.tsx';
import { shopTitle } from './shop-dialog.tsx';
import type { Habits } from './use-habits.ts';

interface OwnShopDialogProps extends Pick<Habits, 'habits'> {
  shop: Shop;
  onChoose: (key: string) => void;
  onClose: () => void;
}

/** In which shop's order somebody reads the list who may only look at it. It holds on this device. */
export function OwnShopDialog({ habits, shop, onChoose, onClose }: OwnShopDialogProps) {
  return (
    <AisleOrderDialog hint={say.ownOrderHint} onClose={onClose}>
      <SelectField
        label={say.shop}
        value={shop.key}
        onValueChange={onChoose}
        options={shopsOf(habits).map((one) => ({ value: one.key, label: shopTitle(one) }))}
      />
      <ol className="grid gap-1 text-sm">
        {shop.aisles.map((aisle) => (
          <li key={aisle}>{terms.aisles[aisle]}</li>
        ))}
      </ol>
    </AisleOrderDialog>
  );
}
