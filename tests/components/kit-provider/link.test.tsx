import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, NavLink, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionBar, ActionBarIcon } from '@/components/action-bar';
import { Banner } from '@/components/banner';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Cell } from '@/components/cell';
import { Grid, GridItem } from '@/components/grid';
import { type KitLinkProps, KitProvider } from '@/components/kit-provider';
import { NoticeBar } from '@/components/notice-bar';
import { Popover } from '@/components/popover';
import { openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

const RouterLink = ({ href, ...props }: KitLinkProps) => <NavLink to={href} {...props} />;

const Here = () => <output>{useLocation().pathname}</output>;
const here = () => screen.getByRole('status').textContent;
const link = (name: string) => screen.getByRole('link', { name });

/** Says whether something has stopped the browser from following the link, and then stops it. */
function press(element: Element, init?: MouseEventInit) {
  let isTaken = false;
  const stop = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(element, init);
  return isTaken;
}

const links = {
  Button: <Button href="/shop">Shop</Button>,
  Cell: <Cell title="Shop" href="/shop" />,
  Card: <Card title="Shop" href="/shop" />,
  GridItem: (
    <Grid>
      <GridItem label="Shop" href="/shop" />
    </Grid>
  ),
  ActionBarIcon: (
    <ActionBar label="Order" fixed={false}>
      <ActionBarIcon label="Shop" icon={<svg />} href="/shop" />
    </ActionBar>
  ),
  NoticeBar: (
    <NoticeBar href="/shop" role="group">
      Shop
    </NoticeBar>
  ),
  Banner: (
    <Banner
      label="Offers"
      autoplay={false}
      circular={false}
      items={[{ image: 'data:,', title: 'Shop', href: '/shop' }]}
    />
  ),
};

it.each(Object.entries(links))(
  'the link of a %s is a NavLink of react-router-dom, with its active state',
  (_, ui) => {
    render(
      <MemoryRouter initialEntries={['/cart']}>
        <KitProvider link={RouterLink}>
          {ui}
          <Here />
        </KitProvider>
      </MemoryRouter>,
    );
    const own = [...link('Shop').classList];
    expect(link('Shop').hasAttribute('aria-current')).toBe(false);

    expect(press(link('Shop'), { metaKey: true })).toBe(false);
    expect(here()).toBe('/cart');

    expect(press(link('Shop'))).toBe(true);
    expect(here()).toBe('/shop');
    expect(link('Shop').getAttribute('aria-current')).toBe('page');
    expect([...link('Shop').classList]).toEqual([...own, 'active']);
  },
);

it('the link of another library gets the handlers, the styles and the ref of the component', () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const ref = createRef<HTMLElement>();
  render(
    <MemoryRouter initialEntries={['/']}>
      <KitProvider link={RouterLink}>
        <Cell
          {...{ ref, onClick }}
          title="Shop"
          href="/shop"
          id="shop"
          className="mine"
          style={{ color: 'red' }}
          data-row="1"
        />
        <Here />
      </KitProvider>
    </MemoryRouter>,
  );
  expect(ref.current).toBe(link('Shop'));
  expect(link('Shop').matches('#shop.mine[data-row="1"][style="color: red;"]')).toBe(true);
  press(link('Shop'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(here()).toBe('/');
});

it('an inner provider inherits the link, or replaces it', () => {
  const Marked = ({ children, ...props }: KitLinkProps) => <a {...props}>{children}, marked</a>;
  render(
    <KitProvider link={Marked}>
      <KitProvider theme="dark">
        <Cell title="Shop" href="/shop" />
      </KitProvider>
      <KitProvider link={({ href }) => <a href={href}>Own</a>}>
        <Cell title="Cart" href="/cart" />
      </KitProvider>
    </KitProvider>,
  );
  expect(screen.getAllByRole('link').map((found) => found.textContent)).toEqual([
    'Shop, marked',
    'Own',
  ]);
});

it('a disabled link has no address, so the component draws it itself', () => {
  const Own = vi.fn(() => null);
  render(
    <KitProvider link={Own}>
      <Cell title="Shop" href="/shop" disabled />
      <Button href="/cart" disabled>
        Cart
      </Button>
    </KitProvider>,
  );
  expect(Own).not.toHaveBeenCalled();
  for (const name of ['Shop', 'Cart']) {
    expect(link(name).matches('a[aria-disabled=true]:not([href])')).toBe(true);
  }
});

it('a page of an app can have a link of its own', async () => {
  const Home = () => (
    <>
      <Cell title="Cart" href="/cart" />
      <KitProvider link={({ href, children }) => <a href={`${href}?from=home`}>{children}</a>}>
        <Cell title="Shop" href="/shop" />
      </KitProvider>
    </>
  );
  const app = await openApp({ routes: { '/': page(Home), '/cart': page(() => null) } });
  expect(link('Shop').getAttribute('href')).toBe('/shop?from=home');
  link('Cart').click();
  await expect.poll(() => app.stack()).toBe('/ > /cart');
});

it('an address that is missing in the data of a server makes no link, also in an app', async () => {
  const missing = { href: null } as unknown as { href: string };
  await openApp({ routes: { '/': page(() => <Cell title="Shop" {...missing} />) } });
  expect(screen.getByText('Shop').closest('a')).toBeNull();
});

it('a button of another library opens a popover', async () => {
  const onClick = vi.fn();
  const Foreign = ({ children }: { children: string }) => (
    <div className="foreign">
      <NavLink to="#menu" role="button" onClick={onClick}>
        {children}
      </NavLink>
    </div>
  );
  render(
    <MemoryRouter>
      <Popover actions={[{ label: 'Order again', onClick: () => {} }]}>
        <Foreign>More</Foreign>
      </Popover>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
});
