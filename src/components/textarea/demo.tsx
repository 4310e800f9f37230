import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Textarea, type TextareaProps } from './textarea';

export function Demo() {
  const [lines, setLines] = useState(1);
  const [said, setSaid] = useState('');
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <Textarea
        label="Note for the baker"
        defaultValue="Please write “Happy birthday” on the cake. One of our guests must not eat nuts."
      />
      <Textarea
        label="Grows with its text"
        help={`Lines: ${lines}`}
        placeholder="Up to five lines, then it scrolls"
        autoHeight
        maxRows={5}
        maxLength={-1}
        showCount={false}
        onLineChange={({ lineCount }) => setLines(lineCount)}
      />
      <Textarea
        label="Message to the café"
        labelPlacement="hidden"
        placeholder="Message (Enter sends it)"
        variant="outline"
        autoHeight
        showCount={false}
        confirmType="send"
        onConfirm={setSaid}
        help={said && `Sent: ${said}`}
      />
    </div>
  );
}

export const playground = definePlayground<TextareaProps>({
  component: Textarea,
  controls: {
    variant: { kind: 'choice', options: ['filled', 'outline', 'plain'] },
    maxLength: { kind: 'number', min: -1, max: 400 },
    showCount: { kind: 'switch' },
    autoHeight: { kind: 'switch' },
    minRows: { kind: 'number', min: 1, max: 8 },
    maxRows: { kind: 'number', min: 1, max: 12 },
    confirmType: { kind: 'choice', options: ['return', 'done', 'send', 'search', 'next', 'go'] },
    disabled: { kind: 'switch' },
  },
  props: {
    variant: 'filled',
    maxLength: 140,
    showCount: true,
    autoHeight: false,
    minRows: 3,
    confirmType: 'return',
    disabled: false,
  },
  fixed: { label: 'Note', placeholder: 'For the baker' },
  code: 'label="Note" placeholder="For the baker"',
});
