import {
  ActionBar,
  ActionBarButton,
  Empty,
  Skeleton,
  Stepper,
  usePage,
  usePageTitle,
  usePlatform,
  useWords,
} from 'portico';
import { useState } from 'react';
import { isMissing, useDrink } from '../api/queries.ts';
import { useCart } from '../cart/cart-provider.tsx';
import { Cup } from '../components/cup.tsx';
import { Failure } from '../components/failure.tsx';
import { usePrice } from '../components/use-price.ts';
import { cartEn } from '../words/cart.ts';
import { en } from '../words/en.ts';

const words = { ...en, ...cartEn };

export default function DrinkPage() {
  const t = useWords(words);
  const platform = usePlatform();
  const price = usePrice();
  const cart = useCart();
  const { id } = usePage('/drink/:id').params;
  const { data: drink, error, refetch } = useDrink(id);
  const [cups, setCups] = useState<number | null>(1);

  usePageTitle(drink?.name);

  const add = () => {
    cart.add(id, cups ?? 1);
    void platform.showToast({ title: t('added'), icon: 'success' });
  };

  if (isMissing(error)) return <Empty preset="search" title={t('noDrink')} />;
  if (error && !drink) return <Failure onRetry={() => void refetch()} />;
  if (!drink) return <Skeleton picture={1.6} rows={3} title />;
  return (
    <>
      <article className="page drink">
        <Cup colour={drink.colour} size={160} />
        <h2>{drink.name}</h2>
        <p className="lead">{drink.note}</p>
        <strong>{price(drink.price)}</strong>
        <Stepper label={t('cupsLabel')} min={1} max={99} integer value={cups} onChange={setCups} />
      </article>
      <ActionBar label={drink.name}>
        <ActionBarButton onClick={add}>{t('addToCart')}</ActionBarButton>
      </ActionBar>
    </>
  );
}
