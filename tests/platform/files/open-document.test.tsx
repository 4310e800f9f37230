import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { openDocument, type OpenDocumentParams } from '@/platform/files/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';
import { windowWith } from '../../helpers/window-with';

function start(change: object = {}) {
  const tabs: { opener: unknown; url: string; openerThen: unknown; isClosed: boolean }[] = [];
  const open = () => {
    const tab = {
      ...{ opener: window as unknown, openerThen: window as unknown, url: '' },
      isClosed: false,
      close: () => {
        tab.isClosed = true;
      },
      location: {
        replace: (url: string) => {
          tab.url = url;
          tab.openerThen = tab.opener;
        },
      },
    };
    tabs.push(tab);
    return tab;
  };
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  const navigator = { onLine: true, userAgent: '', maxTouchPoints: 0, pdfViewerEnabled: true };
  const env = createEnv(windowWith({ open, navigator, ...change }));
  const { context } = fakePlatform({ env });
  return { tabs, downloads, context, call: openDocument(context) };
}

afterEach(() => vi.restoreAllMocks());

it.each([
  [{}, 'Missing required parameter `filePath`'],
  [{ filePath: '' }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
  [
    { filePath: '/a', fileType: 'exe' },
    'parameter.fileType should be one of doc, xls, ppt, pdf, docx, xlsx, pptx',
  ],
])('[S5.3] openDocument refuses %j', async (params, message) => {
  const { call, tabs } = start();
  await expect(call(params as OpenDocumentParams)).rejects.toMatchObject({
    code: 'invalid',
    message,
  });
  expect(tabs).toEqual([]);
});

it('openDocument opens a URL in a tab without an opener', async () => {
  const { call, tabs } = start();
  await call({ filePath: 'https://a.example/b.pdf' });
  await call({ filePath: '/terms.pdf' });
  expect(tabs).toMatchObject([
    { url: 'https://a.example/b.pdf', openerThen: null },
    { url: `${location.origin}/terms.pdf`, openerThen: null },
  ]);
});

it('openDocument shows a file of a type that browsers show', async () => {
  const { call, tabs, downloads } = start();
  await call({ filePath: new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }) });
  await call({ filePath: new Blob(['%PDF']), fileType: 'pdf' });
  await call({ filePath: 'data:text/plain,hi' });
  expect(tabs.map(({ url }) => url.slice(0, 5))).toEqual(['blob:', 'blob:', 'blob:']);
  expect((await (await fetch(tabs[1]?.url ?? '')).blob()).type).toBe('application/pdf');
  expect(downloads).toEqual([]);
});

it('openDocument downloads other files, because their scripts would run with the origin of the app', async () => {
  const { call, tabs, downloads } = start();
  await call({ filePath: new File(['<script>'], 'a.html', { type: 'text/html' }) });
  await call({ filePath: new File(['<svg>'], 'a.svg', { type: 'image/svg+xml' }) });
  await call({ filePath: new Blob(['x']), fileType: 'docx' });
  expect(tabs).toEqual([]);
  expect(downloads).toEqual(['a.html', 'a.svg', 'document.docx']);
});

it('openDocument downloads a PDF where the browser has no viewer', async () => {
  const navigator = { onLine: true, userAgent: '', maxTouchPoints: 0, pdfViewerEnabled: false };
  const { call, tabs, downloads } = start({ navigator });
  await call({ filePath: new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }) });
  expect(tabs).toEqual([]);
  expect(downloads).toEqual(['a.pdf']);
});

it('openDocument rejects with denied when the browser blocks the tab', async () => {
  const { call } = start({ open: () => null });
  await expect(call({ filePath: '/a.pdf' })).rejects.toMatchObject({
    code: 'denied',
    message: 'the browser has blocked the new tab',
  });
});

it.each(['javascript:alert(1)', 'file:///etc/hosts'])(
  'openDocument refuses the URL %s',
  async (filePath) => {
    const { call, tabs } = start();
    await expect(call({ filePath })).rejects.toMatchObject({ code: 'invalid' });
    expect(tabs).toEqual([]);
  },
);

describe('openDocument in a tap', () => {
  const inTap = { userActivation: { isActive: true } };
  const navigator = { onLine: true, userAgent: '', maxTouchPoints: 0, ...inTap };
  const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });

  it('opens the tab before the first wait, because Safari blocks it later', async () => {
    const { call, tabs } = start({ navigator });
    const opened = call({ filePath: pdf });
    expect(tabs).toMatchObject([{ opener: null, url: '' }]);
    await opened;
    expect(tabs).toMatchObject([{ isClosed: false, url: expect.stringMatching(/^blob:/) }]);
  });

  it('opens the tab before its code has loaded', async () => {
    const { context, tabs } = start({ navigator });
    const opened = platformOf(context).openDocument({ filePath: '/terms.pdf' });
    expect(tabs).toHaveLength(1);
    await opened;
    expect(tabs).toMatchObject([{ isClosed: false, url: `${location.origin}/terms.pdf` }]);
  });

  it('opens no tab for a file that becomes a download', async () => {
    const { call, tabs, downloads } = start({ navigator });
    await call({ filePath: new File(['x'], 'a.html', { type: 'text/html' }) });
    expect(tabs).toEqual([]);
    expect(downloads).toEqual(['a.html']);
  });

  it('closes the tab when the file turns out to be a download', async () => {
    const { call, tabs, downloads } = start({ navigator });
    await call({ filePath: 'data:text/html,x' });
    expect(tabs).toMatchObject([{ isClosed: true, url: '' }]);
    expect(downloads).toHaveLength(1);
  });

  it('closes the tab after a failure, and after an abort', async () => {
    const { call, context, tabs } = start({ navigator });
    await expect(call({ filePath: 'blob:gone' })).rejects.toMatchObject({ name: 'PlatformError' });
    const task = platformOf(context).openDocument({ filePath: '/terms.pdf' });
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    expect(tabs).toMatchObject([{ isClosed: true }, { isClosed: true, url: '' }]);
  });

  it('opens nothing for parameters that are refused', async () => {
    const { context, tabs } = start({ navigator });
    const platform = platformOf(context);
    for (const params of [{}, { filePath: '' }, { filePath: '/a', fileType: 'exe' }])
      await expect(platform.openDocument(params as never)).rejects.toMatchObject({
        code: 'invalid',
      });
    expect(tabs).toEqual([]);
  });
});

it('openDocument shows the guide to a browser and rejects in an app without tabs', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16; wv) Chrome/146.0 MicroMessenger/8.0.71';
  const { call, tabs, context } = start({ navigator: { userAgent, onLine: true } });
  const failure = call({ filePath: 'https://a.example/b.pdf' }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1));
  const [overlay] = context.overlays.getState().open;
  expect(overlay).toMatchObject({ kind: 'guide', props: { url: 'https://a.example/b.pdf' } });
  if (overlay?.kind === 'guide') overlay.props.onShown();
  expect(await failure).toMatchObject({ code: 'unsupported' });
  expect(tabs).toEqual([]);
});
