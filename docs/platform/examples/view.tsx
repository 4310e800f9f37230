import type { Platform } from 'portico';

export function rpx2px(platform: Platform) {
  return { width: platform.rpx2px(750), gap: platform.rpx2px(24) };
}

export function upx2px(platform: Platform) {
  return platform.upx2px(24);
}

/** @uni playAnimation plays it. There is no `animation` attribute. */
export function createAnimation(platform: Platform) {
  const animation = platform.createAnimation({ duration: 200 });
  animation.opacity(0).translateY(-20).step();
  return animation.export();
}

/** @uni It is not a call of uni-app. It takes the place of the `animation` attribute. */
export async function playAnimation(platform: Platform, box: HTMLElement) {
  const animation = platform.createAnimation({ duration: 80 });
  for (const x of [8, -8, 0]) animation.translateX(x).step();
  await platform.playAnimation({ target: box, animation: animation.export() });
}

export async function loadFontFace(platform: Platform) {
  await platform.loadFontFace({ family: 'Bread', source: 'url("/fonts/bread.woff2")' });
}

export function createOffscreenCanvas(platform: Platform) {
  const canvas = platform.createOffscreenCanvas({ width: 200, height: 100 });
  return canvas.getContext('2d');
}

/** @uni `exec` returns a promise. `context` is not available. */
export async function createSelectorQuery(platform: Platform) {
  const query = platform.createSelectorQuery();
  query.select('#card').boundingClientRect();
  query.selectViewport().scrollOffset();
  const [card, viewport] = await query.exec();
  return { card, viewport };
}

/** @uni `observe` returns a promise, and the observer ends with its page. */
export async function createIntersectionObserver(platform: Platform) {
  const observer = platform.createIntersectionObserver({ thresholds: [0.5] });
  await observer.observe('#banner', ({ intersectionRatio }) => {
    console.log(intersectionRatio >= 0.5 ? 'visible' : 'hidden');
  });
  return () => observer.disconnect();
}

/** @uni `observe` returns a promise, and the observer ends with its page. */
export async function createMediaQueryObserver(platform: Platform) {
  const observer = platform.createMediaQueryObserver();
  await observer.observe({ minWidth: 600 }, ({ matches }) => {
    console.log(matches ? 'two columns' : 'one column');
  });
  return () => observer.disconnect();
}
