// The messages between the page around a phone and the app in it. Both are of one origin.
import type { PhoneChoice } from './switches';

/** The attribute of the frame with the choice of the user. The app reads it before it starts. */
export const CHOICE = 'data-phone';

/** From the page to the app. */
export type PhoneRequest = {
  readonly phone: 'choose';
  readonly choice: PhoneChoice;
  /** The screen to show. Without it the app stays where it is. */
  readonly screen?: string;
};

/** From the app to the page. */
export type PhoneReport =
  | { readonly phone: 'ready' }
  | { readonly phone: 'shows'; readonly path: string; readonly title: string }
  /** The user chose a theme or a language in the app. */
  | { readonly phone: 'chose'; readonly locale: string; readonly theme: string }
  /** A call of the app to the messaging app around it. */
  | { readonly phone: 'called'; readonly name: string; readonly params: string };

type Heard = (report: PhoneReport) => void;

/** Connects a page to the app in its frame. */
export function linkToApp(frame: HTMLIFrameElement, hear: Heard) {
  const { origin } = window.location;
  const onMessage = ({ source, origin: from, data }: MessageEvent<PhoneReport>) => {
    if (source === frame.contentWindow && from === origin && data?.phone) hear(data);
  };
  window.addEventListener('message', onMessage);
  return {
    send: (choice: PhoneChoice, screen?: string) => {
      const request: PhoneRequest = {
        phone: 'choose',
        choice,
        ...(screen !== undefined && { screen }),
      };
      frame.contentWindow?.postMessage(request, origin);
    },
    stop: () => window.removeEventListener('message', onMessage),
  };
}

/** Connects an app in a phone to the page around it. */
export function linkToPage(page: Window, hear: (request: PhoneRequest) => void) {
  const { origin } = window.location;
  window.addEventListener(
    'message',
    ({ source, origin: from, data }: MessageEvent<PhoneRequest>) => {
      if (source === page && from === origin && data?.phone === 'choose') hear(data);
    },
  );
  return { report: (report: PhoneReport) => page.postMessage(report, origin) };
}
