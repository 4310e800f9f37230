import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Signature, type SignatureHandle, type SignatureProps } from './signature';
import type { SignatureStroke } from './strokes';

const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

/** A flourish, so that the second pad is signed. */
const flourish: SignatureStroke = Array.from({ length: 60 }, (_, at) => ({
  x: -90 + at * 3.2,
  y: Math.round(28 * Math.sin(at / 3.4) * Math.cos(at / 19)),
}));

export function Demo() {
  const handle = useRef<SignatureHandle>(null);
  const [picture, setPicture] = useState('');
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <p style={heading}>Receipt of 12 kg of coffee beans</p>
        <Signature
          label="Receipt of the delivery"
          handle={handle}
          onChange={() => setPicture('')}
        />
        <Button
          variant="tonal"
          block
          onClick={() => setPicture(handle.current?.toDataURL() ?? '')}
          style={{ marginTop: 12 }}
        >
          Show the image
        </Button>
        {picture && (
          <img
            src={picture}
            alt="Your signature"
            style={{ maxWidth: '100%', maxHeight: 120, marginTop: 12, background: '#fff' }}
          />
        )}
      </div>
      <div>
        <p style={heading}>In blue ink, on white paper</p>
        <Signature
          label="Rental of the espresso machine"
          penColor="#1b3fa0"
          penWidth={3}
          defaultValue={{ strokes: [flourish], text: '' }}
          typing={false}
        />
      </div>
    </div>
  );
}

export const playground = definePlayground<SignatureProps>({
  component: Signature,
  controls: {
    penWidth: { kind: 'number', min: 1, max: 8, step: 0.5 },
    typing: { kind: 'switch' },
    disabled: { kind: 'switch' },
    readOnly: { kind: 'switch' },
  },
  props: { penWidth: 2.5, typing: true, disabled: false, readOnly: false },
  fixed: { label: 'Signature' },
  code: 'label="Signature"',
});
