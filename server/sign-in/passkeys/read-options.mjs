import { isLocal } from '../../shared/http.mjs';
import { createChecks } from '../web/check-options.mjs';

export const CALLER = 'createPasskeys';

const { wrong, checkObject, checkFunction, checkShared } = createChecks(CALLER);

/** @param {unknown} value @returns {readonly URL[]} */
function checkOrigins(value) {
  const rule = 'a list of origins such as https://m.example.com. Only localhost may have http';
  if (!Array.isArray(value) || value.length === 0) throw wrong('origins', rule);
  return value.map((text) => {
    const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
    if (url && (url.protocol === 'https:' || isLocal(url)) && url.origin === text) return url;
    throw wrong('origins', rule);
  });
}

/** A passkey serves its domain and the domains below it. @param {unknown} value @param {readonly URL[]} origins */
function checkDomain(value, origins) {
  const rule = 'the host of all origins, or a domain above it, such as example.com';
  const domain = value ?? origins[0]?.hostname;
  if (typeof domain !== 'string' || !/^[a-z\d.-]+$/.test(domain)) throw wrong('domain', rule);
  const serves = origins.every(
    ({ hostname }) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  if (serves) return domain;
  throw wrong('domain', rule);
}

/** @param {unknown} value */
function checkName(value) {
  if (typeof value === 'string' && /^[^\p{Cc}]{1,64}$/u.test(value)) return value;
  throw wrong('name', 'the name of the app, at most 64 characters');
}

/** @param {unknown} value @returns {import('./create-passkeys.mjs').PasskeyStore} */
function checkPasskeys(value) {
  const store = /** @type {Record<string, unknown>} */ (value ?? {});
  for (const name of ['find', 'of', 'add', 'used']) checkFunction(`passkeys.${name}`, store[name]);
  return /** @type {import('./create-passkeys.mjs').PasskeyStore} */ (value);
}

/** @param {import('./create-passkeys.mjs').PasskeyOptions} options */
export function readOptions(options) {
  checkObject(options);
  const origins = checkOrigins(options.origins);
  return {
    name: checkName(options.name),
    origins: origins.map(({ origin }) => origin),
    domain: checkDomain(options.domain, origins),
    passkeys: checkPasskeys(options.passkeys),
    user: checkFunction('user', options.user),
    session: checkFunction('session', options.session),
    ...checkShared({ ...options, lifetime: options.lifetime ?? 300 }),
  };
}
