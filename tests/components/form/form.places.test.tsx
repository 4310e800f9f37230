/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { Activity, createRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Collapse, CollapseItem } from '@/components/collapse';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Picker } from '@/components/picker';
import { Tabs } from '@/components/tabs';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Send');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('submitting a form in a portal does not submit the form around it', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  render(
    <Form label="Order" onSubmit={outer}>
      {createPortal(
        <Form label="Address" onSubmit={inner}>
          <FormItem label="Street">
            <input name="street" defaultValue="Quarry Lane" />
          </FormItem>
          <SubmitButton>Add</SubmitButton>
        </Form>,
        document.body,
      )}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Add');
  await expect.poll(() => inner.mock.calls.length).toBe(1);
  expect(outer).not.toHaveBeenCalled();
  await send();
  await expect.poll(() => outer.mock.calls.length).toBe(1);
  expect(inner).toHaveBeenCalledTimes(1);
});

it('a field that is mounted later makes the form dirty only when its value changes', async () => {
  const handle = createRef<FormHandle>();
  function Late() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          More
        </button>
        <Form label="Order" handle={handle}>
          {isThere && (
            <FormItem label="Stone">
              <Picker label="Stone" name="stone" range={['Granite', 'Basalt']} defaultValue={0} />
            </FormItem>
          )}
        </Form>
      </>
    );
  }
  render(<Late />);
  await press('More');
  expect(handle.current?.isDirty()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /^Stone/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Basalt' }));
  await press('Done');
  await expect.poll(() => handle.current?.values()).toEqual({ stone: 1 });
  await expect.poll(() => handle.current?.isDirty()).toBe(true);
});

it('opens the collapsed part that contains the first invalid field', async () => {
  render(
    <div dir="rtl">
      <Form label="Order">
        <Collapse>
          <CollapseItem value="mail" title="Contact">
            <FormItem label="E-mail" required>
              <input name="email" />
            </FormItem>
          </CollapseItem>
        </Collapse>
        <details>
          <summary>Notes</summary>
          <FormItem label="Note" required>
            <input name="note" />
          </FormItem>
        </details>
        <SubmitButton>Send</SubmitButton>
      </Form>
    </div>,
  );
  await send();
  await expect.poll(() => document.activeElement === field('E-mail')).toBe(true);
  await userEvent.fill(field('E-mail'), 'ada@example.org');
  await send();
  await expect.poll(() => document.activeElement === field('Note')).toBe(true);
  await expect.poll(() => field('Note').getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

it('opens the tab that contains the first invalid field', async () => {
  const contact = (
    <FormItem label="E-mail" required>
      <input name="email" />
    </FormItem>
  );
  const items = [
    { value: 'contact', label: 'Contact', content: contact },
    { value: 'place', label: 'Place', content: <p>Quarry Lane</p> },
  ];
  render(
    <Form label="Order">
      <Tabs label="Parts" items={items} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Place' }));
  await send();
  await expect.poll(() => document.activeElement === field('E-mail')).toBe(true);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Contact');
});

it('focuses the list of errors when the first invalid field cannot be focused', async () => {
  render(
    <Form label="Order">
      <div inert>
        <FormItem label="E-mail" required>
          <input name="email" />
        </FormItem>
      </div>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await send();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('alert'));
});

it('validates the fields that it sends, also those of a hidden part', async () => {
  const onSubmit = vi.fn();
  const ui = (step: 1 | 2, isThere = true) => (
    <Form label="Order" onSubmit={onSubmit}>
      <Activity mode={step === 1 ? 'visible' : 'hidden'}>
        {isThere && (
          <FormItem label="E-mail" required>
            <input name="email" />
          </FormItem>
        )}
      </Activity>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { rerender } = render(ui(1));
  rerender(ui(2));
  await send();
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('E-mail: Fill this in');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  rerender(ui(1));
  await expect.poll(() => field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(field('E-mail'));
  rerender(ui(2));
  rerender(ui(2, false));
  await expect.poll(() => document.querySelector('[name=email]')).toBeNull();
  await send();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

it('a field that was changed while its page was hidden is validated again', async () => {
  const ui = (mode: 'visible' | 'hidden', city = '') => (
    <Activity mode={mode}>
      <Form label="Order">
        <FormItem label="E-mail" required>
          <input name="email" />
        </FormItem>
        <FormItem label="City" required>
          <input name="city" value={city} readOnly />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Activity>
  );
  const { rerender } = render(ui('visible'));
  await send();
  await expect.poll(() => field('City').getAttribute('aria-invalid')).toBe('true');
  rerender(ui('hidden'));
  // Another page sets the value.
  rerender(ui('hidden', 'Carrara'));
  rerender(ui('visible', 'Carrara'));
  await expect.poll(() => field('City').getAttribute('aria-invalid')).toBeNull();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(field('E-mail'), 'a');
  await expect.poll(() => field('E-mail').getAttribute('aria-invalid')).toBeNull();
});
