import { describe, expect, it } from 'vitest';
import { configFor } from '@/platform/host/config';

describe('configFor', () => {
  it('takes one endpoint for every app', () => {
    expect(configFor('wecom', { endpoint: '/sign', fontSize: 'fixed' })).toEqual({
      endpoint: '/sign',
      fontSize: 'fixed',
    });
  });

  it('takes the own one of an app, and none where it has none', () => {
    const config = { endpoint: { wechat: '/wechat', dingtalk: '/dingtalk' }, apis: ['addCard'] };
    expect(configFor('dingtalk', config)).toEqual({ endpoint: '/dingtalk', apis: ['addCard'] });
    expect(configFor('wecom', config)).toEqual({ apis: ['addCard'] });
  });
});
