import { Button, Textarea, usePageDraft, usePlatform } from 'portico';
import { Column, Lead, Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './assistant.module.css';
import { useAnswer } from './use-answer';
import { words } from './words';

export default function Assistant() {
  const t = useText(words);
  const platform = usePlatform();
  const { answer, state, isWriting, ask, breakConnection } = useAnswer();
  const [question, setQuestion] = usePageDraft('question', '');

  const send = async () => {
    try {
      await ask(question.trim() || t.hint);
    } catch {
      await platform.showToast({ title: t.failed, icon: 'none' });
    }
  };
  const note = state === 'lost' ? t.lost : t.failed;

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <Panel>
        <Textarea
          label={t.question}
          placeholder={t.hint}
          value={question}
          onChange={setQuestion}
          maxLength={500}
          showCount={false}
          autoHeight
        />
        <Button block disabled={isWriting} onClick={() => void send()}>
          {t.ask}
        </Button>
      </Panel>
      {answer && (
        <Panel title={t.answer} footer={t.pieces(answer.lastId || '0')}>
          <div
            role="log"
            aria-label={t.answer}
            aria-busy={isWriting}
            className={styles.answer}
            dir="auto"
          >
            {answer.text}
          </div>
          <div role="status">{state !== 'connected' && note}</div>
          <Button
            block
            variant="tonal"
            disabled={!isWriting}
            onClick={() => void breakConnection().catch(() => {})}
          >
            {t.breakOff}
          </Button>
        </Panel>
      )}
    </Column>
  );
}
