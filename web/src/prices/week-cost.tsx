import type { ReplyOf } from '@sorrel/contract/endpoint';
import { COSTED_RECIPES_MAX, type costOfWeek } from '@sorrel/contract/prices';
import type { Currency } from '@sorrel/core/prices/currency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { writeAll } from '../language/write.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { recipePath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { shownCurrency, writeFood, writeMoney } from './money.ts';
import { costQuery, pricesQuery } from './queries.ts';
import { say } from './sentences.ts';

const LINE = 'num mb-5 flex min-h-10 flex-wrap items-center gap-x-5 text-sm text-ink-2';
const DEAREST = 12;
/** A week that is being changed is asked about when it rests. */
const REST_MS = 800;

type WeekSum = ReplyOf<typeof costOfWeek>;

interface WeekCostProps {
  /** Servings that are cooked of each recipe, by its id. */
  servings: ReadonlyMap<string, number>;
  /** How many eat; 1 where that is nobody but oneself. */
  people: number;
}

/** What a week costs, as far as its foods have prices; nothing where none has. The dearest dishes under a press. */
export function WeekCost({ servings, people }: WeekCostProps) {
  const { data: prices } = useQuery(pricesQuery());
  const [isOpen, setIsOpen] = useState(false);
  const cooked = [...servings].map(([id, portions]) => ({ id, portions })).sort((a, b) => (a.id < b.id ? -1 : 1));
  const now = JSON.stringify(cooked);
  const asked = useDebounced(now, REST_MS);
  const isAsked = cooked.length > 0 && cooked.length <= COSTED_RECIPES_MAX && (prices?.prices.length ?? 0) > 0;
  const isRested = asked === now;
  const recipes: typeof cooked = JSON.parse(asked);
  const { data, error, isFetching, refetch } = useQuery({
    ...costQuery(recipes, prices),
    enabled: isAsked && isRested,
  });
  if (!isAsked) return null;
  // what another week cost, or this one before it was changed, is not what is shown now
  const cost = isRested ? data : undefined;
  if (cost === undefined && isRested && error !== null && !isFetching) {
    return <FailedLoad className="mb-5" error={error} onRetry={() => void refetch()} sentence={say.notCounted} />;
  }
  if (cost === undefined) return <p className={LINE}>{say.counting}</p>;
  if (cost.knownHundredths === 0) return null;
  const currency = shownCurrency(prices);
  return (
    <div className={LINE}>
      <span role="status">{sumOf(cost, people, currency)}</span>
      <Button variant="text" size="sm" className="-ml-3" onClick={() => setIsOpen(true)}>
        {say.details}
      </Button>
      {isOpen && <CostDialog cost={cost} people={people} currency={currency} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function sumOf({ knownHundredths, known, foods, missing }: WeekSum, people: number, currency: Currency): string {
  const money = writeMoney(knownHundredths, currency);
  const unknown = foods - known;
  const sum = say.weekSum(unknown + missing === 0 ? say.roughly(money) : say.atLeast(money), people);
  return [sum, ...(unknown > 0 ? [say.noPrice(unknown)] : []), ...(missing > 0 ? [say.gone(missing)] : [])].join('; ');
}

/** What is known of one dish: of a part of its foods it is the least that it costs. */
function costOfDish(
  { knownHundredths, known, foods }: Pick<WeekSum, 'knownHundredths' | 'known' | 'foods'>,
  currency: Currency,
) {
  if (knownHundredths === 0) return say.nothingKnown;
  const money = writeMoney(knownHundredths, currency);
  return known < foods ? say.atLeastSum(money) : money;
}

interface CostDialogProps {
  cost: WeekSum;
  people: number;
  currency: Currency;
  onClose: () => void;
}

function CostDialog({ cost, people, currency, onClose }: CostDialogProps) {
  const unknown = (why: WeekSum['unknown'][number]['why']) =>
    cost.unknown.filter((food) => food.why === why).map(({ label }) => writeFood(label));
  const lists = [
    { title: say.unknownFoods, names: unknown('price') },
    { title: say.unfitFoods, names: unknown('amount') },
  ].filter(({ names }) => names.length > 0);
  return (
    <Dialog open onOpenChange={onClose} title={say.detailsTitle}>
      <div className="grid gap-4">
        <p className="num">{sumOf(cost, people, currency)}</p>
        <p className="text-sm text-ink-2">{say.aboutSum}</p>
        <section className="grid gap-1">
          <h3>{say.dearest}</h3>
          <ul>
            {cost.recipes.slice(0, DEAREST).map(({ id, name, knownHundredths, known, foods }) => (
              <li key={id} className="flex min-h-12 items-center gap-3 border-t border-line py-2">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <Link to={recipePath(id, name)}>
                    <bdi>{name}</bdi>
                  </Link>
                  {known < foods && known > 0 && (
                    <span className="block text-sm text-ink-2">{say.priced(known, foods)}</span>
                  )}
                </span>
                <span className="num">{costOfDish({ knownHundredths, known, foods }, currency)}</span>
              </li>
            ))}
          </ul>
        </section>
        {lists.map(({ title, names }) => (
          <section key={title} className="grid gap-1">
            <h3>{title}</h3>
            <p className="text-sm text-ink-2">{writeAll(names)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
