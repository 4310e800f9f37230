/** Opens the file chooser in the tap. This file is in the first load. */

import type { PlatformContext } from '@/platform/call/context';
import { configFor } from '@/platform/host/config';
import { hostStatus } from '@/platform/host/status';

/** An open file chooser of the browser. */
export type Picker = {
  readonly input: HTMLInputElement;
  readonly openedAt: number;
  /** How the chooser ended: the browser's 'change' or 'cancel', or the argument of `end`. */
  readonly ended: Promise<string>;
  readonly end: (how: string) => void;
};

export type ChooserName = 'chooseImage' | 'chooseVideo' | 'chooseFile';

/**
 * The `begin` of a chooser: opens the file chooser in the tap, before the call's code has loaded. Null without a tap,
 * and if the messaging app may show its own chooser.
 */
export function beginChoice(api: ChooserName) {
  return (context: PlatformContext, input: unknown): Picker | null =>
    api === 'chooseImage' && mayHostChoose(context) ? null : openPicker(context, api, input);
}

/**
 * Whether the messaging app may show its own chooser. The browser's chooser can open only in the tap, so a tap cannot
 * wait for the answer. An app whose bridge is still connecting counts as able if the product has configured it.
 */
export function mayHostChoose({ settings, shelf }: PlatformContext): boolean {
  const { env, state } = shelf(hostStatus).current();
  if (state.kind === 'web') return false;
  if (state.kind !== 'connecting')
    return Boolean(state.adapter?.calls.chooseImage && state.adapter.serves('chooseImage'));
  const { via } = env;
  const { endpoint, sign } = configFor(via, settings.host ?? {});
  return (via === 'wechat' || via === 'wecom') && (endpoint ?? sign) !== undefined;
}

/**
 * Opens the file chooser in the user's tap: Safari forgets the tap as soon as something waits for the network. It
 * reads the parameters loosely, because their check is not loaded yet. Null without a tap.
 */
export function openPicker(
  { env, navigator }: PlatformContext,
  api: ChooserName,
  params: unknown,
): Picker | null {
  const { window, document } = env;
  const { count } = Object(params) as Params;
  // The call is going to refuse such a count.
  if (!isInTap(window) || Number(count) < 1) return null;
  const input = document.createElement('input');
  configure(input, window.navigator.userAgent, api, Object(params) as Params);

  // In the document, or Safari may collect it before its events. The router must not take its click for a tap.
  input.hidden = true;
  input.addEventListener('click', (click) => click.stopPropagation());
  document.body.append(input);

  let end!: Picker['end'];
  const ended = new Promise<string>((resolve) => {
    end = (how) => {
      input.remove();
      resolve(how);
    };
  });
  for (const how of ['change', 'cancel']) input.addEventListener(how, () => end(how));
  // The code of the call may come when this page has been left, or never.
  const page = navigator.activePage();
  const open = new AbortController();
  if (page) navigator.lifeOf(page.id).addEventListener('abort', () => end('page'), open);
  void ended.then(() => open.abort());
  input.click();
  return { input, openedAt: env.now(), ended, end };
}

type Params = Readonly<Record<string, unknown>>;

/** Safari 15 and Firefox 115 lack userActivation. There the event that is being handled must be a trusted tap. */
export function isInTap({ navigator, event }: Window): boolean | undefined {
  const { userActivation } = navigator;
  return userActivation ? userActivation.isActive : event?.isTrusted && 'view' in event;
}

function configure(
  element: HTMLInputElement,
  userAgent: string,
  api: ChooserName,
  { count, type, sourceType, extension, camera }: Params,
): void {
  const input = element;
  const kind = api === 'chooseFile' ? String(type) : api.slice(6).toLowerCase();
  const isMedia = /^(image|video|audio)$/.test(kind);
  const suffixes = String(extension ?? '*');
  const isWeChat = userAgent.includes('MicroMessenger');

  input.type = 'file';
  // Android WeChat offers no file if `accept` is a list. For files of every kind it needs the dot.
  if (!isWeChat && !suffixes.includes('*')) input.accept = suffixes.replace(/(^|,)\.?/g, '$1.');
  else if (isMedia) input.accept = `${kind}/*`;
  else if (isWeChat) input.accept = '.';
  if (isMedia && String(sourceType) === 'camera')
    input.setAttribute('capture', camera === 'front' ? 'user' : 'environment');
  else input.multiple = api !== 'chooseVideo' && count !== 1;
}
