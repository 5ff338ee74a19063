import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ItemEdit } from '@sorrel/core/lists/edit-item';
import { countItems, findItem, itemsOf } from '@sorrel/core/lists/edit-list';
import { LIST_NAME_MAX, type ListItem, thingName } from '@sorrel/core/lists/list';
import { ShoppingBasket, Undo2, X } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMayEdit, useUser } from '../auth/queries.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useHasUnwritten } from '../lib/use-has-unwritten.ts';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { useStored } from '../lib/use-stored.ts';
import { ListCost } from '../prices/list-cost.tsx';
import { PriceDialog } from '../prices/price-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { WORK_HEAD } from '../ui/page-looks.ts';
import { PANEL_BAR } from '../ui/panel-looks.ts';
import { WorkTitle } from '../ui/work-title.tsx';
import { AddItemDialog } from './add-item-dialog.tsx';
import { AisleBoard } from './aisle-board.tsx';
import { useLoadedFoodNames } from './food-names.ts';
import { DueLine } from './habits/due-line.tsx';
import { OwnShopDialog } from './habits/own-shop-dialog.tsx';
import { ShopDialog, shopTitle } from './habits/shop-dialog.tsx';
import { useHabits } from './habits/use-habits.ts';
import { useListShop } from './habits/use-list-shop.ts';
import { useRegulars } from './habits/use-regulars.ts';
import { ItemMenu } from './item-menu.tsx';
import { rowElement } from './item-row.tsx';
import { ListControls, ListProgress } from './list-bar.tsx';
import { BAR, BAR_OF_PHONE, FOOT_OF_PHONE, UNDO } from './list-looks.ts';
import { ListSettingsDialog } from './list-settings-dialog.tsx';
import { ListTools } from './list-tools.tsx';
import { LoadListDialog } from './load-list-dialog.tsx';
import { NothingOnList } from './nothing-on-list.tsx';
import { type OpenedSaved, useOpenSaved, useSaveAside } from './queries.ts';
import { say } from './sentences.ts';
import { SeveralDialogs, type SeveralOpen } from './several/several-dialogs.tsx';
import { useStartNew } from './several/use-start-new.ts';
import { ShopView, useIsInShop } from './shop/late-shop-view.ts';
import { writeName } from './show-name.ts';
import { LIST_SETTINGS, ListSettings } from './stored-list.ts';
import { useItemActs } from './use-item-acts.ts';
import { useLastUsedList } from './use-last-used-list.ts';
import { useSaving } from './use-save-list.ts';
import { useShoppingList } from './use-shopping-list.ts';
import { useSnapshot } from './use-snapshot.ts';
import { useTickers } from './use-tickers.ts';
import { WhoOfList } from './who-of-list.tsx';

export function ShoppingListPage() {
  useDocumentTitle(say.shoppingLists);
  const [searchParams, setSearchParams] = useSearchParams();
  const planToOpen = searchParams.get('plan');
  const [settings, setSettings] = useStored('shoppingSettings', ListSettings, LIST_SETTINGS, window.localStorage);
  // the button that was pressed answers first, then the rest follows
  const shownSettings = useDeferredValue(settings);
  const shopping = useShoppingList();
  const { list, name, listId, isReady, undo, change, setUndo } = shopping;
  const kept = useHabits();
  const { habits, act: actOnHabits } = kept;
  const {
    shop,
    choose: chooseShop,
    canChoose: canChooseShop,
    carryTo,
  } = useListShop({ habits, act: actOnHabits }, listId);
  const setSavedId = useLatestCallback((id: string) => {
    carryTo(id);
    shopping.setListId(id);
  });
  const startNew = useStartNew(shopping);
  const saving = useSaving({ ...shopping, setListId: setSavedId });
  const { mutate: keepAside } = useSaveAside();
  const open = useOpenSaved();
  const [dialog, setDialog] = useState<'add' | 'load' | 'settings' | 'shop' | null>(null);
  const { isInShop, enterShop, leaveShop } = useIsInShop();
  const [priced, setPriced] = useState<ListItem | null>(null);
  const [several, setSeveral] = useState<SeveralOpen | null>(null);
  const [addTo, setAddTo] = useState<Aisle | null>(null);
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null);
  const nameRef = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const mayEdit = useMayEdit();
  const tickers = useTickers();
  useLoadedFoodNames();
  const isUnwritten = useHasUnwritten(useUser()?.id);
  const { aisles } = shop;

  const { unsaved, replace: replaceShown } = shopping;
  const replace = useCallback(
    (opened: OpenedSaved) => {
      if (unsaved) keepAside({ name, shoppingList: list, ...(listId !== null && { id: listId }) });
      replaceShown(opened);
    },
    [unsaved, keepAside, name, list, listId, replaceShown],
  );

  // the plan page comes here with the id of a plan; opened once, then gone from the address, so that a reload keeps ticks
  const { mutate: openSaved } = open;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || planToOpen === null || asked.current === planToOpen) return;
    asked.current = planToOpen;
    openSaved(
      { kind: 'plans', id: planToOpen },
      {
        onSuccess: (opened) => {
          replace(opened);
          setSearchParams({}, { replace: true });
        },
      },
    );
  }, [isReady, planToOpen, openSaved, replace, setSearchParams]);
  const lastUsed = useLastUsedList({
    isFresh: isReady && shopping.isFresh,
    listId,
    isAsked: planToOpen !== null,
    onOpen: replaceShown,
  });
  const { isNameMissing } = saving;
  useEffect(() => {
    if (isNameMissing) nameRef.current?.focus();
  }, [isNameMissing]);

  const acts = useItemActs({ list, change, setUndo, serves: settings.serves });
  const again = useRegulars(kept, { list, listId, change, mayEdit });
  const check = useLatestCallback((id: string, checked: boolean) => {
    acts.check(id, checked);
    again.tick(id, checked);
  });
  useSnapshot({ isReady, shown: list, onCheck: check });
  const [editing, setEditing] = useState<string | null>(null);
  const editLine = useLatestCallback((id: string, edit: ItemEdit) => {
    acts.edit(id, edit);
    closeLine();
  });
  const closeLine = useLatestCallback(() => {
    const id = editing;
    setEditing(null);
    // once the row is there again
    setTimeout(() => id !== null && rowElement(id)?.querySelector('input')?.focus(), 0);
  });
  const handleMenu = useCallback((id: string, button: HTMLElement) => setMenu({ id, button }), []);
  const handleAddTo = useCallback((aisle: Aisle) => {
    setAddTo(aisle);
    setDialog('add');
  }, []);
  const handleAddAnywhere = useCallback(() => {
    setAddTo(null);
    setDialog('add');
  }, []);
  const handleLoad = useCallback(() => setDialog('load'), []);
  const handleSettings = useCallback(() => setDialog('settings'), []);
  const handleShop = useCallback(() => setDialog('shop'), []);
  const handleLists = useCallback(() => setSeveral({ kind: 'lists' }), []);
  const save = useLatestCallback(saving.save);
  const current = useLatestCallback(() => ({
    id: listId,
    name,
    list,
    serves: settings.serves,
    quantities: settings.quantities,
    aisles,
  }));

  const closeDialog = () => setDialog(null);
  function handleReplace(opened: OpenedSaved | null) {
    setSeveral(null);
    if (opened !== null) replace(opened);
    else {
      if (unsaved) keepAside({ name, shoppingList: list, ...(listId !== null && { id: listId }) });
      startNew();
      nameRef.current?.focus();
    }
  }

  if (!isReady) {
    return (
      <>
        <h1 className="sr-only">{say.shoppingLists}</h1>
        <Loader />
      </>
    );
  }

  const items = itemsOf(list);
  const { total, checked } = countItems(items);
  const placed = menu && findItem(list, menu.id);
  const placedMenu = menu && placed && { placed, button: menu.button };
  const addDialog = <AddItemDialog aisle={addTo} onAdd={acts.add} onClose={closeDialog} />;
  const controls = (
    <ListControls
      serves={settings.serves}
      onServesChange={(serves) => setSettings({ ...settings, serves })}
      shop={canChooseShop ? { title: shopTitle(shop), onOpen: handleShop } : undefined}
      isEmpty={items.length === 0}
      isUnticked={checked === 0}
      onUncheck={acts.uncheck}
      onClear={mayEdit ? acts.clear : undefined}
    />
  );
  return (
    <div>
      <h1 className="sr-only">{say.shoppingLists}</h1>
      <div className={WORK_HEAD}>
        <WorkTitle
          ref={(field) => {
            nameRef.current = field;
          }}
          label={say.listName}
          aria-invalid={isNameMissing || undefined}
          aria-describedby={saving.refusal ? 'list-refusal' : undefined}
          placeholder={say.nameYourList}
          value={name}
          readOnly={!mayEdit}
          maxLength={LIST_NAME_MAX}
          onValueChange={(text) => {
            shopping.setName(text);
            saving.dismissRefusal();
          }}
        />
        <ListTools
          current={current}
          isSaving={saving.isSaving}
          mayEdit={mayEdit}
          onAdd={handleAddAnywhere}
          onLoad={handleLoad}
          onSave={save}
          onSettings={handleSettings}
          onShop={canChooseShop ? handleShop : undefined}
          onLists={handleLists}
        />
      </div>
      <WhoOfList id={listId} />
      {saving.refusal && (
        <Notice tone="error" className="mb-5">
          <span id="list-refusal">{saving.refusal}</span>
        </Notice>
      )}
      {saving.isWaiting && (
        <Notice
          tone="warning"
          className="mb-5"
          action={
            <Button variant="outline" size="sm" saving={saving.isSaving} onClick={saving.save}>
              {say.tryAgainNow}
            </Button>
          }
        >
          {say.keptOnDevice}
        </Notice>
      )}
      {shopping.waiting.isAway && shopping.waiting.count > 0 && !saving.isWaiting && !isUnwritten && (
        <Notice tone="info" className="mb-5">
          {say.waitHere(shopping.waiting.count)}
        </Notice>
      )}
      {open.isPending && <Loader label={say.makingYourList} />}
      {open.error && (
        <FailedLoad
          className="mb-5"
          error={open.error}
          onRetry={() => open.mutate(open.variables, { onSuccess: replace })}
          sentence={say.planNotLoaded}
        />
      )}
      {again.due.length > 0 && <DueLine due={again.due} onPut={again.put} onSkip={again.skip} />}
      <div className={isNarrow ? BAR_OF_PHONE : `${PANEL_BAR} ${BAR}`}>
        <ListProgress checked={checked} total={total}>
          <ListCost items={items} serves={settings.serves} />
        </ListProgress>
        {isNarrow && total > 0 && (
          <Button variant="primary" icon={ShoppingBasket} onClick={enterShop}>
            {say.startShopping}
          </Button>
        )}
        {!isNarrow && controls}
      </div>

      {items.length === 0 && !open.isPending && <NothingOnList lastUsed={lastUsed} />}
      <AisleBoard
        list={list}
        aisles={aisles}
        settings={shownSettings}
        mayEdit={mayEdit}
        tickers={tickers}
        menuId={menu?.id}
        editingId={editing ?? undefined}
        onAdd={handleAddTo}
        onCheck={check}
        onMenu={handleMenu}
        onMove={acts.move}
        onNeed={acts.need}
        onEdit={setEditing}
        onEdited={editLine}
        onEditClosed={closeLine}
      />

      {isNarrow && <div className={FOOT_OF_PHONE}>{controls}</div>}
      <ItemMenu
        opened={placedMenu}
        serves={settings.serves}
        onEdit={setEditing}
        onMove={acts.move}
        onHome={acts.home}
        every={placed ? again.everyOf(placed.item) : null}
        onEvery={(every) => placed && again.setEvery(placed.item, placed.aisle, every)}
        onMoveAway={(id) => setSeveral({ kind: 'move', id })}
        onPrice={mayEdit ? setPriced : undefined}
        onDelete={acts.remove}
        onClose={() => setMenu(null)}
      />
      {undo && (
        <Notice
          tone="info"
          body="beside"
          className={UNDO}
          action={
            <span className="flex items-center gap-1">
              <Button variant="outline" size="sm" icon={Undo2} onClick={shopping.undoLast}>
                {say.undo}
              </Button>
              <IconButton icon={X} label={say.dismiss} size="sm" onClick={() => setUndo(null)} />
            </span>
          }
        >
          {undo.done}
        </Notice>
      )}

      {priced && <PriceDialog name={thingName(priced)} label={writeName(priced)} onClose={() => setPriced(null)} />}
      {dialog === 'add' && !isInShop && addDialog}
      {isInShop && (
        <ShopView
          list={list}
          name={name}
          aisles={aisles}
          settings={settings}
          mayEdit={mayEdit}
          tickers={tickers}
          waiting={shopping.waiting}
          onCheck={check}
          onEdited={acts.edit}
          onAdd={handleAddAnywhere}
          onFinish={() => {
            leaveShop();
            acts.finishShop();
          }}
          onClose={leaveShop}
        >
          {dialog === 'add' && addDialog}
        </ShopView>
      )}
      {dialog === 'load' && (
        <LoadListDialog
          onClose={closeDialog}
          onDeleted={shopping.letGo}
          onPutBack={shopping.lookForGone}
          onLoad={(opened) => {
            replace(opened);
            closeDialog();
          }}
        />
      )}
      {several && (
        <SeveralDialogs
          opened={several}
          shopping={shopping}
          mayEdit={mayEdit}
          onReplace={handleReplace}
          onLoad={() => {
            setSeveral(null);
            setDialog('load');
          }}
          onClose={() => setSeveral(null)}
        />
      )}
      {dialog === 'shop' && mayEdit && (
        <ShopDialog habits={habits} shop={shop} act={actOnHabits} onChoose={chooseShop} onClose={closeDialog} />
      )}
      {dialog === 'shop' && !mayEdit && (
        <OwnShopDialog habits={habits} shop={shop} onChoose={chooseShop} onClose={closeDialog} />
      )}
      {dialog === 'settings' && (
        <ListSettingsDialog
          settings={settings}
          onChange={setSettings}
          regulars={again.regulars}
          onEnd={mayEdit ? again.end : undefined}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
