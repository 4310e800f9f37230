/** Names of parameters of calls. Each gets values of every wrong kind. */
const PARAMS = [
  ...[
    'url',
    'data',
    'key',
    'filePath',
    'src',
    'title',
    'content',
    'itemList',
    'index',
    'text',
    'method',
  ],
  ...[
    'header',
    'timeout',
    'name',
    'files',
    'formData',
    'urls',
    'current',
    'count',
    'sourceType',
    'type',
  ],
  ...[
    'phoneNumber',
    'showToast',
    'keepScreenOn',
    'interval',
    'scanType',
    'delta',
    'duration',
    'scrollTop',
  ],
  ...[
    'selector',
    'frontColor',
    'backgroundColor',
    'canvasId',
    'digestAlgorithm',
    'quality',
    'message',
  ],
  ...[
    'protocols',
    'code',
    'locale',
    'signal',
    'icon',
    'position',
    'family',
    'source',
    'service',
    'to',
  ],
];

const trap = () => {
  throw new Error('trap');
};

const throwing = () =>
  new Proxy(
    {},
    { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap, getPrototypeOf: trap },
  );

/** One object for each wrong kind, with that value in every param. */
const filled = (value: () => unknown) =>
  Object.fromEntries(PARAMS.map((name) => [name, value()] as const));

const getters = () =>
  Object.defineProperties(
    {},
    Object.fromEntries(PARAMS.map((name) => [name, { get: trap, enumerable: true }] as const)),
  );

/** Inputs that a call must survive: wrong types, nothing, too much, and objects that throw. Each call gets new ones. */
export function hostileInputs(): readonly (readonly [what: string, input: unknown])[] {
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const plain: readonly unknown[] = [
    ...[undefined, null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', 'x', '\u0000', true, 10n],
    ...[[], [null], {}, new Date(Number.NaN), Object.create(null), loop],
  ];
  const kinds: readonly (readonly [string, () => unknown])[] = [
    ['null', () => null],
    ['NaN', () => Number.NaN],
    ['-1', () => -1],
    ['1e308', () => 1e308],
    ['an empty string', () => ''],
    ['a huge string', () => 'x'.repeat(1_000_000)],
    ['lone surrogates', () => '\uD800\u0000'],
    ['__proto__', () => '__proto__'],
    ['true', () => true],
    ['a symbol', () => Symbol('x')],
    ['a bigint', () => 10n],
    ['a function', () => trap],
    ['an empty list', () => []],
    ['a list with holes', () => Array<unknown>(3)],
    ['an object', () => ({})],
    ['a throwing proxy', throwing],
    ['a throwing toString', () => ({ toString: trap, valueOf: trap, toJSON: trap })],
  ];
  return [
    ...plain.map(
      (input) => [typeof input === 'object' ? 'a plain object' : String(input), input] as const,
    ),
    ['a symbol', Symbol('x')],
    ['a function', trap],
    ['a throwing proxy', throwing()],
    ['a revoked proxy', proxy],
    ['throwing getters', getters()],
    ...kinds.map(([what, value]) => [`params that are ${what}`, filled(value)] as const),
  ];
}
