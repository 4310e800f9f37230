import { checkParams, type Field, oneOf, optional, shape } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type Fail } from '@/platform/call/check';
import type { FileSource } from '@/platform/files/file-source';
import { fieldsOf } from '@/platform/network/encode-body';
import { withoutHeader } from '@/platform/network/header-fields';
import {
  type NetworkParams,
  callback,
  count,
  duration,
  networkFields,
  notEmpty,
} from '@/platform/network/network-fields';
import { networkFailure } from '@/platform/network/attempts';
import { isOffline, requireOnline } from '@/platform/network/offline';
import { isUploadFree } from '@/platform/network/order-of';
import { pauseUntilOnline } from '@/platform/network/pause';
import { percentOf } from '@/platform/network/percent-of';
import { isSuccess } from '@/platform/network/read-answer';
import { resolveUrl } from '@/platform/network/resolve-url';
import { type Order, send } from '@/platform/network/send';
import { type ResumePlan, uploadInParts } from '@/platform/network/upload-in-parts';
import {
  type UploadItem,
  type UploadPart,
  openSource,
  uploadFields,
  uploadSources,
} from '@/platform/network/upload-sources';
import { withDeadline } from '@/platform/network/with-deadline';
import { attempt } from '@/shared/errors';
import { enLate } from '@/shared/messages';

export type { UploadItem } from '@/platform/network/upload-sources';

export type UploadResume = {
  /** Bytes of one part, 1 or more. @default 5242880 */
  readonly chunkSize?: number | undefined;
  /** How often in a row a part may fail without progress. @default 5 */
  readonly times?: number | undefined;
  /** Milliseconds before the first new try; each later one waits twice as long. @default 300 */
  readonly delay?: number | undefined;
  /** Also the longest Retry-After that is waited for. @default 30000 */
  readonly maxDelay?: number | undefined;
  /**
   * Milliseconds without a byte that end an attempt and begin the next; 0 for no limit.
   * @default 30000 after the server's first answer, until then 0
   */
  readonly attemptTimeout?: number | undefined;
  /** Continues what an earlier call began. */
  readonly uploadUrl?: string | undefined;
  /** Gets the address to continue at, once there is one. */
  readonly onStart?: ((uploadUrl: string) => void) | undefined;
};

export type UploadFileParams = NetworkParams & {
  /** A path, a blob: or data: URL, or the file itself. This, `file` or `files` is needed [S5.3]. */
  readonly filePath?: FileSource | undefined;
  readonly file?: Blob | undefined;
  /** Several, each in a part of its own; they win over `file` and `filePath`. */
  readonly files?: readonly UploadItem[] | undefined;
  /** The name of the file's part. @default 'file' */
  readonly name?: string | undefined;
  /** Further fields of the form; they stand before the files. */
  readonly formData?: { readonly [name: string]: unknown } | undefined;
  /** @default 'POST' [S7.5] */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | undefined;
  /** Sends one file in parts by Content-Range, to a server that keeps what has arrived. @default false */
  readonly resume?: boolean | UploadResume | undefined;
};

export type UploadFileResult = {
  readonly statusCode: number;
  /** What the server says, as its text. */
  readonly data: string;
  readonly header: Readonly<Record<string, string>>;
};

export type UploadFileProgress = {
  /** Whole percent. */
  readonly progress: number;
  readonly totalBytesSent: number;
  readonly totalBytesExpectedToSend: number;
};

const plainObject: Field<object> = (value, name) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { value }
    : { refused: `parameter.${name} should be an object` };

/** Nobody means a part without a byte. */
const partSize: Field<number> = (value, name) =>
  Number.isSafeInteger(value) && Number(value) >= 1
    ? { value: Number(value) }
    : { refused: `parameter.${name} should be a whole number, 1 or more` };

const resumeShape = shape({
  chunkSize: optional(partSize, 5 * 1024 * 1024),
  times: optional(count, 5),
  delay: optional(duration, 300),
  maxDelay: optional(duration, 30_000),
  attemptTimeout: optional(duration),
  uploadUrl: optional(notEmpty),
  onStart: optional(callback),
});

const resume: Field<ResumePlan | null> = (value, name) => {
  if (value === false) return { value: null };
  return resumeShape(value === true ? {} : value, name) as { readonly value: ResumePlan };
};

const table = checkParams({
  ...networkFields,
  ...uploadFields,
  formData: optional(plainObject, {}),
  method: optional(oneOf('POST', 'PUT', 'PATCH'), 'POST'),
  resume: optional(resume, null),
});

function check(input: unknown) {
  const checked = table(input);
  if (!checked.ok) return checked;
  const sources = uploadSources(checked.params);
  const refuse = (message: string) => ({ ok: false, code: 'invalid', message }) as const;
  if (typeof sources === 'string') return refuse(`Missing required parameter \`${sources}\``);
  if (checked.params.resume && sources.length > 1)
    return refuse('parameter.resume is for one file, parameter.files has more');
  return { ok: true, params: { ...checked.params, sources } } as const;
}

/** Sends files as a multipart form [S7.5]. What can not be sent, or is refused, fails as upload failure [S8.14]. */
export const uploadFile: Api<UploadFileParams, UploadFileResult, UploadFileProgress> = defineApi(
  'uploadFile',
  {
    check,
    run: (context, params, fail, { signal, progress, watched }) => {
      requireOnline(context, fail);
      const { resume: plan, sources, timeout = context.settings.timeouts.upload } = params;
      const order: Order = {
        ...params,
        url: resolveUrl(context, params, fail).href,
        // The boundary of the form is known to the browser alone.
        headers: withoutHeader(params.header, 'Content-Type'),
        bodyType: 'text',
      };
      requireAddress(plan?.uploadUrl, order.url, fail);
      const fields = fieldsIn(params.formData, fail);
      const message = context.messages.using(enLate)('uploadFailure');

      const watch = (sent: number, total: number | undefined) => {
        const whole = total ?? sent;
        const numbers = { totalBytesSent: sent, totalBytesExpectedToSend: whole };
        progress({ progress: percentOf(sent, whole), ...numbers });
      };

      // The files have been opened by then, and whoever wants to listen does.
      const heard = (): Order =>
        (watched?.() ?? true) || isUploadFree(context, order)
          ? { ...order, onUpload: watch }
          : order;

      return withDeadline(context, timeout, fail, signal, async (ending) => {
        const parts: UploadPart[] = [];
        for (const source of sources) parts.push(await openSource(context, source, fail, ending));
        const [first] = parts;
        // The network may have gone while the files were read, and nothing was sent yet.
        if (isOffline(context)) await pauseUntilOnline(context, 0, ending);
        const sending =
          plan && first
            ? uploadInParts(context, partOf(order, fields, first), plan, ending, watch)
            : send(context, { ...heard(), body: formOf(fields, parts) }, ending);
        const answer = await sending.catch((cause: unknown) => {
          throw networkFailure(context, fail, cause, message);
        });
        const { status, headers } = answer;
        const result = { statusCode: status, data: String(answer.data), header: headers };
        if (!isSuccess(status)) throw fail('http-status', message, result);
        return result;
      });
    },
  },
);

/** Read by the address of the call, as a server's own Location is. */
function requireAddress(uploadUrl: string | undefined, url: string, fail: Fail) {
  if (uploadUrl === undefined) return;
  const { protocol = '' } = attempt(() => new URL(uploadUrl, url)) ?? {};
  if (/^https?:$/.test(protocol)) return;
  const shown = uploadUrl.slice(0, 200);
  throw fail('invalid', `parameter.resume.uploadUrl is no address on the web: ${shown}`);
}

function fieldsIn(formData: object, fail: (code: 'invalid', message: string) => Error) {
  try {
    return fieldsOf(formData);
  } catch {
    throw fail('invalid', 'parameter.formData can not be written as fields');
  }
}

function formOf(fields: readonly [string, string][], parts: readonly UploadPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const { name, file, fileName } of parts) form.append(name, file, fileName);
  return form;
}

function partOf(order: Order, fields: readonly [string, string][], part: UploadPart) {
  const { file, fileName } = part;
  const about = { ...Object.fromEntries(fields), name: fileName, size: file.size, type: file.type };
  return { order, file, about };
}
