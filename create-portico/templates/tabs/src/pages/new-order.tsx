import { useQueryClient } from '@tanstack/react-query';
import {
  Button,
  DatePicker,
  Form,
  FormDraft,
  FormItem,
  FormList,
  Picker,
  Stepper,
  type SubmitContext,
  SubmitButton,
  Upload,
  usePage,
  usePlatform,
  useWatch,
  useWords,
} from 'portico';
import { type Drink, fieldErrorsOf, type Line, type NewOrder } from '../api/api.ts';
import { useApi, useDrinks } from '../api/queries.ts';
import { Failure } from '../components/failure.tsx';
import { usePrice } from '../components/use-price.ts';
import { en } from '../words/en.ts';

/** A Picker gives the index of its row. */
type Values = {
  day: string;
  place: number;
  lines: readonly { drink: number; cups: number }[];
  photos: readonly string[];
};

const places = ['placeStation', 'placeHarbour', 'placeOffice'] as const;

const today = () => new Intl.DateTimeFormat('sv').format(new Date());

export default function NewOrderPage() {
  const t = useWords(en);
  const api = useApi();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { params } = usePage('/order');
  const { data: drinks, isError, refetch } = useDrinks();

  const send = async (values: Values, { idempotencyKey }: SubmitContext) => {
    if (!drinks) return undefined;
    try {
      await api.sendOrder(orderOf(values, drinks), idempotencyKey);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      // The form shows each message at its field.
      if (fields) return { fields };
      throw error;
    }
    return undefined;
  };

  const showOrders = async () => {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    void platform.showToast({ title: t('ordered'), icon: 'success' });
    await platform.switchTab('/orders');
  };

  if (isError && !drinks) return <Failure onRetry={() => void refetch()} />;
  if (!drinks) return null;
  const first = Math.max(
    0,
    drinks.findIndex(({ id }) => id === params.drink),
  );
  return (
    <Form<Values>
      className="page"
      label={t('newOrder')}
      initialValues={{ lines: [{ drink: first, cups: 1 }] }}
      onSubmit={send}
      onSuccess={showOrders}
    >
      <FormDraft name="order" />
      <FormItem label={t('day')} required>
        <DatePicker label={t('day')} name="day" start={today()} />
      </FormItem>
      <FormItem label={t('place')} required>
        <Picker label={t('place')} name="place" range={places.map((place) => t(place))} />
      </FormItem>
      <FormList name="lines" label={t('drink')} min={1} max={9}>
        {(rows, { add, remove, canAdd, canRemove }) => (
          <>
            {rows.map(({ key, index, name }) => (
              <div key={key} className="line">
                <FormItem label={t('drink')} className="drink-field">
                  <Picker
                    label={t('drink')}
                    name={name('drink')}
                    range={drinks.map((drink) => drink.name)}
                  />
                </FormItem>
                <Stepper label={t('cupsLabel')} name={name('cups')} min={1} max={99} integer />
                <Button
                  variant="plain"
                  size="small"
                  disabled={!canRemove}
                  onClick={() => remove(index)}
                >
                  {t('remove')}
                </Button>
              </div>
            ))}
            <Button variant="tonal" disabled={!canAdd} onClick={() => add({ drink: 0, cups: 1 })}>
              {t('addDrink')}
            </Button>
          </>
        )}
      </FormList>
      <FormItem label={t('photos')} help={t('photosHelp')}>
        <Upload
          name="photos"
          maxCount={3}
          quality={0.8}
          upload={(photo, { signal }) => api.sendPhoto(photo, { signal })}
        />
      </FormItem>
      <Total drinks={drinks} />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}

function Total({ drinks }: { drinks: readonly Drink[] }) {
  const t = useWords(en);
  const price = usePrice();
  const lines = linesOf(useWatch<Values['lines'] | undefined>('lines') ?? [], drinks);
  const amounts = lines.map(({ drink, cups }) => {
    const found = drinks.find(({ id }) => id === drink);
    return (found?.price ?? 0) * cups;
  });
  return (
    <p className="total">
      {t('total')} <output>{price(amounts.reduce((sum, amount) => sum + amount, 0))}</output>
    </p>
  );
}

function linesOf(lines: Values['lines'], drinks: readonly Drink[]): Line[] {
  return lines.map(({ drink, cups }) => ({ drink: drinks[Number(drink)]?.id ?? '', cups }));
}

function orderOf({ day, place, lines, photos }: Values, drinks: readonly Drink[]): NewOrder {
  return {
    day,
    place: places[place] ?? places[0],
    lines: linesOf(lines, drinks),
    photos,
  };
}
