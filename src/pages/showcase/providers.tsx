import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { usePlatformContext } from '@/platform';
import { useNavigator } from '@/router';
import { addLine, type LogLine } from './add-line';
import type { HostFailures } from './host-failures';
import { type DirectionChoice, type Showcase, ShowcaseContext } from './showcase-context';

type Props = {
  readonly version: string;
  readonly hostFailures: HostFailures;
  readonly children: ReactNode;
};

/** A direction to try, and a log of the lifecycle of every page from the first one. */
export function ShowcaseProviders({ version, hostFailures, children }: Props) {
  const { lifecycle } = useNavigator();
  const { env, messages } = usePlatformContext();
  const [direction, setDirection] = useState<DirectionChoice>('auto');
  const [log] = useState(() => createStore<readonly LogLine[]>(() => []));

  // An insertion effect runs before those of the first page, so that the log shows its load.
  useInsertionEffect(() => {
    const started = env.now();
    return lifecycle.observe((record) =>
      log.setState((lines) => addLine(lines, record, env.now() - started), true),
    );
  }, [lifecycle, env, log]);

  // Runs after the effect of the app, which follows the language.
  useEffect(() => {
    const turn = () => {
      const own = messages.getState().direction;
      env.document.documentElement.dir = direction === 'auto' ? own : direction;
    };
    turn();
    return messages.subscribe(turn);
  }, [direction, env, messages]);

  const showcase = useMemo<Showcase>(
    () => ({ version, direction, changeDirection: setDirection, log, hostFailures }),
    [version, direction, log, hostFailures],
  );
  return <ShowcaseContext value={showcase}>{children}</ShowcaseContext>;
}
