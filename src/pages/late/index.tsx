import { Button, Result, usePage } from 'portico';
import { CheckIcon, ClockIcon } from 'portico/icons';
import { defineWords, useText } from '@/pages/showcase/words';

const words = defineWords({
  en: {
    slowTitle: 'The page has loaded',
    slowText:
      'The code of this page took two seconds. Its bar and Back were there after 0.2 seconds.',
    flakyTitle: 'The second try worked',
    flakyText:
      'The first request for this page was lost. Your tap loaded it again. The stack and your input on other pages are unchanged.',
    again: 'Reload to see it again',
  },
  zh: {
    slowTitle: '终于到了',
    slowText: '本页代码加载了两秒，但导航栏与返回按钮 0.2 秒后就已显示。',
    flakyTitle: '第二次成功了',
    flakyText: '本页的首次请求丢失了，点击后重新加载成功。页面栈和其他页面上的输入都保持原样。',
    again: '重新加载再看一次',
  },
});

/** The page of two routes whose code comes late: after two seconds, or with the second try. */
export default function Late() {
  const t = useText(words);
  const isSlow = usePage().route === '/slow';
  return (
    <Result
      fill
      icon={isSlow ? <ClockIcon size={36} /> : <CheckIcon size={36} />}
      title={isSlow ? t.slowTitle : t.flakyTitle}
      text={isSlow ? t.slowText : t.flakyText}
      actions={
        <Button variant="tonal" block onClick={() => window.location.reload()}>
          {t.again}
        </Button>
      }
    />
  );
}
