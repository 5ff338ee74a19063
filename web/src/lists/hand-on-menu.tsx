import { type HandOnOptions, type HandOnWords, listAsCsv, listAsText } from '@sorrel/core/lists/hand-on';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { Copy, FileDown, Link, Printer, Share2, ShoppingCart } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMayEdit } from '../auth/queries.ts';
import { terms } from '../language/terms.ts';
import { useForPremium } from '../layouts/upgrade.tsx';
import { useShare } from '../share/use-share.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { inputClass } from '../ui/input-looks.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';
import { writeName } from './show-name.ts';
import { SupermarketDialog } from './supermarket-dialog.tsx';

const handOnWords = (): HandOnWords => ({
  aisle: (aisle) => terms.aisles[aisle],
  amount: say.amount,
  item: writeName,
  atHome: say.atHome,
  columns: [say.columnAisle, say.columnItem, say.columnAmount, say.columnInTheBasket, say.columnUsedIn],
  yes: say.yes,
  no: say.no,
});

/** A list as it is when it is handed on. */
export interface HandedOn extends HandOnOptions {
  /** Null while it has not been saved. */
  id: string | null;
  name: string;
  list: ShoppingList;
}

const fileName = (name: string) => `${name.trim().replace(/[^\p{L}\p{N} _-]+/gu, '') || say.fileName}.csv`;

function downloadCsv(name: string, text: string) {
  // the byte order mark tells spreadsheets that it is UTF-8
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

interface HandOnMenuProps {
  /** The list of this moment: asked for when an entry is chosen, so that a tick draws no menu anew. */
  current: () => HandedOn;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Entries before those that hand on. */
  children?: ReactNode;
}

/** Share sheet, copy, print, CSV file, and for premium the supermarket. */
export function HandOnMenu({ current, trigger, children }: HandOnMenuProps) {
  const showToast = useToast();
  const mayEdit = useMayEdit();
  const forPremium = useForPremium();
  const [sent, setSent] = useState<HandedOn | null>(null);
  const share = useShare();
  const [byHand, setByHand] = useState<string | null>(null);
  const text = () => {
    const { name, list, ...options } = current();
    return listAsText(name, list, options, handOnWords());
  };

  async function handleShare() {
    try {
      await navigator.share({ title: current().name || say.shoppingList, text: text() });
    } catch (error) {
      // closing the share sheet is an answer, not a failure
      if (!(error instanceof DOMException && error.name === 'AbortError')) setByHand(text());
    }
  }
  function handleShareLink() {
    const { id, name, serves } = current();
    share.open({ kind: 'list', id, name, serves });
  }
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text());
      showToast(say.shoppingListCopied);
    } catch {
      setByHand(text());
    }
  }

  function handleDownload() {
    const { name, list, ...options } = current();
    downloadCsv(name, listAsCsv(list, options, handOnWords()));
  }

  return (
    <>
      <Menu trigger={trigger}>
        {children}
        {typeof navigator.share === 'function' && (
          <MenuItem icon={Share2} onSelect={handleShare}>
            {say.share}
          </MenuItem>
        )}
        {mayEdit && (
          <MenuItem icon={Link} onSelect={handleShareLink}>
            {say.shareLink}
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={handleCopy}>
          {say.copyAsText}
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => setTimeout(() => window.print(), 0)}>
          {say.print}
        </MenuItem>
        <MenuItem icon={FileDown} onSelect={handleDownload}>
          {say.downloadAsCsv}
        </MenuItem>
        <MenuItem icon={ShoppingCart} onSelect={() => forPremium(say.supermarketReason, () => setSent(current()))}>
          {say.sendToSupermarket}
        </MenuItem>
      </Menu>
      {share.dialog}
      {sent && <SupermarketDialog list={sent.list} serves={sent.serves} onClose={() => setSent(null)} />}
      {byHand !== null && (
        <Dialog
          open
          onOpenChange={() => setByHand(null)}
          title={say.copyYourList}
          footer={<Button onClick={() => setByHand(null)}>{say.done}</Button>}
        >
          <p className="mb-3 text-ink-2">{say.copyNotAllowed}</p>
          <textarea
            className={inputClass({ size: 'text' })}
            aria-label={say.shoppingListAsText}
            readOnly
            rows={12}
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
      )}
    </>
  );
}
