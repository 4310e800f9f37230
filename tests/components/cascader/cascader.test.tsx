import '@/components/kit/tokens.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Cascader, type CascaderOption, type CascaderProps } from '@/components/cascader';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { createDeferred } from '../../helpers/deferred';
import { tap } from '../../helpers/touch';
import { untilTrue } from '../../helpers/waiting';

afterEach(async () => {
  cleanup();
  await untilTrue(() => document.body.childElementCount === 0);
});

const regions: readonly CascaderOption[] = [
  {
    value: 'gd',
    label: 'Guangdong',
    children: [
      {
        value: 'sz',
        label: 'Shenzhen',
        children: [
          { value: 'ns', label: 'Nanshan' },
          { value: 'lh', label: 'Luohu', disabled: true },
          { value: 'ft', label: 'Futian' },
        ],
      },
      { value: 'gz', label: 'Guangzhou', children: [{ value: 'th', label: 'Tianhe' }] },
    ],
  },
  { value: 'bj', label: 'Beijing' },
];

const field = () => screen.getByRole('button', { name: /^Region/ });
const option = (name: string) => screen.findByRole('option', { name });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until the sheet rests. A tap on a moving sheet would hit another row. */
async function isStill() {
  await untilTrue(() => document.querySelector('[data-side][data-state=open]'));
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

async function open(props: Partial<CascaderProps> = {}) {
  render(<Cascader label="Region" options={regions} {...props} />);
  await userEvent.click(field());
  await screen.findByRole('dialog', { name: props.title ?? 'Region' });
  await isStill();
}

describe('Cascader', () => {
  it('goes one level down with each choice, and closes at a row without children', async () => {
    const onChange = vi.fn();
    await open({ onChange });
    expect(tabs()).toEqual(['Choose']);
    await userEvent.click(await option('Guangdong'));
    expect(tabs()).toEqual(['Guangdong', 'Choose']);
    await userEvent.click(await option('Shenzhen'));
    await userEvent.click(await option('Futian'));
    await isClosed();
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.calls[0]?.[0]).toEqual(['gd', 'sz', 'ft']);
    expect(onChange.mock.calls[0]?.[1].map(({ label }: CascaderOption) => label)).toEqual([
      'Guangdong',
      'Shenzhen',
      'Futian',
    ]);
    expect(field().textContent).toBe('Region Guangdong / Shenzhen / Futian');
  });

  it('opens at its value, with the focus on the chosen row', async () => {
    await open({ defaultValue: ['gd', 'sz', 'ns'] });
    expect(tabs()).toEqual(['Guangdong', 'Shenzhen', 'Nanshan']);
    const row = await option('Nanshan');
    expect(row.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(row);
  });

  it('keeps its value when the sheet closes before the last level', async () => {
    const onChange = vi.fn();
    await open({ defaultValue: ['bj'], onChange });
    await userEvent.click(await option('Guangdong'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(field().textContent).toBe('Region Beijing');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(field());
    await option('Beijing');
    expect(tabs()).toEqual(['Beijing']);
  });

  it('clears the deeper levels when the user changes a higher one', async () => {
    await open({ defaultValue: ['gd', 'sz', 'ns'] });
    await userEvent.click(screen.getByRole('tab', { name: 'Shenzhen' }));
    await userEvent.click(await option('Guangzhou'));
    expect(tabs()).toEqual(['Guangdong', 'Guangzhou', 'Choose']);
    expect(await option('Tianhe')).toBeTruthy();
  });

  it('a tap on a disabled row chooses nothing', async () => {
    const onChange = vi.fn();
    await open({ defaultValue: ['gd', 'sz', 'ns'], onChange });
    await tap(await option('Luohu'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can be used with the keyboard alone', async () => {
    const onChange = vi.fn();
    await open({ onChange });
    const focused = () => document.activeElement?.textContent?.trim();
    await expect.poll(focused).toBe('Guangdong');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Beijing');
    await userEvent.keyboard('{Home}bei');
    expect(focused()).toBe('Beijing');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.poll(focused).toBe('Shenzhen');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focused).toBe('Guangdong');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Shenzhen');
    await userEvent.keyboard(' ');
    await expect.poll(focused).toBe('Nanshan');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    expect(onChange.mock.calls[0]?.[0]).toEqual(['gd', 'sz', 'ft']);
    await expect.poll(() => document.activeElement).toBe(field());
  });

  it('has a Done button when any level can be the value', async () => {
    const onChange = vi.fn();
    await open({ anyLevel: true, onChange });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    await userEvent.click(await option('Guangdong'));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await isClosed();
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([['gd']]);
  });

  it('a search finds whole paths', async () => {
    const onChange = vi.fn();
    await open({ searchable: true, onChange });
    await userEvent.fill(screen.getByRole('searchbox'), 'nothing');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await userEvent.fill(screen.getByRole('searchbox'), 'tian');
    const found = screen.getByRole('button', { name: 'Guangdong / Shenzhen / Futian' });
    expect(screen.getByRole('button', { name: 'Guangdong / Guangzhou / Tianhe' })).toBeTruthy();
    await userEvent.click(found);
    await isClosed();
    expect(onChange.mock.calls[0]?.[0]).toEqual(['gd', 'sz', 'ft']);
  });
});

describe('Cascader with rows from a server', () => {
  const countries = ['Germany', 'Nigeria'].map((name) => ({ value: name, label: name }));

  it('loads each level once, and shows a spinner meanwhile', async () => {
    const answer = createDeferred<CascaderOption[]>();
    const loadChildren = vi.fn(() => answer.promise);
    await open({ options: countries, loadChildren });
    await userEvent.click(await option('Germany'));
    await expect.poll(() => screen.queryByText('Loading')).toBeTruthy();
    answer.resolve([{ value: 'ber', label: 'Berlin', leaf: true }]);
    await option('Berlin');
    await userEvent.click(screen.getByRole('tab', { name: 'Germany' }));
    await userEvent.click(await option('Germany'));
    await option('Berlin');
    expect(loadChildren.mock.calls).toEqual([[countries[0], ['Germany']]]);
  });

  it('Try again loads a failed level again', async () => {
    const loadChildren = vi
      .fn<NonNullable<CascaderProps['loadChildren']>>()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValue([{ value: 'los', label: 'Lagos' }]);
    await open({ options: countries, loadChildren });
    await userEvent.click(await option('Nigeria'));
    await userEvent.click(await screen.findByRole('button', { name: /Try again/ }));
    await option('Lagos');
    expect(loadChildren).toHaveBeenCalledTimes(2);
  });

  it('a row whose list of children is empty ends the choice', async () => {
    const onChange = vi.fn();
    await open({ options: countries, loadChildren: async () => [], onChange });
    await userEvent.click(await option('Germany'));
    await isClosed();
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([['Germany']]);
  });

  it('ignores rows that arrive after the sheet has closed', async () => {
    const onChange = vi.fn();
    const answer = createDeferred<CascaderOption[]>();
    await open({ options: countries, loadChildren: () => answer.promise, onChange });
    await userEvent.click(await option('Germany'));
    await userEvent.keyboard('{Escape}');
    answer.resolve([]);
    await isClosed();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Cascader in forms', () => {
  it('sends its path, can be required, and a reset restores the first value', async () => {
    const { container } = render(
      <form>
        <Cascader label="Region" options={regions} name="region" required />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(field());
    await isStill();
    await userEvent.click(await option('Beijing'));
    await isClosed();
    expect([...new FormData(form)]).toEqual([['region', 'bj']]);
    expect(form.checkValidity()).toBe(true);
    form.reset();
    await expect.poll(() => [...new FormData(form)]).toEqual([['region', '']]);
    expect(field().textContent).toBe('Region Choose');
  });

  it('its value is part of the values of a kit Form', () => {
    const handle = createRef<FormHandle>();
    render(
      <Form handle={handle}>
        <FormItem label="Region">
          <Cascader label="Region" options={regions} name="region" defaultValue={['gd', 'sz']} />
        </FormItem>
      </Form>,
    );
    expect(handle.current!.values()).toEqual({ region: ['gd', 'sz'] });
  });

  it('shows its value and does not open while it is read-only', async () => {
    render(<Cascader label="Region" options={regions} readOnly defaultValue={['bj']} />);
    await tap(field());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
