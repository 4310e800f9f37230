import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import tokens from '@/components/kit/tokens.css?inline';
import extra from '@/components/kit/tokens-extra.css?inline';
import app from '../../src/app/boot/document.css?inline';
import { addStyle, setMarkup } from '../helpers/markup';

// A separate document without the style sheets of other tests.
let frame: HTMLIFrameElement;

beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
});

afterEach(() => frame.remove());

function draw(sheets: readonly string[], theme: 'light' | 'dark') {
  const page = frame.contentDocument!;
  page.documentElement.dataset.theme = theme;
  setMarkup(
    page.body,
    '<button class="portico-x" style="background: var(--portico-danger)">Delete</button>',
  );
  for (const sheet of sheets) addStyle(sheet, page);
  const button = page.querySelector('button')!;
  const view = frame.contentWindow!;
  return {
    background: view.getComputedStyle(button).backgroundColor,
    radius: view.getComputedStyle(page.documentElement).getPropertyValue('--portico-radius-1'),
    scheme: view.getComputedStyle(button).colorScheme,
  };
}

const product = ':root { --portico-danger: #123456; --portico-radius-1: 3px }';

describe('the tokens', () => {
  it.each([
    ['before both files', [product, tokens, extra]],
    ['between the files', [tokens, product, extra]],
    ['after both files', [tokens, extra, product]],
  ])('a product that sets tokens on :root %s wins in both themes', (_, sheets) => {
    expect(draw(sheets, 'light')).toEqual({
      background: 'rgb(18, 52, 86)',
      radius: '3px',
      scheme: 'light',
    });
    expect(draw(sheets, 'dark').background).toBe('rgb(18, 52, 86)');
  });

  it('follow `data-theme`, with the two files in either order', () => {
    expect(draw([extra, tokens], 'light').background).toBe('rgb(196, 50, 27)');
    expect(draw([tokens, extra], 'dark')).toEqual({
      background: 'rgb(255, 139, 115)',
      radius: '8px',
      scheme: 'dark',
    });
  });

  it.each([
    ['light', 'rgb(250, 247, 242)', 'rgb(22, 19, 15)'],
    ['dark', 'rgb(22, 19, 15)', 'rgb(250, 247, 242)'],
  ] as const)('choose a colour of light-dark() as builds write it, %s', (theme, around, within) => {
    const built = `:root, [data-portico-theme] {
      --portico-bg: var(--lightningcss-light, #faf7f2) var(--lightningcss-dark, #16130f) }`;
    draw([tokens, built], theme);
    const page = frame.contentDocument!;
    const other = theme === 'light' ? 'dark' : 'light';
    setMarkup(
      page.body,
      `<p style="background: var(--portico-bg)">Page</p>
      <div data-portico-theme="${other}"><p style="background: var(--portico-bg)">Part</p></div>`,
    );
    const colours = [...page.querySelectorAll('p')].map(
      (part) => frame.contentWindow!.getComputedStyle(part).backgroundColor,
    );
    expect(colours).toEqual([around, within]);
  });

  it('do not change the rules of the page around them', () => {
    const page = 'button { font-family: monospace; box-sizing: content-box }';
    draw([page, tokens, extra], 'light');
    const style = frame.contentWindow!.getComputedStyle(
      frame.contentDocument!.querySelector('button')!,
    );
    expect([style.fontFamily, style.boxSizing]).toEqual(['monospace', 'content-box']);
  });

  it.each(['light', 'dark'] as const)(
    'the edge of a %s field has a contrast of 3:1 or more',
    (theme) => {
      draw([tokens, extra], theme);
      for (const around of ['bg', 'surface', 'raised']) {
        expect(contrast('var(--portico-edge)', around)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(['light', 'dark'] as const)(
    'a %s link of an app has the accent colour and a contrast of 4.5:1 or more',
    (theme) => {
      draw([tokens, extra, app], theme);
      const page = frame.contentDocument!;
      setMarkup(page.body, '<a href="#new">Link</a> <a>Text</a>');
      const [link, text] = [...page.querySelectorAll('a')].map(
        (element) => frame.contentWindow!.getComputedStyle(element).color,
      );
      expect(link).toBe(theme === 'light' ? 'rgb(10, 107, 90)' : 'rgb(92, 208, 179)');
      expect(text).not.toBe(link);
      for (const around of ['bg', 'surface', 'fill']) {
        expect(contrast(link ?? '', around)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('any rule of a product for links wins', () => {
    draw(['a { color: rgb(1, 2, 3) }', tokens, extra, app], 'light');
    setMarkup(frame.contentDocument!.body, '<a href="#new">Link</a>');
    const link = frame.contentDocument!.querySelector('a')!;
    expect(frame.contentWindow!.getComputedStyle(link).color).toBe('rgb(1, 2, 3)');
  });
});

/** The contrast of a colour on a surface of the tokens. */
function contrast(colour: string, surface: string): number {
  const page = frame.contentDocument!;
  const lightOf = (value: string) => {
    page.body.style.color = value;
    const { color } = frame.contentWindow!.getComputedStyle(page.body);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const lights = [lightOf(colour), lightOf(`var(--portico-${surface})`)];
  const [darker = 0, lighter = 0] = lights.sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
