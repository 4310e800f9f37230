// The page of a desktop: a text, the switches, and the app in a phone. Only desktops load this chunk.
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { About } from './about';
import { CallLog, type HostCall } from './call-log';
import { HostBar, StatusBar } from './phone-bars';
import { linkToApp, type PhoneReport } from './protocol';
import { SwitchPanel } from './switch-panel';
import { directionOf, type PhoneChoice, readChoice } from './switches';
import { textIn, words } from './words';
import './phone-body.css';
import './phone-page.css';

type PageStart = {
  readonly about: About;
  readonly first: PhoneChoice;
  readonly keep: (choice: PhoneChoice) => void;
};

export function showPhonePage(start: PageStart): void {
  document.querySelector('#root')?.remove();
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <StrictMode>
      <PhonePage {...start} />
    </StrictMode>,
  );
}

const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

function PhonePage({ about, first, keep }: PageStart) {
  const [choice, setChoice] = useState(first);
  const [shown, setShown] = useState(() => ({
    path: pathOf(window.location),
    title: document.title,
  }));
  const [calls, setCalls] = useState<readonly HostCall[]>([]);
  const t = words[choice.locale];

  const change = (next: PhoneChoice) => {
    if (next.host !== choice.host) setCalls([]);
    setChoice(next);
    keep(next);
  };

  const hear = (report: PhoneReport) => {
    if (report.phone === 'called') {
      setCalls((before) => [{ ...report, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, 20));
    }
    if (report.phone === 'shows') {
      followAddress(report.path, report.title);
      setShown(report);
    }
    if (report.phone === 'chose') {
      const { locale, theme } = report;
      change(readChoice(JSON.stringify({ ...choice, locale, theme })));
    }
  };

  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = choice.locale;
    root.dir = directionOf(choice.locale);
    if (choice.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = choice.theme;
  }, [choice.locale, choice.theme]);

  return (
    <div className="phone-page">
      <main className="phone-page-text">
        <p className="phone-page-brand">
          <Mark /> Portico
        </p>
        <h1>{textIn(about.name, choice.locale)}</h1>
        <p className="phone-page-lead">
          {textIn(about.lead, choice.locale)} {t.madeWith}
        </p>
        <p className="phone-page-links">
          {about.docs && (
            <a className="phone-page-docs" href={about.docs.href}>
              {textIn(about.docs.text, choice.locale)}
            </a>
          )}
          <a href={withoutFrame(shown.path)}>{t.plain}</a>
        </p>
        <SwitchPanel choice={choice} words={t} onChange={change} />
        {choice.host !== 'browser' && <CallLog host={choice.host} calls={calls} words={t} />}
        <p className="phone-page-small">{t.limits}</p>
      </main>
      <aside className="phone-body">
        <div className="phone-screen">
          <StatusBar network={choice.network} />
          <HostBar host={choice.host} path={shown.path} title={shown.title} />
          <PhoneFrame choice={choice} title={t.phone} hear={hear} />
        </div>
      </aside>
    </div>
  );
}

type FrameProps = {
  readonly choice: PhoneChoice;
  readonly title: string;
  readonly hear: (report: PhoneReport) => void;
};

/** The app of the same build at the same address. It starts again in another messaging app. */
function PhoneFrame({ choice, title, hear }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const listener = useRef(hear);
  const host = useRef(choice.host);
  const [address] = useState(() => pathOf(window.location));
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    listener.current = hear;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    const link = linkToApp(frame.current, (report) => {
      if (report.phone === 'ready') setReady(true);
      listener.current(report);
    });
    return link.stop;
  }, []);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (!frame.current || !view) return;
    if (host.current === choice.host) {
      view.postMessage({ phone: 'choose', choice }, window.location.origin);
      return;
    }
    host.current = choice.host;
    setReady(false);
    // The app has another user agent from its start on. Its pages stay: the history keeps them.
    view.location.reload();
  }, [choice]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the app itself
    <iframe
      ref={frame}
      className="phone-frame"
      title={title}
      src={address}
      data-phone={JSON.stringify(choice)}
      data-ready={isReady}
    />
  );
}

/** The address of this window is that of the app, so that a copied link and a reload open the same page. */
function followAddress(path: string, title: string): void {
  document.title = title;
  if (path === pathOf(window.location)) return;
  try {
    window.history.replaceState(window.history.state, '', path);
  } catch {
    // Safari refuses more than 100 writes in 30 seconds.
  }
}

function withoutFrame(path: string): string {
  const url = new URL(path, window.location.href);
  url.searchParams.set('frame', 'off');
  return url.pathname + url.search + url.hash;
}

const Mark = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
    <path
      d="M2 9l10-6 10 6M4 9v11M20 9v11M9 20v-7a3 3 0 016 0v7M2 21h20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);
