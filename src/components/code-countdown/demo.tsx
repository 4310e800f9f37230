import { useState } from 'react';
import { CodeInput } from '@/components/code-input';
import { Input } from '@/components/input';
import { definePlayground } from '@/components/kit/playground';
import { CodeCountdown, type CodeCountdownProps } from './code-countdown';

const sends = () => new Promise<void>((resolve) => void setTimeout(resolve, 500));

const isBusy = () =>
  new Promise<never>((_, reject) => {
    const busy = Object.assign(new Error('too many'), { retryAfter: 12 });
    setTimeout(reject, 500, busy);
  });
const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [phone, setPhone] = useState('7700 900123');
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <h2 style={heading}>Sign in by phone</h2>
      <Input
        label="Phone number"
        type="tel"
        prefix="+44"
        value={phone}
        onChange={setPhone}
        help="Each number has its own countdown. It goes on after a reload."
        suffix={
          <CodeCountdown
            variant="plain"
            recipient={phone}
            onSend={sends}
            disabled={phone.length < 6}
          />
        }
      />
      <CodeInput />
      <h2 style={heading}>Ten seconds, and a busy server</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' }}>
        <CodeCountdown purpose="demo-pay" recipient="cafe" onSend={sends} seconds={10} />
        <CodeCountdown
          purpose="demo-busy"
          recipient="cafe"
          onSend={isBusy}
          startText="Try a busy server"
        />
      </div>
    </div>
  );
}

export const playground = definePlayground<CodeCountdownProps>({
  component: CodeCountdown,
  controls: {
    recipient: { kind: 'text' },
    seconds: { kind: 'number', min: 1, max: 300 },
    variant: { kind: 'choice', options: ['tonal', 'plain'] },
    disabled: { kind: 'switch' },
  },
  props: { recipient: 'ada@cafe.example', seconds: 60, variant: 'tonal', disabled: false },
  fixed: { purpose: 'playground', onSend: sends },
  code: 'onSend={sendCode}',
});
