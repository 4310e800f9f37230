import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '@/components/date-picker';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import '@/components/kit/tokens.css';
import { Popup } from '@/components/popup';

afterEach(cleanup);

const field = () => screen.getByRole('button', { name: /Day/ });
const isWrong = () => field().closest('[data-state="invalid"]') !== null;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openSheet() {
  render(
    <Form label="Order">
      <FormItem label="Day" required>
        <DatePicker label="Day" name="day" />
      </FormItem>
      <FormItem label="Note">
        <Input name="note" />
      </FormItem>
    </Form>,
  );
  await userEvent.click(field());
  const sheet = await screen.findByRole('dialog', { name: 'Day' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  return sheet;
}

it('a required DatePicker is not validated when its sheet opens or closes', async () => {
  const sheet = await openSheet();
  expect(isWrong()).toBe(false);
  const mask = sheet.parentElement?.querySelector('[data-popup-mask]') as Element;
  await userEvent.click(mask, { position: { x: 20, y: 20 } });
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(isWrong()).toBe(false);
});

it('a required DatePicker is validated when the focus leaves it after its sheet has closed', {
  tags: 'long',
}, async () => {
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(isWrong()).toBe(false);
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
  await waitFor(() => expect(isWrong()).toBe(true));
});

it('a required field that has the focus in an open sheet shows no error in StrictMode', async () => {
  render(
    <StrictMode>
      <main tabIndex={-1} />
      <Popup open title="Note">
        <Form label="Note">
          <FormItem label="Note" required>
            <Input name="note" data-autofocus />
          </FormItem>
        </Form>
      </Popup>
    </StrictMode>,
  );
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  expect(note.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText('Fill this in')).toBeNull();
});

it('a required field in a closed sheet is in the summary, and onInvalid can open the sheet', async () => {
  const Order = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Form label="Order" onInvalid={(errors) => setIsOpen('note' in errors)}>
        <Popup open={isOpen} onOpenChange={setIsOpen} title="More" keepMounted>
          <FormItem label="Note" required>
            <Input name="note" />
          </FormItem>
        </Popup>
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  render(<Order />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Fill this in');
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(screen.getByRole('link', { name: 'Note: Fill this in' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a page above the form leaves the label and the error at the input, not at the button beside it', async () => {
  const street = (
    <FormItem label="Street" required extra={<button type="button">On the map</button>}>
      <input name="street" />
    </FormItem>
  );
  const handle = createRef<FormHandle>();
  const page = (isCovered: boolean) => (
    <div hidden={isCovered}>
      <Form label="Address" handle={handle}>
        {street}
      </Form>
    </div>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  await handle.current?.validate();
  rerender(page(false));
  const button = screen.getByRole('button', { name: 'On the map' });
  await expect.poll(() => screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(button.getAttribute('aria-invalid')).toBeNull();
  expect(button.getAttribute('aria-labelledby')).toBeNull();
});
