// The switches beside a phone. The site and the page around the app show them, and the app in the phone follows them.

export type PhoneChoice = {
  /** `auto` is the theme of the device. */
  readonly theme: 'auto' | 'light' | 'dark';
  readonly locale: 'en' | 'zh-Hans' | 'ar';
  /** `auto` is the direction of the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl';
  /** In percent of the usual size. */
  readonly textSize: '100' | '130' | '200';
  readonly network: 'good' | 'slow' | 'flaky' | 'offline';
  /** The app around the page. */
  readonly host: 'browser' | 'wechat' | 'wecom' | 'dingtalk';
};

export type SwitchName = keyof PhoneChoice;

/** The values of each switch in the order of the screen, with their English names. */
export const switches: {
  readonly [N in SwitchName]: readonly (readonly [value: PhoneChoice[N], name: string])[];
} = {
  theme: [
    ['auto', 'System'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  locale: [
    ['en', 'English'],
    ['zh-Hans', '简体中文'],
    ['ar', 'العربية'],
  ],
  direction: [
    ['auto', 'Auto'],
    ['ltr', 'LTR'],
    ['rtl', 'RTL'],
  ],
  textSize: [
    ['100', '100 %'],
    ['130', '130 %'],
    ['200', '200 %'],
  ],
  network: [
    ['good', 'Good'],
    ['slow', 'Slow'],
    ['flaky', 'Half fails'],
    ['offline', 'Offline'],
  ],
  host: [
    ['browser', 'Browser'],
    ['wechat', 'WeChat'],
    ['wecom', 'WeCom'],
    ['dingtalk', 'DingTalk'],
  ],
};

export const usualChoice: PhoneChoice = {
  theme: 'auto',
  locale: 'en',
  direction: 'auto',
  textSize: '100',
  network: 'good',
  host: 'browser',
};

/** A choice from a storage or an attribute. Unknown values become the usual ones. */
export function readChoice(text: string | null | undefined): PhoneChoice {
  const found = parse(text);
  const entries = Object.entries(switches).map(([name, values]) => {
    const known = values.find(([value]) => value === found[name]);
    return [name, known?.[0] ?? usualChoice[name as SwitchName]];
  });
  return Object.fromEntries(entries) as PhoneChoice;
}

function parse(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
