import { Card, Tag } from 'portico';
import type { Order } from '../api/types.ts';
import { stateTone, stateWord } from './order-words.ts';
import { pictureOf, Thumb } from './picture.tsx';
import { useShopText } from './use-shop-text.ts';

const SHOWN = 4;

/** The pictures of what was ordered. */
export const OrderGoods = ({ lines }: Pick<Order, 'lines'>) => (
  <span className="order-goods">
    {lines.slice(0, SHOWN).map((line, index) => (
      <Thumb key={index} src={pictureOf(line.item)} />
    ))}
    {lines.length > SHOWN && <span className="order-more">+{lines.length - SHOWN}</span>}
  </span>
);

type Press = { readonly href: string } | { readonly onClick: () => void };

/** An order in a list: its state, its goods, its sum. */
export function OrderCard({ order, press }: { order: Order; press: Press }) {
  const { t, price, locale } = useShopText();
  const { id, lines, state, way, times, total, name } = order;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card
      {...press}
      level={2}
      title={t('orderNumber', { id })}
      extra={
        <Tag tone={stateTone[state]} round>
          {t(stateWord(state, way))}
        </Tag>
      }
    >
      <OrderGoods lines={lines} />
      <span className="order-facts">
        <span>
          <bdi>{name}</bdi> · <bdi>{date.format(times.placed)}</bdi>
        </span>
        <strong>{price(total)}</strong>
      </span>
    </Card>
  );
}
