import { Cell, List, Skeleton, usePlatform, usePullDownRefresh, useWords } from 'portico';
import { useDrinks } from '../api/queries.ts';
import { useCartBadge } from '../cart/cart-provider.tsx';
import { Cup } from '../components/cup.tsx';
import { Failure } from '../components/failure.tsx';
import { usePrice } from '../components/use-price.ts';
import { en } from '../words/en.ts';

export default function Menu() {
  const t = useWords(en);
  useCartBadge();
  const platform = usePlatform();
  const price = usePrice();
  const { data: drinks, isError, refetch } = useDrinks();
  usePullDownRefresh(async () => {
    await refetch({ throwOnError: true });
  });
  if (isError && !drinks) return <Failure onRetry={() => void refetch()} />;
  return (
    <div className="lists">
      <p className="lead">{t('lead')}</p>
      <Skeleton loading={!drinks} rows={8}>
        <List label={t('drinks')}>
          {drinks?.map(({ id, name, note, colour, price: amount }) => (
            <Cell
              key={id}
              icon={<Cup colour={colour} />}
              title={name}
              note={note}
              extra={price(amount)}
              href={platform.href('/drink/:id', { id })}
            />
          ))}
        </List>
      </Skeleton>
    </div>
  );
}
