import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Form, type FormHandle, FormItem, type FormProps, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Switch } from '@/components/switch';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const textsOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join();
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

function show(props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const handle = createRef<FormHandle>();
  render(
    <Form label="Order" onSubmit={onSubmit} handle={handle} {...props}>
      {props.children}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { onSubmit, form: handle.current as FormHandle };
}

const nameAndMail = (
  <>
    <FormItem label="Name" required help="As on the door">
      <input name="name" />
    </FormItem>
    <FormItem label="E-mail" rules={{ email: true }}>
      <input name="email" />
    </FormItem>
  </>
);

describe('Form', () => {
  it('a test finds a required field by the text of its label', () => {
    render(
      <Form label="Guest">
        <FormItem label="Name" required>
          <Input name="name" />
        </FormItem>
      </Form>,
    );
    expect(screen.getByLabelText('Name')).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('Enter in a field that has an error leaves the focus in the field', async () => {
    show({
      children: (
        <FormItem label="Name" required>
          <Input name="name" />
        </FormItem>
      ),
    });
    await userEvent.click(field('Name'));
    await userEvent.keyboard('{Enter>}');
    expect((await screen.findByRole('link')).textContent).toContain('Name');
    await userEvent.keyboard('{/Enter}');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('returns the value of each native control with the right type', async () => {
    const { onSubmit, form } = show({
      children: (
        <>
          <Input label="Name" name="name" defaultValue="Ada" />
          <input name="pieces" type="number" aria-label="Pieces" defaultValue="12" />
          <input name="nothing" type="number" aria-label="Nothing" />
          <Slider label="Size" name="size" range defaultValue={[2, 5]} />
          <Rate label="Stars" name="stars" defaultValue={4} />
          <Rate label="Halves" name="halves" half />
          <Switch label="Call" name="call" />
          <Checkbox name="terms" defaultChecked>
            Terms
          </Checkbox>
          <CheckboxGroup label="Edges" name="edges" defaultValue={['front']}>
            <Checkbox value="front">Front</Checkbox>
            <Checkbox value="back">Back</Checkbox>
          </CheckboxGroup>
          <CheckboxGroup label="None" name="none">
            <Checkbox value="one">One</Checkbox>
          </CheckboxGroup>
          <RadioGroup label="Cut" name="cut" defaultValue="sawn">
            <Radio value="sawn">Sawn</Radio>
          </RadioGroup>
          <select name="stone" aria-label="Stone" defaultValue="slate">
            <option>slate</option>
          </select>
          <input name="twice" defaultValue="a" aria-label="A" />
          <input name="twice" defaultValue="b" aria-label="B" />
          <input name="off" disabled defaultValue="x" aria-label="Off" />
          <input type="file" name="picture" aria-label="Picture" />
        </>
      ),
    });
    const values = {
      name: 'Ada',
      pieces: 12,
      nothing: undefined,
      size: [2, 5],
      stars: 4,
      halves: undefined,
      call: false,
      terms: true,
      edges: ['front'],
      none: [],
      cut: 'sawn',
      stone: 'slate',
      twice: ['a', 'b'],
      picture: undefined,
    };
    expect(form.values()).toEqual(values);
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(values);
    expect(onSubmit.mock.calls[0]?.[1].data.getAll('twice')).toEqual(['a', 'b']);
  });

  it('connects label, help and error to any control inside the item', {
    tags: 'long',
  }, async () => {
    show({
      children: (
        <>
          {nameAndMail}
          <FormItem label="Edges" required>
            <CheckboxGroup name="edges">
              <Checkbox value="front">Front</Checkbox>
              <Checkbox value="back">Back</Checkbox>
            </CheckboxGroup>
          </FormItem>
          <FormItem label="Stars" required>
            <Rate name="stars" />
          </FormItem>
          <FormItem label="Size">
            <Slider name="size" />
          </FormItem>
        </>
      ),
    });
    await userEvent.click(screen.getByText('Name'));
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-required')).toBe('true');
    expect(textsOf(field('Name'))).toBe('As on the door');
    expect(screen.getByRole('slider', { name: 'Size' })).toBeTruthy();
    const stars = screen.getByRole('radiogroup', { name: 'Stars' });
    const edges = screen.getByRole('group', { name: 'Edges (required)' });
    await send();
    await expect.poll(() => field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(textsOf(field('Name'))).toBe('As on the door,Fill this in');
    expect([edges, stars].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect([textsOf(edges), textsOf(stars)]).toEqual(['Choose an option', 'Choose an option']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Back' }));
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
    await expect.poll(() => stars.getAttribute('aria-invalid')).toBeNull();
    expect(edges.hasAttribute('aria-invalid')).toBe(false);
    expect(links()).toEqual(['Name: Fill this in']);
  });

  it('marks a field as required only while it is required', () => {
    const ui = (required: boolean) => (
      <Form label="Order">
        <FormItem label="VAT number" required={required}>
          <input name="vat" />
        </FormItem>
        <FormItem label="Own">
          <input name="own" aria-required />
        </FormItem>
      </Form>
    );
    const { rerender } = render(ui(true));
    const said = () =>
      screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-required'));
    expect(said()).toEqual(['true', 'true']);
    rerender(ui(false));
    expect(said()).toEqual([null, 'true']);
  });

  it('lists the errors, and each one focuses its field', async () => {
    const onInvalid = vi.fn();
    const { onSubmit } = show({ children: nameAndMail, onInvalid });
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.fill(field('E-mail'), 'ada');
    await send();
    await expect.poll(links).toEqual(['Name: Fill this in', 'E-mail: Enter an email address']);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith({
      name: 'Fill this in',
      email: 'Enter an email address',
    });
    expect(document.activeElement).toBe(field('Name'));
    const address = location.href;
    await userEvent.click(screen.getByRole('link', { name: /E-mail/ }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(location.href).toBe(address);
    // A validated field is validated again with each change.
    await userEvent.fill(field('E-mail'), 'ada@example.org');
    await expect.poll(links).toEqual(['Name: Fill this in']);
    await userEvent.fill(field('Name'), 'Ada');
    await send();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('shows native constraints and custom validity with the same messages', {
    tags: 'long',
  }, async () => {
    const { form } = show({
      children: (
        <>
          <FormItem label="Code">
            <input name="code" required pattern="[a-z]+" />
          </FormItem>
          <FormItem label="Pieces">
            <input name="pieces" type="number" min={3} defaultValue="1" />
          </FormItem>
          <FormItem label="Own" rules={{ required: true, message: 'Choose two' }}>
            <CheckboxGroup name="own" min={2} defaultValue={['a']}>
              <Checkbox value="a">A</Checkbox>
              <Checkbox value="b">B</Checkbox>
            </CheckboxGroup>
          </FormItem>
        </>
      ),
    });
    await act(() => form.validate());
    expect(textsOf(field('Code'))).toBe('Fill this in');
    expect(field('Code').validationMessage).not.toBe('');
    expect(textsOf(screen.getByRole('spinbutton'))).toBe('Enter 3 or more');
    expect(textsOf(screen.getByRole('group'))).toBe('Choose at least 2');
    await userEvent.fill(field('Code'), 'A1');
    await expect.poll(() => textsOf(field('Code'))).toBe('Use the expected format');
    await userEvent.fill(field('Code'), 'abc');
    await expect.poll(() => field('Code').matches(':valid')).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'B' }));
    await userEvent.fill(screen.getByRole('spinbutton'), '4');
    expect(await act(() => form.validate())).toBe(true);
  });

  it('validates a field when the focus leaves it, when it changes, or only when the form is sent', {
    tags: 'long',
  }, async () => {
    show({
      children: (
        <>
          {(['blur', 'change', 'submit'] as const).map((trigger) => (
            <FormItem key={trigger} label={trigger} validateTrigger={trigger} rules={{ min: 3 }}>
              <input name={trigger} />
            </FormItem>
          ))}
        </>
      ),
    });
    const wrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
    await userEvent.fill(field('blur'), 'a');
    expect(wrong('blur')).toBe(false);
    await userEvent.fill(field('change'), 'a');
    await expect.poll(() => [wrong('blur'), wrong('change')]).toEqual([true, true]);
    await userEvent.fill(field('submit'), 'a');
    await userEvent.click(field('blur'));
    expect(wrong('submit')).toBe(false);
    await send();
    await expect.poll(() => wrong('submit')).toBe(true);
  });

  it('an error does not move a button while the user presses it', async () => {
    const onSubmit = vi.fn();
    show({ onSubmit, validateTrigger: 'blur', children: nameAndMail });
    await userEvent.click(field('Name'));
    const button = screen.getByRole('button', { name: 'Send' });
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    act(() => button.focus());
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await expect.poll(() => field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('reports whether it is dirty, also for a hidden input', {
    tags: 'long',
  }, async () => {
    const onDirtyChange = vi.fn();
    function Hidden() {
      const [day, setDay] = useState('1');
      return (
        <FormItem label="Day" rules={{ pattern: /1/ }} validateTrigger="change">
          <button type="button" onClick={() => setDay(day === '1' ? '2' : '1')}>
            {day}
          </button>
          <input type="hidden" name="day" value={day} />
        </FormItem>
      );
    }
    const { form } = show({
      onDirtyChange,
      children: (
        <>
          {nameAndMail}
          <Hidden />
        </>
      ),
    });
    const day = () => screen.getByRole('button', { name: /^Day/ });
    expect(form.isDirty()).toBe(false);
    await userEvent.fill(field('Name'), 'A');
    await userEvent.fill(field('Name'), '');
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
    await userEvent.click(day());
    await expect.poll(form.isDirty).toBe(true);
    expect(day().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(day());
    await expect.poll(form.isDirty).toBe(false);
  });

  it('a reset restores the first values and removes the error messages', {
    tags: 'long',
  }, async () => {
    const { form } = show({
      validateTrigger: 'change',
      children: (
        <>
          <FormItem label="Name" required>
            <Input name="name" defaultValue="Ada" />
          </FormItem>
          <FormItem label="Size" rules={{ max: 50 }}>
            <Slider name="size" defaultValue={60} />
          </FormItem>
          <FormItem label="Call">
            <Switch name="call" defaultValue />
          </FormItem>
        </>
      ),
    });
    await userEvent.fill(field('Name'), '');
    await userEvent.click(screen.getByRole('switch', { name: 'Call' }));
    await send();
    await expect.poll(() => links().length).toBe(2);
    act(() => form.reset());
    await expect.poll(form.values).toEqual({ name: 'Ada', size: 60, call: true });
    await expect.poll(form.isDirty).toBe(false);
    expect(links()).toEqual([]);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(field('Name').validationMessage).toBe('');
  });

  it('is sent once at a time, keeps its fields enabled, and is clean afterwards', async () => {
    const sent = createDeferred<undefined>();
    const onSubmit = vi.fn(() => sent.promise);
    const { form } = show({ onSubmit, children: nameAndMail });
    await userEvent.fill(field('Name'), 'Ada');
    await send();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(field('Name').disabled).toBe(false);
    await userEvent.click(field('Name'));
    await userEvent.keyboard('{Enter}');
    expect(await form.submit()).toBe(false);
    await act(async () => sent.resolve(undefined));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(form.isDirty()).toBe(false);
  });

  it('is clean after a reset, also after a submission', async () => {
    const onDirtyChange = vi.fn();
    const { form } = show({ onDirtyChange, children: nameAndMail });
    await userEvent.fill(field('Name'), 'Ada');
    expect(await act(form.submit)).toBe(true);
    act(() => form.reset());
    for (const _ of [1, 2, 3]) await frame();
    expect(field('Name').value).toBe('');
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  });
});
