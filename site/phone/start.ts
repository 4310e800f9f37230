// The start of an app that a desktop shows in a phone. A phone loads this file only, so it is small.
import type { App, AppConfig } from 'portico';
import './before-start.css';

export type PhoneStart = {
  readonly config: AppConfig;
  readonly mount: (config: AppConfig) => ReturnType<App['mount']>;
  /** The page of a desktop, with its texts: `startOnDesktop` of desktop.ts. */
  readonly desktop: () => Promise<{ readonly start: (plain: () => void) => Promise<void> }>;
};

/** The same condition as in before-start.css. */
const DESKTOP = '(min-width: 900px) and (hover: hover) and (pointer: fine)';

/** Starts the app: in its phone, in a phone beside a text on a desktop, or plainly everywhere else. */
export function startOnPhone({ config, mount, desktop }: PhoneStart): void {
  const plain = () => {
    document.documentElement.dataset.frame = 'off';
    mount(config);
  };
  if (window.frameElement?.hasAttribute('data-phone')) {
    void import('./app-in-phone').then((code) => code.startInPhone(config, mount), plain);
  } else if (matchMedia(DESKTOP).matches) {
    void desktop().then((code) => code.start(plain), plain);
  } else plain();
}
