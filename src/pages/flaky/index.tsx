import { Button } from 'portico';
import { CheckIcon } from 'portico/icons';
import { Banner } from '@/pages/showcase/banner';
import { Column } from '@/pages/showcase/column';
import { defineWords, useText } from '@/pages/showcase/words';

const words = defineWords({
  en: {
    title: 'The second try worked',
    text: 'The first request for this page was lost. Your tap loaded it again. The stack and your input on other pages are unchanged.',
    again: 'Reload to see it again',
  },
  zh: {
    title: '第二次成功了',
    text: '本页的首次请求丢失了，点击后重新加载成功。页面栈和其他页面上的输入都保持原样。',
    again: '重新加载再看一次',
  },
});

export default function Flaky() {
  const t = useText(words);
  return (
    <Column>
      <Banner icon={<CheckIcon />} title={t.title} text={t.text}>
        <Button variant="tonal" block onClick={() => window.location.reload()}>
          {t.again}
        </Button>
      </Banner>
    </Column>
  );
}
