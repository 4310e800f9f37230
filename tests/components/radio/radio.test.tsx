import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Radio, RadioGroup, type RadioGroupProps } from '@/components/radio';

afterEach(cleanup);

function Cuts(props: Partial<RadioGroupProps>) {
  return (
    <RadioGroup label="Cut" {...props}>
      <Radio value="sawn">Sawn</Radio>
      <Radio value="split">Split</Radio>
      <Radio value="rough" disabled>
        Rough
      </Radio>
      <Radio value="fine">Fine</Radio>
    </RadioGroup>
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? one.value : []));
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

describe('Radio', () => {
  it('is chosen by a tap on its text or its button, and by arrow keys, which skip disabled ones', async () => {
    const onChange = vi.fn();
    render(<Cuts onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Cut' })).toBeTruthy();
    expect(checked()).toEqual([]);
    await userEvent.click(screen.getByText('Split'));
    await userEvent.keyboard('{ArrowDown}');
    expect(checked()).toEqual(['fine']);
    expect(document.activeElement).toBe(radio('Fine'));
    await userEvent.click(radio('Sawn'));
    expect(onChange.mock.calls).toEqual([['split'], ['fine'], ['sawn']]);
  });

  it('keeps the value of its owner when the owner ignores a press', async () => {
    const onChange = vi.fn();
    render(<Cuts value="split" onChange={onChange} />);
    await userEvent.click(radio('Fine'));
    expect(checked()).toEqual(['split']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('fine');
  });

  it('is sent by forms, and a reset restores the first value', async () => {
    render(
      <form>
        <Cuts name="cut" defaultValue="split" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(radio('Fine'));
    expect(sent()).toEqual(['cut=fine']);
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(checked).toEqual(['split']);
    expect(sent()).toEqual(['cut=split']);
  });

  it('without a name is not sent, and two such groups are independent', async () => {
    render(
      <form>
        <Cuts defaultValue="split" />
        <Cuts defaultValue="sawn" label="Other" />
      </form>,
    );
    expect(sent()).toEqual([]);
    // The groups have different generated names.
    expect(checked()).toEqual(['split', 'sawn']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Fine' })[0] as Element);
    expect(checked()).toEqual(['fine', 'sawn']);
    form().reset();
    await expect.poll(checked).toEqual(['split', 'sawn']);
  });

  it('two groups with the same name outside of a form are independent', async () => {
    render(
      <>
        <Cuts name="cut" defaultValue="split" />
        <Cuts name="cut" defaultValue="sawn" label="Other" />
      </>,
    );
    expect(checked()).toEqual(['split', 'sawn']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Fine' })[1] as Element);
    expect(checked()).toEqual(['split', 'fine']);
  });

  it('can be required', () => {
    render(
      <form>
        <Cuts name="cut" required />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe('true');
  });

  it('a radio outside of a RadioGroup throws an error that says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Radio value="a">A</Radio>)).toThrow('Radio: put it inside a RadioGroup');
    vi.restoreAllMocks();
  });
});
