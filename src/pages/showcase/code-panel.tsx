import { Button, usePlatform } from 'portico';
import { CopyIcon } from 'portico/icons';
import styles from './code-panel.module.css';
import { Panel } from './layout';
import { defineWords, useText } from './words';

const words = defineWords({
  en: {
    code: 'Code',
    copy: 'Copy',
    notCopied: 'Copying is not allowed here. Select the code instead.',
  },
  zh: {
    code: '代码',
    copy: '复制',
    notCopied: '此处不允许复制，请手动选择代码。',
  },
});

/** Code, and a button that copies it. */
export function CodePanel({ title, code }: { title?: string; code: string }) {
  const t = useText(words);
  const platform = usePlatform();

  const copy = async () => {
    try {
      await platform.setClipboardData({ data: code });
    } catch {
      // A frame may not have the permission.
      await platform.showToast({ title: t.notCopied, icon: 'none' });
    }
  };

  return (
    <Panel title={title ?? t.code}>
      {/* Long code scrolls, by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {code}
      </pre>
      <Button variant="tonal" block icon={<CopyIcon size="1.25rem" />} onClick={() => void copy()}>
        {t.copy}
      </Button>
    </Panel>
  );
}
