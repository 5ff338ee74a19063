import type { Aisle } from '@sorrel/core/foods/aisles';
import { noteTick, regularOfItem, regularsOf } from '@sorrel/core/lists/habits/regulars';
import { listsTogether, type SharedItem } from '@sorrel/core/lists/several-lists';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { terms } from '../../language/terms.ts';
import { writeAll } from '../../language/write.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { useStored } from '../../lib/use-stored.ts';
import { paths } from '../../paths.ts';
import { Loader } from '../../ui/loader.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useHabits } from '../habits/use-habits.ts';
import { useListShop } from '../habits/use-list-shop.ts';
import { ItemRow } from '../item-row.tsx';
import { ListProgress } from '../list-bar.tsx';
import { AISLE, AISLE_EDGES, AISLE_PICTURES, AISLES, BAR } from '../list-looks.ts';
import { say } from '../sentences.ts';
import { LIST_SETTINGS, ListSettings } from '../stored-list.ts';
import { useListsTogether } from './use-lists-together.ts';

const nothing = () => undefined;

/** Several lists shopped at once: by aisle, the same thing once, each tick on the lists where it stands. */
export function TogetherPage({ ids }: { ids: readonly string[] }) {
  useDocumentTitle(say.shopTogether);
  const { lists, check } = useListsTogether(ids);
  const kept = useHabits();
  const { shop } = useListShop(kept, ids[0] ?? null);
  const [settings] = useStored('shoppingSettings', ListSettings, LIST_SETTINGS, window.localStorage);
  const together = useMemo(() => listsTogether(lists), [lists]);
  const lines = Object.values(together).flat();
  const regulars = useMemo(() => regularsOf(kept.habits), [kept.habits]);
  const handleCheck = useLatestCallback((id: string, checked: boolean) => {
    const line = lines.find(({ item }) => item.id === id);
    if (line === undefined) return;
    check(line.parts, checked);
    const regular = regularOfItem(regulars, line.item);
    if (regular !== null) kept.act(noteTick(regular, checked, kept.nowMs()));
  });
  const nameOf = new Map(lists.map(({ id, name }) => [id, name]));

  return (
    <div>
      <PageTitle>{say.shopTogether}</PageTitle>
      <p className="mb-4 text-ink-2 wrap-anywhere">
        {writeAll(lists.map(({ name }) => name))}{' '}
        <Link className="link" to={paths.shoppingLists}>
          {say.backToOneList}
        </Link>
      </p>
      {lists.length === 0 ? (
        <Loader />
      ) : (
        <>
          <div className={BAR}>
            <ListProgress checked={lines.filter(({ item }) => item.checked).length} total={lines.length} />
          </div>
          <div className={AISLES}>
            {shop.aisles
              .filter((aisle) => together[aisle].length > 0)
              .map((aisle) => (
                <TogetherAisle
                  key={aisle}
                  aisle={aisle}
                  lines={together[aisle]}
                  settings={settings}
                  nameOf={nameOf}
                  onCheck={handleCheck}
                />
              ))}
          </div>
          {lines.length === 0 && <p>{say.yourListIsEmpty}</p>}
        </>
      )}
    </div>
  );
}

interface TogetherAisleProps {
  aisle: Aisle;
  lines: readonly SharedItem[];
  settings: ListSettings;
  nameOf: ReadonlyMap<string, string>;
  onCheck: (id: string, checked: boolean) => void;
}

function TogetherAisle({ aisle, lines, settings, nameOf, onCheck }: TogetherAisleProps) {
  const id = useId();
  return (
    <section className={`${AISLE} ${AISLE_EDGES.still}`} aria-labelledby={id}>
      <header className="flex items-center gap-2.5 pb-1.5">
        <img src={`/food/${AISLE_PICTURES[aisle]}.webp`} width={36} height={36} alt="" loading="lazy" />
        <h2 className="flex-1 text-md" id={id}>
          {terms.aisles[aisle]}
        </h2>
        <span className="num text-sm text-ink-3">
          {lines.filter(({ item }) => item.checked).length}/{lines.length}
        </span>
      </header>
      <ul>
        {lines.map(({ item, parts }) => (
          <ItemRow
            key={item.id}
            item={item}
            note={writeAll(parts.map(({ listId }) => nameOf.get(listId) ?? ''))}
            serves={settings.serves}
            quantities={settings.quantities}
            isMenuOpen={false}
            isDragging={false}
            ticker={undefined}
            mayEdit={false}
            onCheck={onCheck}
            onMenu={nothing}
            onEdit={nothing}
          />
        ))}
      </ul>
    </section>
  );
}
