import { allOf, hasAny, listOf } from '../shared/environment.mjs';
import { parseOrigins } from './signable-url.mjs';

/** @typedef {import('../shared/environment.mjs').Environment} Environment */

const wechatNames = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_JSAPI_TICKET'];
const wecomNames = ['WECOM_CORP_ID', 'WECOM_SECRET', 'WECOM_AGENT_ID'];
const dingtalkNames = ['CORP_ID', 'AGENT_ID', 'APP_KEY', 'APP_SECRET'].map(
  (name) => `DINGTALK_${name}`,
);

/** @param {Environment} env @returns {import('./signers.mjs').WeChatAccount} */
function wechatOf(env) {
  const ticket = env.WECHAT_JSAPI_TICKET;
  const [appId = '', secret = ''] = allOf(
    env,
    ticket ? ['WECHAT_APP_ID'] : ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  );
  return ticket ? { appId, ticket } : { appId, secret };
}

/** @param {Environment} env @returns {import('./signers.mjs').WeComAccount} */
function wecomOf(env) {
  const [corpId = '', secret = ''] = allOf(env, ['WECOM_CORP_ID', 'WECOM_SECRET']);
  return { corpId, secret, ...(env.WECOM_AGENT_ID && { agentId: env.WECOM_AGENT_ID }) };
}

/** @param {Environment} env @returns {import('./signers.mjs').DingTalkAccount} */
function dingtalkOf(env) {
  const [corpId = '', agentId = '', appKey = '', appSecret = ''] = allOf(env, dingtalkNames);
  const hash = env.DINGTALK_HASH || 'sha1';
  if (hash !== 'sha1' && hash !== 'sha256') throw new Error('DINGTALK_HASH is sha1 or sha256');
  return { corpId, agentId, appKey, appSecret, hash };
}

/**
 * Reads the accounts from the environment: docs/environment.md.
 * @param {Environment} env
 * @returns {import('./signers.mjs').SignatureOptions & { origins: string[] }}
 */
export function readWeChatOptions(env) {
  return {
    origins: parseOrigins(listOf(env.SIGNATURE_ORIGINS)),
    ...(hasAny(env, wechatNames) && { account: wechatOf(env) }),
    ...(hasAny(env, wecomNames) && { wecom: wecomOf(env) }),
    ...(hasAny(env, dingtalkNames) && { dingtalk: dingtalkOf(env) }),
  };
}
