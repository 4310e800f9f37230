import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichText, type RichTextItem, type RichTextNode } from '@/components/rich-text';
import { PlatformProvider } from '@/platform';
import { type Navigator, NavigatorContext } from '@/router';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const red =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="20"%3E%3C/svg%3E';

function inApp(nodes: string, refusal?: string) {
  const go = vi.fn(async (kind: string) =>
    refusal && kind === 'navigate' ? { refused: refusal, message: refusal } : { id: '1' },
  );
  const reportRefused = vi.fn();
  const previewImage = vi.fn(async () => {});
  const navigator = {
    ...{ go, reportRefused, report: vi.fn() },
    href: (url: string) => `/base${url}`,
    linkTo: (url: string) => ({ url, tab: url === '/me' }),
    activePage: () => ({ url: '/' }),
  };
  const platform = { previewImage, until: () => platform };
  const context = {
    messages: {
      getState: () => english,
      subscribe: () => () => {},
      getInitialState: () => english,
    },
  };
  const english = { words: {}, kit: {}, locale: 'en', direction: 'ltr' };
  render(
    <NavigatorContext value={navigator as unknown as Navigator}>
      <PlatformProvider platform={platform as never} context={context as never}>
        <RichText nodes={nodes} />
      </PlatformProvider>
    </NavigatorContext>,
  );
  return { go, reportRefused, previewImage };
}

describe('RichText', () => {
  it('shows HTML with its structure, and keeps the old text until the next one is ready', async () => {
    const text =
      '<h2>Slabs</h2><ul><li>Cut</li></ul><table><caption>Sizes</caption><tr><td>3</table>';
    const { rerender, container } = render(
      <StrictMode>
        <RichText nodes={text} placeholder={<p>Wait</p>} data-testid="text" id="story" lang="en" />
      </StrictMode>,
    );
    const root = screen.getByTestId('text');
    expect(root.dataset.state).toBe('loading');
    expect(root.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Wait')).toBeTruthy();
    await screen.findByRole('heading', { level: 2, name: 'Slabs' });
    expect(screen.queryByText('Wait')).toBe(null);
    expect(root.dataset.state).toBe('ready');
    expect(root.id).toBe('story');
    expect(screen.getByRole('list')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Sizes' }).tabIndex).toBe(0);
    rerender(
      <StrictMode>
        <RichText nodes="<h3>Arches</h3>" />
      </StrictMode>,
    );
    expect(container.querySelector('h2')).toBeTruthy();
    await screen.findByRole('heading', { level: 3, name: 'Arches' });
    expect(container.querySelector('h2')).toBe(null);
  });

  it('shows nodes given as data, decodes their entities, and does not clean equal nodes again', async () => {
    const onReady = vi.fn();
    const view = () => (
      <RichText
        nodes={[
          {
            name: 'p',
            attrs: { style: 'color: rgb(9, 8, 7)' },
            children: [{ type: 'text', text: 'a&nbsp;&lt;b&gt;' }],
          },
          { name: 'marquee', children: [{ type: 'text', text: 'gone' }] },
        ]}
        onReady={onReady}
      />
    );
    const { rerender } = render(view());
    const paragraph = await screen.findByText('a <b>');
    expect(getComputedStyle(paragraph).color).toBe('rgb(9, 8, 7)');
    expect(screen.queryByText('gone')).toBe(null);
    rerender(view());
    await new Promise(requestAnimationFrame);
    expect(paragraph.textContent).toBe('a\u00a0<b>');
    expect(screen.getByText('a <b>')).toBe(paragraph);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('adds a prefix to ids, names and classes, and its anchors still work', async () => {
    render(
      <RichText nodes='<a href="#end">Go</a><p style="height:3000px"></p><p id="end" class="page x">End</p><a name="old">o</a>' />,
    );
    const end = await screen.findByText('End');
    expect(end.id).toBe('user-content-end');
    expect(end.className).toBe('user-content-page user-content-x');
    expect(screen.getByText('o').id).toBe('user-content-old');
    const address = location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(end.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    expect(location.href).toBe(address);
  });

  it('opens pages and tabs through the app, and reports refusals to it', async () => {
    const first = inApp('<a href="/item/3">Item</a><a href="https://other.test/">Other</a>');
    const link = await screen.findByRole('link', { name: 'Item' });
    expect(link.getAttribute('href')).toBe('/base/item/3');
    await userEvent.click(link);
    expect(first.go).toHaveBeenCalledWith('navigate', { to: { url: '/item/3' } }, undefined);
    const other = screen.getByRole('link', { name: 'Other' });
    expect(other.getAttribute('rel')).toBe('noopener');
    expect(other.getAttribute('target')).toBe('_blank');
    cleanup();

    const tab = inApp('<a href="/me">Me</a>');
    await userEvent.click(await screen.findByRole('link'));
    await waitFor(() =>
      expect(tab.go).toHaveBeenLastCalledWith('switchTab', { to: { url: '/me' } }, undefined),
    );
    cleanup();

    const gone = inApp('<a href="/nowhere">Gone</a>', 'not-found');
    await userEvent.click(await screen.findByRole('link'));
    await waitFor(() => expect(gone.reportRefused).toHaveBeenCalledTimes(1));
  });

  it('a press on a picture previews all pictures of the text, also with the keyboard', async () => {
    const { previewImage } = inApp(
      `<img src='${red}' alt="Arch"><a href="/x"><img src='${red}' alt="In a link"></a><img src='${red}'>`,
    );
    const arch = await screen.findByRole('button', { name: 'View picture: Arch' });
    expect(screen.getByRole('img', { name: 'In a link' })).toBeTruthy();
    const last = screen.getByRole('button', { name: 'View picture' });
    await userEvent.click(last);
    const urls = [expect.stringContaining('data:image'), expect.stringContaining('data:image')];
    expect(previewImage).toHaveBeenLastCalledWith({ urls, alts: ['Arch', ''], current: 1 });
    arch.focus();
    await userEvent.keyboard('{Enter}');
    expect(previewImage).toHaveBeenLastCalledWith({ urls, alts: ['Arch', ''], current: 0 });
    expect(previewImage).toHaveBeenCalledTimes(2);
  });

  it('opens its own preview outside of an app', async () => {
    render(<RichText nodes={`<img src='${red}' alt="Arch">`} />);
    await userEvent.click(await screen.findByRole('button', { name: 'View picture: Arch' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it("onItemClick reports presses, and preventDefault stops the component's own response", async () => {
    const items: RichTextItem['node'][] = [];
    render(
      <RichText
        nodes={`<a href="/x"><b>Link</b></a><img src='${red}' alt="Arch">`}
        onItemClick={({ node, event }) => {
          items.push(node);
          event.preventDefault();
        }}
      />,
    );
    await userEvent.click(await screen.findByText('Link'));
    await userEvent.click(screen.getByRole('button'));
    expect(items.map(({ name }) => name)).toEqual(['a', 'img']);
    expect(items[0]?.attrs).toEqual({ href: '/x' });
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('shows the alt text of a refused picture, and drops colours with colors="drop"', async () => {
    render(
      <RichText
        data-testid="themed"
        colors="drop"
        nodes='<img src="https://evil.test/a.png" alt="A slab"><p style="color:red;text-align:center">Red</p><font color="red">F</font>'
      />,
    );
    const reddened = await screen.findByText('Red');
    expect(screen.queryByRole('img')).toBe(null);
    expect(screen.getByText(/A slab/)).toBeTruthy();
    const theme = getComputedStyle(screen.getByTestId('themed')).color;
    expect(getComputedStyle(reddened).color).toBe(theme);
    expect(theme).not.toBe('rgb(255, 0, 0)');
    expect(reddened.style.textAlign).toBe('center');
    expect(screen.getByText('F').getAttribute('color')).toBe(null);
  });

  it('keeps room for pictures, and only tables and code scroll sideways', async () => {
    render(
      <div style={{ width: 300 }}>
        <RichText
          data-testid="text"
          nodes={`<img src="/pictures/arch.svg" width="1200" height="900" alt="Wide"><table><tr>${'<td>Column</td>'.repeat(20)}</table><pre>${'x'.repeat(200)}</pre>`}
        />
      </div>,
    );
    const image = await screen.findByRole('button', { name: 'View picture: Wide' });
    expect(image.getBoundingClientRect().width).toBe(300);
    expect(Math.round(image.getBoundingClientRect().height)).toBe(225);
    const root = screen.getByTestId('text');
    expect(root.scrollWidth).toBe(300);
    const table = screen.getByRole('group', { name: 'Table' });
    expect(table.scrollWidth).toBeGreaterThan(300);
  });

  it('shows an error for circular nodes, and then the next valid text', async () => {
    const children: RichTextNode[] = [];
    const circle: RichTextNode = { name: 'p', children };
    children.push(circle);
    const onError = vi.fn();
    const show = (nodes: string | readonly RichTextNode[]) => (
      <RichText nodes={nodes} onError={onError} data-testid="text" placeholder="On its way" />
    );
    const { rerender } = render(show('<p>Here</p>'));
    const state = () => screen.getByTestId('text').dataset.state;
    await waitFor(() => expect(state()).toBe('ready'));
    rerender(show([circle]));
    await waitFor(() => expect(state()).toBe('failed'));
    expect(screen.getByRole('alert').textContent).toContain('Try again');
    expect(String(onError.mock.calls[0]?.[0])).toBe('RangeError: RichText: the nodes have no end');
    rerender(show('<p>Here</p>'));
    await waitFor(() => expect(state()).toBe('ready'));
    expect(screen.getByTestId('text').textContent).toBe('Here');
  });

  it('shows an error when it fails, and tries again', async () => {
    const onError = vi.fn();
    const parse = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function fail(
      this: XMLHttpRequest,
    ) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    render(<RichText nodes="<p>Here</p>" onError={onError} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Could not show the text.');
    expect(String(onError.mock.calls[0]?.[0])).toContain('RichText');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeTruthy();
    parse.mockRestore();
  });
});
