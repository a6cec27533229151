import { units } from '@coop/domain/answers';
import { z } from 'zod';

export const trendsQuery = z.strictObject({ por: z.enum(units, 'Escriba mes o semana').default('mes') });

export type TrendsQuery = z.output<typeof trendsQuery>;
