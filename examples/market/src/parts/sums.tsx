import { useShopText } from './use-shop-text.ts';

type Amounts = {
  readonly goods: number;
  readonly fee: number;
  readonly discount?: number;
  readonly total: number;
};

/** The sums of an order, line by line. */
export function Sums({ goods, fee, discount = 0, total }: Amounts) {
  const { t, price } = useShopText();
  return (
    <dl className="sums">
      <div>
        <dt>{t('goods')}</dt>
        <dd>{price(goods)}</dd>
      </div>
      <div>
        <dt>{t('delivery')}</dt>
        <dd>{fee === 0 ? t('free') : price(fee)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('discount')}</dt>
          <dd>{price(-discount)}</dd>
        </div>
      )}
      <div className="sum-total">
        <dt>{t('total')}</dt>
        <dd>{price(total)}</dd>
      </div>
    </dl>
  );
}
