import { isPlatformError, type Platform, usePlatform } from 'portico';

/** @uni The toast leaves `showLoading` alone; in uni-app the two replace each other. `position` counts. */
export async function showToast(platform: Platform) {
  await platform.request({ url: '/api/cart', method: 'POST', data: { bread: 7, amount: 1 } });
  await platform.showToast({ title: 'Added to your cart' });
}

/** @uni Only the toast goes away. In uni-app the call does nothing while `showLoading` is on the screen. */
export async function hideToast(platform: Platform) {
  await platform.showToast({ title: 'Sending ...', icon: 'loading', duration: 60_000 });
  try {
    await platform.request({ url: '/api/messages', method: 'POST', data: { text: 'Hello' } });
  } finally {
    await platform.hideToast();
  }
}

/** @uni Calls are counted: two tasks at once need two `hideLoading`. It also goes away with its page. */
export async function showLoading(platform: Platform) {
  await platform.showLoading({ title: 'Paying', mask: true });
  try {
    await platform.request({ url: '/api/orders/42/pay', method: 'POST' });
  } finally {
    await platform.hideLoading();
  }
}

/** @uni Takes back one `showLoading`. In uni-app a single call ends them all. */
export async function hideLoading(platform: Platform) {
  const load = async (url: string) => {
    await platform.showLoading({ title: 'Loading' });
    return platform.request({ url }).finally(() => platform.hideLoading());
  };
  return Promise.all([load('/api/orders'), load('/api/coupons')]);
}

/** @uni Back, and leaving the page, answer with `cancel: true`. In uni-app a second modal leaves the first unanswered. */
export async function showModal(platform: Platform) {
  const { confirm } = await platform.showModal({
    title: 'Cancel the order?',
    content: 'The breads go back to the shop.',
    confirmText: 'Cancel order',
    cancelText: 'Keep',
  });
  if (!confirm) return;
  await platform.request({ url: '/api/orders/42', method: 'DELETE' });
  await platform.back();
}

/** @uni Back closes the sheet and rejects with `cancel`. In uni-app Back changes the page. `popover` has no effect. */
export async function showActionSheet(platform: Platform) {
  const reasons = ['Wrong colour', 'Broken', 'Other'];
  try {
    const { tapIndex } = await platform.showActionSheet({ itemList: reasons });
    const data = { reason: reasons[tapIndex] };
    await platform.request({ url: '/api/orders/42/return', method: 'POST', data });
  } catch (error) {
    if (!isPlatformError(error, 'cancel')) throw error;
  }
}

/** @uni uni-app has no such call; its projects use a component of a UI kit. */
export async function showNotify(platform: Platform) {
  await platform.showNotify({
    message: 'Your courier is here',
    type: 'success',
    duration: 0,
    onTap: () => void platform.navigate({ url: '/order/42' }),
  });
}

/** @uni uni-app has no such call. */
export async function hideNotify(platform: Platform) {
  await platform.request({ url: '/api/orders/42/received', method: 'POST' });
  await platform.hideNotify();
}

/**
 * @uni `loop` and `indicator` count on H5, and `alts` describes the pictures to screen readers. The call rejects with
 * `cancel` if the user closes the pictures before they are shown.
 */
export function previewImage({ photos }: { readonly photos: readonly string[] }) {
  const platform = usePlatform();
  return photos.map((url, current) => (
    <button key={url} onClick={() => void platform.previewImage({ urls: photos, current })}>
      <img src={`${url}?width=120`} alt={`Review, number ${current + 1}`} />
    </button>
  ));
}

/** @uni The call rejects with `failed` if no preview is open. The Vue 2 line of uni-app always reports success. */
export async function closePreviewImage(platform: Platform) {
  try {
    await platform.closePreviewImage();
  } catch (error) {
    if (!isPlatformError(error, 'failed')) throw error;
  }
  await platform.navigate({ url: '/auction/7/result' });
}
