import { useQueryClient } from '@tanstack/react-query';
import {
  ActionBar,
  Button,
  DatePicker,
  Empty,
  Form,
  FormDraft,
  FormItem,
  type FormValues,
  Input,
  Selector,
  type SubmitContext,
  SubmitButton,
  Textarea,
  Upload,
  usePlatform,
  useNetworkStatus,
  useWatch,
} from 'portico';
import { useState } from 'react';
import { fieldErrorsOf } from '../api/api.ts';
import { useApi, useCatalogue } from '../api/queries.ts';
import type { Line, NewOrder } from '../api/types.ts';
import { useCart, useCartLines } from '../cart/cart-provider.tsx';
import { totalsOf } from '../cart/totals.ts';
import { firstTime, isOpenAt, lastTime } from '../parts/opening-hours.ts';
import { OfflineNote } from '../parts/offline-note.tsx';
import { PersonFields, PlaceFields, placeOf } from '../parts/place-fields.tsx';
import { useSlots } from '../parts/slots.tsx';
import { Sums } from '../parts/sums.tsx';
import { useAddresses } from '../parts/use-addresses.ts';
import { useShopText } from '../parts/use-shop-text.ts';

export default function CheckoutPage() {
  const { t } = useShopText();
  const api = useApi();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { outbox } = useSlots();
  const cart = useCart();
  const inCart = useCartLines();
  const [saved] = useAddresses().addresses;
  // The cart is empty before the page of the order is there. Until then, this page shows what was sent.
  const [sent, setSent] = useState<readonly Line[]>();
  const lines = sent ?? inCart;
  const [now] = useState(() => new Date());
  const { isConnected } = useNetworkStatus();

  /** The phone keeps the order, and sends it when there is a network again. */
  const keep = async (order: NewOrder) => {
    await outbox.add('order', order);
    setSent(lines);
    cart.clear();
    void platform.showToast({ title: t('orderKept'), icon: 'success' });
    await platform.switchTab('/orders');
  };

  const send = async (values: FormValues, { idempotencyKey }: SubmitContext) => {
    if (!isConnected) return keep(orderOf(values, lines));
    try {
      const order = await api.sendOrder(orderOf(values, lines), idempotencyKey);
      setSent(lines);
      cart.clear();
      queries.setQueryData(['order', order.id], order);
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void platform.showToast({ title: t('ordered'), icon: 'success' });
      // Back from the order leads to the list, not to the empty cart.
      await platform.switchTab('/orders');
      await platform.navigate('/order/:id', { id: order.id });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      // The form shows each message at its field.
      if (!fields) throw error;
      return { fields };
    }
    return undefined;
  };

  if (lines.length === 0) {
    return (
      <Empty preset="cart" title={t('emptyCart')} text={t('emptyCartText')}>
        <Button onClick={() => void platform.switchTab('/')}>{t('toMarket')}</Button>
      </Empty>
    );
  }
  return (
    <Form
      className="page"
      label={t('checkout')}
      initialValues={{
        way: 'bring',
        when: firstTime(now),
        ...(saved && {
          name: saved.name,
          phone: saved.phone,
          area: saved.area,
          street: saved.street,
        }),
      }}
      onSubmit={send}
    >
      <FormDraft name="checkout" />
      <OfflineNote text={t('offlineOrder')} />
      <div className="panel">
        <FormItem label={t('way')}>
          <Selector
            label={t('way')}
            name="way"
            columns={2}
            options={[
              { value: 'bring', label: t('bring'), note: t('bringNote') },
              { value: 'collect', label: t('collect'), note: t('collectNote') },
            ]}
          />
        </FormItem>
        <PersonFields />
        <PlaceIfBrought />
      </div>
      <div className="panel">
        <FormItem label={t('when')} required>
          <DatePicker
            label={t('when')}
            name="when"
            precision="minute"
            start={firstTime(now)}
            end={lastTime(now)}
            filter={isOpenAt}
          />
        </FormItem>
        <FormItem label={t('coupon')} help={t('couponHelp')}>
          <Input name="coupon" autoCapitalize="characters" clearable />
        </FormItem>
      </div>
      <div className="panel">
        <FormItem label={t('note')}>
          <Textarea name="note" placeholder={t('noteHint')} autoHeight minRows={2} />
        </FormItem>
        <FormItem label={t('photos')} help={t('photosHelp')}>
          <Upload
            name="photos"
            maxCount={3}
            quality={0.8}
            upload={(photo, { signal }) => api.sendFile(photo, { signal })}
          />
        </FormItem>
      </div>
      <Bar lines={lines} />
    </Form>
  );
}

function PlaceIfBrought() {
  return useWatch<string>('way') === 'collect' ? null : <PlaceFields />;
}

function Bar({ lines }: { lines: readonly Line[] }) {
  const { t, price } = useShopText();
  const { data } = useCatalogue();
  const way = useWatch<string>('way') === 'collect' ? 'collect' : 'bring';
  const totals = totalsOf(lines, data?.items ?? [], way);
  return (
    <>
      <Sums {...totals} />
      <ActionBar label={t('checkout')}>
        <span className="bar-total">{price(totals.total)}</span>
        <SubmitButton block={false}>{t('placeOrder')}</SubmitButton>
      </ActionBar>
    </>
  );
}

function orderOf(values: FormValues, lines: readonly Line[]): NewOrder {
  const { way, name, phone, when, coupon, note, photos } = values;
  const isBrought = way !== 'collect';
  return {
    way: isBrought ? 'bring' : 'collect',
    name: String(name),
    phone: String(phone),
    place: isBrought ? placeOf(values) : null,
    when: String(when),
    coupon: String(coupon ?? ''),
    note: String(note ?? ''),
    photos: Array.isArray(photos) ? photos.map(String) : [],
    lines,
  };
}
