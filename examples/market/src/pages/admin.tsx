import { Empty, isPlatformError, Skeleton, usePlatform } from 'portico';
import { useApi, useAllOrders } from '../api/queries.ts';
import { type Order, type OrderState, orderStates } from '../api/types.ts';
import { Failure } from '../parts/failure.tsx';
import { OrderCard } from '../parts/order-card.tsx';
import { stateWord } from '../parts/order-words.ts';
import { useRefresh } from '../parts/use-refresh.ts';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/order.css';

const states: readonly OrderState[] = [...orderStates, 'cancelled'];

export default function Admin() {
  const { t } = useShopText();
  const api = useApi();
  const platform = usePlatform();
  const { data: orders, isError, refetch } = useAllOrders();
  useRefresh(refetch);

  const change = async ({ id, way }: Order) => {
    try {
      const { tapIndex } = await platform.showActionSheet({
        title: t('changeStatus'),
        itemList: states.map((state) => t(stateWord(state, way))),
      });
      await api.setState(id, states[tapIndex] ?? 'placed');
      await refetch();
      void platform.showToast({ title: t('statusChanged'), icon: 'success' });
    } catch (error) {
      if (isPlatformError(error, 'cancel')) return;
      void platform.showToast({ title: t('failed'), icon: 'error' });
    }
  };

  if (isError && !orders) return <Failure onRetry={() => void refetch()} />;
  if (!orders) return <Skeleton className="page" rows={6} />;
  if (orders.length === 0) return <Empty title={t('noOrdersAtAll')} />;
  return (
    <div className="page">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} press={{ onClick: () => void change(order) }} />
      ))}
    </div>
  );
}
