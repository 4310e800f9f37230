import { act, cleanup, render, screen } from '@testing-library/react';
import { type CSSProperties, createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import { TextField } from '@/components/text-field';
import { Textarea } from '@/components/textarea';
import '@/components/kit/tokens.css';
import { setMarkup } from '../../helpers/markup';

afterEach(cleanup);

describe('TextField', () => {
  it('connects the label, the help and the error to any control', () => {
    render(
      <TextField label="Quarry" help="Where it was cut" error="Closed" required>
        {(ties) => (
          <select {...ties}>
            <option>North</option>
          </select>
        )}
      </TextField>,
    );
    const control = screen.getByRole('combobox', { name: /Quarry/ });
    const described = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Closed', 'Where it was cut']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has a red edge for an error, for aria-invalid, and for an invalid field of a Form', async () => {
    const red = { '--portico-danger': 'rgb(1, 2, 3)' } as CSSProperties;
    const handle = createRef<FormHandle>();
    render(
      <div style={red}>
        <Input label="Stone" error="Gone" />
        <Textarea label="Note" aria-invalid />
        <Input label="Slabs" aria-invalid={false} variant="outline" />
        <Form handle={handle}>
          <FormItem label="Quarry" required>
            <Input name="quarry" />
          </FormItem>
        </Form>
      </div>,
    );
    const isRed = (name: string) => {
      const box = screen.getByRole('textbox', { name }).closest('[class*=box]') as Element;
      return getComputedStyle(box).boxShadow.includes('rgb(1, 2, 3)');
    };
    expect(['Stone', 'Note', 'Slabs', 'Quarry'].map(isRed)).toEqual([true, true, false, false]);
    await act(async () => void (await handle.current?.validate()));
    await expect.poll(() => isRed('Quarry')).toBe(true);
  });

  it('keeps a hidden label for screen readers', () => {
    render(
      <TextField label="Quarry" labelPlacement="hidden">
        {(ties) => <input {...ties} />}
      </TextField>,
    );
    expect(screen.getByRole('textbox', { name: 'Quarry' })).toBeTruthy();
    expect(screen.getByText('Quarry').parentElement?.getBoundingClientRect().width).toBe(1);
  });

  it('moves below its label when there is no room beside it', () => {
    render(
      <div style={{ width: 200 }}>
        <TextField label="Quarry" labelPlacement="start">
          {(ties) => <input {...ties} />}
        </TextField>
      </div>,
    );
    const label = screen.getByText('Quarry').getBoundingClientRect();
    expect(screen.getByRole('textbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label.bottom,
    );
  });
});

describe('useTextEntry', () => {
  it('keeps what the user typed before hydration', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const ui = <Input label="Stone" defaultValue="slate" maxLength={8} />;
    setMarkup(place, renderToString(ui));
    const field = place.querySelector('input')!;
    expect(field.value).toBe('slate');
    field.value = 'typed early';
    const root = await act(async () => hydrateRoot(place, ui));
    expect(place.querySelector('input')).toBe(field);
    expect(field.value).toMatch(/^typed/);
    await act(async () => root.unmount());
    place.remove();
  });
});
