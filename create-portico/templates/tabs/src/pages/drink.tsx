import { Button, Empty, Skeleton, usePage, usePageTitle, usePlatform, useWords } from 'portico';
import { isMissing, useDrink } from '../api/queries.ts';
import { Cup } from '../components/cup.tsx';
import { Failure } from '../components/failure.tsx';
import { usePrice } from '../components/use-price.ts';
import { en } from '../words/en.ts';

export default function DrinkPage() {
  const t = useWords(en);
  const platform = usePlatform();
  const price = usePrice();
  const { id } = usePage('/drink/:id').params;
  const { data: drink, error, refetch } = useDrink(id);

  usePageTitle(drink?.name);

  if (isMissing(error)) return <Empty preset="search" title={t('noDrink')} />;
  if (error && !drink) return <Failure onRetry={() => void refetch()} />;
  if (!drink) return <Skeleton picture={1.6} rows={3} title />;
  return (
    <article className="page drink">
      <Cup colour={drink.colour} size={160} />
      <h2>{drink.name}</h2>
      <p className="lead">{drink.note}</p>
      <strong>{price(drink.price)}</strong>
      <Button block onClick={() => void platform.navigate('/order', { drink: id })}>
        {t('orderThis')}
      </Button>
    </article>
  );
}
