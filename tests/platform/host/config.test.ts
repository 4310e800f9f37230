import { configFor } from '@/platform/host/config';
import { describe, expect, it } from 'vitest';

describe('configFor', () => {
  it('configFor uses one endpoint for every app', () => {
    expect(configFor('wecom', { endpoint: '/sign', fontSize: 'fixed' })).toEqual({
      endpoint: '/sign',
      fontSize: 'fixed',
    });
  });

  it('configFor uses the endpoint of the app, and no endpoint if the app has none', () => {
    const config = { endpoint: { wechat: '/wechat', dingtalk: '/dingtalk' }, apis: ['addCard'] };
    expect(configFor('dingtalk', config)).toEqual({ endpoint: '/dingtalk', apis: ['addCard'] });
    expect(configFor('wecom', config)).toEqual({ apis: ['addCard'] });
  });
});
