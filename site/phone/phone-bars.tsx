// The bars of a phone above a page: the status bar, and the bar of the browser or of the messaging app.
import type { PhoneChoice } from './switches';

export function StatusBar({ network }: { network: PhoneChoice['network'] }) {
  const bars = { good: 4, slow: 2, flaky: 1, offline: 0 }[network];
  return (
    <div className="phone-status" aria-hidden="true" dir="ltr">
      <span>9:41</span>
      <i className="phone-island" />
      <svg viewBox="0 0 48 14" width="48" height="14">
        {[4, 7, 10, 13].map((height, index) => (
          <rect
            key={height}
            x={index * 4.6}
            y={13 - height}
            width="3.2"
            height={height}
            rx="1"
            opacity={index < bars ? 1 : 0.25}
          />
        ))}
        <rect x="23.5" y="1.5" width="21" height="11" rx="3" fill="none" stroke="currentColor" />
        <rect x="25.5" y="3.5" width="15" height="7" rx="1.5" />
        <rect x="45.8" y="5" width="1.8" height="4" rx="0.9" opacity="0.5" />
      </svg>
    </div>
  );
}

type HostBarProps = {
  readonly host: PhoneChoice['host'];
  readonly path: string;
  readonly title: string;
};

/** A messaging app shows the title and its menu. A browser shows the address. */
export function HostBar({ host, path, title }: HostBarProps) {
  if (host === 'browser') {
    return (
      <div className="phone-bar" aria-hidden="true" dir="ltr">
        <span className="phone-address">
          <svg viewBox="0 0 24 24" width="12" height="12">
            <path d="M6 10V8a6 6 0 1112 0v2h1v11H5V10zm2.5 0h7V8a3.5 3.5 0 00-7 0z" />
          </svg>
          <span>{window.location.host + path}</span>
        </span>
      </div>
    );
  }
  return (
    <div className="phone-bar" data-host={host} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="22" height="22" className="phone-bar-icon">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
      <span className="phone-bar-title">{title}</span>
      <svg viewBox="0 0 24 24" width="24" height="24">
        {[5, 12, 19].map((x) => (
          <circle key={x} cx={x} cy="12" r="2" />
        ))}
      </svg>
    </div>
  );
}
