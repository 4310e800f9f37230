import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabBar, type TabBarItem, type TabBarProps } from '@/components/tab-bar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const items: readonly TabBarItem[] = [
  { value: '/', href: '/', label: 'Home' },
  { value: '/shop', href: '/shop', label: 'Shop', badge: '1234' },
  { value: '/me', href: '/me', label: 'Me', dot: true },
];

function show(props: Partial<TabBarProps> = {}) {
  const onSelect = vi.fn();
  render(<TabBar label="Main" items={items} value="/" onSelect={onSelect} {...props} />);
  const nav = screen.getByRole('list', { hidden: true }).parentElement as HTMLElement;
  return { onSelect, nav };
}

const link = (name: RegExp | string) => screen.getByRole('link', { name });

describe('TabBar', () => {
  it('[S9.16] is as tall as 50 px and the safe area', () => {
    const { nav } = show();
    expect(nav.getBoundingClientRect().height).toBe(50);
    nav.style.setProperty('--portico-safe-bottom', '34px');
    expect(nav.getBoundingClientRect().height).toBe(84);
  });

  it('is a landmark with links, and marks the current one', () => {
    show({ value: '/me' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(link(/^Me/).getAttribute('aria-current')).toBe('page');
    expect(link(/^Home/).getAttribute('aria-current')).toBeNull();
    expect(link(/^Shop/).getAttribute('href')).toBe('/shop');
  });

  it('cuts a long English label at its own end on a right-to-left page', () => {
    render(
      <div dir="rtl" style={{ width: 96 }}>
        <TabBar
          label="Other"
          items={[{ value: '/', href: '/', label: 'Programming interfaces of the kit' }]}
          onSelect={() => {}}
        />
      </div>,
    );
    const label = screen.getByText('Programming interfaces of the kit');
    expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
    expect(getComputedStyle(label).direction).toBe('ltr');
    expect(getComputedStyle(label).textOverflow).toBe('ellipsis');
  });

  it('includes the badge or the dot in the name of a tab', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Shop 1234' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Me New' })).toBeTruthy();
  });

  it('accepts labels for the badge and the dot', async () => {
    show({
      dotLabel: 'Neu',
      items: [
        { value: 'a', href: '/a', label: 'A', badge: '3', badgeLabel: '3 unread' },
        { value: 'b', href: '/b', label: 'B', dot: true },
      ],
    });
    expect(await screen.findByRole('link', { name: 'A 3 unread' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'B Neu' })).toBeTruthy();
  });

  it('calls onSelect for a plain tap, also on the current tab, and prevents the navigation', () => {
    const { onSelect } = show();
    expect(fireEvent.click(link(/^Shop/))).toBe(false);
    expect(fireEvent.click(link(/^Home/))).toBe(false);
    expect(onSelect.mock.calls.map(([key]) => key)).toEqual(['/shop', '/']);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      const { onSelect } = show({ items: [{ value: 'a', href: '#a', label: 'A' }] });
      const stop = (event: Event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      };
      document.addEventListener('click', stop, { once: true });
      fireEvent.click(link('A'), { [key]: true });
      expect(onSelect).not.toHaveBeenCalled();
    },
  );

  it('shows the visible items only', () => {
    show({ items: items.map((item) => ({ ...item, visible: item.value !== '/shop' })) });
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('shows the active icon on the current tab', () => {
    show({
      items: [
        { value: '/', href: '/', label: 'Home', icon: <i>out</i>, activeIcon: <i>in</i> },
        { value: '/me', href: '/me', label: 'Me', icon: <i>out</i>, activeIcon: <i>in</i> },
      ],
    });
    expect(link(/^Home/).querySelector('i')?.textContent).toBe('in');
    expect(link(/^Me/).querySelector('i')?.textContent).toBe('out');
  });

  it('has a middle button only between an even number of tabs', () => {
    const onClick = vi.fn();
    const midButton = { label: 'Add', icon: '+', onClick };
    show({ midButton });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show({ midButton, items: items.slice(0, 2) });
    const button = screen.getByRole('button', { name: 'Add' });
    const row = [...screen.getByRole('list').children].map((item) => item.textContent);
    expect(row[1]).toContain('Add');
    const box = button.getBoundingClientRect();
    expect([box.width, box.height]).toEqual([50, 50]);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('takes no room with `hidden`', () => {
    const { nav } = show({ hidden: true });
    expect(nav.getBoundingClientRect().height).toBe(0);
  });

  it('accepts colours', () => {
    const { nav } = show({
      color: 'rgb(1, 2, 3)',
      selectedColor: 'rgb(4, 5, 6)',
      backgroundColor: 'rgb(7, 8, 9)',
      borderStyle: 'black',
    });
    expect(getComputedStyle(nav).backgroundColor).toBe('rgb(7, 8, 9)');
    expect(getComputedStyle(nav).boxShadow).toContain('rgba(0, 0, 0, 0.33)');
    expect(getComputedStyle(link(/^Home/)).color).toBe('rgb(4, 5, 6)');
    expect(getComputedStyle(link(/^Shop/)).color).toBe('rgb(1, 2, 3)');
  });
});
