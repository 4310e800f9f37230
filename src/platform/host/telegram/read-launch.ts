import { attempt } from '@/shared/errors';

/** What Telegram tells a mini app when it opens it. */
export type TelegramLaunch = {
  /** Of the protocol, like 8.0. */
  readonly version: string;
  /** android, ios, tdesktop, weba and so on. */
  readonly platform: string;
  /** Who the visitor is, signed: only the product's server can tell whether it is true. '' where nobody is told of. */
  readonly initData: string;
  readonly theme: unknown;
};

/** Telegram joins them to a hash that was there already by `?` or `&`. */
export function readLaunch(url: string): TelegramLaunch {
  const from = url.search(/[#?]/);
  const params = new URLSearchParams(from < 0 ? '' : url.slice(from + 1).replace(/[#?]/g, '&'));
  return {
    version: params.get('tgWebAppVersion') ?? '6.0',
    platform: params.get('tgWebAppPlatform') ?? '',
    initData: params.get('tgWebAppData') ?? '',
    theme: attempt((): unknown => JSON.parse(params.get('tgWebAppThemeParams') ?? '{}')),
  };
}
