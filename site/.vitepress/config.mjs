// The settings of VitePress. site/build.mjs writes the pages before this file is read.
import { existsSync, readFileSync } from 'node:fs';
import { slugOf } from '../places.mjs';
import { search } from '../search.mjs';
import { accessibleTheme, plainMarkdown } from './accessible.mjs';

const pages = 'dist-site-pages';
const tree = `${pages}/tree.json`;
const whole = existsSync(tree) ? JSON.parse(readFileSync(tree, 'utf8')) : [];

/** Without the 180 calls, which would be in the HTML of every page. Their index is there. */
const short = whole.map((part) => ({
  ...part,
  items: part.items.map((item) =>
    item.text === 'Calls' ? { ...item.items[0], text: 'Calls' } : item,
  ),
}));

export default {
  title: 'Portico',
  description: 'A React runtime for mobile web apps that feel native',
  lang: 'en',
  srcDir: `../${pages}`,
  outDir: '../dist-site',
  cacheDir: '../node_modules/.cache/vitepress',
  head: [
    [
      'link',
      {
        rel: 'icon',
        href: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%230a6b5a' stroke-width='2'%3E%3Cpath d='M2 9l10-6 10 6M4 9v11M20 9v11M9 20v-7a3 3 0 016 0v7M2 21h20'/%3E%3C/svg%3E",
      },
    ],
    ['meta', { name: 'theme-color', content: '#0a6b5a' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    config: plainMarkdown,
  },
  vite: { plugins: [accessibleTheme()] },
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    siteTitle: 'Portico',
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Router', link: '/router/' },
      { text: 'Platform', link: '/platform/' },
      { text: 'Components', link: '/components/' },
      { text: 'Reference', link: '/reference/portico' },
    ],
    sidebar: { '/platform/reference/': whole, '/': short },
    aside: false,
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local', options: search },
    docFooter: { prev: 'Before', next: 'Next' },
    externalLinkIcon: true,
  },
};
