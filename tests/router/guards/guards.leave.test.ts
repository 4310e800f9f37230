import { describe, expect, it } from 'vitest';
import type { GuardVerdict, RouteTable } from '@/router/routes/route-table';
import { isRefusal } from '@/router/core/refusal';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** '/' > '/list' > '/wait'. The test answers for the guard of '/wait'. */
async function open() {
  const questions: { answer: (verdict: GuardVerdict) => void; signal: AbortSignal }[] = [];
  const wait: RouteTable = {
    '/wait': {
      load,
      beforeLeave: ({ closing, signal }) =>
        !closing ||
        new Promise<GuardVerdict>((resolve) => questions.push({ answer: resolve, signal })),
    },
  };
  const app = createTestApp({ table: { ...table, ...wait } });
  await app.idle();
  for (const url of ['/list', '/wait']) await app.navigate(url);
  /** The URL of the page on top after back, or the code of the refusal. */
  const back = async () => {
    const outcome = await app.nav.back();
    return isRefusal(outcome) ? outcome.refused : outcome.url;
  };
  return { app, questions, back };
}

describe('an asynchronous leave guard', () => {
  it('runs once for two backs, and only one page closes', async () => {
    const { app, questions, back } = await open();
    const calls = [back(), back()];
    await app.idle();
    expect(questions).toHaveLength(1);
    questions[0]!.answer(true);
    await app.idle();
    expect(await Promise.all(calls)).toEqual(['/list', 'cancel']);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('runs again for the next back after it has answered', async () => {
    const { app, questions, back } = await open();
    const call = back();
    await app.idle();
    questions[0]!.answer(false);
    expect(await call).toBe('cancel');
    void back();
    await app.idle();
    expect(questions).toHaveLength(2);
  });

  it.each(['relaunch', 'redirect'] as const)(
    'is aborted by a %s, and its back call is cancelled',
    async (kind) => {
      const { app, questions, back } = await open();
      const call = back();
      await app.idle();
      const navigation = app[kind]('/item/1');
      await app.idle();
      // The navigation asks the guard too, with its own signal.
      questions[1]?.answer(true);
      await navigation;
      await app.idle();
      expect(await call).toBe('cancel');
      expect(questions[0]!.signal.aborted).toBe(true);
    },
  );

  it('is aborted when the app is unmounted, and its back call is cancelled', async () => {
    const { app, questions, back } = await open();
    const call = back();
    await app.idle();
    app.stop();
    expect(await call).toBe('cancel');
    expect(questions[0]!.signal.aborted).toBe(true);
  });
});
