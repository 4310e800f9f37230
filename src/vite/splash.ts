import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type SplashOptions, splashScript } from './splash-script';

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
 * Sets the theme, the language and the direction that the user chose before the first paint. The script is a file, because
 * a strict policy allows no inline script.
 */
export function splash(options: SplashOptions = {}): Plugin {
  const source = splashScript(options);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  let fileName = '';
  let address = '';
  return {
    name: 'portico:splash',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ base, build }) => {
      fileName = `${build.assetsDir}/splash-${hash}.js`;
      address = `${base}${fileName}`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url !== address) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => insertScript(html, `<script src="${address}"></script>`),
    },
  };
}
