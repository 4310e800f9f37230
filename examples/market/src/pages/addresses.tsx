import { Button, Cell, Empty, List, SwipeAction, usePlatform } from 'portico';
import { areaNames } from '../parts/areas.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { useAddresses } from '../parts/use-addresses.ts';
import { useShopText } from '../parts/use-shop-text.ts';

export default function Addresses() {
  const { t, text } = useShopText();
  const platform = usePlatform();
  const { addresses, remove } = useAddresses();
  const add = () => void platform.navigate('/address/:id', { id: 'new' });
  if (addresses.length === 0) {
    return (
      <Empty title={t('noAddresses')} text={t('noAddressesText')}>
        <Button onClick={add}>{t('addAddress')}</Button>
      </Empty>
    );
  }
  return (
    <div className="lists">
      <List label={t('addresses')}>
        {addresses.map(({ id, name, street, area }) => (
          <SwipeAction
            key={id}
            endActions={[
              {
                label: t('remove'),
                tone: 'danger',
                onClick: () => keepFocus(() => remove(id)),
              },
            ]}
          >
            <Cell
              title={name}
              note={[street, ...areaNames(area, text).reverse()].join(', ')}
              href={platform.href('/address/:id', { id })}
            />
          </SwipeAction>
        ))}
      </List>
      <div className="page">
        <Button block variant="tonal" onClick={add}>
          {t('addAddress')}
        </Button>
      </div>
    </div>
  );
}
