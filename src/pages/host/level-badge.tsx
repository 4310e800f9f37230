import type { HostLevel } from 'portico';
import { useText } from '@/pages/showcase/words';
import styles from './call-table.module.css';
import { words } from './words';

export function LevelBadge({ level }: { level: HostLevel }) {
  const t = useText(words);
  return (
    <span className={styles.level} data-level={level}>
      {t.level(level)}
    </span>
  );
}
