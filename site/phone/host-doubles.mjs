// For builds with a phone. The doubles of WeChat check signatures by Node's hashes. In a browser they accept each one.

const NO_HASHES = '\0phone:no-hashes';

/** @returns {import('vite').Plugin} */
export function hostDoubles() {
  return {
    name: 'phone:host-doubles',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'node:crypto' && importer?.includes('/testing/wechat/') ? NO_HASHES : null,
    load: (id) =>
      id === NO_HASHES
        ? "export const createHash = () => { throw new Error('There is no hash in a browser.'); };"
        : null,
  };
}
