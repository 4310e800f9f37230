import { badParameterError, type Fail } from '@/platform/call/check';
import { tagOf } from '@/platform/call/take';
import { isBlob } from '@/platform/files/file-source';
import { fieldsOf, textOf } from './address';

export type Body = string | FormData | Blob | ArrayBuffer | ArrayBufferView | URLSearchParams;

export type EncodedBody = {
  readonly body: Body | undefined;
  /** null: none, or the browser sets it, because only the browser knows the boundary of a form. */
  readonly contentType: string | null;
};

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The body of a call. Refuses the call if its data cannot be written. */
export function encodeData(data: unknown, wanted: string | undefined, fail: Fail): EncodedBody {
  try {
    return encodeBody(data, wanted);
  } catch (cause) {
    const refused = 'parameter.data cannot be written as JSON';
    throw badParameterError(fail, { refused, parameter: 'data' }, cause);
  }
}

/**
 * The body of a request that is not a GET [S7.3]. It is JSON, unless the caller or the data names another content type.
 * Without data there is no body, and no type: servers that parse bodies refuse an empty JSON. Throws a TypeError for data that cannot be written that way.
 */
export function encodeBody(data: unknown, wanted: string | undefined): EncodedBody {
  const kind = ArrayBuffer.isView(data) ? 'ArrayBuffer' : tagOf(data);
  switch (kind) {
    case 'FormData':
      return { body: data as FormData, contentType: isMultipart(wanted) ? null : (wanted ?? null) };
    case 'URLSearchParams':
      return { body: data as URLSearchParams, contentType: wanted ?? `${FORM_TYPE};charset=UTF-8` };
    case 'Blob':
    case 'File': {
      const blob = data as Blob;
      return { body: blob, contentType: wanted ?? (blob.type || 'application/octet-stream') };
    }
    case 'ArrayBuffer':
      return { body: data as ArrayBuffer, contentType: wanted ?? 'application/octet-stream' };
    case 'Undefined':
    case 'Null':
      return textBody('', wanted);
    case 'String':
      return textBody(String(data), wanted);
    default:
      return encodeValue(data, wanted ?? JSON_TYPE);
  }
}

function textBody(body: string, wanted: string | undefined): EncodedBody {
  if (body === '' && wanted === undefined) return { body: undefined, contentType: null };
  return { body, contentType: wanted ?? JSON_TYPE };
}

function encodeValue(data: unknown, contentType: string): EncodedBody {
  const isFields = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (isFields && isMultipart(contentType)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(data)) {
      const text = isBlob(value) ? undefined : textOf(value);
      if (isBlob(value)) form.append(name, value);
      else if (text !== undefined) form.append(name, text);
    }
    return { body: form, contentType: null };
  }
  if (isFields && contentType.toLowerCase().startsWith(FORM_TYPE)) {
    return { body: new URLSearchParams(fieldsOf(data)).toString(), contentType };
  }
  const body: string | undefined = JSON.stringify(data);
  if (body === undefined) throw new TypeError(`a ${typeof data} has no JSON`);
  return { body, contentType };
}

function isMultipart(contentType: string | undefined): boolean {
  return /^\s*multipart\/form-data\s*(;|$)/i.test(contentType ?? '');
}
