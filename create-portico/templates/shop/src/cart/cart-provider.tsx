import { usePlatform } from 'portico';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Line } from '../api/api.ts';
import { type Cart, createCart } from './cart.ts';

const CartContext = createContext<Cart | null>(null);

/** The index of the tab "Cart". */
const CART_TAB = 1;

const NO_LINES: readonly Line[] = [];

export function CartProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [cart] = useState(() => createCart(platform));
  return <CartContext value={cart}>{children}</CartContext>;
}

export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCart needs a CartProvider around it.');
  return cart;
}

export function useCartLines(): readonly Line[] {
  const cart = useCart();
  // A page that is rendered ahead does not know the user's cart.
  return useSyncExternalStore(cart.subscribe, cart.lines, () => NO_LINES);
}

/** Shows the number of cups at the tab. For tab pages: only they have a tab bar. */
export function useCartBadge(): void {
  const platform = usePlatform();
  const cups = useCartLines().reduce((sum, line) => sum + line.cups, 0);
  useEffect(() => {
    if (cups > 0) void platform.setTabBarBadge({ index: CART_TAB, text: String(cups) });
    else void platform.removeTabBarBadge({ index: CART_TAB });
  }, [cups, platform]);
}
