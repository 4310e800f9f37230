import { isPlatformError, type Platform, usePlatform } from 'portico';
import { useEffect, useRef, useState } from 'react';

/**
 * @uni `tempFiles` has objects with `path`, `name`, `size`, `type` and `file`. Closing the chooser rejects with `cancel` in
 * every browser, and in some browsers uni-app never answers. Outside a tap the call rejects with `denied`.
 */
export function chooseImage() {
  const platform = usePlatform();
  const [avatar, setAvatar] = useState('/images/no-avatar.png');
  const choose = async () => {
    try {
      const { tempFilePaths } = await platform.chooseImage({ count: 1, extension: ['png', 'jpg'] });
      setAvatar(tempFilePaths[0] ?? avatar);
    } catch (error) {
      if (!isPlatformError(error, 'cancel')) throw error;
    }
  };
  return (
    <button onClick={() => void choose()}>
      <img src={avatar} alt="Change your avatar" />
    </button>
  );
}

/**
 * @uni `maxDuration` counts: a longer video rejects with `invalid`. uni-app ignores it on H5. Width, height and duration are
 * read from the file if the browser cannot play it; uni-app then gives zeros.
 */
export async function chooseVideo(platform: Platform) {
  try {
    const { tempFile, duration } = await platform.chooseVideo({ maxDuration: 30 });
    const formData = { seconds: Math.round(duration) };
    await platform.uploadFile({ url: '/api/reviews/video', file: tempFile, formData });
  } catch (error) {
    if (isPlatformError(error, 'cancel')) return;
    if (!isPlatformError(error, 'invalid')) throw error;
    await platform.showToast({ title: 'Please choose a video of at most 30 s', icon: 'none' });
  }
}

/** @uni `type` may also be `'audio'`. Files of another kind are left out, and only such files reject with `invalid`. */
export async function chooseFile(platform: Platform) {
  try {
    const { tempFiles } = await platform.chooseFile({ count: 5, extension: ['pdf', 'docx'] });
    const files = tempFiles.map(({ file }) => ({ name: 'documents', file }));
    await platform.uploadFile({ url: '/api/applications/7/documents', files });
  } catch (error) {
    if (!isPlatformError(error, 'cancel')) throw error;
  }
}

/** @uni The result also has `type` and `orientation`, which uni-app does not give on H5. */
export async function getImageInfo(platform: Platform, photo: File) {
  const { width, height } = await platform.getImageInfo({ src: photo });
  if (Math.min(width, height) >= 600) return;
  await platform.showModal({
    content: `The photo has ${width} × ${height} pixels. Please choose one with at least 600 × 600.`,
    showCancel: false,
  });
}

/** @uni `size` is always in kilobytes. In the Vue 2 line of uni-app it may be in bytes. */
export async function getVideoInfo(platform: Platform) {
  const { duration, size } = await platform.getVideoInfo({ src: '/lessons/4.mp4' });
  const minutes = Math.ceil(duration / 60);
  return size === undefined ? `${minutes} min` : `${minutes} min, ${Math.round(size / 1024)} MB`;
}

/** @uni uni-app does not have this call on H5. The result also has `tempFile`, `size`, `width` and `height`. */
export async function compressImage(platform: Platform) {
  const { tempFiles } = await platform.chooseImage({ count: 9 });
  for (const { file } of tempFiles) {
    const small = await platform.compressImage({ src: file, compressedWidth: 1600, quality: 0.7 });
    await platform.uploadFile({ url: '/api/claims/photos', file: small.tempFile });
  }
}

/** @uni A name of Portico. `saveImageToPhotosAlbum` does the same. */
export async function saveImage(platform: Platform) {
  try {
    await platform.saveImage({ filePath: '/tickets/42/qr.png' });
  } catch (error) {
    if (isPlatformError(error, 'cancel')) return;
    await platform.showToast({ title: 'Hold the picture to save it', icon: 'none' });
  }
}

/** @uni uni-app does not have this call on H5. A browser downloads the video, and iOS offers its share sheet. */
export async function saveVideoToPhotosAlbum(platform: Platform) {
  await platform.showLoading({ title: 'Fetching the video' });
  try {
    await platform.saveVideoToPhotosAlbum({ filePath: '/goals/2024-05-18.mp4' });
  } catch (error) {
    if (!isPlatformError(error, 'cancel')) throw error;
  } finally {
    await platform.hideLoading();
  }
}

/**
 * @uni `tempFilePath` is a blob URL that every file call takes, and `tempFile` is the file. In uni-app it is a `data:` URL.
 * `canvasId` may also be the element or a ref.
 */
export function canvasToTempFilePath() {
  const platform = usePlatform();
  const canvas = useRef<HTMLCanvasElement>(null);
  const send = async () => {
    const picture = { canvasId: canvas, fileType: 'png' } as const;
    const { tempFile } = await platform.canvasToTempFilePath(picture);
    await platform.uploadFile({ url: '/api/deliveries/9/signature', file: tempFile });
  };
  return (
    <>
      <canvas ref={canvas} width={300} height={150} />
      <button onClick={() => void send()}>Confirm the delivery</button>
    </>
  );
}

/**
 * @uni A name of Portico; `createInnerAudioContext` gives the same object. `play()` is a promise that rejects with `denied`
 * if the user has not touched the page yet.
 */
export function createAudio() {
  const platform = usePlatform({ abortOnUnload: true });
  const source = { src: '/guides/room-3.mp3' };
  const [audio] = useState(() => Object.assign(platform.createAudio(), source));
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => audio.onPlay(() => setPlaying(true)), [audio]);
  useEffect(() => audio.onPause(() => setPlaying(false)), [audio]);
  const toggle = () => (isPlaying ? audio.pause() : audio.play());
  return <button onClick={() => void toggle()}>{isPlaying ? 'Pause' : 'Listen'}</button>;
}

/** @uni Methods return promises that reject with `not-found` if the video is not on the page. A ref is a target too. */
export async function createVideoContext(platform: Platform) {
  const video = platform.createVideoContext('lesson');
  await video.seek(platform.getStorageSync<number>('lesson-4:seconds') ?? 0);
  try {
    await video.play();
  } catch (error) {
    if (!isPlatformError(error, 'denied')) throw error;
    await platform.showToast({ title: 'Tap the video to go on', icon: 'none' });
  }
}

/** @uni A name of Portico; `getRecorderManager` gives the same object. The recorder of uni-app does not work on H5. */
export function createRecorder() {
  const platform = usePlatform({ abortOnUnload: true });
  const [recorder] = useState(() => platform.createRecorder());
  const start = () =>
    recorder.start({ duration: 30_000 }).catch((error: unknown) => {
      if (!isPlatformError(error, 'denied')) throw error;
      return platform.showToast({ title: 'Please allow the microphone', icon: 'none' });
    });
  const send = async () => {
    const { tempFilePath } = await recorder.stop();
    await platform.uploadFile({ url: '/api/chat/voice', filePath: tempFilePath });
  };
  const hold = { onPointerDown: () => void start(), onPointerUp: () => void send() };
  return <button {...hold}>Hold to talk</button>;
}

/** @uni uni-app does not have this call on H5. `scanType` of the result has the names of its apps, for example `EAN_13`. */
export async function scanCode(platform: Platform) {
  try {
    const { result } = await platform.scanCode({ scanType: ['barCode'] });
    await platform.navigate({ url: `/products/${encodeURIComponent(result)}` });
  } catch (error) {
    if (isPlatformError(error, 'cancel')) return;
    if (!isPlatformError(error, 'denied')) throw error;
    await platform.showToast({ title: 'Please allow the camera', icon: 'none' });
  }
}
