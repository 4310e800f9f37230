import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { List } from '@/components/list';
import { SegmentedControl } from '@/components/segmented-control';
import { Result, type ResultProps, type ResultStatus } from './result';

const outcomes = {
  success: ['Payment received', 'Your coffee is ready in five minutes.'],
  failed: ['Payment declined', 'Your bank refused the card. No money was taken.'],
  waiting: ['Waiting for the bank', 'This takes up to two minutes. You can leave this page.'],
  warning: ['Your cart has changed', 'One bag of coffee is sold out.'],
} as const;

type Shown = keyof typeof outcomes;

export function Demo() {
  const [status, setStatus] = useState<Shown>('success');
  const [title, text] = outcomes[status];
  return (
    <div style={{ display: 'grid', gap: 8, padding: 16 }}>
      <SegmentedControl
        label="Status"
        value={status}
        onChange={setStatus}
        options={[
          { value: 'success', label: 'Paid' },
          { value: 'failed', label: 'Failed' },
          { value: 'waiting', label: 'Waiting' },
          { value: 'warning', label: 'Changed' },
        ]}
      />
      <Result
        status={status}
        title={title}
        text={text}
        level={2}
        actions={
          <>
            <Button block>{status === 'failed' ? 'Use another card' : 'See the order'}</Button>
            <Button block variant="plain">
              Back to the shop
            </Button>
          </>
        }
      >
        {status !== 'failed' && (
          <List>
            <Cell title="Order" extra="2048" />
            <Cell title="Total" extra="€7.60" />
          </List>
        )}
      </Result>
    </div>
  );
}

const statuses: readonly ResultStatus[] = ['success', 'failed', 'waiting', 'info', 'warning'];

export const playground = definePlayground<ResultProps>({
  component: Result,
  controls: {
    status: { kind: 'choice', options: statuses },
    title: { kind: 'text' },
    text: { kind: 'text' },
  },
  props: { status: 'info' },
  initial: { title: 'Check your inbox', text: 'We have sent you a link to sign in.' },
});
