import { type Platform, usePlatform } from 'portico';
import { useEffect, useState } from 'react';

type Coupon = { readonly id: string; readonly discount: number };

/** @uni A name of Portico; `navigateTo` does the same. The compiler checks the route and its params. */
export function navigate({ items }: { readonly items: readonly string[] }) {
  const platform = usePlatform();
  return items.map((id) => (
    <button key={id} onClick={() => void platform.navigate('/item/:id', { id })}>
      Item {id}
    </button>
  ));
}

/** @uni A name of Portico; `redirectTo` does the same. The compiler checks the route and its params. */
export async function redirect(platform: Platform) {
  const { data } = await platform.request<Coupon>({ url: '/api/coupons', method: 'POST' });
  await platform.redirect({ url: `/coupon/${data.id}?new=1` });
}

/** @uni A name of Portico; `reLaunch` does the same. In uni-app the browser's Back opens an old page again. */
export async function relaunch(platform: Platform) {
  platform.auth.clear();
  await platform.clearStorage();
  await platform.relaunch('/');
}

/** @uni A query stays, and uni-app drops it. Back never returns to the pages that the call has closed. */
export async function switchTab(platform: Platform) {
  await platform.request({ url: '/api/orders', method: 'POST', data: { item: 'honey' } });
  await platform.switchTab({ url: '/me?show=open' });
}

/** @uni A name of Portico; `navigateBack` does the same. From the first page it opens `/`, and uni-app reloads the app. */
export function back({ address }: { readonly address: string }) {
  const platform = usePlatform();
  const save = async () => {
    await platform.request({ url: '/api/address', method: 'PUT', data: { address } });
    await platform.back(1, { result: { address } });
  };
  return <button onClick={() => void save()}>Use this address</button>;
}

/** @uni A name of Portico. In uni-app an answer needs an event channel. */
export function open() {
  const platform = usePlatform();
  const [place, setPlace] = useState('none');
  const choose = async () => {
    const answer = await platform.open('/choose-location', { keyword: 'bakery' }).result;
    if (answer) setPlace(answer.name);
  };
  return <button onClick={() => void choose()}>Place: {place}</button>;
}

/** @uni A name of Portico. uni-app has no loaders. */
export function invalidate() {
  const platform = usePlatform();
  const cancel = async (order: string) => {
    await platform.request({ url: `/api/orders/${order}`, method: 'DELETE' });
    await platform.invalidate('/orders');
  };
  return <button onClick={() => void cancel('7')}>Cancel the order</button>;
}

/** @uni A name of Portico; `preloadPage` does the same. */
export function preload() {
  const platform = usePlatform();
  useEffect(() => {
    // The next step of the checkout. Without it the step only opens more slowly.
    platform.preload('/checkout').catch(() => {});
  }, [platform]);
  return <button onClick={() => void platform.navigate('/checkout')}>Order</button>;
}

/** @uni uni-app has no such call. */
export async function href(platform: Platform, id: string) {
  const link = new URL(platform.href('/item/:id', { id }), window.location.href);
  link.searchParams.set('from', 'chat');
  await platform.setClipboardData({ data: link.href });
}

/** @uni The global function `getCurrentPages()` of uni-app gives its pages. Here the list has plain values. */
export async function pages(platform: Platform) {
  const stack = platform.pages();
  const form = stack.findIndex(({ route }) => route === '/checkout');
  if (form >= 0) await platform.back(stack.length - 1 - form);
  else await platform.navigate('/checkout');
}
