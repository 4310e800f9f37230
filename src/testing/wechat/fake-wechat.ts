// WeChat's side of the web authorisation, on this machine: https://developers.weixin.qq.com/doc/service/guide/h5/auth.html
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeWeChatUser = {
  readonly openId: string;
  readonly unionId?: string;
  readonly nickname?: string;
  readonly picture?: string;
  /** WeChat shows a snapshot of the page, to a user that is not a real one. */
  readonly isSnapshot?: boolean;
};

export type FakeWeChatOptions = {
  readonly appId: string;
  readonly secret: string;
  /** The first one uses the phone. */
  readonly users: readonly FakeWeChatUser[];
  /** The hosts that the console of the account allows for `redirect_uri`. Without it, all are allowed. */
  readonly hosts?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

export type FakeWeChatAnswer =
  | { readonly kind: 'errcode'; readonly errcode: number }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html'; readonly status: number }
  /** The right answer, after this time. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The connection breaks off in the middle of the answer. */
  | { readonly kind: 'cut' };

export type FakeWeChatPath =
  | '/connect/oauth2/authorize'
  | '/connect/oauth2/confirm'
  | '/sns/auth'
  | '/sns/oauth2/access_token'
  | '/sns/oauth2/refresh_token'
  | '/sns/userinfo';

export type FakeWeChatScope = 'snsapi_base' | 'snsapi_userinfo';

type Grant = { readonly user: FakeWeChatUser; readonly scope: FakeWeChatScope };
type Code = Grant & { readonly until: number; isUsed: boolean };
/** The access that one refresh token renews. */
type Session = Grant & {
  readonly refreshToken: string;
  readonly refreshUntil: number;
  accessToken: string;
  accessUntil: number;
};
type Prompt = Grant & { readonly target: string; readonly state: string };
type Reply =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html'; readonly status: number; readonly text: string }
  | { readonly kind: 'redirect'; readonly address: string };

const MINUTE = 60_000;
const ACCESS_SECONDS = 7200;
const REFRESH_TIME = 30 * 24 * 60 * MINUTE;

const MESSAGES: Readonly<Record<number, string>> = {
  [-1]: 'system error',
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40030: 'invalid refresh_token',
  40125: 'invalid appsecret',
  40163: 'code been used',
  41001: 'access_token missing',
  41003: 'refresh_token missing',
  41008: 'missing code',
  42001: 'access_token expired',
  42002: 'refresh_token expired',
  42003: 'code expired',
  45011: 'api minute-quota reach limit, must slower, retry next minute',
  48001: 'api unauthorized',
};

/** WeChat compares the whole address with a pattern, so the order of the parameters counts. */
const AUTHORIZE =
  /^\?appid=([^&]+)&redirect_uri=([^&]+)&response_type=code&scope=(snsapi_base|snsapi_userinfo)(?:&state=([a-zA-Z0-9]{0,128}))?$/;

const json = (value: unknown): Reply => ({ kind: 'json', value });
const redirect = (address: string): Reply => ({ kind: 'redirect', address });
const page = (text: string, status = 200): Reply => ({
  kind: 'html',
  status,
  text: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>WeChat</title><body>${text}</body></html>`,
});
const refuse = (errcode: number): Reply =>
  json({ errcode, errmsg: `${MESSAGES[errcode] ?? 'error'}, hints: [ req_id: fake ]` });

/** Adds parameters before the hash, and leaves the rest of the address as it is. */
function withQuery(address: string, query: string): string {
  const [path = '', ...hash] = address.split('#');
  const joint = path.includes('?') ? '&' : '?';
  return [`${path}${joint}${query}`, ...hash].join('#');
}

function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The codes and tokens, without HTTP. */
function createGrants({
  appId,
  secret,
  now,
}: {
  appId: string;
  secret: string;
  now: () => number;
}) {
  const codes = new Map<string, Code>();
  const sessions: Session[] = [];
  let count = 0;
  const make = (kind: string) => `fake${kind}${String((count += 1)).padStart(6, '0')}`;

  const answerOf = ({ user, scope, accessToken, refreshToken }: Session) => ({
    access_token: accessToken,
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    openid: user.openId,
    scope,
  });

  function renew(session: Session): void {
    // A token that is still valid keeps its text, and gets a new end.
    if (session.accessUntil <= now()) session.accessToken = make('Access');
    session.accessUntil = now() + ACCESS_SECONDS * 1000;
  }

  function sessionOf(query: URLSearchParams): Session | number {
    const token = query.get('access_token') ?? '';
    if (token === '') return 41001;
    const session = sessions.find(({ accessToken }) => accessToken === token);
    if (!session) return 40001;
    if (session.accessUntil <= now()) return 42001;
    return session.user.openId === query.get('openid') ? session : 40003;
  }

  return {
    makeCode(grant: Grant): string {
      const code = make('Code');
      codes.set(code, { ...grant, until: now() + 5 * MINUTE, isUsed: false });
      return code;
    },

    exchange(query: URLSearchParams): Reply {
      if (query.get('appid') !== appId) return refuse(40013);
      if (query.get('secret') !== secret) return refuse(40125);
      if (query.get('grant_type') !== 'authorization_code') return refuse(40002);
      const given = query.get('code') ?? '';
      if (given === '') return refuse(41008);
      const code = codes.get(given);
      if (!code) return refuse(40029);
      if (code.isUsed) return refuse(40163);
      if (code.until <= now()) return refuse(42003);
      code.isUsed = true;
      const { user, scope } = code;
      const session: Session = {
        user,
        scope,
        accessToken: make('Access'),
        accessUntil: now() + ACCESS_SECONDS * 1000,
        refreshToken: make('Refresh'),
        refreshUntil: now() + REFRESH_TIME,
      };
      sessions.push(session);
      return json({
        ...answerOf(session),
        ...(user.isSnapshot && { is_snapshotuser: 1 }),
        ...(user.unionId && scope === 'snsapi_userinfo' && { unionid: user.unionId }),
      });
    },

    refresh(query: URLSearchParams): Reply {
      if (query.get('appid') !== appId) return refuse(40013);
      if (query.get('grant_type') !== 'refresh_token') return refuse(40002);
      const given = query.get('refresh_token') ?? '';
      if (given === '') return refuse(41003);
      const session = sessions.find(({ refreshToken }) => refreshToken === given);
      if (!session) return refuse(40030);
      if (session.refreshUntil <= now()) return refuse(42002);
      renew(session);
      return json(answerOf(session));
    },

    readUser(query: URLSearchParams): Reply {
      const session = sessionOf(query);
      if (typeof session === 'number') return refuse(session);
      if (session.scope !== 'snsapi_userinfo') return refuse(48001);
      const { openId, unionId, nickname = '', picture = '' } = session.user;
      return json({
        openid: openId,
        nickname,
        sex: 0,
        language: '',
        city: '',
        province: '',
        country: '',
        headimgurl: picture,
        privilege: [],
        ...(unionId && { unionid: unionId }),
      });
    },

    checkToken(query: URLSearchParams): Reply {
      const session = sessionOf(query);
      return typeof session === 'number' ? refuse(session) : json({ errcode: 0, errmsg: 'ok' });
    },
  };
}

/** The pages that users see in WeChat. */
function createPrompts({ appId, hosts }: FakeWeChatOptions, makeCode: (grant: Grant) => string) {
  const prompts = new Map<string, Prompt>();

  const allow = ({ target, state, ...grant }: Prompt) =>
    redirect(withQuery(target, `code=${makeCode(grant)}&state=${state}`));

  function ask(prompt: Prompt): Reply {
    const id = String(prompts.size + 1);
    prompts.set(id, prompt);
    const link = (answer: string, text: string) =>
      `<a href="/connect/oauth2/confirm?prompt=${id}&amp;answer=${answer}">${text}</a>`;
    const name = escapeHtml(prompt.user.nickname ?? prompt.user.openId);
    return page(`<h1>${name}</h1>${link('allow', 'Allow')} ${link('reject', 'Reject')}`);
  }

  return {
    authorize(search: string, user: FakeWeChatUser): Reply {
      const [, id = '', address = '', scope, state = ''] = AUTHORIZE.exec(search) ?? [];
      const target = decode(address) ?? '';
      if (scope === undefined || !isAddress(target)) return page('10002: bad parameters', 400);
      if (decode(id) !== appId) return page('40013: invalid appid', 400);
      const { protocol, hostname } = new URL(target);
      const isAllowed = /^https?:$/.test(protocol) && (hosts?.includes(hostname) ?? true);
      if (!isAllowed) return page('10003: redirect_uri is not of this account', 400);
      const prompt: Prompt = { user, scope: scope as FakeWeChatScope, target, state };
      return scope === 'snsapi_base' ? allow(prompt) : ask(prompt);
    },

    confirm(query: URLSearchParams): Reply {
      const id = query.get('prompt') ?? '';
      const prompt = prompts.get(id);
      if (!prompt) return page('this page has been answered', 400);
      prompts.delete(id);
      if (query.get('answer') === 'allow') return allow(prompt);
      return redirect(withQuery(prompt.target, `state=${prompt.state}`));
    },
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply.kind === 'redirect') {
    response.writeHead(302, { Location: reply.address }).end();
  } else if (reply.kind === 'html') {
    response.writeHead(reply.status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(reply.text);
  } else {
    // WeChat sends JSON with this type.
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(JSON.stringify(reply.value));
  }
}

/**
 * Plays api.weixin.qq.com and open.weixin.qq.com for tests: the authorisation of users, codes, tokens and profiles.
 * Codes work once and for 5 minutes, access tokens for 2 hours, refresh tokens for 30 days.
 */
export function createFakeWeChat(options: FakeWeChatOptions) {
  const { appId, secret, users, now = Date.now } = options;
  const [first] = users;
  if (!first) throw new TypeError('createFakeWeChat: users must have at least one user');
  const grants = createGrants({ appId, secret, now });
  const prompts = createPrompts(options, grants.makeCode);
  const planned = new Map<FakeWeChatPath, FakeWeChatAnswer[]>();
  const requests: URL[] = [];
  let onPhone = first;

  function userOf(openId: string): FakeWeChatUser {
    const user = users.find((other) => other.openId === openId);
    if (user) return user;
    throw new TypeError(`createFakeWeChat: users has no openId '${openId}'`);
  }

  const replies: Readonly<Record<FakeWeChatPath, (url: URL) => Reply>> = {
    '/connect/oauth2/authorize': ({ search }) => prompts.authorize(search, onPhone),
    '/connect/oauth2/confirm': ({ searchParams }) => prompts.confirm(searchParams),
    '/sns/auth': ({ searchParams }) => grants.checkToken(searchParams),
    '/sns/oauth2/access_token': ({ searchParams }) => grants.exchange(searchParams),
    '/sns/oauth2/refresh_token': ({ searchParams }) => grants.refresh(searchParams),
    '/sns/userinfo': ({ searchParams }) => grants.readUser(searchParams),
  };
  const isPath = (path: string): path is FakeWeChatPath => path in replies;

  async function answer(url: URL, response: ServerResponse, gone: AbortSignal): Promise<void> {
    const path = url.pathname;
    if (!isPath(path)) return send(response, page('404', 404));
    const plan = planned.get(path)?.shift();
    if (plan === undefined) return send(response, replies[path](url));
    if (plan.kind === 'json') return send(response, plan);
    if (plan.kind === 'errcode') return send(response, refuse(plan.errcode));
    if (plan.kind === 'html') return send(response, page('busy', plan.status));
    if (plan.kind === 'cut') {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '1000' });
      return void response.write('{"access_token":"', () => response.destroy());
    }
    const timer = setTimeout(() => send(response, replies[path](url)), plan.milliseconds);
    gone.addEventListener('abort', () => clearTimeout(timer));
  }

  return {
    /** Starts the server at a free port. `origin` replaces WeChat's two origins. */
    async listen(): Promise<{ readonly origin: string; close(): Promise<void> }> {
      const server = createServer((request, response) => {
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        // Concatenated, because a path may begin with two slashes.
        const url = new URL(`http://localhost${request.url ?? '/'}`);
        requests.push(url);
        void answer(url, response, gone.signal);
      });
      server.listen(0, 'localhost');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      return {
        origin: `http://localhost:${port}`,
        async close() {
          const closed = once(server, 'close');
          server.close();
          server.closeAllConnections();
          await closed;
        },
      };
    },

    /** Another user takes the phone. */
    setUser(openId: string): void {
      onPhone = userOf(openId);
    },

    /** A code as the authorisation gives it, without a visit of its page. */
    makeCode(openId: string, scope: FakeWeChatScope = 'snsapi_base'): string {
      return grants.makeCode({ user: userOf(openId), scope });
    },

    /** The next requests of this path get these answers. After them the normal answers return. */
    answerNext(path: FakeWeChatPath, ...answers: FakeWeChatAnswer[]): void {
      planned.set(path, [...(planned.get(path) ?? []), ...answers]);
    },

    /** All requests until now, or those of one path. */
    requests(path?: FakeWeChatPath): readonly URL[] {
      return requests.filter(({ pathname }) => path === undefined || pathname === path);
    },

    /** The number of all requests until now, or of those of one path. */
    count(path?: FakeWeChatPath): number {
      return this.requests(path).length;
    },
  };
}
