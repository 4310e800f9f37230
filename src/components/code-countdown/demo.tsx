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

export function Demo() {
  const [phone, setPhone] = useState('7700 900123');
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <Input
        label="Telephone of the yard"
        type="tel"
        prefix="+44"
        value={phone}
        onChange={setPhone}
        help="Each number has its own minute; a reload does not end it."
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
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' }}>
        <CodeCountdown purpose="demo-pay" recipient="office" onSend={sends} seconds={10} />
        <CodeCountdown
          purpose="demo-busy"
          recipient="office"
          onSend={isBusy}
          startText="A server that is busy"
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
  props: { recipient: 'mason@quarry.example', seconds: 60, variant: 'tonal', disabled: false },
  fixed: { purpose: 'playground', onSend: sends },
  code: 'onSend={sendCode}',
});
