import { Canvas, type CanvasSize } from './canvas';

const angleOf = (stone: number) => Math.PI + (stone * Math.PI) / 7;

/** Draws an arch of seven stones in colours for both themes. */
function drawArch(pen: CanvasRenderingContext2D, { width, height }: CanvasSize) {
  const [x, y, radius] = [width / 2, height - 24, Math.min(width / 2, height) - 40];
  for (let stone = 0; stone < 7; stone += 1) {
    const [from, to] = [angleOf(stone), angleOf(stone + 0.94)];
    pen.beginPath();
    pen.arc(x, y, radius, from, to);
    pen.arc(x, y, radius * 0.68, to, from, true);
    pen.closePath();
    pen.fillStyle = stone === 3 ? '#138a75' : '#9fb1a9';
    pen.fill();
  }
  pen.fillStyle = '#7d8b85';
  pen.fillRect(24, y, width - 48, 2);
}

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Canvas
        id="arch"
        label="An arch of seven stones, the keystone in green"
        onReady={drawArch}
        style={{
          inlineSize: '100%',
          blockSize: 220,
          borderRadius: 12,
          background: 'var(--portico-surface)',
        }}
      >
        An arch of seven stones.
      </Canvas>
    </div>
  );
}
