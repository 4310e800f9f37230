import { Button, Tag } from 'portico';
import { useOutbox } from 'portico/offline';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './bookings.module.css';
import { outbox } from './outbox';
import { useHourChoice } from './use-hour-choice';
import { words } from './words';

const tones = { waiting: 'warning', sending: 'accent', refused: 'danger' } as const;

/** The bookings that the server does not have yet. */
export function WaitingList() {
  const t = useText(words);
  const choose = useHourChoice();
  const { entries, retry, discard, edit } = useOutbox(outbox);

  const rows = entries.flatMap((entry) => {
    // The market shows its orders.
    if (entry.kind === 'order') return [];
    const { id, kind, payload, state, refused, failures } = entry;
    const { table, hour } = payload;
    const name = kind === 'book' ? t.slot : t[`${kind}_`];
    const notes = [
      'wanted' in payload && payload.wanted !== hour && payload.wanted && t.instead(payload.wanted),
      refused
        ? refused.status && t.answered(refused.status)
        : failures > 0 && t.failedTimes(failures),
    ].filter((note) => typeof note === 'string');
    const change = async () => {
      const choice = await choose(payload);
      if (choice && choice !== 'other') await edit(id, { ...payload, hour: choice });
    };
    return (
      <li key={id} className={styles.row}>
        <span className={styles.head}>
          <span>{name(table, hour)}</span>
          <Tag tone={tones[state]} round>
            {t[state]}
          </Tag>
        </span>
        {notes.length > 0 && <span className={styles.note}>{notes.join(' ')}</span>}
        <span className={styles.choice}>
          <Button size="small" variant="tonal" onClick={() => retry(id)}>
            {t.sendAgain}
          </Button>
          {kind !== 'cancel' && (
            <Button size="small" variant="tonal" onClick={change}>
              {t.change}
            </Button>
          )}
          <Button size="small" variant="plain" onClick={() => discard(id)}>
            {t.discard}
          </Button>
        </span>
      </li>
    );
  });

  return (
    <Panel title={t.outbox}>
      {rows.length > 0 ? (
        <ul role="list" className={styles.rows}>
          {rows}
        </ul>
      ) : (
        <span className={styles.note}>{t.nothingWaits}</span>
      )}
    </Panel>
  );
}
