import { Button } from '@/components/button';
import { ClockIcon } from '@/components/icon';
import { Banner } from '@/pages/showcase/banner';
import { Column } from '@/pages/showcase/column';
import { defineWords, useText } from '@/pages/showcase/words';

const words = defineWords({
  en: {
    title: 'It came after all',
    text: 'For two seconds this page had no code. Its bar and its way back were there from the first fifth of a second on, and the page below slept.',
    again: 'Reload to see it again',
  },
  zh: {
    title: '终于到了',
    text: '前两秒本页还没有代码，但五分之一秒后导航栏与返回按钮便已就位，下层页面也已休眠。',
    again: '重新加载再看一次',
  },
});

export default function Slow() {
  const t = useText(words);
  return (
    <Column>
      <Banner icon={<ClockIcon />} title={t.title} text={t.text}>
        <Button variant="tonal" block onPress={() => window.location.reload()}>
          {t.again}
        </Button>
      </Banner>
    </Column>
  );
}
