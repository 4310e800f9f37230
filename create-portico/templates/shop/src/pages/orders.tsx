import {
  Button,
  Cell,
  Empty,
  List,
  Skeleton,
  useLocale,
  usePlatform,
  usePullDownRefresh,
  useWords,
} from 'portico';
import { useOrders } from '../api/queries.ts';
import { Failure } from '../components/failure.tsx';
import { cartEn } from '../words/cart.ts';
import { en } from '../words/en.ts';

const words = { ...en, ...cartEn };

export default function Orders() {
  const t = useWords(words);
  const platform = usePlatform();
  const { locale } = useLocale();
  const { data: orders, isError, refetch } = useOrders();
  usePullDownRefresh(async () => {
    await refetch({ throwOnError: true });
  });
  const open = () => void platform.switchTab('/');

  if (isError && !orders) return <Failure onRetry={() => void refetch()} />;
  if (orders?.length === 0) {
    return (
      <Empty title={t('noOrders')} text={t('noOrdersText')}>
        <Button onClick={open}>{t('seeMenu')}</Button>
      </Empty>
    );
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return (
    <div className="lists">
      <Skeleton loading={!orders} rows={6}>
        <List label={t('orders')}>
          {orders?.map(({ id, day, lines }) => (
            <Cell
              key={id}
              title={t('orderNumber', { id })}
              note={date.format(new Date(`${day}T12:00`))}
              extra={t('cups', { count: lines.reduce((sum, { cups }) => sum + cups, 0) })}
            />
          ))}
        </List>
      </Skeleton>
      <div className="page">
        <Button block onClick={open}>
          {t('seeMenu')}
        </Button>
      </div>
    </div>
  );
}
