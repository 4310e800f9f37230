import { Canvas, type CanvasSize } from './canvas';

const angleOf = (day: number) => Math.PI + (day * Math.PI) / 7;

/** Draws the seven days of a week as an arc in colours for both themes. */
function drawWeek(pen: CanvasRenderingContext2D, { width, height }: CanvasSize) {
  const [x, y, radius] = [width / 2, height - 24, Math.min(width / 2, height) - 40];
  for (let day = 0; day < 7; day += 1) {
    const [from, to] = [angleOf(day), angleOf(day + 0.94)];
    pen.beginPath();
    pen.arc(x, y, radius, from, to);
    pen.arc(x, y, radius * 0.68, to, from, true);
    pen.closePath();
    pen.fillStyle = day === 3 ? '#138a75' : '#9fb1a9';
    pen.fill();
  }
  pen.fillStyle = '#7d8b85';
  pen.fillRect(24, y, width - 48, 2);
}

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Canvas
        id="week"
        label="The seven days of a week, Thursday in green"
        onReady={drawWeek}
        style={{
          inlineSize: '100%',
          blockSize: 220,
          borderRadius: 12,
          background: 'var(--portico-surface)',
        }}
      >
        The seven days of a week. Today is Thursday.
      </Canvas>
    </div>
  );
}
