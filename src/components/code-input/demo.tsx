import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { CodeInput, type CodeInputProps } from './code-input';

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const part = { display: 'grid', gap: 8 } as const;

export function Demo() {
  const [code, setCode] = useState('');
  const [verdict, setVerdict] = useState('');
  const change = (next: string) => {
    setCode(next);
    setVerdict('');
  };
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <div style={part}>
        <h2 style={heading}>Code from the message: 123456</h2>
        <CodeInput
          value={code}
          onChange={change}
          onFinish={(whole) => setVerdict(whole === '123456' ? 'right' : 'wrong')}
          error={verdict === 'wrong' && 'That is not the code'}
          webOtp
        />
      </div>
      <div style={part}>
        <h2 style={heading}>PIN of the door, with its own keyboard</h2>
        <CodeInput label="Door PIN" length={4} mask customKeyboard random defaultValue="27" />
      </div>
      <div style={part}>
        <h2 style={heading}>Voucher with letters and digits</h2>
        <CodeInput label="Voucher" type="text" length={5} mode="line" defaultValue="A7" />
      </div>
    </div>
  );
}

export const playground = definePlayground<CodeInputProps>({
  component: CodeInput,
  controls: {
    length: { kind: 'number', min: 3, max: 8 },
    type: { kind: 'choice', options: ['number', 'text'] },
    mode: { kind: 'choice', options: ['box', 'line'] },
    mask: { kind: 'switch' },
    customKeyboard: { kind: 'switch' },
    error: { kind: 'text' },
    disabled: { kind: 'switch' },
  },
  props: {
    length: 6,
    type: 'number',
    mode: 'box',
    mask: false,
    customKeyboard: false,
    error: '',
    disabled: false,
  },
});
