import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isPlatformError } from '@/platform/call/errors';
import { fileOwner } from '@/platform/files/create-temp-file';
import { suffixOf } from '@/platform/files/suffix-of';
import type { HostCalls, HostWork } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';
import { createQueue } from '@/platform/call/queue';
import { createHostPictures } from '@/platform/host/wechat/host-pictures';
import { readLocalData } from '@/platform/host/wechat/read-local-data';
import { readLocalIds } from '@/platform/host/wechat/read-local-ids';
import { pictureType } from '@/platform/media/picture-type';
import { chosenFiles } from '@/platform/picker/chosen-files';

/** The host lets nobody pick more at once. */
const MOST = 9;

/**
 * The host's own gallery and camera. Its pictures become files like those of a browser's chooser, read one at a time
 * over the whole app: of two at once, clients answer only one.
 */
export function chooseImageIn(client: Client, context: PlatformContext): HostCalls['chooseImage'] {
  const { File } = context.env.window;
  const inTurn = createQueue();

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
    const most = Math.min(count, MOST);
    const asked = { scene: '1|2', count: most, sizeType, sourceType };
    const options = { api: 'chooseImage', asks: true, signal: work.signal } as const;
    const data = await client.invoke('chooseImage', asked, options);
    const localIds = readLocalIds(data['localIds'])?.slice(0, most);
    if (!localIds) throw work.fail('failed', 'the host answered without pictures', data);
    if (localIds.length === 0) throw work.fail('cancel', 'cancel');

    const files: File[] = [];
    for (const [index, localId] of localIds.entries())
      files.push(await inTurn(() => readPicture(localId, `image-${index + 1}`, work)));

    const chosen = chosenFiles(context, files, owner);
    const pictures = context.shelf(createHostPictures);
    for (const [index, { file }] of chosen.tempFiles.entries())
      pictures.keep(file, localIds[index] ?? '');
    return chosen;
  };
}

/** The visitor has chosen by now: whatever the reason, nobody asks again on the web. */
function unreadable(fail: Fail, cause?: unknown) {
  const isLate = isPlatformError(cause) && cause.code === 'timeout';
  return fail(isLate ? 'timeout' : 'failed', 'a chosen picture can not be read', cause);
}
