/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Video } from '@/components/video';
import { frame } from '../../helpers/waiting';
import '@/components/kit/tokens.css';

// Some builds of the browser have no H.264.
const type = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp9'].find((one) =>
  MediaRecorder.isTypeSupported(one),
);
const video = () => document.querySelector('video')!;

beforeEach(() => {
  // Some browsers play HLS natively. This test is about the others.
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Records a canvas that changes for one second, as a fragmented file. */
async function record(mimeType: string): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  const pen = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  const begun = performance.now();
  while (performance.now() - begun < 1000) {
    pen.fillStyle = `hsl(${performance.now() % 360} 50% 50%)`;
    pen.fillRect(0, 0, 64, 48);
    await frame();
  }
  recorder.stop();
  await ended;
  return new Blob(pieces).arrayBuffer();
}

/** The offset of the first fragment. The part before it is the initialization segment. */
function firstFragment(file: ArrayBuffer): number {
  const view = new DataView(file);
  for (let at = 0; at + 8 <= file.byteLength; at += view.getUint32(at)) {
    const name = new TextDecoder().decode(new Uint8Array(file, at + 4, 4));
    if (name === 'moof') return at;
  }
  throw new Error('the recording has no fragments');
}

const addressOf = (part: BlobPart) => URL.createObjectURL(new Blob([part]));

function listOf(file: ArrayBuffer): string {
  const cut = firstFragment(file);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${addressOf(file.slice(0, cut))}"`,
    '#EXTINF:1,',
    addressOf(file.slice(cut)),
    '#EXT-X-ENDLIST',
  ].join('\n');
}

it.skipIf(!type)('a browser without native HLS plays a stream', async () => {
  const src = `${addressOf(listOf(await record(type ?? '')))}#slab.m3u8`;
  const onEnded = vi.fn();
  render(
    <StrictMode>
      <Video src={src} label="Slab" muted onEnded={onEnded} />
    </StrictMode>,
  );
  await waitFor(() => expect(video().duration).toBeGreaterThan(0.5));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(onEnded).toHaveBeenCalled());
  expect([video().videoWidth, video().videoHeight]).toEqual([64, 48]);
  expect(screen.queryByRole('alert')).toBe(null);
});

it('an invalid stream shows an error, and can be loaded again', async () => {
  const onError = vi.fn();
  const src = `${addressOf('no stream')}#slab.m3u8`;
  render(<Video src={src} label="Slab" onError={onError} />);
  await screen.findByRole('alert');
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
});
