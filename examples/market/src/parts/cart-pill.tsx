import { Link } from 'portico';
import { CartIcon } from 'portico/icons';
import { useCatalogue } from '../api/queries.ts';
import { useCartLines } from '../cart/cart-provider.tsx';
import { countOf } from '../cart/lines.ts';
import { totalsOf } from '../cart/totals.ts';
import { useShopText } from './use-shop-text.ts';

/** The cart at the bottom of a tab page, while there is something in it. */
export function CartPill() {
  const { t, price } = useShopText();
  const lines = useCartLines();
  const { data } = useCatalogue();
  const count = countOf(lines);
  if (count === 0 || !data) return null;
  return (
    <div className="cart-pill-place">
      <Link to="/cart" className="cart-pill" aria-label={t('inCart', { count })}>
        <span className="cart-pill-icon">
          <CartIcon size="1.5rem" />
          <span className="cart-pill-count">{count}</span>
        </span>
        <strong>{price(totalsOf(lines, data.items, 'collect').total)}</strong>
        <span className="cart-pill-text">{t('viewCart')}</span>
      </Link>
    </div>
  );
}
