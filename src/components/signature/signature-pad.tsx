import { useRef, useState } from 'react';
import { Canvas } from '@/components/canvas';
import { useMergedRefs } from '@/components/kit/gestures';
import styles from './signature.module.css';
import type { SignatureStroke } from './strokes';
import { usePad } from './use-pad';

type Props = {
  label: string;
  placeholder: string;
  strokes: readonly SignatureStroke[];
  penColor: string | undefined;
  penWidth: number;
  disabled: boolean;
  onStroke: (stroke: SignatureStroke) => void;
};

/** The sheet on which users draw. */
export function SignaturePad({ label, placeholder, ...props }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const { drag, paint, onReady } = usePad({
    ...props,
    canvas,
    // A disabled fieldset around it disables its buttons too.
    isFree: () => !canvas.current?.closest('fieldset:disabled'),
    onDraw: setDrawing,
  });
  const isBlank = props.strokes.length === 0 && !isDrawing;
  return (
    <>
      {isBlank && (
        <span data-part="placeholder" className={styles.placeholder} aria-hidden>
          {placeholder}
        </span>
      )}
      <Canvas
        ref={useMergedRefs(canvas, drag)}
        className={styles.pad}
        label={label}
        disableScroll
        onReady={onReady}
        // The theme has changed, and with it the colour of the ink.
        onTransitionEnd={paint}
      />
    </>
  );
}
