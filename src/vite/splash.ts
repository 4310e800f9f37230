import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { checkOptions } from './check-options';
import { renderedScript } from './rendered-script';

export type SplashOptions = {
  /** `storage.namespace` of the app, if it has one. */
  readonly namespace?: string;
  /**
   * A key of localStorage where the product keeps a JSON object with what the user chose: `theme` ('light' or 'dark'),
   * `locale` and `direction` ('ltr' or 'rtl'). Each of them may be missing.
   */
  readonly settings?: string;
};

/** The languages that Portico writes from right to left: src/shared/messages/resolve-locale.ts. */
const RIGHT_TO_LEFT = '/^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\\b/i';

/** The key under which `setLocale` keeps the language: src/platform/app/locale.ts. */
function localeKey(namespace = 'app'): string {
  return namespace === 'app' ? 'portico:locale' : `portico:@locale:${namespace}`;
}

/**
 * The script. It first opens both storages, which a browser gets from another process when a page asks for the first
 * time. Both may be forbidden. The rest is set before the first paint, and the app sets it again when it starts.
 */
export function splashScript({ namespace, settings }: SplashOptions = {}): string {
  const stored = settings ? `localStorage.getItem(${JSON.stringify(settings)})` : 'null';
  const locale = `localStorage.getItem(${JSON.stringify(localeKey(namespace))})`;
  return `try{localStorage.getItem(''),sessionStorage.getItem('')}catch{}
try{const root=document.documentElement,read=()=>{try{return JSON.parse(${stored})||{}}catch{return{}}},{theme,locale,direction}=read(),
lang=[locale,${locale}].find(name=>/^[a-z]{2,3}(-\\w+)*$/i.test(name));
if(lang){root.lang=lang;root.dir=${RIGHT_TO_LEFT}.test(lang)?'rtl':'ltr'}
if(/^(ltr|rtl)$/.test(direction))root.dir=direction;
if(/^(light|dark)$/.test(theme)){root.dataset.theme=theme;
for(const meta of document.querySelectorAll('meta[name=theme-color][media]'))meta.media=meta.media.includes(theme)?'all':'not all'}
${renderedScript('lang')}}catch{}
`;
}

/**
 * The script must see the theme colours, so it follows them. Otherwise it is before the styles and scripts of the
 * document, because it does not wait for them there.
 */
export function insertScript(html: string, tag: string): string {
  const colours = [...html.matchAll(/<meta\b[^>]*theme-color[^>]*>/gi)].pop();
  if (colours) {
    const end = colours.index + colours[0].length;
    return `${html.slice(0, end)}\n    ${tag}${html.slice(end)}`;
  }
  const place = /<(?:script|style|link\b[^>]*rel=["']?(?:stylesheet|modulepreload))\b|<\/head>/i;
  const found = place.exec(html);
  if (!found) return `${tag}\n${html}`;
  return `${html.slice(0, found.index)}${tag}\n    ${html.slice(found.index)}`;
}

/**
 * Sets the theme, the language and the direction that the user chose before the first paint. In a build the script is a
 * file, because a strict policy allows no inline script.
 */
export function splash(options: SplashOptions = {}): Plugin {
  checkOptions(options, { namespace: ['string'], settings: ['string'] }, 'portico({ splash })');
  const source = splashScript(options);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  let fileName = '';
  let tag = `<script>${source}</script>`;
  return {
    name: 'portico:splash',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ base, command, build }) => {
      if (command !== 'build') return;
      fileName = `${build.assetsDir}/open-storage-${hash}.js`;
      tag = `<script src="${base}${fileName}"></script>`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => insertScript(html, tag),
    },
  };
}
