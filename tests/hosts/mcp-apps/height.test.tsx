import { describe, expect, it } from 'vitest';
import type { McpHostContext } from '@/hosts/mcp-apps';
import { followHeight } from '@/hosts/mcp-apps/height';
import { openChat } from '../../helpers/chat';

describe('[S1.2] the height of a frame', () => {
  /** A page of the app in this document, with content of a height. */
  function start(hostContext: McpHostContext, height: number) {
    const { context, record } = openChat({});
    const frame = document.createElement('div');
    frame.dataset['pageId'] = 'first';
    const main = document.createElement('section');
    main.dataset['pageContent'] = '';
    const content = document.createElement('div');
    content.style.blockSize = `${height}px`;
    main.append(content);
    frame.append(main);
    Object.assign(main.style, { height: `${window.innerHeight - 50}px`, overflow: 'auto' });
    document.body.append(frame);
    const heights: number[] = [];
    const measure = followHeight(context, {
      getHostContext: () => hostContext,
      sendSizeChanged: async (size) => void heights.push(size.height),
    });
    const stop = () => {
      context.life.abort();
      frame.remove();
    };
    return { content, heights, measure, record, stop };
  }

  it('the host gets the height of the content and the bars, after each change', async () => {
    const { content, heights, stop } = start({ displayMode: 'inline' }, 900);
    await expect.poll(() => heights).toEqual([950]);
    content.style.blockSize = '300px';
    await expect.poll(() => heights).toEqual([950, 350]);
    stop();
  });

  it('a dialog has room above a short page, and the host limits a long one', async () => {
    const short = start({}, 20);
    await expect.poll(() => short.heights).toEqual([240]);
    short.stop();
    const long = start({ containerDimensions: { maxHeight: 600 } }, 900);
    await expect.poll(() => long.heights).toEqual([600]);
    long.stop();
  });

  it.each<[string, McpHostContext]>([
    ['in full screen', { displayMode: 'fullscreen' }],
    ['with a fixed height', { containerDimensions: { height: 400 } }],
  ])('the host gets no height %s', async (_where, hostContext) => {
    const { heights, stop } = start(hostContext, 900);
    const frames = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frames();
    await frames();
    expect(heights).toEqual([]);
    stop();
  });
});
