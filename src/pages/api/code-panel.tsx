import { Button } from '@/components/button';
import { CopyIcon } from '@/pages/showcase/icons';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import { usePlatform } from '@/platform';
import { useNavigator } from '@/router';
import styles from './api.module.css';
import { words } from './words';

export function CodePanel({ code }: { code: string }) {
  const t = useText(words);
  const platform = usePlatform();
  const { report } = useNavigator();

  const copy = async () => {
    try {
      await platform.setClipboardData({ data: code });
    } catch {
      // A frame may not have the permission.
      await platform.showToast({ title: t.notCopied, icon: 'none' });
    }
  };

  return (
    <Panel title={t.code}>
      <pre className={styles.pre} dir="ltr">
        {code}
      </pre>
      <Button
        variant="tonal"
        block
        icon={<CopyIcon size={20} />}
        onPress={() => void copy().catch(report)}
      >
        {t.copy}
      </Button>
    </Panel>
  );
}
