import { useQueryClient } from '@tanstack/react-query';
import {
  Button,
  DatePicker,
  Empty,
  Form,
  FormDraft,
  FormItem,
  Picker,
  type SubmitContext,
  SubmitButton,
  Upload,
  usePlatform,
  useWords,
} from 'portico';
import { useState } from 'react';
import { fieldErrorsOf, type Order } from '../api/api.ts';
import { useApi } from '../api/queries.ts';
import { useCart } from '../cart/cart-provider.tsx';
import { useTotal } from '../cart/use-total.ts';
import { usePrice } from '../components/use-price.ts';
import { cartEn } from '../words/cart.ts';
import { en } from '../words/en.ts';

const words = { ...en, ...cartEn };

/** A Picker gives the index of its row. */
type Values = { day: string; place: number; photos: readonly string[] };

const places = ['placeStation', 'placeHarbour', 'placeOffice'] as const;

const today = () => new Intl.DateTimeFormat('sv').format(new Date());

export default function CheckoutPage() {
  const t = useWords(words);
  const api = useApi();
  const platform = usePlatform();
  const queries = useQueryClient();
  const price = usePrice();
  const cart = useCart();
  const { lines, total } = useTotal();
  // The cart is empty before the page of the order is there.
  const [isSent, setSent] = useState(false);

  const send = async ({ day, place, photos }: Values, { idempotencyKey }: SubmitContext) => {
    const order = { day, place: places[place] ?? places[0], photos, lines };
    try {
      return await api.sendOrder(order, idempotencyKey);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      // The form shows each message at its field.
      if (!fields) throw error;
      return { fields };
    }
  };

  const showOrder = async (answer: unknown) => {
    const { id } = answer as Order;
    setSent(true);
    cart.clear();
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await platform.redirect('/ordered/:id', { id: String(id) });
  };

  if (lines.length === 0 && !isSent) {
    return (
      <Empty preset="cart" title={t('emptyCart')} text={t('emptyCartText')}>
        <Button onClick={() => void platform.switchTab('/')}>{t('seeMenu')}</Button>
      </Empty>
    );
  }
  return (
    <Form<Values> className="page" label={t('checkout')} onSubmit={send} onSuccess={showOrder}>
      <FormDraft name="checkout" />
      <FormItem label={t('day')} required>
        <DatePicker label={t('day')} name="day" start={today()} />
      </FormItem>
      <FormItem label={t('place')} required>
        <Picker label={t('place')} name="place" range={places.map((place) => t(place))} />
      </FormItem>
      <FormItem label={t('photos')} help={t('photosHelp')}>
        <Upload
          name="photos"
          maxCount={3}
          quality={0.8}
          upload={(photo, { signal }) => api.sendPhoto(photo, { signal })}
        />
      </FormItem>
      <p className="total">
        {t('total')} <output>{price(total)}</output>
      </p>
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}
