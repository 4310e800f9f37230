import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeInput } from '@/components/code-input';
import { Input } from '@/components/input';
import { KitProvider } from '@/components/kit-provider';
import { TabBar } from '@/components/tab-bar';
import { Tag } from '@/components/tag';
import { Textarea } from '@/components/textarea';

afterEach(cleanup);

/** The first box around an element that has a colour. */
function fillAround(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
  return isClear && element.parentElement ? fillAround(element.parentElement) : backgroundColor;
}

describe.each(['light', 'dark'] as const)('in a %s theme', (theme) => {
  it('only a field that is disabled has the grey of disabled fields', () => {
    render(
      <KitProvider theme={theme}>
        <Input aria-label="Name" />
        <Textarea aria-label="Note" />
        <Input aria-label="Closed" disabled />
      </KitProvider>,
    );
    const fills = ['Name', 'Note', 'Closed'].map((name) =>
      fillAround(screen.getByRole('textbox', { name })),
    );
    expect(fills[0]).toBe(fills[1]);
    expect(fills[0]).not.toBe(fills[2]);
  });

  it('no text shows through the tab bar', () => {
    render(
      <KitProvider theme={theme}>
        <TabBar
          label="Pages"
          items={[{ value: 'home', label: 'Home', href: '/' }]}
          value="home"
          onSelect={() => {}}
        />
      </KitProvider>,
    );
    expect(fillAround(screen.getByRole('navigation'))).toMatch(/^rgb\(/);
    expect(getComputedStyle(screen.getByRole('navigation')).opacity).toBe('1');
  });
});

it('the cells of a code have the colour of a text field', () => {
  render(
    <>
      <Input aria-label="Name" />
      <CodeInput label="Code" />
    </>,
  );
  const cell = document.querySelector('[data-cells]')?.firstElementChild as Element;
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(fillAround(cell)).toBe(fillAround(field));
});

it('the words of a tag are on the baseline of the text around it', () => {
  render(
    <p style={{ fontSize: 16 }}>
      <span data-testid="text">Espresso</span> <Tag>new</Tag>
      <span data-testid="mark" style={{ display: 'inline-block' }} />
    </p>,
  );
  // The bottom of an empty inline block is the baseline.
  const baseline = screen.getByTestId('mark').getBoundingClientRect().bottom;
  const tag = screen.getByText('new');
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  tag.append(mark);
  expect(mark.getBoundingClientRect().bottom).toBeCloseTo(baseline, 0);
});
