export type Renewals = {
  /** How many have come so far: whoever sees another number than before has a new token to try with. */
  count(): number;
  /** Waits for the one that is on its way, else fetches it. What it answers with, or false where it failed. */
  join(fetchToken: () => Promise<unknown>): Promise<unknown>;
};

/** New tokens, one at a time for all who wait. */
export function createRenewals(): Renewals {
  let coming: Promise<unknown> | null = null;
  let count = 0;

  return {
    count: () => count,
    join: (fetchToken) => {
      coming ??= fetchToken()
        .then((answer) => {
          count += 1;
          return answer;
        })
        .catch(() => false)
        .finally(() => {
          coming = null;
        });
      return coming;
    },
  };
}
