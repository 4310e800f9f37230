import {
  ActionBar,
  ActionBarButton,
  Button,
  Cell,
  DataList,
  Empty,
  Stepper,
  SwipeAction,
  usePlatform,
  useWords,
} from 'portico';
import { useCart, useCartBadge } from '../cart/cart-provider.tsx';
import { useTotal } from '../cart/use-total.ts';
import { Cup } from '../components/cup.tsx';
import { usePrice } from '../components/use-price.ts';
import { cartEn } from '../words/cart.ts';
import { en } from '../words/en.ts';

const words = { ...en, ...cartEn };

export default function CartPage() {
  const t = useWords(words);
  useCartBadge();
  const platform = usePlatform();
  const price = usePrice();
  const cart = useCart();
  const { drinks, lines, rows, total } = useTotal();

  if (lines.length === 0) {
    return (
      <Empty preset="cart" title={t('emptyCart')} text={t('emptyCartText')}>
        <Button onClick={() => void platform.switchTab('/')}>{t('seeMenu')}</Button>
      </Empty>
    );
  }
  return (
    <>
      <div className="lists">
        <DataList
          label={t('cart')}
          query={drinks}
          items={drinks.data && rows}
          itemKey={({ drink }) => drink.id}
          renderItem={({ drink, cups }) => (
            <SwipeAction
              endActions={[
                {
                  label: t('remove'),
                  tone: 'danger',
                  onClick: () => cart.setCups(drink.id, 0),
                },
              ]}
            >
              <Cell
                icon={<Cup colour={drink.colour} />}
                title={drink.name}
                note={price(drink.price * cups)}
                extra={
                  <Stepper
                    label={`${t('cupsLabel')}: ${drink.name}`}
                    min={0}
                    max={99}
                    integer
                    value={cups}
                    onChange={(next) => cart.setCups(drink.id, next ?? 0)}
                  />
                }
              />
            </SwipeAction>
          )}
        />
      </div>
      <ActionBar label={t('cart')}>
        <strong className="bar-total">{price(total)}</strong>
        <ActionBarButton onClick={() => void platform.navigate('/order')}>
          {t('checkout')}
        </ActionBarButton>
      </ActionBar>
    </>
  );
}
