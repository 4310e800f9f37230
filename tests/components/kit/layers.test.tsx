import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionSheet } from '@/components/action-sheet';
import { Popover } from '@/components/popover';
import { Popup } from '@/components/popup';
import { Radio, RadioGroup } from '@/components/radio';
import { ShareSheet } from '@/components/share-sheet';
import { openApp, page } from '../../helpers/open-app';
import { createPortal } from 'react-dom';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const dialog = (name: string) => screen.queryByRole('dialog', { name, hidden: true });
const opened = (name: string) =>
  waitFor(() => expect(dialog(name)?.parentElement?.dataset.state).toBe('open'));

describe('an overlay that is open from the start, in another one', () => {
  const both = (
    <Popup defaultOpen label="Outer">
      <button type="button">Beside</button>
      <Popup defaultOpen label="Inner">
        <button type="button">Inside</button>
      </Popup>
    </Popup>
  );

  it('is on top: it has the focus, and the one around it is inert', async () => {
    render(both);
    await opened('Inner');
    expect(document.activeElement).toBe(dialog('Inner'));
    expect(dialog('Outer')?.closest('[inert]')).not.toBeNull();
    expect(dialog('Inner')?.closest('[inert]')).toBeNull();
  });

  it('closes first with Back', async () => {
    const app = await openApp({ routes: { '/': page(() => null), '/cross': page(() => both) } });
    await app.go('navigate', '/cross');
    await opened('Inner');
    app.history.travel(-1);
    await waitFor(() => expect(dialog('Inner')).toBeNull());
    expect(dialog('Outer')).not.toBeNull();
    app.history.travel(-1);
    await waitFor(() => expect(dialog('Outer')).toBeNull());
    expect(app.stack()).toBe('/ > /cross');
  });
});

it('an overlay closes with the one around it', async () => {
  const ui = (open: boolean) => (
    <Popup open={open} label="Outer" keepMounted>
      <Popup open label="Inner">
        Text
      </Popup>
    </Popup>
  );
  const { rerender } = render(ui(true));
  await opened('Inner');
  rerender(ui(false));
  await waitFor(() => expect(dialog('Inner')).toBeNull());
  expect(document.querySelector('[data-portico-layer]')).toBeNull();
});

it('a portal of the product in a panel is inside the panel', async () => {
  const onOpenChange = vi.fn();
  render(
    <Popover
      defaultOpen
      label="Panel"
      onOpenChange={onOpenChange}
      content={createPortal(<button type="button">Elsewhere</button>, document.body)}
    >
      <button type="button">Open</button>
    </Popover>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Elsewhere' }));
  expect(dialog('Panel')).not.toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('an owner whose onOpenChange throws does not stop an overlay', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('from the owner');
  render(
    <Popup
      defaultOpen
      label="Panel"
      onOpenChange={() => {
        throw failure;
      }}
    />,
  );
  await opened('Panel');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog('Panel')).toBeNull());
  expect(log.mock.calls).toEqual([[failure]]);
});

it.each([
  ['forwards', '{Tab}'],
  ['backwards', '{Shift>}{Tab}{/Shift}'],
])(
  'Tab goes %s through a panel that begins and ends with radio buttons, and never leaves',
  async (_, key) => {
    const group = (name: string, value?: string) => (
      <RadioGroup label={name} {...(value && { defaultValue: value })}>
        <Radio value="a">{name} a</Radio>
        <Radio value="b">{name} b</Radio>
        <Radio value="c">{name} c</Radio>
      </RadioGroup>
    );
    render(
      <Popup defaultOpen label="Panel">
        {group('First')}
        <button type="button">Between</button>
        {group('Last', 'b')}
      </Popup>,
    );
    await opened('Panel');
    const seen: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard(key);
      const { activeElement: active } = document;
      seen.push(active?.closest('label')?.textContent ?? active?.textContent);
    }
    const first = key === '{Tab}' ? 'First a' : 'First c';
    const round = [first, 'Between', 'Last b'];
    expect(new Set(seen)).toEqual(new Set([...round, seen[0]]));
    expect(dialog('Panel')?.contains(document.activeElement)).toBe(true);
  },
);

it.each([
  [
    'ActionSheet',
    <ActionSheet key="a" open actions={[]} />,
    'ActionSheet stays closed: `actions` should have at least 1 action',
  ],
  [
    'ShareSheet',
    <ShareSheet key="s" open actions={[]} />,
    'ShareSheet stays closed: `actions` should have at least 1 action',
  ],
])(
  '[S5.2] %s without anything to choose stays closed, and development says why',
  async (_, ui, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(ui);
    await waitFor(() => expect(log.mock.calls).toEqual([[text]]));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
