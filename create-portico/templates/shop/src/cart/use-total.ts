import { useDrinks } from '../api/queries.ts';
import { useCartLines } from './cart-provider.tsx';

/** The drinks of the cart with their names and prices, and the sum. */
export function useTotal() {
  const lines = useCartLines();
  const drinks = useDrinks();
  const rows = lines.flatMap(({ drink: id, cups }) => {
    const drink = drinks.data?.find((one) => one.id === id);
    return drink ? [{ drink, cups }] : [];
  });
  const total = rows.reduce((sum, { drink, cups }) => sum + drink.price * cups, 0);
  return { drinks, lines, rows, total };
}
