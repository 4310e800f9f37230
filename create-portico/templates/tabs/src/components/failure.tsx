import { Button, Empty, useWords } from 'portico';
import { en } from '../words/en.ts';

/** In place of content that could not load. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useWords(en);
  return (
    <Empty preset="network" title={t('failed')} text={t('failedText')}>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </Empty>
  );
}
