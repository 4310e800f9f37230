import { WebView } from './web-view';

const frame = {
  inlineSize: '100%',
  blockSize: 280,
  borderRadius: 12,
  overflow: 'hidden',
  boxShadow: 'var(--portico-shadow-1)',
} as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const own = ['https://cafe.example'];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h2 style={heading}>A page of the café</h2>
      <WebView
        src="/pictures/arch.svg"
        label="The arch at the market"
        fullscreen={false}
        style={frame}
      />
      <h2 style={heading}>A site that is not allowed</h2>
      <WebView
        src="https://elsewhere.example/"
        allow={own}
        label="Page of another site"
        fullscreen={false}
        style={{ ...frame, blockSize: 140 }}
      />
    </div>
  );
}
