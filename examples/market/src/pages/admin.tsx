import { DataList, Empty, isPlatformError, usePlatform } from 'portico';
import { useApi, useAllOrders } from '../api/queries.ts';
import { type Order, type OrderState, orderStates } from '../api/types.ts';
import { OrderCard } from '../parts/order-card.tsx';
import { stateWord } from '../parts/order-words.ts';
import { useShopText } from '../parts/use-shop-text.ts';
import '../styles/order.css';

const states: readonly OrderState[] = [...orderStates, 'cancelled'];

export default function Admin() {
  const { t } = useShopText();
  const api = useApi();
  const platform = usePlatform();
  const orders = useAllOrders();

  const change = async ({ id, way }: Order) => {
    try {
      const { tapIndex } = await platform.showActionSheet({
        title: t('changeStatus'),
        itemList: states.map((state) => t(stateWord(state, way))),
      });
      await api.setState(id, states[tapIndex] ?? 'placed');
      await orders.refetch();
      void platform.showToast({ title: t('statusChanged'), icon: 'success' });
    } catch (error) {
      if (isPlatformError(error, 'cancel')) return;
      void platform.showToast({ title: t('failed'), icon: 'error' });
    }
  };

  return (
    <DataList
      label={t('admin')}
      variant="plain"
      query={orders}
      items={orders.data}
      itemKey={({ id }) => id}
      renderItem={(order) => (
        <OrderCard order={order} press={{ onClick: () => void change(order) }} />
      )}
      empty={<Empty title={t('noOrdersAtAll')} />}
    />
  );
}
