import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Guide, type GuideProps } from '@/components/guide';
import '@/components/kit/tokens.css';

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const steps = ['Open the menu in the top right corner', 'Choose who gets it'];

function open(props: Partial<GuideProps> = {}) {
  const onOpenChange = vi.fn();
  render(
    <Guide
      open
      arrow
      title="Share this page"
      steps={steps}
      actions={[{ label: 'Got it', tone: 'primary' }]}
      onOpenChange={onOpenChange}
      {...props}
    />,
  );
  return { onOpenChange, dialog: screen.getByRole('dialog', { name: 'Share this page' }) };
}

const inside = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
};

it('[S1.2] the guide is a dialog, named by its title and described by its steps', () => {
  const { dialog } = open();
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect([...(described?.querySelectorAll('li') ?? [])].map((step) => step.textContent)).toEqual([
    'Open the menu in the top right corner',
    '2Choose who gets it',
  ]);
});

it('the guide takes the focus when it opens, and returns it when it closes', async () => {
  function Owner() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Share
        </button>
        <Guide open={isOpen} title="Share" actions={[]} onOpenChange={setOpen} />
      </>
    );
  }
  render(<Owner />);
  const opener = screen.getByRole('button', { name: 'Share' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('Escape, its button and a tap elsewhere ask to close the guide', {
  tags: 'long',
}, async () => {
  const { onOpenChange } = open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await userEvent.click(screen.getByRole('heading', { name: 'Share this page' }));
  expect(onOpenChange.mock.calls).toEqual([
    [false, 'escape'],
    [false, 'choice'],
    [false, 'outside'],
  ]);
});

it('a tap on its content, or on a button that returns false, does not close the guide', {
  tags: 'long',
}, async () => {
  const onCopy = vi.fn(() => false);
  const { onOpenChange } = open({
    children: <p>https://shop.test/</p>,
    actions: [{ label: 'Copy link', onClick: onCopy }],
  });
  await userEvent.click(screen.getByText('https://shop.test/'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onCopy).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('an action with an href is a link', () => {
  open({ actions: [{ label: 'Open in browser', href: 'x-safari-https://shop.test/' }] });
  const link = screen.getByRole('link', { name: 'Open in browser' });
  expect(link.getAttribute('href')).toBe('x-safari-https://shop.test/');
  expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});

describe('the arrow', () => {
  const arrow = () => screen.getByRole('dialog').querySelector('svg') as SVGElement;

  it.each(['ltr', 'rtl'])('points to the top right corner in a page with dir="%s"', (direction) => {
    document.documentElement.dir = direction;
    open();
    const { left, right, top } = arrow().getBoundingClientRect();
    expect((left + right) / 2).toBeGreaterThan(innerWidth * 0.75);
    expect(top).toBeLessThan(40);
  });

  it('is absent with arrow={false}', () => {
    open({ arrow: false });
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('1Open the menu in the top right corner');
    expect(screen.getByRole('dialog').querySelector('svg')).toBeNull();
  });
});

describe('layout', () => {
  it.each([
    [390, 844],
    [320, 568],
    [844, 390],
  ])('fits into a screen of %i x %i', async (width, height) => {
    await page.viewport(width, height);
    open();
    for (const step of screen.getAllByRole('listitem')) expect(inside(step)).toBe(true);
    expect(inside(screen.getByRole('button', { name: 'Got it' }))).toBe(true);
  });

  it('scrolls when large text does not fit, and cuts nothing off', async () => {
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = '32px';
    open({ children: <p>{'https://shop.test/'.repeat(12)}</p> });
    const button = screen.getByRole('button', { name: 'Got it' });
    button.scrollIntoView();
    expect(inside(button)).toBe(true);
    const root = screen.getByRole('dialog').firstElementChild as HTMLElement;
    expect(root.scrollWidth).toBe(root.clientWidth);
  });
});
