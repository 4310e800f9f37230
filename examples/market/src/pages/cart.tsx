import {
  ActionBar,
  ActionBarButton,
  Button,
  Cell,
  DataList,
  Empty,
  NoticeBar,
  Stepper,
  SwipeAction,
  usePlatform,
} from 'portico';
import { useCatalogue } from '../api/queries.ts';
import type { Item, Line } from '../api/types.ts';
import { useCart, useCartLines } from '../cart/cart-provider.tsx';
import { keyOf } from '../cart/lines.ts';
import { priceOf, totalsOf } from '../cart/totals.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { pictureOf, Thumb } from '../parts/picture.tsx';
import { Sums } from '../parts/sums.tsx';
import { useShopText } from '../parts/use-shop-text.ts';

export default function CartPage() {
  const { t, text, price } = useShopText();
  const platform = usePlatform();
  const cart = useCart();
  const lines = useCartLines();
  const goods = useCatalogue();
  const items = goods.data?.items;

  if (lines.length === 0) {
    return (
      <Empty preset="cart" title={t('emptyCart')} text={t('emptyCartText')}>
        <Button onClick={() => void platform.switchTab('/')}>{t('toMarket')}</Button>
      </Empty>
    );
  }

  const choicesOf = (item: Item | undefined, choices: readonly string[]) =>
    item?.options
      .flatMap((group) => group.choices)
      .filter(({ value }) => choices.includes(value))
      .map((choice) => text(choice.label))
      .join(', ');
  const row = (line: Line) => {
    const item = items?.find(({ id }) => id === line.item);
    const key = keyOf(line);
    const name = item ? text(item.name) : t('noItem');
    const remove = {
      label: t('remove'),
      tone: 'danger',
      onClick: () => keepFocus(() => cart.setCount(key, 0)),
    } as const;
    return (
      <SwipeAction endActions={[remove]}>
        <Cell
          icon={<Thumb src={pictureOf(line.item)} />}
          title={name}
          note={
            <>
              {choicesOf(item, line.choices)}
              <strong className="line-price">
                {price(priceOf(item, line.choices) * line.count)}
              </strong>
            </>
          }
          extra={
            <Stepper
              label={`${t('amount')}: ${name}`}
              min={0}
              max={99}
              integer
              value={line.count}
              onChange={(next) => keepFocus(() => cart.setCount(key, next ?? 0))}
            />
          }
        />
      </SwipeAction>
    );
  };
  const totals = items && totalsOf(lines, items, 'bring');
  return (
    <>
      {totals && (
        <NoticeBar className="top-note">
          {totals.toFree > 0 ? t('toFree', { amount: price(totals.toFree) }) : t('isFree')}
        </NoticeBar>
      )}
      <div className="lists">
        <DataList
          label={t('cart')}
          query={goods}
          items={items && lines}
          itemKey={keyOf}
          renderItem={row}
        />
        {totals && <Sums {...totals} />}
      </div>
      {totals && (
        <ActionBar label={t('cart')}>
          <span className="bar-total">{price(totals.total)}</span>
          <ActionBarButton onClick={() => void platform.navigate('/checkout')}>
            {t('toCheckout')}
          </ActionBarButton>
        </ActionBar>
      )}
    </>
  );
}
