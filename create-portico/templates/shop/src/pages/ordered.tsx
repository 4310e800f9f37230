import { Button, Result, usePage, usePlatform, useWords } from 'portico';
import { cartEn } from '../words/cart.ts';

export default function Ordered() {
  const t = useWords(cartEn);
  const platform = usePlatform();
  const { id } = usePage('/ordered/:id').params;
  return (
    <Result
      status="success"
      title={t('ready')}
      text={t('readyText', { id })}
      actions={
        <>
          <Button block onClick={() => void platform.redirect('/orders')}>
            {t('seeOrders')}
          </Button>
          <Button block variant="plain" onClick={() => void platform.switchTab('/')}>
            {t('seeMenu')}
          </Button>
        </>
      }
    />
  );
}
