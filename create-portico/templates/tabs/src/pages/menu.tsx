import { Cell, DataList, usePlatform, useWords } from 'portico';
import { useDrinks } from '../api/queries.ts';
import { Cup } from '../components/cup.tsx';
import { usePrice } from '../components/use-price.ts';
import { en } from '../words/en.ts';

export default function Menu() {
  const t = useWords(en);
  const platform = usePlatform();
  const price = usePrice();
  const drinks = useDrinks();
  return (
    <div className="lists">
      <p className="lead">{t('lead')}</p>
      <DataList
        label={t('drinks')}
        query={drinks}
        items={drinks.data}
        itemKey={({ id }) => id}
        renderItem={({ id, name, note, colour, price: amount }) => (
          <Cell
            icon={<Cup colour={colour} />}
            title={name}
            note={note}
            extra={price(amount)}
            href={platform.href('/drink/:id', { id })}
          />
        )}
      />
    </div>
  );
}
