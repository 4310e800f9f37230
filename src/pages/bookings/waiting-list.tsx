import { Button, Tag } from 'portico';
import { type OutboxNow, useOutbox } from 'portico/offline';
import { useState } from 'react';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './bookings.module.css';
import { HourSheet } from './hour-sheet';
import { type Kinds, outbox } from './outbox';
import { words } from './words';

const tones = { waiting: 'warning', sending: 'accent', refused: 'danger' } as const;

/** The bookings that the server does not have yet. */
export function WaitingList() {
  const t = useText(words);
  const { entries, ...acts } = useOutbox(outbox);
  // The market shows its orders.
  const rows = entries.flatMap((entry) =>
    entry.kind === 'order' ? [] : [<WaitingRow key={entry.id} entry={entry} {...acts} />],
  );
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

type Entry = OutboxNow<Kinds>['entries'][number];

type WaitingRowProps = Omit<OutboxNow<Kinds>, 'entries'> & {
  readonly entry: Exclude<Entry, { readonly kind: 'order' }>;
};

function WaitingRow({ entry, retry, discard, edit }: WaitingRowProps) {
  const t = useText(words);
  const [open, setOpen] = useState(false);
  const { id, kind, payload, state, refused, failures } = entry;
  const name = kind === 'book' ? t.slot : t[`${kind}_`];
  const notes = [
    'wanted' in payload && payload.wanted !== payload.hour && payload.wanted
      ? t.instead(payload.wanted)
      : '',
    refused?.status ? t.answered(refused.status) : '',
    !refused && failures > 0 ? t.failedTimes(failures) : '',
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <span>{name(payload.table, payload.hour)}</span>
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
          <Button size="small" variant="tonal" onClick={() => setOpen(true)}>
            {t.change}
          </Button>
        )}
        <Button size="small" variant="plain" onClick={() => discard(id)}>
          {t.discard}
        </Button>
      </span>
      <HourSheet
        slot={payload}
        open={open}
        onOpenChange={setOpen}
        onHour={(hour) => edit(id, { ...payload, hour })}
      />
    </li>
  );
}
