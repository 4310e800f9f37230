import { afterEach, expect, it } from 'vitest';

const sheets = Object.values(
  import.meta.glob<string>('../../src/components/**/*.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
);

/** Elements of a product that uses a few components of the kit in a foreign app. */
const elements = [
  ...'a b blockquote button code dd details dialog dl dt em fieldset figure footer form h1 h2 h3 header hr img'.split(
    ' ',
  ),
  ...'input label legend li main mark meter nav ol optgroup option output p pre progress q section select small'.split(
    ' ',
  ),
  ...'span strong sub summary sup svg table tbody td textarea th tr ul video'.split(' '),
];

afterEach(() => document.querySelector('iframe')?.remove());

function styleOf(element: Element): Record<string, string> {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element);
  return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
}

/** Computed styles list custom properties too. They are inherited, and change nothing alone. */
function changed(before: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(now)
    .filter((name) => !name.startsWith('--') && now[name] !== before[name])
    .map((name) => `${name}: ${before[name]} became ${now[name]}`);
}

it.each(['light', 'dark'])('the style sheets change no element of the product, %s', (theme) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument!;
  page.documentElement.dataset['theme'] = theme;
  page.body.append(...elements.map((name) => page.createElement(name)));
  for (const link of page.querySelectorAll('a')) link.href = '#there';
  const all = [page.documentElement, page.body, ...page.body.children];
  const before = all.map(styleOf);
  page.querySelector('a')!.focus();
  const ring = page.defaultView!.getComputedStyle(page.querySelector('a')!).outline;
  page.querySelector('a')!.blur();
  for (const sheet of sheets) {
    page.head.append(Object.assign(page.createElement('style'), { textContent: sheet }));
  }
  expect(sheets.length).toBeGreaterThan(100);
  const differences = all.flatMap((element, index) =>
    changed(before[index]!, styleOf(element)).map((text) => `${element.localName}: ${text}`),
  );
  expect(differences).toEqual([]);
  page.querySelector('a')!.focus();
  expect(page.defaultView!.getComputedStyle(page.querySelector('a')!).outline).toBe(ring);
});
