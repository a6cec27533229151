import type { Focus } from '@coop/domain/answers';

/** Returns the CSS object-position of an image's focus. Rounded to tens, as the public site does. */
export const cropPosition = (focus: Focus | null): string => {
  const { x, y } = focus ?? { x: 50, y: 50 };
  return `${Math.round(x / 10) * 10}% ${Math.round(y / 10) * 10}%`;
};
