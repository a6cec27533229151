import { describe, expect, it } from '@jest/globals';
import type { Config } from '../config/settings.js';
import { areInternal } from './network.js';
import { OpenNetworks } from './open-networks.js';
import { findOpenAddress, postOnce } from './postOnce.js';

const networks = (settings: Partial<Config> = {}) =>
  new OpenNetworks({ NODE_ENV: 'production', HOST: '127.0.0.1', ...settings } as Config);
const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('an IP address', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.254',
      '168.63.129.16',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.9.9',
    ],
    ...[
      '192.0.0.8',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.7',
      '224.0.0.1',
    ],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1'],
    ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:a00:1::1', '3fff::1', 'fc00::1', 'fd00:ec2::254'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'localhost', '', '8.8.8'],
  ])('%s is not allowed', (address) => expect(networks().isOpen(address)).toBe(false));

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2600:9000::1', '2a00:1450:4001::1'])(
    '%s is allowed',
    (address) => expect(networks().isOpen(address)).toBe(true),
  );

  it('on the internal network is allowed only if configured', () => {
    const open = networks({ WEBHOOKS_REDES_INTERNAS: '10.20.0.0/16, fd12:3456::/32' });
    expect(['10.20.3.4', 'fd12:3456::9'].map((address) => open.isOpen(address))).toEqual([true, true]);
    expect(['10.21.3.4', 'fd12:3457::9', '127.0.0.1'].map((address) => open.isOpen(address))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('on this machine is allowed only in a demo that no other machine reaches', () => {
    expect(networks({ NODE_ENV: 'development' }).isOpen('127.0.0.1')).toBe(true);
    expect(networks({ NODE_ENV: 'development', HOST: '0.0.0.0' }).isOpen('127.0.0.1')).toBe(false);
  });
});

describe('the setting of internal networks', () => {
  it.each(['10.0.0.0/8', '10.0.0.0/8,192.168.4.0/24', '127.0.0.0/8', '10.0.0.5', 'fd00::/8', '::1/128'])(
    'accepts %s',
    (text) => expect(areInternal(text)).toBe(true),
  );
  it.each([
    '0.0.0.0/0',
    '10.0.0.0/7',
    '169.254.0.0/16',
    '8.8.8.0/24',
    '::/0',
    '10.0.0',
    '8.8.8.8',
    '10.0.0.0/33',
    'casa',
    'fe80::/10',
  ])('rejects %s', (text) => expect(areInternal(text)).toBe(false));
});

describe('the host name of a webhook', () => {
  const url = new URL('https://espejo.entidad.bo/avisos');

  it('is called at its resolved address', async () => {
    await expect(findOpenAddress(url, networks(), leadsTo('8.8.8.8'))).resolves.toEqual({
      address: '8.8.8.8',
      family: 4,
    });
  });

  it.each([['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['::ffff:10.0.0.1']])(
    'is rejected if it resolves to %s',
    async (...addresses) => {
      await expect(findOpenAddress(url, networks(), leadsTo(...addresses))).rejects.toThrow('red interna');
    },
  );

  it('is called without TLS only on this machine', async () => {
    const open = networks({ WEBHOOKS_REDES_INTERNAS: '10.0.0.0/8,127.0.0.0/8' });
    const clear = new URL('http://espejo.entidad.bo/avisos');
    await expect(findOpenAddress(clear, open, leadsTo('10.0.0.1'))).rejects.toThrow('Sin https://');
    await expect(findOpenAddress(clear, open, leadsTo('127.0.0.1'))).resolves.toMatchObject({ address: '127.0.0.1' });
  });

  it('times out when the name server does not answer', async () => {
    const post = { url, headers: {}, body: '', timeoutMs: 50 };
    const never = () => new Promise<never>(() => undefined);
    await expect(postOnce(post, networks(), never)).rejects.toThrow('no respondió a tiempo');
  });
});
