import { WebView } from './web-view';

const frame = {
  inlineSize: '100%',
  blockSize: 280,
  borderRadius: 12,
  overflow: 'hidden',
  boxShadow: 'var(--portico-shadow-1)',
} as const;
const own = ['https://quarry.example'];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <WebView
        src="/pictures/arch.svg"
        label="An arch of the quarry"
        fullscreen={false}
        style={frame}
      />
      <WebView
        src="https://elsewhere.example/"
        allow={own}
        label="Refused"
        fullscreen={false}
        style={{ ...frame, blockSize: 140 }}
      />
    </div>
  );
}
