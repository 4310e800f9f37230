import { badParameterError, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { attempt } from '@/shared/errors';
import { joinUrl } from './address';
import type { MakeHeader, Settings } from './client-options';
import { headerFields, type HeaderParams, mergeHeaders, type NetworkParams } from './fields';
import type { RequestParams } from './request-params';

/** The names of header fields in which products send credentials. */
const CREDENTIAL = /auth|token|cookie|session|secret|api-?key/i;

export type ClientHeader = {
  /** request() refuses what is no header. */
  readonly header: HeaderParams;
  /** Whether credentials were left out, because the call goes to another origin. */
  readonly isWithheld: boolean;
};

/** The bearer, the client's header and the call's own. A later one wins. */
export async function headerOf(
  context: PlatformContext,
  { header, baseURL }: Settings,
  own: NetworkParams,
  fail: Fail,
  bearer: HeaderParams = {},
): Promise<ClientHeader> {
  const made = withOwn(bearer, await makeHeader(header, own, fail));
  const sent = isOwnOrigin(context, own, baseURL) ? made : withoutCredentials(made);
  const isWithheld = sent !== made;
  if (isWithheld) warnWithheld(context, own);
  return { header: withOwn(sent, own.header), isWithheld };
}

async function makeHeader(header: HeaderParams | MakeHeader, params: NetworkParams, fail: Fail) {
  if (typeof header !== 'function') return header;
  const made = await header(params as RequestParams);
  const answer = headerFields(made, 'header');
  if ('value' in answer) return answer.value;
  throw badParameterError(fail, {
    refused: `createClient: ${answer.refused}`,
    parameter: 'header',
  });
}

/** A wrong header stays as it is, so that request() reports the mistake. */
function withOwn(made: HeaderParams, own: HeaderParams | undefined): HeaderParams {
  if (own === undefined) return made;
  const answer = headerFields(own, 'header');
  return 'refused' in answer ? own : mergeHeaders(made as Record<string, string>, answer.value);
}

/** Whether a request goes to the origin of the client's base address. Only that origin may get its credentials. */
function isOwnOrigin(
  context: PlatformContext,
  { url, baseURL: own }: NetworkParams,
  baseURL: string = context.settings.baseURL,
): boolean {
  const { baseURI } = context.env.document;
  const home = attempt(() => new URL(baseURL, baseURI).origin);
  const target = attempt(() => new URL(joinUrl(own ?? baseURL, url), baseURI).origin);
  // request() reports a wrong address.
  return target === undefined || target === home;
}

/** The same header if it has no credentials. */
function withoutCredentials(header: HeaderParams): HeaderParams {
  const isCredential = (name: string) =>
    CREDENTIAL.test(name) || /^\s*(bearer|basic)\s/i.test(String(header[name]));
  const names = Object.keys(header);
  return names.some(isCredential)
    ? Object.fromEntries(names.filter((name) => !isCredential(name)).map((n) => [n, header[n]]))
    : header;
}

function warnWithheld({ env }: PlatformContext, { url }: NetworkParams): void {
  if (!import.meta.env.DEV) return;
  env.window.console.warn(
    `request: the credentials of createClient's header are not sent to ${url.slice(0, 200)}, which is ` +
      "another origin than the client's baseURL. Set baseURL, or give the header with the request.",
  );
}
