// Passkeys: users sign in with the lock of their phone. The private key stays on it, so there is nothing to steal here.
import { createHmac } from 'node:crypto';
import { HttpError, refusal } from '../../shared/http.mjs';
import { createClaims } from '../web/claims.mjs';
import { createHandlers } from '../web/handlers.mjs';
import { createStates } from '../web/state.mjs';
import { CALLER, readOptions } from './read-options.mjs';

/**
 * @typedef {object} Passkey all of it is for the product's database, and nothing in it is secret
 * @property {string} id
 * @property {string} userId of the product
 * @property {string} publicKey
 * @property {number} counter
 * @property {readonly string[]} transports
 * @property {boolean} isSynced other devices of the user have it too
 *
 * @typedef {object} PasskeyStore the product's database
 * @property {(id: string) => Passkey | null | Promise<Passkey | null>} find
 * @property {(userId: string) => readonly Passkey[] | Promise<readonly Passkey[]>} of all passkeys of a user
 * @property {(passkey: Passkey) => unknown} add
 * @property {(id: string, change: { counter: number, isSynced: boolean }) => unknown} used stores the change after each sign-in
 *
 * @typedef {{ id: string, name: string, displayName?: string | undefined }} PasskeyUser `name` is in the phone's list of accounts
 *
 * @typedef {object} PasskeyOptions
 * @property {string} name of the app, as the phone shows it
 * @property {readonly string[]} origins of the pages that sign in
 * @property {string | undefined} [domain] the host of the origins, or a domain above it. It can never change
 * @property {string} key seals the challenges: a secret text of 32 characters or more, the same on all servers
 * @property {PasskeyStore} passkeys
 * @property {(request: Request) => PasskeyUser | null | Promise<PasskeyUser | null>} user the signed-in user who makes a passkey
 * @property {(passkey: Passkey, request: Request) => unknown} session the answer for the page, for the user `passkey.userId`. It
 *   may be a `Response` that sets the cookies of the product
 * @property {import('../../wechat/lease.mjs').TicketStore | undefined} [store] remembers the used challenges. All processes
 *   share it, and it needs `lock` for more than one. By default the memory of this process
 * @property {number | undefined} [lifetime] seconds of a challenge, 300
 * @property {(() => number) | undefined} [now] milliseconds since 1970
 * @property {((size: number) => Uint8Array) | undefined} [random] new random bytes
 *
 * @typedef {object} Passkeys
 * @property {import('../web/handlers.mjs').Handlers} signIn
 * @property {import('../web/handlers.mjs').Handlers} create
 */

const SIGN_IN = 'sign-in';

/** @param {unknown} value @returns {any} */
function checkResponse(value) {
  const { id, response } = /** @type {Record<string, any>} */ (Object(value));
  if (typeof id === 'string' && id.length <= 1366 && typeof response === 'object') return value;
  throw refusal(400, 'passkey-invalid', 'response must be the answer of the phone');
}

/**
 * @param {PasskeyOptions} options
 * @returns {Passkeys}
 */
export function createPasskeys(options) {
  const read = readOptions(options);
  const { name, origins, domain, key, passkeys, lifetime } = read;
  const states = createStates({ ...read, caller: CALLER, service: 'passkeys', account: domain });
  const claim = createClaims({ ...read, prefix: `passkeys:${domain}` });

  /** Phones keep it beside the name. It must not be the id of the user, because anybody with the phone can read it. */
  const handleOf = (/** @type {string} */ userId) =>
    createHmac('sha256', key).update(`portico/sign-in passkeys user\n${userId}`).digest();

  /** @param {string | undefined} known @param {string} purpose */
  function challengeFor(known, purpose) {
    const { state, cookie } = states.make(known, purpose);
    return { challenge: new Uint8Array(Buffer.from(state, 'hex')), cookie };
  }

  /** Each challenge is of this browser, of this purpose and serves once. @param {string} cookie @param {string} purpose */
  const isOurs = (cookie, purpose) => async (/** @type {string} */ challenge) => {
    const { id, until } = states.open(
      Buffer.from(challenge, 'base64url').toString('hex'),
      cookie,
      purpose,
    );
    if (await claim(id, until)) return true;
    throw refusal(400, 'state-used', 'the challenge was used before: begin again');
  };

  /** The errors of the library repeat parts of the answer. @template T @param {() => Promise<T>} run */
  async function verified(run) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof HttpError) throw error;
      throw refusal(400, 'passkey-invalid', 'the answer of the phone is not valid');
    }
  }

  const library = () => import('@simplewebauthn/server');

  /** @param {Request} request */
  async function userOf(request) {
    const user = await read.user(request);
    if (user) return user;
    throw refusal(401, 'signed-out', 'only a signed-in user can make a passkey');
  }

  const usual = {
    isOrigin: (/** @type {string} */ origin) => origins.includes(origin),
    cookieName: 'portico-passkey',
    lifetime,
    limit: 16_384,
  };

  return {
    signIn: createHandlers({
      ...usual,
      session: read.session,
      begin: async (_question, known) => {
        const { challenge, cookie } = challengeFor(known, SIGN_IN);
        const { generateAuthenticationOptions } = await library();
        const answer = await generateAuthenticationOptions({
          rpID: domain,
          challenge,
          timeout: lifetime * 1000,
          userVerification: 'required',
        });
        return { answer, cookie };
      },
      finish: async ({ response }, cookie) => {
        const given = checkResponse(response);
        const kept = await passkeys.find(given.id);
        if (!kept) throw refusal(400, 'passkey-unknown', 'the server does not know this passkey');
        const { verifyAuthenticationResponse } = await library();
        const found = await verified(() =>
          verifyAuthenticationResponse({
            response: given,
            expectedChallenge: isOurs(cookie, SIGN_IN),
            expectedOrigin: origins,
            expectedRPID: domain,
            requireUserVerification: true,
            credential: {
              id: kept.id,
              publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
              counter: kept.counter,
            },
          }),
        );
        const handle = given.response.userHandle;
        const isOfUser = !handle || handle === handleOf(kept.userId).toString('base64url');
        if (!found.verified || !isOfUser) {
          throw refusal(400, 'passkey-invalid', 'the answer of the phone is not valid');
        }
        const { newCounter: counter, credentialBackedUp: isSynced } = found.authenticationInfo;
        await passkeys.used(kept.id, { counter, isSynced });
        return { ...kept, counter, isSynced };
      },
    }),

    create: createHandlers({
      ...usual,
      session: ({ id }) => ({ id }),
      begin: async (_question, known, request) => {
        const user = await userOf(request);
        const { challenge, cookie } = challengeFor(known, `create ${user.id}`);
        const { generateRegistrationOptions } = await library();
        const own = await passkeys.of(user.id);
        const answer = await generateRegistrationOptions({
          rpName: name,
          rpID: domain,
          userName: user.name,
          userDisplayName: user.displayName ?? user.name,
          userID: new Uint8Array(handleOf(user.id)),
          challenge,
          timeout: lifetime * 1000,
          attestationType: 'none',
          excludeCredentials: own.map(({ id, transports }) => ({
            id,
            transports: /** @type {any} */ ([...transports]),
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        return { answer, cookie };
      },
      finish: async ({ response }, cookie, request) => {
        const user = await userOf(request);
        const given = checkResponse(response);
        const { verifyRegistrationResponse } = await library();
        const found = await verified(() =>
          verifyRegistrationResponse({
            response: given,
            expectedChallenge: isOurs(cookie, `create ${user.id}`),
            expectedOrigin: origins,
            expectedRPID: domain,
            requireUserVerification: true,
          }),
        );
        if (!found.verified) {
          throw refusal(400, 'passkey-invalid', 'the answer of the phone is not valid');
        }
        const { credential, credentialBackedUp: isSynced } = found.registrationInfo;
        if (await passkeys.find(credential.id)) {
          throw refusal(409, 'passkey-known', 'the server has this passkey already');
        }
        const passkey = {
          id: credential.id,
          userId: user.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          isSynced,
        };
        await passkeys.add(passkey);
        return passkey;
      },
    }),
  };
}
