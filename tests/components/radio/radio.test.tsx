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
  it('is chosen by its text, by a finger and by arrows, past what is disabled', async () => {
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

  it('is what its owner says', async () => {
    const onChange = vi.fn();
    render(<Cuts value="split" onChange={onChange} />);
    await userEvent.click(radio('Fine'));
    expect(checked()).toEqual(['split']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('fine');
  });

  it('is sent by forms and goes back to its first value, not to none', async () => {
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

  it('keeps a name that nobody gave from forms', async () => {
    render(
      <form>
        <Cuts defaultValue="split" />
        <Cuts defaultValue="sawn" label="Other" />
      </form>,
    );
    expect(sent()).toEqual([]);
    // Two groups do not know each other.
    expect(checked()).toEqual(['split', 'sawn']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Fine' })[0] as Element);
    expect(checked()).toEqual(['fine', 'sawn']);
    form().reset();
    await expect.poll(checked).toEqual(['split', 'sawn']);
  });

  it('knows no other group of its name where no form is', async () => {
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

  it('says so where it stands alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Radio value="a">A</Radio>)).toThrow(
      'Radio: stands outside of a RadioGroup',
    );
    vi.restoreAllMocks();
  });
});
