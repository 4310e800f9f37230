import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError } from '@/platform/call/errors';
import { createQueue } from '@/platform/call/queue';
import { suffixOf } from '@/platform/files/file-source';
import { createTempFiles, fileOwner } from '@/platform/files/temp-files';
import { type HostCalls, type HostWork, hostVoiceOf } from '@/platform/host/adapter';
import { pictureType } from '@/platform/media/picture-bytes';
import { chosenFiles } from '@/platform/media/chooser';
import { fromBase64 } from '@/shared/decode-value';
import { attempt } from '@/shared/errors';
import type { Client } from './client';

/** WeChat's limit for one choice. */
const MAX_PICTURES = 9;

/**
 * Chooses pictures in WeChat's gallery or with its camera. They become files, as from a browser's chooser. The whole
 * app reads them one at a time: of two reads at once, clients answer only one.
 */
export function chooseImageIn(client: Client, context: PlatformContext): HostCalls['chooseImage'] {
  const { File } = context.env.window;
  const inOrder = createQueue();

  const readPicture = async (localId: string, name: string, { fail, signal }: HostWork) => {
    if (signal.aborted) throw fail('abort', 'aborted');
    const { localData } = await client
      .invoke('getLocalImgData', { localId }, { api: 'chooseImage' })
      .catch((cause: unknown) => {
        throw unreadable(fail, cause);
      });
    const data = readLocalData(localData);
    if (!data) throw unreadable(fail);
    const kind = await pictureType(new Blob([data.bytes], { type: data.type }));
    const type = `image/${kind === 'unknown' ? 'jpeg' : kind}`;
    return new File([data.bytes], name + suffixOf(type), { type });
  };

  return async ({ count, sizeType, sourceType }, work) => {
    const owner = fileOwner(context);
    const limit = Math.min(count, MAX_PICTURES);
    const params = { scene: '1|2', count: limit, sizeType, sourceType };
    const options = { api: 'chooseImage', asksUser: true, signal: work.signal } as const;
    const data = await client.invoke('chooseImage', params, options);
    const localIds = readLocalIds(data['localIds'])?.slice(0, limit);
    if (!localIds) throw work.fail('failed', 'the host answered without pictures', data);
    if (localIds.length === 0) throw work.fail('cancel', 'cancel');

    const files: File[] = [];
    for (const [index, localId] of localIds.entries())
      files.push(await inOrder(() => readPicture(localId, `image-${index + 1}`, work)));

    const chosen = chosenFiles(context, files, owner);
    const known = context.shelf(createLocalIds);
    for (const [index, { file }] of chosen.tempFiles.entries())
      known.set(file, localIds[index] ?? '');
    return chosen;
  };
}

/** The user has chosen already. So no code lets the browser ask the user again. */
function unreadable(fail: Fail, cause?: unknown) {
  const code = isPlatformError(cause, 'timeout') ? 'timeout' : 'failed';
  return fail(code, 'a chosen picture cannot be read', cause);
}

/** WeChat's viewer. It fetches the pictures without the page's cookies. */
export function previewImageIn(client: Client): HostCalls['previewImage'] {
  return async ({ urls, current }, { signal }) => {
    const params = { current: urls[current] ?? urls[0], urls };
    await client.invoke('imagePreview', params, { api: 'previewImage', signal });
  };
}

/**
 * Uploads to WeChat's servers. The product's server downloads the file from there within three days. WeChat uploads one
 * file at a time.
 */
export function uploadMediaIn(client: Client, context: PlatformContext): HostCalls['uploadMedia'] {
  const inOrder = createQueue();
  const { upload: timeout } = context.settings.timeouts;

  return async ({ path }, { fail, signal }) => {
    const voice = hostVoiceOf(path);
    const picture = context.shelf(createTempFiles).find(path);
    const localId = voice ?? (picture && context.shelf(createLocalIds).get(picture));
    if (!localId)
      throw fail('invalid', 'parameter.path should be of a picture or a voice that the host gave');
    const name = voice === null ? 'uploadImage' : 'uploadVoice';
    const data = await inOrder(async () => {
      if (signal.aborted) throw fail('abort', 'aborted');
      const params = { localId, isShowProgressTips: 0 };
      return client.invoke(name, params, { api: 'host.uploadMedia', timeout });
    });
    const { serverId } = data;
    if (typeof serverId !== 'string' || serverId === '')
      throw fail('failed', 'the host answered without a serverId', data);
    return { serverId };
  };
}

/** WeChat's ids of the chosen pictures, as long as their files exist. `context.shelf(createLocalIds)` */
function createLocalIds(): WeakMap<File, string> {
  return new WeakMap();
}

/**
 * Reads the ids of the chosen pictures. Android and HarmonyOS answer with the list as text. The type of the value
 * decides, because user agents are not reliable. Null if it is not a list.
 */
export function readLocalIds(value: unknown): readonly string[] | null {
  const list: unknown = typeof value === 'string' ? attempt(() => JSON.parse(value)) : value;
  if (!Array.isArray(list)) return null;
  return Array.from<unknown>(list).filter((id) => typeof id === 'string' && id !== '') as string[];
}

/** The bytes of a picture, and WeChat's MIME type for it. The type is empty if WeChat gives none. */
export type LocalData = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/**
 * Reads the answer of getLocalImgData. iOS answers with a data: URL, and with the invalid type `image/jgp`. Android
 * answers with plain base64 that contains line breaks. Null if it is neither.
 */
export function readLocalData(localData: unknown): LocalData | null {
  if (typeof localData !== 'string') return null;
  // No regular expression: over megabytes without a comma it would take minutes.
  const comma = localData.startsWith('data:') ? localData.indexOf(',') : -1;
  const [type = ''] = localData.slice('data:'.length, Math.max(comma, 0)).split(';', 1);
  const base64 = localData.slice(comma + 1);
  try {
    const bytes = fromBase64(base64.trim());
    return bytes.length > 0 ? { bytes, type: type.replace(/^image\/jgp$/, 'image/jpeg') } : null;
  } catch {
    return null;
  }
}
