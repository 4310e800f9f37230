import { useEffect, useRef } from 'react';
import { CANVAS } from '@/pages/showcase/apis/media-apis';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import { words } from './words';

/** A canvas for the calls that need one. */
export function Sketch() {
  const t = useText(words);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const strata = ['#e8dcc8', '#c9a27c', '#8f6f56', '#0a6b5a'];
    for (const [index, colour] of strata.entries()) {
      pen.fillStyle = colour;
      pen.fillRect(0, 30 * index, 240, 30);
    }
  }, []);

  return (
    <Panel title={t.canvas}>
      <canvas ref={canvas} id={CANVAS} width={240} height={120} className={styles.sketch} />
    </Panel>
  );
}
