import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, Tag, useNetworkStatus, usePlatform } from 'portico';
import { useOutbox } from 'portico/offline';
import { useEffect } from 'react';
import type { FieldErrors } from '../api/api.ts';
import { useCatalogue } from '../api/queries.ts';
import type { Line } from '../api/types.ts';
import { useCart } from '../cart/cart-provider.tsx';
import { totalsOf } from '../cart/totals.ts';
import { keepFocus } from './keep-focus.ts';
import { OrderGoods } from './order-card.tsx';
import { useSlots } from './slots.tsx';
import { useShopText } from './use-shop-text.ts';

const states = {
  waiting: { word: 'orderWaits', tone: 'warning' },
  sending: { word: 'orderGoesOut', tone: 'accent' },
  refused: { word: 'orderRefused', tone: 'danger' },
} as const;

/** The orders that the shop does not have yet. */
export function KeptOrders() {
  const { t, price } = useShopText();
  const queries = useQueryClient();
  const { data } = useCatalogue();
  const platform = usePlatform();
  const cart = useCart();
  const { isConnected } = useNetworkStatus();
  const { outbox } = useSlots();
  const { entries: all, retry, discard } = useOutbox(outbox);
  const entries = all.filter(({ kind }) => kind === 'order');
  const count = entries.length;
  // An order that has arrived is in the list of the shop.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['orders'] }), [queries, count]);

  const orderAgain = async (id: string, lines: readonly Line[]) => {
    for (const line of lines) cart.add(line);
    await discard(id);
    await platform.navigate('/cart');
  };

  const cards = entries.map(({ id, payload, state, refused }) => {
    const { fields } = (refused?.data ?? {}) as FieldErrors;
    const reason = fields && Object.values(fields).join(' ');
    return (
      <Card
        key={id}
        level={2}
        title={t('newOrder')}
        extra={
          <Tag tone={states[state].tone} round>
            {t(state === 'waiting' && isConnected ? 'orderFollows' : states[state].word)}
          </Tag>
        }
      >
        <OrderGoods lines={payload.lines} />
        <span className="order-facts">
          <bdi>{payload.name}</bdi>
          {data && <strong>{price(totalsOf(payload.lines, data.items, payload.way).total)}</strong>}
        </span>
        {reason && (
          <span className="kept-order-reason" dir="auto">
            {reason}
          </span>
        )}
        {refused && (
          <span className="kept-order-choice">
            {reason ? (
              // The same order would be refused again.
              <Button size="small" onClick={() => orderAgain(id, payload.lines)}>
                {t('reorder')}
              </Button>
            ) : (
              <Button size="small" onClick={() => keepFocus(() => retry(id))}>
                {t('sendAgain')}
              </Button>
            )}
            <Button size="small" variant="plain" onClick={() => keepFocus(() => discard(id))}>
              {t('discardOrder')}
            </Button>
          </span>
        )}
      </Card>
    );
  });
  return count > 0 && <div className="kept-orders">{cards}</div>;
}
