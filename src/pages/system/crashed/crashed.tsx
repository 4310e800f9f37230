import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { WarningIcon } from '@/components/icon';
import styles from './crashed.module.css';

export type CrashedProps = {
  texts: { title: string; text: string; retry: string; home: string; back?: string };
  /** Renders the page again. */
  onRetry: () => void;
  onHome: () => void;
  onBack?: (() => void) | undefined;
  /** The error itself, for development. */
  detail?: string | undefined;
};

/** The screen in place of a page that threw. The rest of the app still works. */
export function Crashed({ texts, onRetry, onHome, onBack, detail }: CrashedProps) {
  return (
    <EmptyState
      icon={<WarningIcon size={40} weight={1.4} />}
      tone="danger"
      role="alert"
      title={texts.title}
      text={texts.text}
    >
      <Button size="large" block onClick={onRetry}>
        {texts.retry}
      </Button>
      <Button size="large" block variant="tonal" onClick={onHome}>
        {texts.home}
      </Button>
      {onBack && texts.back && (
        <Button variant="plain" block onClick={onBack}>
          {texts.back}
        </Button>
      )}
      {detail && <pre className={styles.detail}>{detail}</pre>}
    </EmptyState>
  );
}
