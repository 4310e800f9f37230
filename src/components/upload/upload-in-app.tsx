import { type Platform, usePlatform } from '@/platform';
import { attempt } from '@/shared/errors';
import type { UploadProps } from './types';
import { UploadBody } from './upload-body';
import type { Send } from './use-uploads';

/** With what only an app has: its network, and its worker for pictures. */
export function UploadInApp(props: UploadProps) {
  const platform = usePlatform();
  const { upload, url, request, quality } = props;

  const deliver: Send = (file, controls) => {
    if (upload) return upload(file, controls);
    const { signal, onProgress } = controls;
    const task = platform.uploadFile({ ...request, url: url ?? '', file, signal });
    task.onProgress(({ progress }) => onProgress(progress));
    return task.then(({ data }) => attempt(() => JSON.parse(data) as unknown) ?? data);
  };
  const send: Send = async (file, controls) => {
    const smaller =
      quality === undefined ? file : await shrink(platform, file, quality, controls.signal);
    if (controls.signal.aborted) throw new DOMException('', 'AbortError');
    return deliver(smaller, controls);
  };

  return <UploadBody props={props} send={upload || url !== undefined ? send : null} />;
}

/** Moving and drawn pictures would lose what they are. What can not be made smaller goes as it is. */
async function shrink(platform: Platform, file: File, quality: number, signal: AbortSignal) {
  const fileType = ({ 'image/png': 'png', 'image/webp': 'webp' } as const)[file.type] ?? 'jpg';
  if (!/^image\/(jpeg|png|webp|hei[cf])$/.test(file.type)) return file;
  return platform.compressImage({ src: file, quality, fileType, signal }).then(
    ({ tempFile }) => (tempFile.size < file.size ? tempFile : file),
    () => file,
  );
}
