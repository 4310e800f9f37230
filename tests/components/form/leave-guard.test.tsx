import { cleanup, render, screen } from '@testing-library/react';
import { defineApp, usePageDraft } from 'portico';
import { Activity } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form } from '@/components/form';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

function Order() {
  return (
    <Form label="Order" guardLeave onSubmit={() => {}}>
      <input name="stone" aria-label="Stone" />
      <button type="submit">Send</button>
    </Form>
  );
}

const stone = () => screen.getByRole('textbox', { name: 'Stone' });

it('has the browser ask while something was entered, outside of an app too', async () => {
  render(<Order />);
  expect(leaves()).toBe(true);
  await userEvent.fill(stone(), 'Slate');
  await expect.poll(leaves).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(leaves).toBe(true);
});

it('has the browser ask while its page is hidden, too', async () => {
  const inPage = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Order />
    </Activity>
  );
  const { rerender } = render(inPage('visible'));
  await userEvent.fill(stone(), 'Slate');
  await expect.poll(leaves).toBe(false);
  rerender(inPage('hidden'));
  expect(leaves()).toBe(false);
});

it('lets go of what was sent while its page was hidden, and says so', async () => {
  const sent = createDeferred<void>();
  const onDirtyChange = vi.fn();
  const inPage = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Form label="Order" guardLeave {...{ onDirtyChange }} onSubmit={() => sent.promise}>
        <input name="stone" aria-label="Stone" />
        <button type="submit">Send</button>
      </Form>
    </Activity>
  );
  const { rerender } = render(inPage('visible'));
  await userEvent.fill(stone(), 'Slate');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(inPage('hidden'));
  expect(leaves()).toBe(false);
  sent.resolve();
  await expect.poll(leaves).toBe(true);
  expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  rerender(inPage('visible'));
  expect(leaves()).toBe(true);
});

it('asks before a draft is left that a reload has brought back, until the draft is what it was', {
  tags: 'long',
}, async () => {
  function Drafted() {
    const [draft, setDraft] = usePageDraft('stone', '');
    return (
      <Form label="Order" guardLeave>
        <input
          name="stone"
          aria-label="Stone"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Form>
    );
  }
  const first = await openApp(
    defineApp({
      routes: { '/': page(() => <p>Home</p>), '/order': page(Drafted) },
    }),
  );
  await first.go('navigate', '/order');
  await userEvent.fill(stone(), 'Slate');
  const app = await first.reload();
  expect((stone() as HTMLInputElement).value).toBe('Slate');
  await expect.poll(leaves).toBe(false);
  await app.platform.back().catch(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }, { timeout: 10_000 }));
  expect(app.stack()).toBe('/ > /order');
  await userEvent.fill(stone(), '');
  await expect.poll(leaves).toBe(true);
  await app.back();
  expect(app.stack()).toBe('/');
});

it('asks on the way back from a page, and lets go of what was sent or given up', async () => {
  const app = await openApp(
    defineApp({
      name: 'Quarry',
      routes: { '/': page(() => <p>Home</p>), '/order': page(Order) },
    }),
  );
  await app.go('navigate', '/order');
  await app.back();
  expect(app.stack()).toBe('/');

  await app.go('navigate', '/order');
  await userEvent.fill(stone(), 'Slate');
  await app.platform.back().catch(() => {});
  const stay = await screen.findByRole('button', { name: 'Stay' });
  expect(screen.getByText('Leave without saving?')).toBeTruthy();
  await userEvent.click(stay);
  expect(app.stack()).toBe('/ > /order');

  // The visitor's own back is asked too.
  app.history.travel(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await until(() => expect(app.stack()).toBe('/'));
});
