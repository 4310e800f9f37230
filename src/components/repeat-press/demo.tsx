import { useState } from 'react';
import { useRepeatPress } from './use-repeat-press';

const face = {
  minBlockSize: 44,
  paddingInline: 20,
  border: 0,
  borderRadius: 'var(--portico-radius-2)',
  background: 'var(--portico-fill)',
  fontWeight: 600,
} as const;

export function Demo() {
  const [slabs, setSlabs] = useState(24);
  const more = useRepeatPress({ onPress: () => setSlabs((count) => count + 1) });
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, justifyItems: 'start' }}>
      <button type="button" style={face} {...more}>
        Hold to load slabs
      </button>
      <output>Slabs on the lorry: {slabs}</output>
    </div>
  );
}
