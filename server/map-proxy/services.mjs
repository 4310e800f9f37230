// The services behind the proxy: the paths and query parameters that it allows, and how each service signs a request.
import { createHash } from 'node:crypto';

/**
 * @typedef {object} MapAccount
 * @property {string} key of the web service
 * @property {string | undefined} [secret] signs each request: the SK of Tencent, the private key of AMap. Leave it out if the
 *   console of the service does not ask for signatures
 * @property {string | undefined} [api] replaces the address of the service
 *
 * @typedef {object} Endpoint
 * @property {string} service the name in messages
 * @property {string} path
 * @property {readonly string[]} query the parameters that go to the service; all others stay here
 * @property {'list' | 'tile'} kind
 * @property {(query: ReadonlyMap<string, string>) => string} addressOf the whole upstream address, with key and signature
 * @property {readonly string[]} secrets no answer may contain one of these
 */

/** @typedef {Pick<Endpoint, 'path' | 'query' | 'kind'> & { api?: string }} Row */
/** @typedef {{ name: string, api: string, sign: (path: string, text: string, secret: string) => string, rows: Row[] }} Service */

/** @param {string} text */
const md5 = (text) => createHash('md5').update(text).digest('hex');

const WMTS = ['SERVICE', 'REQUEST', 'VERSION', 'LAYER', 'STYLE', 'FORMAT', 'TILEMATRIXSET'];

/** @type {{ tencent: Service, amap: Service }} */
const services = {
  // https://lbs.qq.com/service/webService/webServiceGuide, signatures: https://lbs.qq.com/faq/serverFaq/webServiceKey
  tencent: {
    name: 'Tencent',
    api: 'https://apis.map.qq.com',
    sign: (path, text, secret) => md5(`${path}?${text}${secret}`),
    rows: [
      { path: '/ws/geocoder/v1/', query: ['location', 'get_poi', 'poi_options'], kind: 'list' },
      {
        path: '/ws/place/v1/search',
        query: ['keyword', 'boundary', 'orderby', 'page_size', 'page_index'],
        kind: 'list',
      },
      {
        path: '/maptile/base/wmts',
        query: [...WMTS, 'TILEMATRIX', 'TILEROW', 'TILECOL'],
        kind: 'tile',
      },
    ],
  },
  // https://lbs.amap.com/api/webservice/guide/api, signatures: https://lbs.amap.com/faq/quota-key/key/41181
  amap: {
    name: 'AMap',
    api: 'https://restapi.amap.com',
    sign: (_path, text, secret) => md5(`${text}${secret}`),
    rows: [
      {
        path: '/v5/place/around',
        query: [
          ...['location', 'keywords', 'types', 'radius', 'sortrule', 'page_size'],
          ...['page_num'],
        ],
        kind: 'list',
      },
      { path: '/v3/geocode/regeo', query: ['location', 'extensions', 'radius'], kind: 'list' },
      {
        path: '/appmaptile',
        query: ['lang', 'size', 'scale', 'style', 'x', 'y', 'z'],
        kind: 'tile',
        api: 'https://webrd01.is.autonavi.com',
      },
    ],
  },
};

/** @param {string} service @param {unknown} value @param {string} name @returns {string} */
function checkText(service, name, value) {
  if (typeof value === 'string' && value !== '' && !/\s/.test(value)) return value;
  throw new TypeError(`createMapProxy: ${service}.${name} must be a text without spaces`);
}

/** @param {string} service @param {string} api */
function checkAddress(service, api) {
  const url = URL.canParse(api) ? new URL(api) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) {
    return url.href.replace(/\/+$/, '');
  }
  throw new TypeError(`createMapProxy: ${service}.api must be an http address without a query`);
}

/** @param {ReadonlyMap<string, string>} query @param {(text: string) => string} write */
const join = (query, write) =>
  [...query].map(([name, value]) => `${name}=${write(value)}`).join('&');

/**
 * @param {Service} service
 * @param {MapAccount} account
 * @param {Row} row
 * @returns {Endpoint}
 */
function endpointOf({ name, api, sign }, account, row) {
  const { key, secret } = account;
  const address = account.api ?? row.api ?? api;
  // A separate host for tiles needs no key.
  const hasKey = row.api === undefined;
  return {
    service: name,
    path: row.path,
    query: row.query,
    kind: row.kind,
    secrets: secret === undefined ? [key] : [key, secret],
    addressOf(query) {
      const pairs = hasKey ? [...query, /** @type {const} */ (['key', key])] : [...query];
      const sorted = new Map(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
      // Both services hash the values as they are, before the encoding.
      const signature =
        hasKey && secret !== undefined
          ? `&sig=${sign(row.path, join(sorted, String), secret)}`
          : '';
      return `${address}${row.path}?${join(sorted, encodeURIComponent)}${signature}`;
    },
  };
}

/**
 * All paths that the proxy serves, each with its endpoint. A path that is not a key of this map does not exist.
 * @param {{ tencent?: MapAccount, amap?: MapAccount }} accounts
 * @param {{ base: string, tiles: boolean }} options
 * @returns {ReadonlyMap<string, Endpoint>}
 */
export function endpointsOf(accounts, { base, tiles }) {
  /** @type {Map<string, Endpoint>} */
  const endpoints = new Map();
  for (const service of /** @type {const} */ (['tencent', 'amap'])) {
    const account = accounts[service];
    if (account === undefined) continue;
    const checked = {
      key: checkText(service, 'key', account.key),
      ...(account.secret !== undefined && {
        secret: checkText(service, 'secret', account.secret),
      }),
      ...(account.api !== undefined && { api: checkAddress(service, account.api) }),
    };
    for (const row of services[service].rows) {
      if (row.kind === 'tile' && !tiles) continue;
      endpoints.set(`${base}/${service}${row.path}`, endpointOf(services[service], checked, row));
    }
  }
  if (endpoints.size > 0) return endpoints;
  throw new TypeError('createMapProxy: give an account of tencent, of amap, or of both');
}
