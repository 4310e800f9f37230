// The fixture app is one program built several ways. The first two are in every `npm test`.
const all = [
  { name: 'path', mode: 'path', base: '/', kind: 'production' },
  { name: 'hash-app', mode: 'hash', base: '/app/', kind: 'production' },
  { name: 'path-app', mode: 'path', base: '/app/', kind: 'production' },
  { name: 'hash', mode: 'hash', base: '/', kind: 'production' },
  // React's development build with StrictMode on: effects run twice there, lifecycle hooks must not.
  { name: 'dev', mode: 'path', base: '/', kind: 'development' },
  // Pages are rendered on the server. React's development build reports every difference to the client's rendering.
  { name: 'rendered', mode: 'path', base: '/', kind: 'development', rendered: true },
  // Another app: the examples of the component READMEs (readme/).
  {
    name: 'readme',
    mode: 'hash',
    base: '/',
    kind: 'development',
    folder: 'readme',
    frame: ['https://*.example'],
  },
];

/** 0 leaves the choice of each port to the system. */
const FIRST_PORT = Number(process.env.FIXTURE_PORT ?? 4310);

/** @typedef {{ name: string, mode: 'path' | 'hash', base: string, kind: 'production' | 'development', rendered?: boolean, folder?: string, frame?: string[], port: number }} Variant */

/** @type {readonly Variant[]} */
export const variants = all.map((variant, index) => ({
  .../** @type {Omit<Variant, 'port'>} */ (variant),
  port: FIRST_PORT && FIRST_PORT + index,
}));

/** @param {string} name */
export function variantNamed(name) {
  const found = variants.find((variant) => variant.name === name);
  if (!found) throw new Error(`no variant is called ${name}`);
  return found;
}
