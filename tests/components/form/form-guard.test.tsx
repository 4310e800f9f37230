import { cleanup, render, screen } from '@testing-library/react';
import { defineApp, usePageDraft } from 'portico';
import { Activity } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormGuard } from '@/components/form';
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
    <Form label="Order" onSubmit={() => {}}>
      <FormGuard />
      <input name="stone" aria-label="Stone" />
      <button type="submit">Send</button>
    </Form>
  );
}

const stone = () => screen.getByRole('textbox', { name: 'Stone' });

it('the browser asks before leaving while the form is dirty, also outside of an app', async () => {
  render(<Order />);
  expect(leaves()).toBe(true);
  await userEvent.fill(stone(), 'Slate');
  await expect.poll(leaves).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(leaves).toBe(true);
});

it('the browser asks before leaving while the page of a dirty form is hidden', async () => {
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

it('a form that was sent while its page was hidden no longer blocks leaving, and reports that it is clean', async () => {
  const sent = createDeferred<void>();
  const onDirtyChange = vi.fn();
  const inPage = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Form label="Order" {...{ onDirtyChange }} onSubmit={() => sent.promise}>
        <FormGuard />
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

it('a restored draft blocks leaving until it has its first value again', {
  tags: 'long',
}, async () => {
  function Drafted() {
    const [draft, setDraft] = usePageDraft('stone', '');
    return (
      <Form label="Order">
        <FormGuard />
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

it('the app asks before leaving a dirty form, and not after Send or Leave', async () => {
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

  // Back of the browser asks too.
  app.history.travel(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await until(() => expect(app.stack()).toBe('/'));
});
