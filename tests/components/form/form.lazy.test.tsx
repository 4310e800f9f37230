/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { createRef, StrictMode, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Collapse, CollapseItem } from '@/components/collapse';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Tabs, type TabsProps } from '@/components/tabs';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

function item(label: string, name: string) {
  return (
    <FormItem label={label} required>
      <input name={name} />
    </FormItem>
  );
}

function Clock({ onRun }: { onRun: (isRunning: boolean) => void }) {
  useEffect(() => {
    onRun(true);
    return () => onRun(false);
  }, [onRun]);
  return null;
}

function show(props: Partial<TabsProps> = {}) {
  const [onSubmit, onRun] = [vi.fn(), vi.fn()];
  const handle = createRef<FormHandle>();
  const place = (
    <>
      <Clock onRun={onRun} />
      {item('Street', 'street')}
      <Collapse>
        <CollapseItem value="more" title="More" lazy>
          {item('Gate', 'gate')}
        </CollapseItem>
      </Collapse>
    </>
  );
  const items = [
    { value: 'contact', label: 'Contact', content: item('E-mail', 'email') },
    { value: 'place', label: 'Place', content: place },
  ];
  render(
    <Form label="Order" onSubmit={onSubmit} handle={handle}>
      <Tabs label="Parts" items={items} {...props} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
    { wrapper: StrictMode },
  );
  return { onSubmit, onRun, handle };
}

it.each([true, false])(
  'a submission validates fields in tabs that were never open (lazy: %s)',
  async (lazy) => {
    const { onSubmit, onRun } = show({ lazy });
    await userEvent.type(field('E-mail'), 'ada');
    await send();
    await expect.poll(() => document.activeElement === field('Street')).toBe(true);
    expect(chosen()).toBe('Place');
    expect(screen.getByRole('alert').textContent).toContain('Gate');
    await userEvent.type(field('Street'), 'Quarry Lane');
    await send();
    await expect.poll(() => document.activeElement === field('Gate')).toBe(true);
    await userEvent.type(field('Gate'), '4');
    await userEvent.click(screen.getByRole('tab', { name: 'Contact' }));
    await send();
    await expect
      .poll(() => onSubmit.mock.calls[0]?.[0])
      .toEqual({ email: 'ada', street: 'Quarry Lane', gate: '4' });
    expect(chosen()).toBe('Contact');
    expect(onRun).toHaveBeenLastCalledWith(false);
  },
);

it('lazy tabs do not mount until then, and not for validating fields that are already there', async () => {
  const { onRun, handle } = show();
  expect(await handle.current?.validate(['email'])).toBe(false);
  expect(onRun).not.toHaveBeenCalled();
  expect(await handle.current?.validate(['gate'])).toBe(false);
  expect(onRun).toHaveBeenLastCalledWith(false);
  expect(chosen()).toBe('Contact');
});

it('with keep={false} a submission validates and sends only the current tab', async () => {
  const { onSubmit } = show({ keep: false });
  await userEvent.type(field('E-mail'), 'ada');
  await send();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ada' });
});

it('a submission validates the `min` of a group in a hidden tab', async () => {
  const onSubmit = vi.fn();
  const slabs = (
    <FormItem label="Slabs">
      <CheckboxGroup name="slabs" min={2}>
        <Checkbox value="a">Slate</Checkbox>
        <Checkbox value="b">Granite</Checkbox>
      </CheckboxGroup>
    </FormItem>
  );
  render(
    <Form label="Order" onSubmit={onSubmit}>
      <Tabs
        label="Parts"
        items={[
          { value: 'slabs', label: 'Slabs', content: slabs },
          { value: 'place', label: 'Place', content: item('Street', 'street') },
        ]}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Place' }));
  await userEvent.type(field('Street'), 'Quarry Lane');
  await send();
  await expect.poll(chosen).toBe('Slabs');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Slate' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Granite' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Place' }));
  await send();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});
