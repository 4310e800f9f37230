export type TelegramLaunch = {
  readonly version?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly startParam?: string;
  readonly userId?: number;
};

/** What Telegram hangs on a mini app's address: `page.goto(url + telegramHash())`. The signature in it is no real one. */
export function telegramHash({
  version = '9.1',
  colorScheme = 'light',
  startParam,
  userId = 99281932,
}: TelegramLaunch = {}): string {
  const initData = new URLSearchParams({
    user: JSON.stringify({ id: userId, first_name: 'Ada', language_code: 'en' }),
    auth_date: '1790000000',
    ...(startParam !== undefined && { start_param: startParam }),
    hash: '0'.repeat(64),
  });
  const theme = colorScheme === 'dark' ? ['#17212b', '#f5f5f5'] : ['#ffffff', '#000000'];
  const launch = new URLSearchParams({
    tgWebAppData: initData.toString(),
    tgWebAppVersion: version,
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify({ bg_color: theme[0], text_color: theme[1] }),
  });
  return `#${launch.toString()}`;
}
