import { Button } from '@/components/button';
import { WarningIcon } from '@/components/icon';
import { Result } from '@/components/result';
import styles from './crashed.module.css';

type CrashedProps = {
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
    <Result
      fill
      status="failed"
      icon={<WarningIcon size={40} weight={1.4} />}
      role="alert"
      title={texts.title}
      text={texts.text}
      actions={
        <>
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
        </>
      }
    />
  );
}
