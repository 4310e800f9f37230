import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { openCamera } from '@/platform/scan/open-camera';

const env = createEnv(window);

afterEach(() => vi.restoreAllMocks());

it('opens a camera and closes it', async () => {
  const camera = await openCamera(env);
  const [track] = camera.stream.getVideoTracks();
  expect(track?.readyState).toBe('live');
  expect(camera.stream.getAudioTracks()).toEqual([]);
  expect(camera.hasTorch).toBe(false);
  camera.close();
  expect(track?.readyState).toBe('ended');
});

it('turns the torch of a camera that has one', async () => {
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
  ['NotAllowedError', 'denied', 'the visitor did not allow the camera'],
  ['NotFoundError', 'unsupported', 'this device has no camera'],
  ['OverconstrainedError', 'unsupported', 'this device has no camera'],
  ['NotReadableError', 'failed', 'the camera could not be opened'],
])('says what %s means', async (name, code, message) => {
  const cause = new DOMException('', name);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(cause);
  await expect(openCamera(env)).rejects.toEqual({ code, message, cause });
});

it('says that the browser opens none', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never);
  await expect(openCamera(env)).rejects.toMatchObject({
    code: 'unsupported',
    message: 'this browser opens no camera',
  });
});
