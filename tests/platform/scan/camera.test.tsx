import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { openCamera } from '@/platform/scan/camera';

const env = createEnv(window);

afterEach(() => vi.restoreAllMocks());

it('a camera opens without sound and closes', async () => {
  const camera = await openCamera(env);
  const [track] = camera.stream.getVideoTracks();
  expect(track?.readyState).toBe('live');
  expect(camera.stream.getAudioTracks()).toEqual([]);
  expect(camera.hasTorch).toBe(false);
  camera.close();
  expect(track?.readyState).toBe('ended');
});

it('a camera with a torch turns it on', async () => {
  const applied: unknown[] = [];
  const track = {
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async (constraints: unknown) => void applied.push(constraints),
    stop: () => {},
  };
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream as never);
  const camera = await openCamera(env);
  expect(camera.hasTorch).toBe(true);
  await camera.setTorch(true);
  expect(applied).toEqual([{ advanced: [{ torch: true }] }]);
});

it.each([
  ['NotAllowedError', 'denied', 'the user did not allow the camera'],
  ['NotFoundError', 'unsupported', 'this device has no camera'],
  ['OverconstrainedError', 'unsupported', 'this device has no camera'],
  ['NotReadableError', 'failed', 'the camera could not be opened'],
])('the browser’s error %s rejects with the code %s', async (name, code, message) => {
  const cause = new DOMException('', name);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(cause);
  await expect(openCamera(env)).rejects.toEqual({ code, message, cause });
});

it('a browser without cameras for pages rejects with unsupported', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never);
  await expect(openCamera(env)).rejects.toMatchObject({
    code: 'unsupported',
    message: 'this browser gives pages no camera: the page may need https',
  });
});
