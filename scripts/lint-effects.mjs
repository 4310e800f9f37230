// A rule for oxlint. React runs what an effect returns as its clean-up. A callback of product code may return anything,
// such as the promise of an async function, and React would then throw.

const HOOK = /^use(Layout|Insertion)?Effect(Event)?$/;
const CALLBACK = /^(on|before)[A-Z]/;
const OWNERS = /^(props|options|events|handlers|native|rest|given)$/;

const nameOf = (node) =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression'
      ? nameOf(node.property)
      : '';

/** `onShown`, `props.onShown`. Subscriptions such as `navigator.onUnload` are no callbacks: they return a clean-up. */
const isCallback = (node) =>
  CALLBACK.test(nameOf(node)) && (node.type === 'Identifier' || OWNERS.test(nameOf(node.object)));

/** `props.loadMore?.()` */
const isOwners = ({ callee, optional }) =>
  optional && callee.type === 'MemberExpression' && OWNERS.test(nameOf(callee.object));

const wrappers = {
  ChainExpression: ({ expression }) => [expression],
  ParenthesizedExpression: ({ expression }) => [expression],
  TSAsExpression: ({ expression }) => [expression],
  TSNonNullExpression: ({ expression }) => [expression],
  AwaitExpression: ({ argument }) => [argument],
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  LogicalExpression: ({ left, right }) => [left, right],
  SequenceExpression: ({ expressions }) => expressions.slice(-1),
};

/** The calls whose value the expression may have. */
function* callsIn(node) {
  if (node?.type === 'CallExpression') yield node;
  for (const part of wrappers[node?.type]?.(node) ?? []) yield* callsIn(part);
}

const isFunction = (node) => /^(ArrowFunction|Function)/.test(node?.type ?? '');

/** The expressions that a function returns, without those of the functions inside it. */
function* returnedBy(body) {
  if (body.type !== 'BlockStatement') {
    yield body;
    return;
  }
  const open = [...body.body];
  while (open.length > 0) {
    const node = open.pop();
    if (isFunction(node)) continue;
    if (node.type === 'ReturnStatement') {
      if (node.argument) yield node.argument;
      continue;
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      open.push(...[value].flat().filter((child) => typeof child?.type === 'string'));
    }
  }
}

const effectReturnsCallback = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression: ({ callee, arguments: [effect] }) => {
      if (!HOOK.test(nameOf(callee)) || !isFunction(effect)) return;
      for (const value of returnedBy(effect.body)) {
        for (const call of callsIn(value)) {
          if (!isOwners(call) && ![call.callee, ...call.arguments].some(isCallback)) continue;
          context.report({
            node: call,
            message:
              'React would run the value of this callback as a clean-up. Return nothing: write `void` before the call.',
          });
        }
      }
    },
  }),
};

export default {
  meta: { name: 'portico' },
  rules: { 'effect-returns-callback': effectReturnsCallback },
};
