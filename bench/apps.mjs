// The two apps and where to tap in them. Everything else is measured by the same code.

/** The page on top; one that is on its way out has the same buttons. */
const front = ':is([data-state="active"], [data-state="entering"])';

export const apps = [
  {
    name: 'floor',
    back: 'header button',
    next: '.detail button',
    tabs: { list: '[data-tab="list"]', me: '[data-tab="me"]' },
    animation: 0,
  },
  {
    name: 'app',
    back: `${front} header button`,
    next: `${front} .detail button`,
    tabs: { list: 'nav li:nth-child(1) a', me: 'nav li:nth-child(2) a' },
    animation: 300,
  },
];

/** The same for a page with a map. */
export const mapApps = [
  { name: 'floor', folder: 'map-floor', back: '[data-back]' },
  { name: 'app', folder: 'map', back: `${front} header button` },
];

export const screens = {
  list: '[data-screen="list"]',
  me: '[data-screen="me"]',
  detail: (id) => `[data-screen="detail-${id}"]`,
  row: (id) => `[data-screen="list"] li:nth-child(${id}) button`,
};
