import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, Tag } from 'portico';
import { useOutbox } from 'portico/offline';
import { useEffect } from 'react';
import { outbox } from '../api/outbox.ts';
import { useCatalogue } from '../api/queries.ts';
import { totalsOf } from '../cart/totals.ts';
import { pictureOf } from './item-card.tsx';
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
  const { entries, retry, discard } = useOutbox(outbox);
  const count = entries.length;
  // An order that has arrived is in the list of the shop.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['orders'] }), [queries, count]);

  const cards = entries.map(({ id, payload, state, refused }) => (
    <Card
      key={id}
      level={2}
      title={t('newOrder')}
      extra={
        <Tag tone={states[state].tone} round>
          {t(states[state].word)}
        </Tag>
      }
    >
      <span className="order-goods">
        {payload.lines.slice(0, 4).map((line, index) => (
          <img key={index} className="thumb" src={pictureOf(line.item)} alt="" />
        ))}
      </span>
      <span className="order-facts">
        <bdi>{payload.name}</bdi>
        {data && <strong>{price(totalsOf(payload.lines, data.items, payload.way).total)}</strong>}
      </span>
      {refused && (
        <span className="kept-order-choice">
          <Button size="small" onClick={() => void retry(id)}>
            {t('sendAgain')}
          </Button>
          <Button size="small" variant="plain" onClick={() => void discard(id)}>
            {t('discardOrder')}
          </Button>
        </span>
      )}
    </Card>
  ));
  return count > 0 && <div className="kept-orders">{cards}</div>;
}
