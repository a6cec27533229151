import { expect, it } from '@jest/globals';
import type { Picture } from '../pictures/picture.js';
import { svgOf } from '../pictures/renderPicture.js';
import { demoContent } from './demoContent.js';

/** The first picture of a row, which is the one that its card shows. */
function coverOf(draft: unknown): Picture | undefined {
  const text = /\{\\?"subject.*?\}/.exec(JSON.stringify(draft))?.[0].replaceAll('\\', '');
  return text ? JSON.parse(text) : undefined;
}

it('published rows of one list have different pictures', () => {
  const drawn = new Map<string, string[]>();
  for (const { section, key, draft, orders } of demoContent()) {
    const cover = coverOf(draft);
    if (!cover || orders.at(-1)?.name !== 'publicar') continue;
    const looks = `${section.name} ${svgOf(cover)}`;
    drawn.set(looks, [...(drawn.get(looks) ?? []), `${section.name}/${key}`]);
  }
  expect([...drawn.values()].filter((alike) => alike.length > 1)).toEqual([]);
});
