import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

type Question = {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
};

/** Facts that a phone tells falsely. */
export type Lies = {
  readonly origin?: string;
  readonly domain?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly counter?: number;
  readonly flags?: number;
  /** Another key signs. */
  readonly signer?: KeyObject;
  readonly id?: string;
};

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** The bytes of CBOR for what a passkey needs: short maps, texts, bytes and small numbers. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([major | size])
      : size < 256
        ? Buffer.from([major | 24, size])
        : Buffer.from([major | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(0x40, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)]);
  return Buffer.concat([head(0xa0, value.size), ...pairs]);
}

/** The part of a phone that makes passkeys and signs with them, without a browser. */
export function createPhone(origin: string) {
  const keys = new Map<string, { key: KeyObject; handle: string; counter: number }>();

  const clientData = (type: string, question: Question, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? question.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (domain: string, flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, more]);
  };

  return {
    /** The answer of `navigator.credentials.create`, as JSON. */
    create: (question: Question, lies: Lies = {}) => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const name = base64url(id);
      keys.set(name, { key: privateKey, handle: question.user?.id ?? '', counter: 0 });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(cose),
      ]);
      const domain = lies.domain ?? question.rp?.id ?? '';
      const flags = lies.flags ?? USER_PRESENT | USER_VERIFIED | HAS_KEY;
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(domain, flags, 0, credential)],
      ]);
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', question, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },

    /** The answer of `navigator.credentials.get`, as JSON, by the newest key. */
    get: (question: Question, lies: Lies = {}) => {
      const [name = '', kept] = [...keys].at(-1) ?? [];
      if (!kept) throw new Error('the phone has no passkey');
      kept.counter += 1;
      const domain = lies.domain ?? question.rpId ?? '';
      const flags = lies.flags ?? USER_PRESENT | USER_VERIFIED;
      const data = authData(domain, flags, lies.counter ?? kept.counter);
      const client = clientData('webauthn.get', question, lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(lies.signer ?? kept.key);
      const id = lies.id ?? name;
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: lies.userHandle ?? kept.handle,
        },
      };
    },
  };
}
