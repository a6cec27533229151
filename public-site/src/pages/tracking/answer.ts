import type { Tracked } from '@coop/domain/answers';
import type { Errors, Values } from '../../forms/description/types';
import { errorsOf } from '../../forms/sending/errorsOf';
import { openedIn, type Returned, refusedIn } from './returned';

export type Answer = { tipo: 'hallado'; caso: Tracked } | { tipo: 'falla'; errores: Errors; valores: Values };

/** What was asked by number and document is answered, where the server drew the page with it. */
export function answerOf(data: Returned | undefined): Answer | undefined {
  if (!data || openedIn(data) || refusedIn(data)) return undefined;
  if ('valores' in data) return { tipo: 'falla', errores: errorsOf(data), valores: data.valores };
  return 'estado' in data ? { tipo: 'hallado', caso: data } : undefined;
}
