import { Form, FormDraft, type FormValues, SubmitButton, usePage, usePlatform } from 'portico';
import { PersonFields, PlaceFields, placeOf } from '../parts/place-fields.tsx';
import { useAddresses } from '../parts/use-addresses.ts';
import { useShopText } from '../parts/use-shop-text.ts';

export default function AddressPage() {
  const { t } = useShopText();
  const platform = usePlatform();
  const { id } = usePage('/address/:id').params;
  const { addresses, save } = useAddresses();
  const known = addresses.find((address) => address.id === id);

  const send = (values: FormValues) => {
    const person = { name: String(values.name), phone: String(values.phone) };
    save({ id: known?.id ?? String(Date.now()), ...person, ...placeOf(values) });
    void platform.showToast({ title: t('saved'), icon: 'success' });
  };
  return (
    <Form
      className="page"
      label={t('address')}
      initialValues={known ? { ...known } : {}}
      onSubmit={send}
      onSuccess={() => void platform.back()}
    >
      <FormDraft name="address" />
      <div className="panel">
        <PersonFields />
        <PlaceFields />
      </div>
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
