import { Button } from 'portico';
import { useEffect, useRef } from 'react';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import type { Outcome } from './use-try-out';
import { words } from './words';

type Props = {
  outcome: Outcome;
  heard: readonly unknown[];
  /** How far a long call is, as it says so. */
  progress: unknown;
  /** Only for a call that can be ended early. */
  onAbort: (() => void) | undefined;
};

/** Nothing before the first try; then what came back, or why nothing did. */
export function OutcomePanel({ outcome, heard, progress, onAbort }: Props) {
  const t = useText(words);
  const { status } = outcome;
  const panel = useRef<HTMLDivElement>(null);

  // Below a long form the answer would come unseen.
  useEffect(() => {
    if (status === 'done' || status === 'failed') {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [status]);

  return (
    <div role="status" ref={panel}>
      {status !== 'none' && (
        <Panel title={status === 'failed' ? t.failure : t.result}>
          {status === 'waiting' && (
            <>
              <p className={styles.quiet}>{t.waiting}</p>
              {progress !== undefined && <OutcomeValue value={progress} />}
              {onAbort && (
                <Button variant="tonal" onClick={onAbort}>
                  {t.abort}
                </Button>
              )}
            </>
          )}
          {status === 'done' && <OutcomeValue value={outcome.value} />}
          {status === 'failed' && (
            <div className={styles.failure}>
              <code className={styles.code}>{outcome.code}</code>
              <span>{outcome.errMsg}</span>
            </div>
          )}
        </Panel>
      )}
      {heard.length > 0 && (
        <Panel title={t.heard}>
          <ol className={styles.heard}>
            {heard.map((event, index) => (
              <li key={heard.length - index}>
                <OutcomeValue value={event} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}

/** The result of a call. Its pictures are shown as pictures. */
function OutcomeValue({ value }: { value: unknown }) {
  const t = useText(words);
  const pictures = picturesIn(value);
  if (value === undefined) return <p className={styles.quiet}>{t.nothing}</p>;
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ path, name }) => (
            <li key={path}>
              <img className={styles.picture} src={path} alt={name} />
            </li>
          ))}
        </ul>
      )}
      <pre className={styles.pre} dir="ltr">
        {printValue(value)}
      </pre>
    </>
  );
}

type ShownPicture = { readonly path: string; readonly name: string };

type Facts = { readonly [name: string]: unknown };

/** The pictures in the result of a call: chosen ones, a made one, or the one that the call describes. */
export function picturesIn(value: unknown): readonly ShownPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { tempFiles, tempFilePath, tempFile, path, orientation } = value as Facts;
  const chosen = Array.isArray(tempFiles) ? (tempFiles as readonly Facts[]) : [];
  const made = { path: tempFilePath, name: fileName(tempFile), type: fileType(tempFile) };
  // Only the result for a picture has an orientation.
  const asked = orientation === undefined ? [] : [{ path, name: '', type: 'image/*' }];
  return [...chosen, made, ...asked].flatMap((file) =>
    typeof file.path === 'string' && String(file.type).startsWith('image/')
      ? [{ path: file.path, name: String(file.name) }]
      : [],
  );
}

const fileName = (file: unknown) => (file instanceof File ? file.name : '');
const fileType = (file: unknown) => (file instanceof File ? file.type : '');

/** More of a list of numbers is of no use on a phone. */
const SHOWN = 32;

/** JSON has nothing to say of files and bytes. */
export function printValue(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) => summary(part), 2);
}

function summary(part: unknown): unknown {
  if (part instanceof File) return `File(${part.name}, ${part.size} bytes)`;
  if (part instanceof Blob) return `Blob(${part.size} bytes)`;
  if (part instanceof ArrayBuffer) return `ArrayBuffer(${part.byteLength})`;
  if (!ArrayBuffer.isView(part) || part instanceof DataView) return part;
  const numbers = Array.from(part as Uint8Array).slice(0, SHOWN);
  const rest = (part as Uint8Array).length - numbers.length;
  return `${part.constructor.name}(${numbers.join(', ')}${rest > 0 ? `, and ${rest} more` : ''})`;
}
