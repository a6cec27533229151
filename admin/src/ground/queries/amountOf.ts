import type { Figure } from '@coop/domain/answers';

/** How many rows a figure tells of, in few signs; «1000+» where there are more than were counted. */
export const amountOf = ({ cantidad, hayMas }: Pick<Figure, 'cantidad' | 'hayMas'>): string =>
  `${cantidad}${hayMas ? '+' : ''}`;
