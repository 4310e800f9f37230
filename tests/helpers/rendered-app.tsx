import {
  Can,
  defineApp,
  defineRoutes,
  type HeadContext,
  Link,
  useAuth,
  useLoaderData,
  usePage,
  usePageTitle,
  usePlatform,
} from 'portico';
import { type ReactNode, Suspense, use } from 'react';

/** An app whose pages are rendered on a server. */

function Home() {
  const platform = usePlatform();
  return (
    <>
      <h2>Welcome</h2>
      <Link to={{ url: '/item/7' }}>Seven</Link>
      <button type="button" onClick={() => void platform.navigate({ url: '/item/1' })}>
        One
      </button>
    </>
  );
}

function Item() {
  const { params } = usePage();
  const data = useLoaderData('/item/:id' as never) as Awaited<ReturnType<typeof item>>;
  return <p>{`${String(params['id'])}: ${data.name}, ${data.since.getUTCFullYear()}`}</p>;
}

const never = new Promise<null>(() => {});
/** Each request has another page id. */
const answers = new Map<string, Promise<string>>();
function useLater() {
  const { id } = usePage();
  const answer = answers.get(id) ?? new Promise((resolve) => setTimeout(resolve, 20, 'later'));
  answers.set(id, answer);
  return use(answer);
}

const Waiting = () => <p>{useLater()}</p>;

function Throwing(): ReactNode {
  throw new Error('this never works');
}

function ThrowingLate() {
  useLater();
  return <Throwing />;
}

function ThrowingPart() {
  return (
    <section>
      <p>The rest</p>
      <Suspense fallback={<p>Soon</p>}>
        <ThrowingLate />
      </Suspense>
    </section>
  );
}

function Named() {
  usePageTitle('Tea %');
  return (
    <Suspense fallback={<p>Soon</p>}>
      <ThrowingLate />
    </Suspense>
  );
}

function Account() {
  const { user, hasRole } = useAuth();
  return (
    <>
      <p>{`${user?.uid ?? 'nobody'}, baker: ${String(hasRole('baker'))}`}</p>
      <Can permissions="bake">Bake bread</Can>
    </>
  );
}

const item = async ({ params }: { readonly params: Readonly<Record<string, unknown>> }) => ({
  name: `Item </script> ${String(params['id'])}`,
  since: new Date('2020-02-02'),
});

const page = (Component: () => ReactNode) => async () => ({ default: Component });

export const renderedApp = defineApp({
  routes: defineRoutes({
    '/': {
      tab: true,
      title: 'Home',
      load: page(Home),
      head: { description: 'A "shop" & more', openGraph: { image: 'https://a.example/p.png' } },
    },
    '/me': { tab: true, title: '%me%', load: page(() => <p>Me</p>) },
    '/item/:id': {
      title: 'Item',
      load: page(Item),
      loader: item,
      head: ({ data, locale }: HeadContext<Awaited<ReturnType<typeof item>>>) => ({
        title: data.name,
        canonical: 'https://a.example/item',
        description: '%me%',
        openGraph: { title: `${locale} %me%`, site_name: '%me%' },
      }),
    },
    '/account': { load: page(Account) },
    '/admin': { title: 'Admin', roles: ['admin'], load: page(() => <p>Secret</p>) },
    '/old': { load: page(() => null), beforeEnter: () => '/item/2' },
    '/broken': { load: page(() => null), loader: () => Promise.reject(new Error('no data')) },
    '/项目': { load: page(() => <p>Items</p>) },
    '/to-chinese': { load: page(() => null), beforeEnter: () => '/项目?q=价' },
    '/to-elsewhere': { load: page(() => null), beforeEnter: () => '//evil.example/' },
    '/never': { load: page(() => null), loader: () => new Promise(() => {}) },
    '/suspends': { load: page(() => use(never)) },
    '/long': { load: page(() => <p>{'word '.repeat(20_000)}</p>) },
    '/waits': { load: page(Waiting) },
    '/throws': { load: page(Throwing) },
    '/throws-late': { load: page(ThrowingLate) },
    '/throws-in-part': { load: page(ThrowingPart) },
    '/named': { title: 'Item', load: page(Named) },
    '/missing/:id': {
      title: 'Book',
      load: page(() => null),
      loader: () => Promise.reject(new Response(null, { status: 404 })),
      head: ({ data }) => ({ title: (data as { name: string }).name }),
    },
    '/gone': { load: page(() => <p>Gone for ever</p>), head: { status: 410 } },
    '/sign-in': { load: page(() => null) },
  }),
  tabBar: {
    items: [
      { page: '/', text: 'Home' },
      { page: '/me', text: '%me%' },
    ],
  },
  signIn: '/sign-in',
  messages: { en: { me: 'Me' }, 'zh-Hans': async () => ({ me: '我' }), ar: { me: 'أنا' } },
});
