import type { Figure } from '@coop/domain/answers';

/** Formats a row count: «1000+» if the server capped it. */
export const amountOf = ({ cantidad, hayMas }: Pick<Figure, 'cantidad' | 'hayMas'>): string =>
  `${cantidad}${hayMas ? '+' : ''}`;
