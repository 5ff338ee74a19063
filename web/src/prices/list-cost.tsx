import { isAtHome } from '@sorrel/core/lists/edit-list';
import type { ListItem } from '@sorrel/core/lists/list';
import { costOfItems } from '@sorrel/core/prices/cost-of-items';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shownCurrency, writeMoney } from './money.ts';
import { pricesQuery } from './queries.ts';
import { say } from './sentences.ts';

interface ListCostProps {
  items: readonly ListItem[];
  serves: number;
}

/** What a list costs, as far as foods on it have prices; nothing where none has. What is at home is not bought. */
export function ListCost({ items, serves }: ListCostProps) {
  const { data: prices } = useQuery(pricesQuery());
  const cost = useMemo(() => {
    const rates = new Map(prices?.prices.map((price) => [price.name, price.rates]));
    const bought = items.filter((item) => !isAtHome(item));
    return rates.size === 0 ? null : costOfItems(bought, serves, (name) => rates.get(name));
  }, [prices, items, serves]);
  if (cost === null || cost.knownHundredths === 0) return null;
  const { knownHundredths, known, foods } = cost;
  const money = writeMoney(knownHundredths, shownCurrency(prices));
  return (
    <p className="num text-sm text-ink-2">
      {known === foods ? say.roughly(money) : say.listSum(say.priced(known, foods), say.atLeastSum(money))}
    </p>
  );
}
