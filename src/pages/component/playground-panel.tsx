import { Button } from 'portico';
import { useState } from 'react';
import { CodePanel } from '@/pages/showcase/code-panel';
import { Panel } from '@/pages/showcase/layout';
import type { Playground } from '@/pages/showcase/playground';
import { useText } from '@/pages/showcase/words';
import { PlayControlView } from './play-control';
import styles from './playground-panel.module.css';
import { words } from './words';

type Props = {
  /** As it is written in code. */
  title: string;
  playground: Playground;
};

/** A component with props that one changes, and the code that makes it so. */
export function PlaygroundPanel({ title, playground }: Props) {
  const t = useText(words);
  const { component: Component, controls, props, initial, fixed } = playground;
  const first = { ...props, ...initial };
  const [now, setNow] = useState<Readonly<Record<string, unknown>>>(first);
  // Some props count only when a component mounts.
  const [round, setRound] = useState(0);
  const startOver = () => {
    setNow(first);
    setRound(round + 1);
  };

  return (
    <>
      <Panel title={t.playground}>
        <div className={styles.stage}>
          <Component key={round} {...fixed} {...now} />
        </div>
        <div className={styles.controls}>
          {Object.entries(controls).map(
            ([name, control]) =>
              control && (
                <PlayControlView
                  // A new round forgets what is half typed.
                  key={`${name} ${round}`}
                  name={name}
                  control={control}
                  value={now[name]}
                  onChange={(value) => setNow({ ...now, [name]: value })}
                />
              ),
          )}
        </div>
        <Button variant="tonal" block onClick={startOver}>
          {t.startOver}
        </Button>
      </Panel>
      <CodePanel code={printCode(title, playground, now)} />
    </>
  );
}

type Values = Readonly<Record<string, unknown>>;
type Source = Pick<Playground, 'props' | 'code' | 'codeChildren'>;

/** A line this long still fits a phone. */
const LINE = 40;

/** The component as one would write it: only what differs from the defaults is named. */
export function printCode(
  tag: string,
  { props, code = '', codeChildren = '' }: Source,
  now: Values,
) {
  const changed = Object.entries(now)
    .filter(([name, value]) => value !== undefined && value !== props[name])
    .map(([name, value]) => attribute(name, value));
  const attributes = [...(code ? [code] : []), ...changed];
  const short = [`<${tag}`, ...attributes].join(' ');
  const open =
    short.length <= LINE
      ? short
      : [`<${tag}`, ...attributes.map((line) => `  ${line}`), ''].join('\n');
  if (!codeChildren) return open === short ? `${open} />` : `${open}/>`;
  return `${open}>\n  ${codeChildren.replaceAll('\n', '\n  ')}\n</${tag}>`;
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  const isPlain = typeof value === 'string' && !/["\\\n]/.test(value);
  return isPlain ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
}
