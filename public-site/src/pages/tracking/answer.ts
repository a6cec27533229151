import type { Tracked } from '@coop/domain/answers';
import type { Errors, ReturnedData, Values } from '../../forms/description/types';
import { errorsOf } from '../../forms/sending/errorsOf';

export type Answer = { tipo: 'hallado'; reclamo: Tracked } | { tipo: 'falla'; errores: Errors; valores: Values };

/** What the server drew the page with. */
export const answerOf = (data: Tracked | ReturnedData): Answer =>
  'estado' in data
    ? { tipo: 'hallado', reclamo: data }
    : { tipo: 'falla', errores: errorsOf(data), valores: data.valores };
