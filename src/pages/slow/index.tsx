import { Button } from 'portico';
import { ClockIcon } from 'portico/icons';
import { Banner } from '@/pages/showcase/banner';
import { Column } from '@/pages/showcase/column';
import { defineWords, useText } from '@/pages/showcase/words';

const words = defineWords({
  en: {
    title: 'The page has loaded',
    text: 'The code of this page took two seconds. Its bar and Back were there after 0.2 seconds.',
    again: 'Reload to see it again',
  },
  zh: {
    title: '终于到了',
    text: '本页代码加载了两秒，但导航栏与返回按钮 0.2 秒后就已显示。',
    again: '重新加载再看一次',
  },
});

export default function Slow() {
  const t = useText(words);
  return (
    <Column>
      <Banner icon={<ClockIcon />} title={t.title} text={t.text}>
        <Button variant="tonal" block onClick={() => window.location.reload()}>
          {t.again}
        </Button>
      </Banner>
    </Column>
  );
}
