import assert from 'node:assert/strict';

/**
 * Records the pages in every frame until `stop` is called, and every animation that the app starts, with the place of
 * its page half way. A busy machine may draw no frame of an animation.
 */
function record() {
  const frames = [];
  const moves = [];
  let isRunning = true;
  const sample = () => {
    if (!isRunning) return;
    const shown = [...document.querySelectorAll('[data-page]')].filter(
      (element) =>
        element.getBoundingClientRect().width > 0 &&
        getComputedStyle(element).visibility === 'visible',
    );
    const moved = shown.filter((element) => getComputedStyle(element).transform !== 'none');
    frames.push({ shown: shown.length, moved: moved.length });
    requestAnimationFrame(sample);
  };
  const { animate } = Element.prototype;
  const halfWay = (element, keyframes, options) => {
    const probe = animate.call(element, keyframes, options);
    probe.pause();
    probe.currentTime = options.duration / 2;
    const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
    probe.cancel();
    return m41 / window.innerWidth;
  };
  let tellOfMotion = () => {};
  window.motion = new Promise((resolve) => {
    tellOfMotion = resolve;
  });
  Element.prototype.animate = function (keyframes, options) {
    const { page } = this.dataset;
    const { duration } = options;
    if (page && !options.pseudoElement) {
      moves.push({ page, duration, half: halfWay(this, keyframes, options) });
    }
    const animation = animate.call(this, keyframes, options);
    tellOfMotion();
    return animation;
  };
  window.stopRecording = () => {
    isRunning = false;
    Element.prototype.animate = animate;
    return { frames, moves, left: document.getAnimations().length };
  };
  requestAnimationFrame(sample);
}

const start = (page) => page.evaluate(record);

async function stop(app) {
  await app.rest();
  return app.page.evaluate(() => window.stopRecording());
}

const isMoved = ({ frames, moves }) => moves.length > 0 || frames.some(({ moved }) => moved > 0);
const isDoubled = ({ frames }) => frames.some(({ shown }) => shown > 1);
const hasBlank = ({ frames }) => frames.some(({ shown }) => shown === 0);

async function openList(app) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
}

export const motion = [
  {
    title: '[S2.8] a new page slides in within 300 ms and leaves no transform behind',
    run: async ({ app, page }) => {
      await openList(app);
      for (const step of [['navigate', { url: '/item/1' }], ['back']]) {
        await start(page);
        await app.call(...step);
        await app.at(step[0] === 'back' ? '/ > /list' : '/ > /list > /item/1');
        const seen = await stop(app);
        assert.deepEqual(
          seen.moves.map(({ page: moved, duration }) => [moved, duration]),
          [
            ['/item/:id', 300],
            ['/list', 300],
          ],
        );
        const [upper, lower] = seen.moves;
        assert.ok(upper.half > 0 && upper.half < 1, `half way it is at ${upper.half}`);
        assert.ok(lower.half > -0.3 && lower.half < 0, `half way it has given way ${lower.half}`);
        assert.equal(hasBlank(seen), false);
        assert.deepEqual([seen.frames.at(-1), seen.left], [{ shown: 1, moved: 0 }, 0]);
      }
    },
  },
  {
    title: "[S2.8] a pop from the browser's side moves on Android and never on iOS",
    run: async ({ app, engine, page }) => {
      await openList(app);
      await start(page);
      await page.back();
      await app.at('/');
      const seen = await stop(app);
      assert.equal(isMoved(seen), engine.isAndroid);
      if (!engine.isAndroid) assert.equal(isDoubled(seen), false);
      assert.equal(hasBlank(seen), false);
    },
  },
  {
    title: '[S2.8] back in mid-flight turns around, each event comes once',
    run: async ({ app, page }) => {
      await app.open('/');
      await app.clearLog();
      await start(page);
      await page.evaluate(async () => {
        const { platform } = window.fixture;
        // If the code loads later, the page gets no events.
        await platform.preload({ url: '/list' });
        await platform.navigate({ url: '/list' });
        await window.motion;
        for (const animation of document.getAnimations()) animation.currentTime = 100;
        await platform.back();
      });
      await app.at('/');
      assert.equal(hasBlank(await stop(app)), false);
      assert.deepEqual(
        (await app.log()).filter((line) => !line.endsWith(':ready')),
        ['home#1:hide', 'list#1:load', 'list#1:show:navigate', 'list#1:unload', 'home#1:show:back'],
      );
    },
  },
  {
    title: '[S2.8] with reduced motion nothing moves',
    options: { reducedMotion: true },
    skip: ({ name }) => (name === 'webkit' ? 'WebDriver cannot ask for reduced motion' : undefined),
    run: async ({ app, page }) => {
      await app.open('/');
      await start(page);
      await app.call('navigate', { url: '/list' });
      await app.at('/ > /list');
      await page.back();
      await app.at('/');
      assert.equal(isMoved(await stop(app)), false);
    },
  },
];
