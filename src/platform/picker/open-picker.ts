import type { PlatformContext } from '@/platform/call/context';

/** A file chooser that is open. */
export type Picker = {
  readonly input: HTMLInputElement;
  readonly openedAt: number;
  /** How it ended, however early: the browser's 'change' or 'cancel', or what `end` was given. */
  readonly ended: Promise<string>;
  readonly end: (how: string) => void;
};

type Params = Readonly<Record<string, unknown>>;

/**
 * Opens the file chooser within the visitor's tap: Safari forgets the tap at the first wait for the network, so
 * this is in the first load, and everything else of the choosers is not. Reads the params of a call loosely;
 * its check refuses them, if need be, when its code has come. Null without a tap.
 */
export function openPicker({ env }: PlatformContext, api: string, params: unknown): Picker | null {
  const { window, document } = env;
  const { userActivation, userAgent } = window.navigator;
  const { event } = window;
  // Safari 15 and Firefox 115 do not tell whether there was a tap. Then it is a tap's event that is being handled.
  const isActive = userActivation ? userActivation.isActive : event?.isTrusted && 'view' in event;
  if (!isActive) return null;

  const { count, type, sourceType, extension, camera } = Object(params) as Params;
  const kind = api === 'chooseFile' ? String(type) : api.slice(6).toLowerCase();
  const isMedia = /^(image|video|audio)$/.test(kind);
  const suffixes = String(extension ?? '*');
  const isWeChat = userAgent.includes('MicroMessenger');

  const input = document.createElement('input');
  input.type = 'file';
  // Android WeChat picks nothing by a list; for files of all kinds it wants the dot.
  if (!isWeChat && !suffixes.includes('*')) input.accept = suffixes.replace(/(^|,)\.?/g, '$1.');
  else if (isMedia) input.accept = `${kind}/*`;
  else if (isWeChat) input.accept = '.';
  if (isMedia && String(sourceType) === 'camera')
    input.setAttribute('capture', camera === 'front' ? 'user' : 'environment');
  else input.multiple = api !== 'chooseVideo' && count !== 1;

  // In the document, or Safari may collect it before it has told of its end; its click is nobody's tap.
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
  input.click();
  return { input, openedAt: env.now(), ended, end };
}
