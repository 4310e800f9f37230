/** @module-tag walks */
import fc from 'fast-check';
import { createOutbox, type Outbox } from 'portico/offline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type OpenApp, openApp, page } from '../helpers/open-app';
import { until } from '../helpers/waiting';

/** How the server and the network treat a request. */
type Fate =
  | 'answers'
  /** The request never arrives. */
  | 'lost on the way'
  /** The server carries it out, and its answer is lost. */
  | 'lost on the way back'
  | 'busy'
  /** The server carries it out, and its answer does not come. */
  | 'silent';

type Tab = { readonly app: OpenApp; readonly outbox: Outbox };

type Step =
  | { readonly type: 'add'; readonly tab: number; readonly group: number }
  /** The tab is closed in the middle of whatever it does, and opened again. */
  | { readonly type: 'kill'; readonly tab: number }
  | { readonly type: 'fates'; readonly fates: readonly Fate[] }
  | { readonly type: 'network'; readonly isOnline: boolean }
  | { readonly type: 'wait' };

const fate = fc.constantFrom<Fate>(
  ...(['answers', 'answers', 'lost on the way', 'lost on the way back', 'busy', 'silent'] as const),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('add' as const), tab: fc.nat(1), group: fc.nat(1) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('kill' as const), tab: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('fates' as const),
      fates: fc.array(fate, { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('network' as const), isOnline: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constant({ type: 'wait' as const }) },
);

let count = 0;

/** Runs the steps, and then lets everything arrive. */
async function walk(steps: readonly Step[], isOnline: { value: boolean }) {
  count += 1;
  const namespace = `kills-${count}`;
  /** By key: what the server has carried out, in the order of their arrival. */
  const done = new Map<string, string>();
  const accepted: string[] = [];
  let fates: Fate[] = [];
  isOnline.value = true;

  const send = async (name: string, { idempotencyKey }: { readonly idempotencyKey: string }) => {
    const now = fates.shift() ?? 'answers';
    if (now === 'lost on the way' || !isOnline.value) throw new TypeError('Failed to fetch');
    if (now === 'busy') throw Object.assign(new Error('busy'), { status: 503 });
    if (!done.has(idempotencyKey)) done.set(idempotencyKey, name);
    if (now === 'lost on the way back') throw new TypeError('Failed to fetch');
    if (now === 'silent') await new Promise(() => {});
  };
  const groupOf = ({ payload }: { readonly payload: unknown }) => String(payload).slice(0, 1);
  const openTab = async (): Promise<Tab> => {
    const outbox = createOutbox({ kinds: { act: send }, groupOf }) as unknown as Outbox;
    const app = await openApp(
      { routes: { '/': page(() => <p>home</p>) }, extensions: [outbox], storage: { namespace } },
      { whole: false },
    );
    return { app, outbox };
  };
  const tabs = [await openTab(), await openTab()];

  for (const [index, one] of steps.entries()) {
    switch (one.type) {
      case 'add': {
        const name = `${'ab'[one.group]}${index}`;
        await tabs[one.tab]?.outbox.add('act', name as never);
        accepted.push(name);
        break;
      }
      case 'kill':
        tabs[one.tab]?.app.unmount();
        tabs[one.tab] = await openTab();
        break;
      case 'fates':
        fates = [...one.fates];
        break;
      case 'network':
        isOnline.value = one.isOnline;
        window.dispatchEvent(new Event(one.isOnline ? 'online' : 'offline'));
        break;
      case 'wait':
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  // A silent server never ends an attempt. Closing the tabs does.
  fates = [];
  isOnline.value = true;
  for (const tab of tabs) tab.app.unmount();
  const last = await openTab();
  await until(async () => {
    for (const { id, failures } of last.outbox.entries())
      if (failures > 0) await last.outbox.retry(id);
    // The list is empty before it is read, too.
    expect(done.size).toBe(accepted.length);
    expect(last.outbox.entries()).toEqual([]);
  });
  last.app.unmount();
  indexedDB.deleteDatabase(`portico:${namespace}:outbox`);

  const names = [...done.values()];
  expect([...names].sort()).toEqual([...accepted].sort());
  for (const group of ['a', 'b']) {
    const ofGroup = (list: readonly string[]) => list.filter((name) => name.startsWith(group));
    expect(ofGroup(names)).toEqual(ofGroup(accepted));
  }
}

it('each accepted action reaches the server exactly once and in its order, whatever is killed', {
  timeout: 600_000,
}, async () => {
  const isOnline = { value: true };
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline.value);
  onTestFinished(() => spy.mockRestore());
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) => walk(steps, isOnline)),
    { numRuns: 25 },
  );
});
