import { useCallback, useRef, useState } from 'react';
import { useReport } from '@/components/kit/use-safe-call';
import type { PickerNode } from './model';

type Pending<Node = PickerNode> = {
  readonly path: string;
  readonly load: () => Promise<readonly Node[]>;
};

type Fetched<Node> = ReadonlyMap<string, readonly Node[] | 'failed'>;

/** Loads the child rows of each path once. `retry` allows another attempt after a failure. */
export function useBranches<Node = PickerNode>() {
  const [fetched, setFetched] = useState<Fetched<Node>>(() => new Map());
  const asked = useRef(new Set<string>());
  const report = useReport();

  const fetchRows = useCallback(
    ({ path, load }: Pending<Node>) => {
      if (asked.current.has(path)) return;
      asked.current.add(path);
      const keep = (branch: readonly Node[] | 'failed') =>
        setFetched((known) => new Map(known).set(path, branch));
      // Inside the promise, so that a synchronous throw also counts as a failure.
      void Promise.resolve()
        .then(load)
        .then(keep, (error: unknown) => {
          report(error);
          keep('failed');
        });
    },
    [report],
  );

  const retry = useCallback((path: string) => {
    asked.current.delete(path);
    setFetched((known) => new Map([...known].filter(([other]) => other !== path)));
  }, []);

  return { fetched, fetchRows, retry };
}
