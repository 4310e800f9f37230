import { Button, type ButtonProps, usePlatform } from 'portico';
import { defineWords, useText } from './words';

const words = defineWords({
  en: { fill: 'Fill in this form, then reload' },
  zh: { fill: '填写这个表单，再刷新' },
  ar: { fill: 'املأ هذا النموذج ثم أعد التحميل' },
});

/** Opens a form whose text is still there after a reload. */
export function FormButton(props: Pick<ButtonProps, 'variant' | 'size' | 'block'>) {
  const t = useText(words);
  const platform = usePlatform();
  return (
    <Button {...props} onClick={() => void platform.navigate('/address/:id', { id: 'new' })}>
      {t.fill}
    </Button>
  );
}
