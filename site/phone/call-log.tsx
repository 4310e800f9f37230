import { type PhoneChoice, switches } from './switches';
import type { words } from './words';

export type HostCall = { readonly id: number; readonly name: string; readonly params: string };

type LogProps = {
  readonly host: PhoneChoice['host'];
  /** The newest first. */
  readonly calls: readonly HostCall[];
  readonly words: (typeof words)['en'];
};

/** The calls of the app to the messaging app around it. */
export function CallLog({ host, calls, words: t }: LogProps) {
  const [, english = ''] = switches.host.find(([value]) => value === host) ?? [];
  const title = t.calls(t.values[english] ?? english);
  return (
    <section className="phone-calls" aria-label={title}>
      <h2>{title}</h2>
      {calls.length === 0 ? (
        <p>{t.noCalls}</p>
      ) : (
        // It scrolls, by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="log" aria-label={title} tabIndex={0} dir="ltr">
          {calls.map(({ id, name, params }) => (
            <div key={id}>
              <code>{name}</code> <code className="phone-params">{params}</code>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
