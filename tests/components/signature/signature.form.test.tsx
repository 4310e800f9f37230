import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { Signature } from '@/components/signature';
import { signatureOf, toSvgUrl } from '@/components/signature/signature-image';
import { liftFingers, touch } from '../../helpers/touch';

afterEach(async () => {
  await liftFingers();
  cleanup();
});

const pad = () => screen.getByRole('img');
const button = (name: string) => screen.getByRole('button', { name });
const form = () => document.querySelector('form') as HTMLFormElement;
const summary = () => screen.queryByRole('alert')?.textContent;
const sent = () => new FormData(form()).get('signed');

async function sign() {
  const finger = await touch(pad());
  await finger.move({ x: 60, y: 10 });
  await finger.up();
}

describe('a typed Signature', () => {
  it('is written into a field that gets the focus', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    button('Type instead').focus();
    await userEvent.keyboard('{Enter}Ada');
    expect(onChange.mock.lastCall).toEqual([{ strokes: [], text: 'Ada' }]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value).toBe('Ada');
    await userEvent.click(button('Clear'));
    expect(onChange.mock.lastCall).toEqual([{ strokes: [], text: '' }]);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('gives the strokes back when the user draws again', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    await sign();
    const drawn = onChange.mock.lastCall?.[0];
    await userEvent.click(button('Type instead'));
    expect(onChange.mock.lastCall).toEqual([{ strokes: [], text: '' }]);
    await userEvent.keyboard('Ada');
    await userEvent.click(button('Draw instead'));
    expect(onChange.mock.lastCall).toEqual([drawn]);
    await userEvent.click(button('Type instead'));
    expect(onChange.mock.lastCall).toEqual([{ strokes: [], text: 'Ada' }]);
  });

  it('is not offered with typing={false}', () => {
    render(<Signature typing={false} />);
    expect(screen.queryByRole('button', { name: 'Type instead' })).toBeNull();
  });
});

describe('the text of a Signature', () => {
  it('is an SVG image that keeps lines, dots and names', () => {
    const drawn = {
      strokes: [
        [
          { x: -1.5, y: 2 },
          { x: 30, y: -4 },
        ],
        [{ x: 0, y: 0 }],
      ],
      text: '',
    };
    const ink = { color: '#000', width: 2 };
    const url = toSvgUrl(drawn, ink);
    expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg xmlns='http/);
    expect(signatureOf(url)).toEqual(drawn);
    const typed = { strokes: [], text: `Ann "O'Hara" <王>` };
    expect(signatureOf(toSvgUrl(typed, ink))).toEqual(typed);
    expect(signatureOf('Ada')).toEqual({ strokes: [], text: 'Ada' });
    for (const malformed of [null, 7, {}, { strokes: null }, 'data:image/svg+xml,%E0%A4%A']) {
      expect(signatureOf(malformed)).toEqual({ strokes: [], text: '' });
    }
  });

  it('opens as an image in the browser', async () => {
    const image = new Image();
    const stroke = [
      { x: 0, y: 0 },
      { x: 90, y: 20 },
    ];
    image.src = toSvgUrl({ strokes: [stroke], text: '' }, { color: '#1b3fa0', width: 2 });
    await image.decode();
    expect(image.naturalWidth).toBeGreaterThan(0);
  });
});

describe('Signature in a form', () => {
  it('is sent as an image, is required, and follows a reset', async () => {
    render(
      <form>
        <Signature name="signed" required />
      </form>,
    );
    expect(form().reportValidity()).toBe(false);
    await expect.poll(() => document.activeElement).toBe(button('Type instead'));
    expect(sent()).toBe('');
    await sign();
    expect(form().checkValidity()).toBe(true);
    expect(sent()).toMatch(/^data:image\/svg\+xml,/);
    form().reset();
    await expect.poll(sent).toBe('');
    expect(screen.getByRole('img', { name: 'Not signed yet' })).toBeTruthy();
  });

  it('sends nothing while it is disabled', () => {
    render(
      <form>
        <Signature name="signed" disabled defaultValue={{ strokes: [], text: 'Ada' }} />
      </form>,
    );
    expect(sent()).toBeNull();
  });

  it('is a field of the kit Form, which gives it a first value', async () => {
    const handle = createRef<FormHandle>();
    const onSubmit = vi.fn();
    render(
      <Form handle={handle} initialValues={{ signed: 'Ada' }} onSubmit={onSubmit}>
        <FormItem label="Signed by">
          <Signature name="signed" required />
        </FormItem>
      </Form>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada');
    expect(handle.current!.isDirty()).toBe(false);
    await userEvent.click(button('Clear'));
    expect(await handle.current!.submit()).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.poll(summary).toBe('Check these fieldsSigned by: Sign here');
    await userEvent.type(screen.getByRole('textbox'), 'Bo');
    expect(await handle.current!.submit()).toBe(true);
    expect(String(onSubmit.mock.lastCall?.[0].signed)).toContain('Bo');
  });

  it('asks for a signature, also if only its FormItem is required', async () => {
    const handle = createRef<FormHandle>();
    render(
      <Form handle={handle}>
        <FormItem label="Lender" required>
          <Signature name="lender" />
        </FormItem>
        <FormItem label="Borrower" rules={{ required: true, message: 'Sign the contract' }}>
          <Signature name="borrower" />
        </FormItem>
      </Form>,
    );
    expect(await handle.current!.submit()).toBe(false);
    await expect
      .poll(summary)
      .toBe('Check these fieldsLender: Sign hereBorrower: Sign the contract');
  });
});
