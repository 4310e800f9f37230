import { isPlatformError, type Platform } from 'portico';

/**
 * @uni `digest` is computed, off the main thread; the H5 runtime of uni-app gives only `size`. The promise has
 * `onProgress()` and `abort()`. `filePath` may also be the `File` itself.
 */
export async function getFileInfo(platform: Platform, contract: File) {
  const { size, digest } = await platform.getFileInfo({ filePath: contract });
  if (size > 20 * 1024 * 1024) throw new Error('The contract is larger than 20 MB');
  await platform.uploadFile({ url: '/api/contracts', file: contract, formData: { md5: digest } });
}

/** @uni uni-app does not have this call on H5. Both `filePath` and `tempFilePath` are known here. */
export async function saveFile(platform: Platform, ticketPath: string) {
  try {
    const { savedFilePath } = await platform.saveFile({ filePath: ticketPath });
    await platform.setStorage({ key: 'ticket', data: savedFilePath });
  } catch (error) {
    if (!isPlatformError(error, 'quota')) throw error;
    await platform.showToast({ title: 'No room left to keep the ticket', icon: 'none' });
  }
}

/** @uni uni-app does not have this call on H5. */
export async function getSavedFileList(platform: Platform) {
  const { fileList } = await platform.getSavedFileList();
  const lastMonth = Date.now() - 30 * 24 * 60 * 60 * 1000;
  const old = fileList.filter(({ createTime }) => createTime < lastMonth);
  for (const { filePath } of old) await platform.removeSavedFile({ filePath });
}

/** @uni uni-app does not have this call on H5. The result also has `name` and `type`. */
export async function getSavedFileInfo(platform: Platform) {
  const { data: filePath } = await platform.getStorage<string>({ key: 'ticket' });
  const { name, size } = await platform.getSavedFileInfo({ filePath });
  return `${name}, ${Math.ceil(size / 1024)} KB`;
}

/** @uni uni-app does not have this call on H5. */
export async function removeSavedFile(platform: Platform, filePath: string) {
  try {
    await platform.removeSavedFile({ filePath });
  } catch (error) {
    // Another tab may have removed it before.
    if (!isPlatformError(error, 'not-found')) throw error;
  }
}

/**
 * @uni `fileType` counts. The call rejects with `denied` if the browser blocks the new tab, and uni-app reports success.
 * A file that the browser cannot show becomes a download.
 */
export async function openDocument(platform: Platform) {
  try {
    await platform.openDocument({ filePath: '/files/warranty.pdf' });
  } catch (error) {
    if (!isPlatformError(error, 'denied')) throw error;
    const content = 'Allow pop-ups for this page, then tap again.';
    await platform.showModal({ content, showCancel: false });
  }
}
