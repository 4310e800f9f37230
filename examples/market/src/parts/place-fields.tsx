import { Button, Cascader, FormItem, Input, isPlatformError, useForm, usePlatform } from 'portico';
import { PinIcon } from 'portico/icons';
import type { FormValues } from 'portico';
import type { Place } from '../api/types.ts';
import { areaOptions } from './areas.ts';
import { useShopText } from './use-shop-text.ts';

/** The map starts here, also if the phone does not tell where it is. */
const SHOP = { latitude: 44.0793, longitude: 10.0979 };

/** The fields of a name, a phone number and a place, for any form. */
export function PersonFields() {
  const { t } = useShopText();
  return (
    <>
      <FormItem label={t('name')} required>
        <Input name="name" autoComplete="name" />
      </FormItem>
      <FormItem label={t('phone')} required>
        <Input name="phone" type="tel" autoComplete="tel" />
      </FormItem>
    </>
  );
}

export function PlaceFields() {
  const { t, text } = useShopText();
  const platform = usePlatform();
  const form = useForm();
  const chooseOnMap = async () => {
    try {
      const { name, address } = await platform.chooseLocation(SHOP);
      form.setFieldValue('street', [name, address].filter(Boolean).join(', '));
    } catch (error) {
      if (!isPlatformError(error, 'cancel')) throw error;
    }
  };
  return (
    <>
      <FormItem label={t('area')} required>
        <Cascader label={t('area')} name="area" options={areaOptions(text)} />
      </FormItem>
      <FormItem
        label={t('street')}
        required
        extra={
          <Button
            className="field-extra"
            size="small"
            variant="plain"
            onClick={() => void chooseOnMap()}
          >
            <PinIcon size="1rem" /> {t('onMap')}
          </Button>
        }
      >
        <Input name="street" autoComplete="street-address" />
      </FormItem>
    </>
  );
}

export const placeOf = ({ area, street }: FormValues): Place => ({
  area: area ?? [],
  street: String(street ?? ''),
});
