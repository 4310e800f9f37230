import { Button, Result } from 'portico';
import { useState } from 'react';
import { defineWords, useText } from '@/pages/showcase/words';

const words = defineWords({
  en: {
    title: 'One tap before a crash',
    text: 'The button makes this page throw while it renders. An error screen replaces it. The bar, Back and all other pages continue to work.',
    crash: 'Crash this page',
  },
  zh: {
    title: '点一下就会崩溃',
    text: '按钮会让本页在渲染时抛出错误。随后显示错误页面，导航栏、返回以及其他页面都照常运行。',
    crash: '让本页崩溃',
  },
});

export default function Broken() {
  const t = useText(words);
  const [state, setState] = useState<'fine' | 'broken'>('fine');
  if (state === 'broken') throw new Error('thrown on purpose by the showcase');
  return (
    <Result
      fill
      status="warning"
      title={t.title}
      text={t.text}
      actions={
        <Button variant="danger" block onClick={() => setState('broken')}>
          {t.crash}
        </Button>
      }
    />
  );
}
