import type { Focus } from '@coop/domain/answers';

/** Where a crop of a picture looks, in CSS. Pages keep the focus to the tenth; so must what the panel shows of them. */
export const cropPosition = (focus: Focus | null): string => {
  const { x, y } = focus ?? { x: 50, y: 50 };
  return `${Math.round(x / 10) * 10}% ${Math.round(y / 10) * 10}%`;
};
