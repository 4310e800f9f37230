/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { type DOMAttributes, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionSheet } from '@/components/action-sheet';
import { Dialog } from '@/components/dialog';
import { Dropdown, DropdownItem } from '@/components/dropdown';
import { ImagePreview } from '@/components/image-preview';
import { Notify } from '@/components/notify';
import { NumberKeyboard } from '@/components/number-keyboard';
import { Picker } from '@/components/picker';
import { Popover } from '@/components/popover';
import { Popup } from '@/components/popup';
import { Toast } from '@/components/toast';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const overlays: readonly (readonly [name: string, overlay: ReactNode, inside: string | RegExp])[] =
  [
    ['Popup', <Popup key="x" open title="Delivery" closeButton />, 'Close'],
    ['Dialog', <Dialog key="x" open title="x" actions={[{ label: 'Keep' }]} />, 'Keep'],
    ['ActionSheet', <ActionSheet key="x" open actions={[{ label: 'Saw it' }]} />, 'Saw it'],
    ['Picker', <Picker key="x" open label="Stone" range={['Slate']} />, 'Cancel'],
    [
      'Dropdown',
      <Dropdown key="x">
        <DropdownItem title="Stone">{() => <button type="button">Slate</button>}</DropdownItem>
      </Dropdown>,
      'Slate',
    ],
    ['ImagePreview', <ImagePreview key="x" open urls={[picture]} />, 'Close'],
    [
      'Popover',
      <Popover key="x" open content={<button type="button">More</button>}>
        <button type="button">Trigger</button>
      </Popover>,
      'More',
    ],
    ['NumberKeyboard', <NumberKeyboard key="x" placement="bottom" open />, '7'],
    [
      'Toast',
      <Toast key="x" open action={{ label: 'Undo' }} duration={0}>
        x
      </Toast>,
      'Undo',
    ],
    [
      'Notify',
      <Notify key="x" open closable duration={0}>
        x
      </Notify>,
      'Close',
    ],
  ];

describe('an event inside an overlay', () => {
  it.each(overlays)('does not reach the React ancestors of a %s', async (name, overlay, inside) => {
    const heard = vi.fn();
    const hear = (event: { readonly type: string }) => heard(event.type);
    const handlers: DOMAttributes<Element> = {
      ...{ onClick: hear, onPointerDown: hear, onMouseDown: hear, onKeyDown: hear },
      ...{ onFocus: hear, onBlur: hear, onTouchStart: hear },
    };
    render(<div {...handlers}>{overlay}</div>);
    if (name === 'Dropdown') await userEvent.click(await button('Stone'));
    const target = await button(inside);
    heard.mockClear();
    await userEvent.click(target);
    target.focus();
    await userEvent.keyboard('a');
    expect(heard.mock.calls).toEqual([]);
  });

  it('still reaches listeners on the document, and the handlers of the panel', async () => {
    const onDocument = vi.fn();
    const onPanel = vi.fn();
    document.addEventListener('click', onDocument);
    render(
      <Popover open content={<button type="button">More</button>} onClick={onPanel}>
        <span>Trigger</span>
      </Popover>,
    );
    await userEvent.click(await button('More'));
    document.removeEventListener('click', onDocument);
    expect([onDocument.mock.calls.length, onPanel.mock.calls.length]).toEqual([1, 1]);
  });
});

it('a tap on the mask of a Popup does not press the element around it', async () => {
  function Row() {
    const [open, setOpen] = useState(false);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as products do
      <div onClick={() => setOpen(true)}>
        Delivery
        <Popup open={open} label="Delivery" onOpenChange={setOpen} />
      </div>
    );
  }
  render(<Row />);
  await userEvent.click(screen.getByText('Delivery'));
  const dialog = await screen.findByRole('dialog', { name: 'Delivery' });
  dialog.parentElement?.querySelector<HTMLElement>('[data-popup-mask]')?.click();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Delivery' })).toBeNull();
});
