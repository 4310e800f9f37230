import { type Apis, number, text } from './api-entry';

export const observerApis = {
  createSelectorQuery: {
    en: 'Measures elements of this page and its scroll offset.',
    zh: '查询本页元素的位置与滚动距离。',
    fields: [text('selector', 'h2')],
    demo: {
      run: (platform, { selector }) =>
        platform
          .createSelectorQuery()
          .select(String(selector))
          .boundingClientRect()
          .selectViewport()
          .scrollOffset()
          .exec(),
      code: "const [title, page] = await platform\n  .createSelectorQuery()\n  .select('h2')\n  .boundingClientRect()\n  .selectViewport()\n  .scrollOffset()\n  .exec();",
    },
  },
  createIntersectionObserver: {
    en: 'Reports how much of an element is visible. Scroll its code out of view and back.',
    zh: '元素进入或离开可视区域时通知：把代码块滚出再滚回。',
    demo: {
      run: async (platform, _params, tell) => {
        const watch = platform.createIntersectionObserver({ thresholds: [0, 0.5, 1] });
        await watch.observe('pre', ({ intersectionRatio }) => tell({ intersectionRatio }));
      },
      code: "const watch = platform.createIntersectionObserver({\n  thresholds: [0, 0.5, 1],\n});\nawait watch.observe('pre', ({ intersectionRatio }) => {\n  console.log(intersectionRatio);\n});",
    },
  },
  createMediaQueryObserver: {
    en: 'Reports when a media query matches. Turn the phone.',
    zh: '窗口符合描述时通知：旋转手机试试。',
    demo: {
      run: async (platform, _params, tell) => {
        const watch = platform.createMediaQueryObserver();
        await watch.observe({ orientation: 'landscape' }, tell);
      },
      code: "const watch = platform.createMediaQueryObserver();\nawait watch.observe({ orientation: 'landscape' }, ({ matches }) => {\n  console.log(matches);\n});",
    },
  },
  createAnimation: {
    en: 'Records the steps of an animation.',
    zh: '记录一段动画的步骤。',
    demo: {
      run: (platform) =>
        platform.createAnimation({ duration: 300 }).rotate(5).step().rotate(0).step().export(),
      code: 'const animation = platform\n  .createAnimation({ duration: 300 })\n  .rotate(5)\n  .step()\n  .rotate(0)\n  .step()\n  .export();',
    },
  },
  playAnimation: {
    en: 'Plays the steps. Here the code panel moves.',
    zh: '播放动画。此处代码块会摆动。',
    demo: {
      run: async (platform) => {
        const [found] = await platform.createSelectorQuery().select('pre').node().exec();
        if (!found || !('node' in found) || !found.node) return;
        const motion = platform.createAnimation({ duration: 200, timingFunction: 'ease-out' });
        const animation = motion.rotate(3).step().rotate(-3).step().rotate(0).step().export();
        await platform.playAnimation({ target: found.node, animation });
      },
      code: 'const motion = platform.createAnimation({ duration: 200 });\nconst animation = motion.rotate(3).step().rotate(0).step().export();\nawait platform.playAnimation({ target: ref, animation });',
    },
  },
  createOffscreenCanvas: {
    en: 'Makes a canvas that is not on the page.',
    zh: '不在页面上的画布。',
    fields: [number('width', '120'), number('height', '80')],
    demo: {
      run: (platform, { width, height }) => {
        const canvas = platform.createOffscreenCanvas({
          width: Number(width),
          height: Number(height),
        });
        return { width: canvas.width, height: canvas.height };
      },
      code: 'const canvas = platform.createOffscreenCanvas({ width: 120, height: 80 });\nconst brush = canvas.getContext("2d");',
    },
  },
  loadFontFace: {
    en: 'Loads a font for the whole app. This address has no font, so the call rejects.',
    zh: '加载字体。此地址没有字体，调用会说明这一点。',
    fields: [text('family', 'Menu'), text('source', 'url("/menu.woff2")')],
  },
} as const satisfies Apis;
