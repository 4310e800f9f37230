import type { Env } from '@/platform/call/env';

type Heartbeat = { readonly interval: number; readonly timeout: number };

type Line = {
  readonly beat: () => void;
  /** Nothing came in time. */
  readonly dead: () => void;
};

export type StartedHeartbeat = {
  /** Something came: the line is alive. */
  alive(): void;
  stop(): void;
};

/** A broken line may look open for minutes. After each silence it beats, and something has to come in time. */
export function startHeartbeat(
  { after }: Pick<Env, 'after'>,
  { interval, timeout }: Heartbeat,
  { beat, dead }: Line,
): StartedHeartbeat {
  let cancel = () => {};
  const rest = () => {
    cancel();
    cancel = after(interval, () => {
      if (timeout > 0) cancel = after(timeout, dead);
      else rest();
      beat();
    });
  };
  rest();
  return { alive: rest, stop: () => cancel() };
}
