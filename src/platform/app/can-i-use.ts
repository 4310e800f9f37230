import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { type Scope, servesOnWeb } from '@/platform/call/rows';
import { hostCan } from '@/platform/host/levels';

export function createCanIUse(context: PlatformContext, rowOf: Scope['rowOf']) {
  const { window } = context.env;
  const supportsCss = (feature: string | undefined) =>
    feature === 'backdrop-filter'
      ? window.CSS.supports(feature, 'none') || window.CSS.supports(`-webkit-${feature}`, 'none')
      : /^(var|env|constant)$/.test(feature ?? '') && window.CSS.supports('top', `${feature}(--a)`);

  return (schema: string): boolean => {
    refuseUnless(typeof schema === 'string', 'canIUse', 'parameter.schema should be a string');
    const [name = '', part] = schema.split('.');
    if (name === 'css') return supportsCss(part);
    if (name === 'host' || name === 'share') {
      return part === undefined ? name === 'host' : hostCan(context, rowOf, schema) !== 'none';
    }
    return servesOnWeb(window, rowOf, name);
  };
}
