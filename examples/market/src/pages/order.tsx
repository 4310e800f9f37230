import {
  ActionBar,
  ActionBarButton,
  ActionBarIcon,
  Button,
  Cell,
  Empty,
  List,
  NoticeBar,
  Skeleton,
  Steps,
  Tag,
  useNetworkStatus,
  usePage,
  usePageTitle,
  usePlatform,
} from 'portico';
import { MessageIcon } from 'portico/icons';
import { isMissing } from '../api/api.ts';
import { useCatalogue, useOrder } from '../api/queries.ts';
import { type Order, orderStates } from '../api/types.ts';
import { useLiveOrder } from '../api/use-live-order.ts';
import { useCart } from '../cart/cart-provider.tsx';
import { totalsOf } from '../cart/totals.ts';
import { areaNames } from '../parts/areas.ts';
import { Failure } from '../parts/failure.tsx';
import { stateWord } from '../parts/order-words.ts';
import { pictureOf, Thumb } from '../parts/picture.tsx';
import { Sums } from '../parts/sums.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/order.css';

export default function OrderPage() {
  const { t } = useShopText();
  const { id } = usePage('/order/:id').params;
  const { data: order, error, refetch } = useOrder(id);
  const isLive = useLiveOrder(id);

  usePageTitle(t('orderNumber', { id }));

  if (isMissing(error)) return <Empty preset="search" />;
  if (error && !order) return <Failure onRetry={() => void refetch()} />;
  if (!order) return <Skeleton className="page" rows={8} />;
  return <LiveOrder order={order} isLive={isLive} />;
}

function LiveOrder({ order, isLive }: { order: Order; isLive: boolean }) {
  const { t, locale } = useShopText();
  const platform = usePlatform();
  const { isConnected } = useNetworkStatus();
  const cart = useCart();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const { state, way, times, id } = order;
  const isOver = state === 'done' || state === 'cancelled';
  const again = () => {
    for (const line of order.lines) cart.add(line);
    void platform.navigate('/cart');
  };
  return (
    <>
      {state === 'cancelled' && (
        <NoticeBar className="top-note" type="danger">
          {t('cancelledText')}
        </NoticeBar>
      )}
      <div className="lists">
        <section className="order-status">
          <div className="order-status-head">
            {/* A new state arrives without a tap, so a screen reader must hear of it. */}
            <div role="status">
              <h2>{t(stateWord(state, way))}</h2>
            </div>
            {!isOver && (
              <Tag tone={isConnected && isLive ? 'success' : 'neutral'} round size="small">
                {t(!isConnected ? 'noNetwork' : isLive ? 'live' : 'connecting')}
              </Tag>
            )}
          </div>
          {state !== 'cancelled' && (
            <Steps
              aria-label={t('status')}
              direction="vertical"
              value={state}
              status={state === 'done' ? 'done' : 'current'}
              items={orderStates.map((one) => {
                const at = times[one];
                return {
                  value: one,
                  label: t(stateWord(one, way)),
                  note: at === undefined ? undefined : time.format(at),
                };
              })}
            />
          )}
        </section>
        <Where order={order} />
        <Goods order={order} />
      </div>
      <ActionBar label={t('orderNumber', { id })}>
        <ActionBarIcon
          label={t('shop')}
          icon={<MessageIcon />}
          href={platform.href('/chat/:id', { id })}
        />
        <ActionBarButton variant={isOver ? 'primary' : 'tonal'} onClick={again}>
          {t('reorder')}
        </ActionBarButton>
      </ActionBar>
    </>
  );
}

function Where({ order }: { order: Order }) {
  const { t, text, locale } = useShopText();
  const { way, place, name, phone, when, note, photos } = order;
  const platform = usePlatform();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  const address =
    way === 'collect' || !place
      ? t('shopAddress')
      : [place.street, ...areaNames(place.area, text).reverse()].join(', ');
  return (
    <List label={t('deliverTo')}>
      <Cell title={way === 'collect' ? t('collectAt') : t('deliverTo')} note={address} />
      <Cell title={name} note={phone} />
      <Cell title={t('when')} note={date.format(new Date(when.replace(' ', 'T')))} />
      {note && <Cell title={t('note')} note={note} />}
      {photos.length > 0 && (
        <Cell
          title={t('photos')}
          extra={photos.length}
          onClick={() => void platform.previewImage({ urls: [...photos] })}
        />
      )}
    </List>
  );
}

function Goods({ order }: { order: Order }) {
  const { t, text } = useShopText();
  const platform = usePlatform();
  const { data } = useCatalogue();
  const items = data?.items ?? [];
  const { goods, fee } = totalsOf(order.lines, items, order.way);
  return (
    <>
      <List label={t('goods')}>
        {order.lines.map((line, index) => {
          const item = items.find(({ id }) => id === line.item);
          const chosen = item?.options
            .flatMap(({ choices }) => choices)
            .filter(({ value }) => line.choices.includes(value));
          return (
            <Cell
              key={index}
              icon={<Thumb src={pictureOf(line.item)} />}
              title={item ? text(item.name) : line.item}
              note={chosen?.map((choice) => text(choice.label)).join(', ')}
              extra={
                <span className="order-line-end">
                  × {line.count}
                  {order.state === 'done' && (
                    <Button
                      size="small"
                      variant="tonal"
                      aria-label={`${t('writeReview')}: ${item ? text(item.name) : line.item}`}
                      onClick={() => void platform.navigate('/review/:id', { id: line.item })}
                    >
                      {t('review')}
                    </Button>
                  )}
                </span>
              }
            />
          );
        })}
      </List>
      <Sums goods={goods} fee={fee} discount={order.discount} total={order.total} />
    </>
  );
}
