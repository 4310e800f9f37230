import { type Platform, usePlatform } from 'portico';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Line } from '../api/types.ts';
import { addLine, isLine, setCount } from './lines.ts';

const KEY = 'cart';
const NO_LINES: readonly Line[] = [];

/** The cart of this phone. It is stored, so it is there after a reload and at the next visit. */
function createCart(platform: Platform) {
  const listeners = new Set<() => void>();
  let lines: readonly Line[] | undefined;

  const read = () => {
    const stored: unknown = platform.getStorageSync(KEY);
    lines ??= Array.isArray(stored) ? stored.filter(isLine) : NO_LINES;
    return lines;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly Line[]) => {
    lines = next;
    platform.setStorageSync(KEY, next);
    notify();
  };
  return {
    lines: read,
    add: (line: Line) => change(addLine(read(), line)),
    setCount: (key: string, count: number) => change(setCount(read(), key, count)),
    clear: () => change(NO_LINES),
    /** Another tab of the browser changes the same cart. */
    followOtherTabs: () =>
      platform.onStorageChange(({ key, newValue }) => {
        const isOwn = JSON.stringify(newValue) === JSON.stringify(lines);
        if (isOwn || (key !== KEY && key !== null)) return;
        lines = undefined;
        notify();
      }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Cart = ReturnType<typeof createCart>;

const CartContext = createContext<Cart | null>(null);

export function CartProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [cart] = useState(() => createCart(platform));
  useEffect(() => cart.followOtherTabs(), [cart]);
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
