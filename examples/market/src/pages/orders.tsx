import { Button, DataList, Empty, usePlatform } from 'portico';
import { useOrders } from '../api/queries.ts';
import { KeptOrders } from '../parts/kept-orders.tsx';
import { OrderCard } from '../parts/order-card.tsx';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/order.css';

export default function Orders() {
  const { t } = useShopText();
  const platform = usePlatform();
  const orders = useOrders();
  return (
    <>
      <KeptOrders />
      <DataList
        label={t('orders')}
        variant="plain"
        query={orders}
        items={orders.data}
        itemKey={({ id }) => id}
        renderItem={(order) => (
          <OrderCard
            order={order}
            press={{ href: platform.href('/order/:id', { id: order.id }) }}
          />
        )}
        empty={
          <Empty title={t('noOrders')} text={t('noOrdersText')}>
            <Button onClick={() => void platform.switchTab('/')}>{t('toMarket')}</Button>
          </Empty>
        }
      />
    </>
  );
}
