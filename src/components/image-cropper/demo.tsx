import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { ImageCropper, type ImageCropperHandle, type ImageCropperProps } from './image-cropper';

/** A cup on a table by a window. */
const cup = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><path fill="#dfe9e4" d="M0 0h1200v520H0z"/><path fill="#9cc3d5" d="M90 70h330v300H90z"/><path stroke="#fff" stroke-width="18" fill="none" d="M90 70h330v300H90zm165 0v300M90 220h330"/><path fill="#8a5a3c" d="M0 520h1200v280H0z"/><path fill="#a06a48" d="M0 520h1200v40H0z"/><ellipse cx="680" cy="640" rx="250" ry="42" fill="#6f4730"/><ellipse cx="680" cy="622" rx="220" ry="36" fill="#f4f1ea"/><path fill="#fff" d="M520 380h320c0 140-40 236-110 240h-100c-70-4-110-100-110-240z"/><path fill="none" stroke="#fff" stroke-width="30" d="M832 420c110-30 110 130-30 120"/><ellipse cx="680" cy="382" rx="160" ry="34" fill="#f4f1ea"/><ellipse cx="680" cy="386" rx="138" ry="26" fill="#5b3823"/><path fill="none" stroke="#c99a6b" stroke-width="8" d="M640 388c20-18 60-18 84 0"/><path fill="none" stroke="#fff" stroke-width="12" stroke-opacity=".7" stroke-linecap="round" d="M620 320c-30-50 30-80 0-140M700 320c-30-50 30-80 0-150"/></svg>`,
)}`;

const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const handle = useRef<ImageCropperHandle>(null);
  const [result, setResult] = useState('');
  const [failed, setFailed] = useState(false);

  const show = async () => {
    const blob = await handle.current?.crop({ width: 320, round: true });
    if (!blob) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setResult(String(reader.result)));
    reader.readAsDataURL(blob);
  };

  return (
    <div style={{ display: 'grid', gap: 24, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <p style={heading}>Picture of your profile</p>
        <ImageCropper src={cup} label="Picture of your profile" shape="circle" handle={handle} />
        <Button
          variant="tonal"
          block
          style={{ marginTop: 12 }}
          onClick={() => {
            show().catch(() => setFailed(true));
          }}
        >
          {failed ? 'This did not work' : 'Use this part'}
        </Button>
        {result && (
          <img
            src={result}
            alt="The part that you chose"
            width={96}
            height={96}
            style={{ display: 'block', margin: '12px auto 0' }}
          />
        )}
      </div>
      <div>
        <p style={heading}>Picture on the menu, 16 to 9</p>
        <ImageCropper
          src={cup}
          label="Picture on the menu"
          aspectRatio={16 / 9}
          rotatable={false}
          style={{ '--portico-image-cropper-height': '240px' } as object}
        />
      </div>
      <div>
        <p style={heading}>A file that is no picture</p>
        <ImageCropper
          src="data:image/png;base64,AAAA"
          label="A broken file"
          style={{ '--portico-image-cropper-height': '160px' } as object}
        />
      </div>
    </div>
  );
}

export const playground = definePlayground<ImageCropperProps>({
  component: ImageCropper,
  controls: {
    aspectRatio: { kind: 'number', min: 0.25, max: 4, step: 0.25 },
    shape: { kind: 'choice', options: ['rect', 'circle'] },
    maxZoom: { kind: 'number', min: 1, max: 10 },
    rotatable: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { aspectRatio: 1, shape: 'rect', maxZoom: 4, rotatable: true, disabled: false },
  fixed: { src: cup, label: 'Picture to try' },
  code: 'src={file}',
});
