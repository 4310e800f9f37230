import { createRateLimit, HttpError } from '../shared/http.mjs';
import { parseOrigins, signableUrl } from '../wechat/signable-url.mjs';
import { createSigners } from '../wechat/signers.mjs';
import { sendJson } from './http/answers.mjs';
import { readJson } from './http/requests.mjs';

/** @typedef {import('../wechat/signers.mjs').SignatureOptions} SignatureOptions */
/** @typedef {(url: string) => Promise<object>} Sign */

const TICKET = 'portico-demonstration-ticket';

/** No phone accepts these. With them, a page and its tests can run the whole flow. @type {SignatureOptions} */
const demonstration = {
  account: { appId: 'wxdemo0000000000ab', ticket: TICKET },
  wecom: { corpId: 'wwdemo0000000000ab', ticket: TICKET },
  dingtalk: { corpId: 'dingdemo0000000000', agentId: '100000001', ticket: TICKET },
};

/** @param {Sign | undefined} sign @param {string} missing @returns {Sign} */
function configured(sign, missing) {
  if (sign) return sign;
  throw new HttpError(404, `nothing is configured to sign this: set ${missing}`);
}

/** @param {Record<string, unknown>} body */
function wantsAgent({ agent = false }) {
  if (typeof agent === 'boolean') return agent;
  throw new HttpError(400, 'agent must be true or false');
}

/**
 * @param {{ options?: SignatureOptions, now: () => number }} given
 * @returns {import('./http/router.mjs').Route[]}
 */
export function createSignatureRoutes({ options = {}, now }) {
  const isReal = Boolean(options.account || options.wecom || options.dingtalk);
  const accounts = isReal ? options : demonstration;
  const { wechat, wecom, dingtalk } = createSigners({ ...options, ...accounts, now });
  const headers = isReal ? undefined : { 'X-Portico-Demonstration': '1' };
  const origins = parseOrigins(options.origins ?? []);
  const limit = createRateLimit({ max: 600, ms: 60_000, now });

  /**
   * @param {string} path
   * @param {(body: Record<string, unknown>) => Sign} signOf
   * @returns {import('./http/router.mjs').Route}
   */
  const route = (path, signOf) => ({
    method: 'POST',
    path,
    async handle({ request, response }) {
      limit(request.socket.remoteAddress ?? '');
      const { host, origin } = request.headers;
      const body = await readJson(request);
      const url = signableUrl(body.url, { origins, host, origin });
      sendJson(response, 200, await signOf(body)(url), headers);
    },
  });

  const agent = () => configured(wecom?.agent, 'WECOM_CORP_ID, WECOM_SECRET and WECOM_AGENT_ID');
  return [
    route('/api/wechat/signature', (body) =>
      wantsAgent(body) ? agent() : configured(wechat, 'WECHAT_APP_ID and WECHAT_APP_SECRET'),
    ),
    route('/api/wecom/signature', (body) =>
      wantsAgent(body) ? agent() : configured(wecom?.corp, 'WECOM_CORP_ID and WECOM_SECRET'),
    ),
    route('/api/dingtalk/signature', () =>
      configured(
        dingtalk,
        'DINGTALK_CORP_ID, DINGTALK_AGENT_ID, DINGTALK_APP_KEY and DINGTALK_APP_SECRET',
      ),
    ),
  ];
}
