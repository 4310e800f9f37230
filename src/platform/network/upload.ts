import { badParameterError, type Checked, type CheckedBy, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { withDeadline } from '@/platform/call/timers';
import { type Api, defineApi } from '@/platform/call/define';
import { isOffline } from '@/platform/call/env';
import {
  callback,
  checkParams,
  fieldFor,
  isRecord,
  listOf,
  oneOf,
  optional,
  shape,
  text,
} from '@/platform/call/params';
import {
  fileName,
  type FileSource,
  fileSource,
  isBlob,
  suffixOf,
} from '@/platform/files/file-source';
import { readParameter } from '@/platform/files/read-file';
import { newId } from '@/platform/storage/database';
import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import { enLate } from '@/shared/messages';
import {
  type NetworkParams,
  count,
  countFrom,
  duration,
  networkFields,
  notEmpty,
  orFlag,
  type TransferParams,
  whenOffline as offlineField,
  withoutHeader,
} from './fields';
import { isUploadFree, type Order, ownerOf, percentOf, send } from './send';
import { isSuccess, refusedTransfer } from './answer';
import { fieldsOf, resolveUrl } from './address';
import { networkFailure, pauseUntilOnline, requireOnline } from './retry';
import type { UploadPlan } from './upload-tus';

export type UploadItem = {
  /** The name of the file's part. @default the call's `name` */
  readonly name?: string | undefined;
  readonly filePath?: FileSource | undefined;
  readonly file?: Blob | undefined;
  /** uni-app's name for `filePath`. */
  readonly uri?: string | undefined;
};

export type UploadResume = {
  /** Bytes of one part, 1 or more. @default 5242880 */
  readonly chunkSize?: number | undefined;
  /** Attempts after a failed one: how many in a row without progress. @default 5 */
  readonly times?: number | undefined;
  /** Milliseconds before the first further attempt. Each later wait is twice as long. @default 300 */
  readonly delay?: number | undefined;
  /** Also the longest Retry-After that the call accepts. @default 30000 */
  readonly maxDelay?: number | undefined;
  /**
   * Milliseconds without a byte that end an attempt and begin the next. 0 is no limit.
   * @default 30000 after the server's first answer, until then 0
   */
  readonly attemptTimeout?: number | undefined;
  /** The address of an upload that an earlier call began. This call continues it. */
  readonly uploadUrl?: string | undefined;
  /** Receives the address of the upload when the server has named it. */
  readonly onStart?: ((uploadUrl: string) => void) | undefined;
};

export type UploadFileParams = NetworkParams &
  TransferParams & {
    /** A path, a blob: or data: URL, or the file itself. This, `file` or `files` is needed [S5.3]. */
    readonly filePath?: FileSource | undefined;
    readonly file?: Blob | undefined;
    /** Several files, each in a separate part. They win over `file` and `filePath`. */
    readonly files?: readonly UploadItem[] | undefined;
    /** The name of the file's part. @default 'file' */
    readonly name?: string | undefined;
    /** Further fields of the form. They come before the files. */
    readonly formData?: { readonly [name: string]: unknown } | undefined;
    /** @default 'POST' [S7.5] */
    readonly method?: 'POST' | 'PUT' | 'PATCH' | undefined;
    /** Sends one file in parts, to a server that speaks tus 1.0. @default false */
    readonly resume?: boolean | UploadResume | undefined;
  };

export type UploadFileResult = {
  readonly statusCode: number;
  /** The text of the server's answer. */
  readonly data: string;
  readonly header: Readonly<Record<string, string>>;
};

export type UploadFileProgress = {
  /** Whole percent. */
  readonly progress: number;
  readonly totalBytesSent: number;
  readonly totalBytesExpectedToSend: number;
};

/** Uploads files as a multipart form [S7.5], or one file in parts, by tus. A refusal fails as upload failure [S8.14]. */
export const uploadFile: Api<UploadFileParams, UploadFileResult, UploadFileProgress> = defineApi(
  'uploadFile',
  {
    check: checkUpload,
    run: (context, params, fail, { signal, progress, watched, ...controls }) => {
      const { resume, sources, whenOffline } = params;
      const { timeout = context.settings.timeouts.upload } = params;
      const order: Order = {
        ...params,
        url: resolveUrl(context, params, fail).href,
        // Only the browser knows the boundary of its form.
        headers: withoutHeader(params.header, 'Content-Type'),
        bodyType: 'text',
        owner: ownerOf(context, controls),
      };
      const uploadUrl = uploadUrlOf(resume?.uploadUrl, order.url, fail);
      const fields = fieldsIn(params.formData, fail);
      const message = context.messages.using(enLate)('uploadFailure');

      const watch = (sent: number, total: number | undefined) => {
        const whole = total ?? sent;
        const bytes = { totalBytesSent: sent, totalBytesExpectedToSend: whole };
        progress({ progress: percentOf(sent, whole), ...bytes });
      };

      const sendForm = (parts: readonly UploadPart[], ending: AbortSignal) => {
        // The files are open by then, so a caller who wants to listen does.
        const isWatched = (watched?.() ?? true) || isUploadFree(context, order);
        const form = { ...order, body: formOf(fields, parts) };
        return send(context, isWatched ? { ...form, onUpload: watch } : form, ending);
      };

      const sendInParts = async (plan: UploadPlan, part: UploadPart, ending: AbortSignal) => {
        const upload = { ...part, order, fields: Object.fromEntries(fields) };
        const { uploadByTus } = await fetchCode(() => import('./upload-tus'));
        return uploadByTus(context, upload, plan, ending, watch);
      };

      return withDeadline(context, timeout, fail, signal, async (ending) => {
        if (whenOffline === 'fail') requireOnline(context, fail);
        const parts: UploadPart[] = [];
        for (const source of sources) parts.push(await openSource(context, source, fail, ending));
        if (whenOffline === 'wait' && isOffline(context)) {
          await pauseUntilOnline(context, 0, ending);
        }
        const [first] = parts;
        const answer = await (resume && first
          ? sendInParts({ ...resume, uploadUrl, whenOffline }, first, ending)
          : sendForm(parts, ending)
        ).catch((cause: unknown) => {
          throw networkFailure(context, fail, cause, message);
        });
        if (!isSuccess(answer.status)) throw refusedTransfer(fail, answer, 'text', message);
        return { statusCode: answer.status, data: String(answer.data), header: answer.headers };
      });
    },
  },
);

const blob = fieldFor<Blob>(isBlob, 'a File or a Blob');

const item = shape({
  name: optional(text),
  filePath: optional(fileSource),
  file: optional(blob),
  uri: optional(fileSource),
});

const plainObject = fieldFor<object>(isRecord, 'an object');

const resume = shape({
  chunkSize: optional(countFrom(1), 5 * 1024 * 1024),
  times: optional(count, 5),
  delay: optional(duration, 300),
  maxDelay: optional(duration, 30_000),
  attemptTimeout: optional(duration),
  uploadUrl: optional(notEmpty),
  onStart: optional(callback<(uploadUrl: string) => unknown>()),
});

const checkFields = checkParams({
  ...networkFields,
  filePath: optional(fileSource),
  file: optional(blob),
  files: optional(listOf(item)),
  name: optional(text, 'file'),
  whenOffline: optional(offlineField, 'wait'),
  formData: optional(plainObject, {}),
  method: optional(oneOf('POST', 'PUT', 'PATCH'), 'POST'),
  resume: optional(orFlag(resume), null),
});

type CheckedFields = CheckedBy<typeof checkFields>;

function checkUpload(
  input: unknown,
): Checked<CheckedFields & { readonly sources: readonly Source[] }> {
  const checked = checkFields(input);
  if ('refused' in checked) return checked;
  const sources = sourcesOf(checked.value);
  if (typeof sources === 'string')
    return { refused: `Missing required parameter \`${sources}\``, parameter: sources };
  if (checked.value.resume && sources.length > 1) {
    const refused = 'parameter.resume is for one file, parameter.files has more';
    return { refused, parameter: 'resume' };
  }
  return { value: { ...checked.value, sources } };
}

/** A file to upload, and the name of the parameter that it came from. */
type Source = { readonly name: string; readonly source: FileSource; readonly parameter: string };

/** The files to upload, in order. Without files, the name of the missing parameter [S5.3]. */
function sourcesOf({ files, file, filePath, name }: CheckedFields): readonly Source[] | string {
  if (!files) {
    const source = file ?? filePath;
    const parameter = file ? 'file' : 'filePath';
    return source === undefined ? 'filePath' : [{ name, source, parameter }];
  }
  const sources: Source[] = [];
  for (const [index, one] of files.entries()) {
    const source = one.file ?? one.filePath ?? one.uri;
    if (source === undefined) return `files[${index}].filePath`;
    sources.push({ name: one.name ?? name, source, parameter: `files[${index}]` });
  }
  return sources;
}

/** A file of the upload, ready to be sent. */
type UploadPart = { readonly name: string; readonly file: Blob; readonly fileName: string };

/** Each file without a name gets a different one, with the extension of its type: servers often keep files by their name. */
async function openSource(
  context: PlatformContext,
  { name, source, parameter }: Source,
  fail: Fail,
  signal: AbortSignal,
): Promise<UploadPart> {
  const file = await readParameter(context, source, parameter, fail, signal);
  const ownName = fileName(file, source);
  return { name, file, fileName: ownName || `file-${newId(context.env)}${suffixOf(file.type)}` };
}

/** Relative to the URL of the call, as the Location of a server is. */
function uploadUrlOf(uploadUrl: string | undefined, url: string, fail: Fail): string | null {
  if (uploadUrl === undefined) return null;
  const { protocol = '', href } = attempt(() => new URL(uploadUrl, url)) ?? {};
  if (href !== undefined && /^https?:$/.test(protocol)) return href;
  const parameter = 'resume.uploadUrl';
  const refused = `parameter.${parameter} is no address on the web: ${uploadUrl.slice(0, 200)}`;
  throw badParameterError(fail, { refused, parameter });
}

function fieldsIn(formData: object, fail: Fail): [string, string][] {
  try {
    return fieldsOf(formData);
  } catch (cause) {
    const refused = 'parameter.formData cannot be written as fields';
    throw badParameterError(fail, { refused, parameter: 'formData' }, cause);
  }
}

function formOf(fields: readonly [string, string][], parts: readonly UploadPart[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const part of parts) form.append(part.name, part.file, part.fileName);
  return form;
}
