import { Button, Empty, Skeleton, usePageShow, usePlatform } from 'portico';
import { useOrders } from '../api/queries.ts';
import { Failure } from '../parts/failure.tsx';
import { KeptOrders } from '../parts/kept-orders.tsx';
import { OrderCard } from '../parts/order-card.tsx';
import { useRefresh } from '../parts/use-refresh.ts';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/order.css';

export default function Orders() {
  return (
    <>
      <KeptOrders />
      <OrderList />
    </>
  );
}

function OrderList() {
  const { t } = useShopText();
  const platform = usePlatform();
  const { data: orders, isError, refetch } = useOrders();
  useRefresh(refetch);
  // Orders go on while another page is open.
  usePageShow(() => void refetch());

  if (isError && !orders) return <Failure onRetry={() => void refetch()} />;
  if (!orders) return <Skeleton className="page" rows={6} />;
  if (orders.length === 0) {
    return (
      <Empty title={t('noOrders')} text={t('noOrdersText')}>
        <Button onClick={() => void platform.switchTab('/')}>{t('toMarket')}</Button>
      </Empty>
    );
  }
  return (
    <div className="page">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          press={{ href: platform.href('/order/:id', { id: order.id }) }}
        />
      ))}
    </div>
  );
}
