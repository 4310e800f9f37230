import type { PlatformContext } from '@/platform/call/context';
import { type Field, text, where } from '@/platform/call/params';
import type { PageInfo } from '@/router';
import { attempt } from '@/shared/errors';
import { hasOwn } from '@/shared/values';

/**
 * Removes from addresses what messaging apps add to them: tracking parameters, tokens and launch parameters. A link
 * that a user copies or shares must not contain them.
 */

type Addresses = Pick<PlatformContext, 'navigator'>;

/**
 * Parameters that messaging apps add to links, each with its known values: a product's `from=home` stays. The values
 * come from several clients, and the list may be incomplete.
 */
const trackingParams: Readonly<Record<string, RegExp>> = {
  /** The place in which the user tapped the link: a chat, a group, Moments, favourites. */
  from: /^(?:singlemessage|groupmessage|timeline|favorites)$/,
  isappinstalled: /^[01]?$/,
  /** The app to which a user shared the link. */
  shareTo: /^(?:weixin|wx|qq|qzone|timeline)\w*$/i,
  /** From messages of official accounts. */
  clicktime: /^\d+$/,
  enterid: /^\d+$/,
  nsukey: /^[\w%.+/=-]*$/,
};

/** Official accounts add this one too, but products use the name. So it counts only beside one of the others. */
const SCENE = { name: 'scene', value: /^\d+$/, beside: ['clicktime', 'enterid'] } as const;

export type StripOptions = {
  /** Names that the route declares. They belong to the page, whatever their values are. */
  readonly own?: readonly string[];
};

/**
 * Removes tracking parameters after the `?` of the address and after a `?` in its hash. All other parameters keep their
 * order and their exact bytes.
 */
export function stripShareParams(url: string, { own = [] }: StripOptions = {}): string {
  return url
    .split('#')
    .map((part) => stripPart(part, own))
    .join('#');
}

function stripPart(part: string, own: readonly string[]): string {
  const at = part.indexOf('?');
  if (at < 0) return part;
  const pairs = part.slice(at + 1).split('&');
  const isTracking = (pair: string) => {
    const [name, value] = fieldOf(pair);
    return (
      !own.includes(name) &&
      hasOwn(trackingParams, name) &&
      trackingParams[name]?.test(value) === true
    );
  };
  const comesFromAccount = pairs.some(
    (pair) => isTracking(pair) && SCENE.beside.some((name) => name === fieldOf(pair)[0]),
  );
  const isScene = (pair: string) => {
    const [name, value] = fieldOf(pair);
    return name === SCENE.name && !own.includes(name) && SCENE.value.test(value);
  };
  const kept = pairs.filter((pair) => !isTracking(pair) && !(comesFromAccount && isScene(pair)));
  if (kept.length === pairs.length) return part;
  const query = kept.join('&');
  return part.slice(0, at) + (query === '' ? '' : `?${query}`);
}

function fieldOf(pair: string): readonly [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

/** Removes the parameters that LINE adds for its SDK, including the user's tokens in the fragment. */
export function withoutCredentials(url: string): string {
  const [address = '', fragment = ''] = url.split(/#(.*)/s);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const kept = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('liff.'));
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  const isToken = /(?:^|&)(?:access|context|feature|id)_token=/.test(fragment);
  if (!isToken && !/(?:^|&)liff\./.test(search)) return url;
  return path + query + (isToken || fragment === '' ? '' : `#${fragment}`);
}

/** Removes Telegram's parameters, except for the start parameter of a link: it belongs to the page. */
export function withoutLaunch(url: string): string {
  const stripped = url.replace(/([#?&])tgWebApp(?!StartParam=)\w+=[^&#]*/g, '$1');
  if (stripped === url) return url;
  return stripped
    .replace(/([#?&])&+/g, '$1')
    .replace(/[?&]+(?=#|$)|#$/g, '')
    .replace(/[?&]$/, '');
}

/**
 * Removes tracking parameters from the address of the page on top. The page gets no event, and its params stay the same
 * object. Call it after the landing address was signed, because WeChat on phones checks that one.
 */
export function stripTracking(context: Addresses): void {
  renamePage(context, (page) => cleanAddress(context, page, page.url));
}

/** LINE's SDK must have read the tokens before. */
export function stripCredentials(context: Addresses): void {
  renamePage(context, ({ url }) => withoutCredentials(url));
}

/** Telegram's parameters identify the user. */
export function stripLaunch(context: Addresses): void {
  renamePage(context, ({ url }) => withoutLaunch(url));
}

/** A link to the page for other people and other browsers. Parameters that the page's route declares stay. */
export function linkTo(context: Addresses, page: PageInfo, url: string): string {
  const clean = withoutLaunch(withoutCredentials(cleanAddress(context, page, url)));
  return withoutCode(clean, ownParams(context, page));
}

/** The address without tracking parameters. */
function cleanAddress(context: Addresses, page: PageInfo, url: string): string {
  return stripShareParams(url, { own: ownParams(context, page) });
}

function ownParams({ navigator }: Addresses, page: PageInfo): readonly string[] {
  return Object.keys(navigator.routeOf(page)?.query ?? {});
}

/** The answer of a service for sign-in works once, and only in the browser that asked. */
function withoutCode(url: string, own: readonly string[]): string {
  const [address = '', fragment] = url.split(/#(.*)/s);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const pairs = search.split('&');
  const names = pairs.map((pair) => fieldOf(pair)[0]);
  const isAnswer = names.includes('state') && names.includes('code');
  if (!isAnswer || own.includes('state') || own.includes('code')) return url;
  const rest = pairs.filter((_, index) => !ANSWER.includes(names[index] ?? '')).join('&');
  return path + (rest && `?${rest}`) + (fragment === undefined ? '' : `#${fragment}`);
}

const ANSWER: readonly string[] = [
  ...['code', 'state', 'iss', 'session_state', 'scope', 'authuser', 'prompt', 'hd'],
];

function renamePage({ navigator }: Addresses, addressOf: (page: PageInfo) => string): void {
  const page = navigator.activePage();
  if (!page || page.route === '') return;
  const url = addressOf(page);
  if (url !== page.url) navigator.step(url, 'rename', page);
}

/** A parameter with an http(s) address, absolute or relative to the page. */
export const webAddress: Field<string> = where(text, isWeb, 'a web address');

function isWeb(address: string): boolean {
  return /^https?:$/.test(attempt(() => new URL(address, 'https://page').protocol) ?? '');
}
