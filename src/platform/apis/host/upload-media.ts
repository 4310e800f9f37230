import { checkParams, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { onlyByHost } from '@/platform/host/only-by-host';

export type UploadMediaParams = {
  /** Of a picture or a voice of the host, as chooseImage and createRecorder answer there. */
  readonly path: string;
};

export type UploadMediaResult = {
  /** The product's server fetches it from the host's by that, within three days. */
  readonly serverId: string;
};

const check = checkParams({ path: required(text) });

/** Hands a picture or a voice to the messaging app's servers. Everything else goes by uploadFile. */
export const uploadMedia: Api<UploadMediaParams, UploadMediaResult> = defineApi(
  'host.uploadMedia',
  {
    check,
    run: (context, params, fail, { signal }) =>
      onlyByHost(context, 'uploadMedia', params, { fail, signal }),
  },
);
