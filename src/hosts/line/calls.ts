import {
  type Fail,
  type FullCard,
  type HostCalls,
  type HostConnection,
  isAtLeast,
  type PlatformError,
  type PlatformErrorCode,
} from '@/platform';

/** The part of LINE's SDK that Portico uses. The product installs the SDK, so its types may be missing. */
export type LiffSdk = {
  init(config: { readonly liffId: string }): Promise<void>;
  closeWindow(): void;
  isApiAvailable(name: string): boolean;
  /** null: the user closed it without a code. */
  scanCodeV2?(): Promise<{ readonly value: string | null } | undefined>;
  /** undefined: the user closed it without sharing, or LINE is too old to report it. */
  shareTargetPicker?(messages: readonly object[]): Promise<{ readonly status: string } | undefined>;
  openWindow(params: { readonly url: string; readonly external: boolean }): void;
  getIDToken(): string | null;
};

/** LINE's scanner. It reads QR codes only. For other codes the browser's scanner opens. */
export function scanCodeIn(sdk: () => LiffSdk | null): HostCalls['scanCode'] {
  let isOpen = false;
  return async ({ scanType }, { fail }) => {
    const liff = sdk();
    if (!liff?.scanCodeV2 || !scanType.includes('qrCode'))
      throw fail('unsupported', 'the host reads QR codes only');
    // With a second scanner, the first call would never get an answer.
    if (isOpen) throw fail('busy', 'the scanner is open already');
    isOpen = true;
    try {
      const scanned = await liff.scanCodeV2();
      const text = scanned?.value;
      if (typeof text === 'string') return { result: text, scanType: 'QR_CODE', charSet: 'UTF-8' };
    } catch (cause) {
      throw liffFailure(cause, fail);
    } finally {
      isOpen = false;
    }
    throw fail('cancel', 'cancel');
  };
}

/** Since this version LINE reports whether the user sent the card. */
const REPORTS_SHARING = '10.11.0';

/** LINE's choice of friends and groups. The product turns it on in its LINE channel. */
export function openShareIn(
  sdk: () => LiffSdk | null,
  version: string,
): NonNullable<HostConnection['openShare']> {
  return async (card, { fail }) => {
    const liff = sdk();
    if (!liff?.shareTargetPicker || !liff.isApiAvailable('shareTargetPicker'))
      throw fail('unsupported', 'the host does not let this page share');
    // The SDK throws in the call itself if LINE forbids it.
    const sharing = (async () => liff.shareTargetPicker?.([cardMessage(card)]))();
    const answer = await sharing.catch((cause: unknown) => {
      throw liffFailure(cause, fail);
    });
    if (answer?.status === 'success') return 'shared';
    if (version !== '' && !isAtLeast(version, REPORTS_SHARING)) return 'opened';
    throw fail('cancel', 'cancel');
  };
}

/** LINE's limit for `altText`. */
const MAX_ALT_TEXT = 400;

/** A card as a flex message of LINE. LINE accepts pictures over https only, and no empty text. */
export function cardMessage({ title, desc, link, imgUrl }: FullCard): object {
  const name = title.trim() === '' ? link : title;
  const action = { type: 'uri', uri: link };
  const text = (content: string, style: object) => ({ type: 'text', text: content, ...style });
  const contents = [
    text(name, { weight: 'bold', wrap: true, maxLines: 2 }),
    ...(desc.trim() === ''
      ? []
      : [text(desc, { size: 'sm', color: '#767676', wrap: true, maxLines: 3 })]),
  ];
  const picture = {
    type: 'image',
    url: imgUrl,
    size: 'full',
    aspectRatio: '20:13',
    aspectMode: 'cover',
  };
  return {
    type: 'flex',
    altText: name.slice(0, MAX_ALT_TEXT),
    contents: {
      type: 'bubble',
      ...(/^https:\/\//i.test(imgUrl) && { hero: { ...picture, action } }),
      body: { type: 'box', layout: 'vertical', spacing: 'sm', contents, action },
    },
  };
}

/** With these codes LINE did nothing at all, so the browser may serve the call. */
const codes: Readonly<Record<string, PlatformErrorCode>> = {
  FORBIDDEN: 'unsupported',
  UNAUTHORIZED: 'unsupported',
  INVALID_CONFIG: 'unsupported',
};

function liffFailure(cause: unknown, fail: Fail): PlatformError {
  const { code, message } = Object(cause) as Readonly<Record<'code' | 'message', unknown>>;
  const text = typeof message === 'string' && message !== '' ? message : 'the host has failed';
  return fail(codes[String(code)] ?? 'failed', text, cause);
}
