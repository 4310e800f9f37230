import { Button, Cell, DataList, Empty, useLocale, usePlatform, useWords } from 'portico';
import { useOrders } from '../api/queries.ts';
import { cartEn } from '../words/cart.ts';
import { en } from '../words/en.ts';

const words = { ...en, ...cartEn };

export default function Orders() {
  const t = useWords(words);
  const platform = usePlatform();
  const { locale } = useLocale();
  const orders = useOrders();
  const open = () => void platform.switchTab('/');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return (
    <div className="lists">
      <DataList
        label={t('orders')}
        query={orders}
        items={orders.data}
        itemKey={({ id }) => id}
        renderItem={({ id, day, lines }) => (
          <Cell
            title={t('orderNumber', { id })}
            note={date.format(new Date(`${day}T12:00`))}
            extra={t('cups', { count: lines.reduce((sum, { cups }) => sum + cups, 0) })}
          />
        )}
        empty={<Empty title={t('noOrders')} text={t('noOrdersText')} />}
      />
      <div className="page">
        <Button block onClick={open}>
          {t('seeMenu')}
        </Button>
      </div>
    </div>
  );
}
