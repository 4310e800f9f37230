import { describe, expect, it } from 'vitest';
import type { GuardVerdict, RouteTable } from '@/router/routes/define-routes';
import { isRefusal } from '@/router/core/refusal';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

/** '/' > '/list' > '/wait', whose guard answers when the test does. */
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
  /** Who is on top after a back, or why it was refused. */
  const back = async () => {
    const outcome = await app.nav.back();
    return isRefusal(outcome) ? outcome.refused : outcome.url;
  };
  return { app, questions, back };
}

describe('a page that thinks about being closed', () => {
  it('is asked once: whoever calls back again waits for the same answer, and it is one step', async () => {
    const { app, questions, back } = await open();
    const calls = [back(), back()];
    await app.idle();
    expect(questions).toHaveLength(1);
    questions[0]!.answer(true);
    await app.idle();
    expect(await Promise.all(calls)).toEqual(['/list', 'cancel']);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('is asked anew once it has answered', async () => {
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
    'answers by its departure: %s settles the call, and tells the guard',
    async (kind) => {
      const { app, questions, back } = await open();
      const call = back();
      await app.idle();
      const move = app[kind]('/item/1');
      await app.idle();
      // The move asks too, on its own account.
      questions[1]?.answer(true);
      await move;
      await app.idle();
      expect(await call).toBe('cancel');
      expect(questions[0]!.signal.aborted).toBe(true);
    },
  );

  it('answers by the end of the app', async () => {
    const { app, questions, back } = await open();
    const call = back();
    await app.idle();
    app.stop();
    expect(await call).toBe('cancel');
    expect(questions[0]!.signal.aborted).toBe(true);
  });
});
