import { expect, test } from '@jest/globals';
import { youtubeId } from './youtubeId.js';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=42'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
])('finds the video of %s', (address) => {
  expect(youtubeId(address)).toBe('dQw4w9WgXcQ');
});

test.each([
  ['https://www.youtube.com/@kantuta'],
  ['https://youtu.be/corto'],
  ['https://youtube.com.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?x=https://youtu.be/dQw4w9WgXcQ'],
  ['http://youtu.be/dQw4w9WgXcQ'],
  ['/novedades'],
])('finds none in %s', (address) => {
  expect(youtubeId(address)).toBeUndefined();
});
