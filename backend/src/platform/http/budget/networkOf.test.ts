import { describe, expect, it } from '@jest/globals';
import { networkOf, siteOf } from './networkOf.js';

describe('networkOf and siteOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['::', '0:0:0:0', '0:0:0'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0', '64:ff9b:0'],
    ['198.51.100.7:51234', '198.51.100.7', '198.51.100.7'],
    ['[2001:db8:1:2::6]:51234', '2001:db8:1:2', '2001:db8:1'],
    ['[2001:db8:1:2::6]', '2001:db8:1:2', '2001:db8:1'],
    ['nada', 'nada', 'nada'],
    ['', '', ''],
    [undefined, '', ''],
  ])('map %s to the network %s and the site %s', (address, network, site) => {
    expect([networkOf(address), siteOf(address)]).toEqual([network, site]);
  });
});
