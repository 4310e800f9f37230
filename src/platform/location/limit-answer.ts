import type { Env } from '@/platform/call/env';

/** Where the browser keeps time itself, it is the first to say that it is over. */
const GRACE = 1000;

/** For the visitor, who is asked whether the location may be told: browsers count from the answer on. */
const THINKING = 60_000;

/** Some in-app browsers never answer, whatever time they are given. Returns the cancel. */
export function limitAnswer(env: Env, ms: number, over: () => void): () => void {
  let cancel = env.after(ms + GRACE, () => {
    let isOver = false;
    const end = env.after(THINKING, over);
    cancel = () => {
      isOver = true;
      end();
    };
    void isAsking(env).then((asking) => {
      if (asking || isOver) return;
      cancel();
      over();
    });
  });
  return () => cancel();
}

async function isAsking({ window }: Env): Promise<boolean> {
  try {
    const { state } = await window.navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    // Safari before 16 can not be asked.
    return false;
  }
}
