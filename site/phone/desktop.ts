// Decides whether the window shows the phone, and keeps what the user chose for the session.
import type { About } from './about';
import { type PhoneChoice, readChoice, usualChoice } from './switches';

const FRAME_KEY = 'portico-phone:frame';
const CHOICE_KEY = 'portico-phone:choice';

/** Storage may be forbidden. Then nothing is kept. */
function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The choice lasts as long as this document.
  }
}

/** `?frame=off` and `?frame=on` count for the session. The address loses them, so that copied links are clean. */
function isFrameOff(): boolean {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get('frame');
  if (asked !== null) {
    store(FRAME_KEY, asked);
    url.searchParams.delete('frame');
    window.history.replaceState(window.history.state, '', url);
  }
  return (asked ?? stored(FRAME_KEY)) === 'off';
}

const isCrawler = () => /bot\b|crawl|spider|lighthouse/i.test(window.navigator.userAgent);

/** Shows the app in a phone, or plainly. */
export async function startOnDesktop(about: About, plain: () => void): Promise<void> {
  if (window.top !== window || isFrameOff() || isCrawler()) return plain();
  const { showPhonePage } = await import('./phone-page');
  // The early script of a page that was rendered ahead keeps taps until the app is there.
  document.dispatchEvent(new Event('portico:ready'));
  document.documentElement.dataset.frame = 'on';
  return showPhonePage({
    about,
    first: firstChoice(),
    keep: (choice) => store(CHOICE_KEY, JSON.stringify(choice)),
  });
}

/** The choice of this session. Without one, the languages of the browser and what the user chose in the app count. */
function firstChoice(): PhoneChoice {
  const kept = stored(CHOICE_KEY);
  if (kept !== null) return readChoice(kept);
  const { theme } = document.documentElement.dataset;
  return { ...readChoice(JSON.stringify({ theme })), locale: firstLocale() };
}

function firstLocale(): PhoneChoice['locale'] {
  // The early script has written the language that the user chose.
  const { lang } = document.documentElement;
  const languages = [...(lang === 'en' ? [] : [lang]), ...window.navigator.languages];
  const known = languages.map((name) => {
    const [language = ''] = name.toLowerCase().split('-');
    return ({ en: 'en', zh: 'zh-Hans', ar: 'ar' } as const)[language];
  });
  return known.find((locale) => locale !== undefined) ?? usualChoice.locale;
}
