import assert from 'node:assert/strict';

/** Looks at every page once a frame until `stop` is called. */
function record() {
  const frames = [];
  let isRunning = true;
  const sample = (at) => {
    if (!isRunning) return;
    const shown = [...document.querySelectorAll('[data-page]')].filter(
      (element) =>
        element.getBoundingClientRect().width > 0 &&
        getComputedStyle(element).visibility === 'visible',
    );
    const moved = shown.filter((element) => getComputedStyle(element).transform !== 'none');
    frames.push({ at, shown: shown.length, moved: moved.length });
    requestAnimationFrame(sample);
  };
  window.stopRecording = () => {
    isRunning = false;
    return frames;
  };
  requestAnimationFrame(sample);
}

const start = (page) => page.evaluate(record);

async function framesOf(app) {
  await app.rest();
  return app.page.evaluate(() => window.stopRecording());
}

const isMoved = (frames) => frames.some(({ moved }) => moved > 0);
const isDoubled = (frames) => frames.some(({ shown }) => shown > 1);
const hasBlank = (frames) => frames.some(({ shown }) => shown === 0);

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
        const frames = await framesOf(app);
        const moving = frames.filter(({ moved }) => moved > 0);
        const took = moving.at(-1).at - moving[0].at;
        assert.ok(took > 150 && took < 400, `it moved for ${Math.round(took)} ms`);
        assert.ok(moving.length > 3, `${moving.length} frames moved`);
        assert.equal(hasBlank(frames), false);
        assert.deepEqual({ ...frames.at(-1), at: 0 }, { at: 0, shown: 1, moved: 0 });
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
      const frames = await framesOf(app);
      assert.equal(isMoved(frames), engine.isAndroid);
      if (!engine.isAndroid) assert.equal(isDoubled(frames), false);
      assert.equal(hasBlank(frames), false);
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
        await platform.navigate({ url: '/list' });
        await new Promise((resolve) => {
          const wait = () => {
            const times = document.getAnimations().map(({ currentTime }) => Number(currentTime));
            if (times.some((time) => time >= 100)) resolve();
            else requestAnimationFrame(wait);
          };
          wait();
        });
        await platform.back();
      });
      await app.at('/');
      assert.equal(hasBlank(await framesOf(app)), false);
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
      assert.equal(isMoved(await framesOf(app)), false);
    },
  },
];
