import { expect, it } from '@jest/globals';
import { distanceBetween, inWords } from './distance';

const laPaz = { latitude: -16.5083, longitude: -68.1264 };

it.each([
  ['itself', laPaz, '50 m'],
  ['a few streets', { latitude: -16.5115, longitude: -68.1264 }, '350 m'],
  ['the next town', { latitude: -16.5046, longitude: -68.1631 }, '3,9 km'],
  ['another department', { latitude: -17.7828, longitude: -63.1834 }, '544 km'],
])('formats the distance to %s', (_, other, words) => expect(inWords(distanceBetween(laPaz, other))).toBe(words));
