import type { CaseStatus, LinkedCase, PrivateLink } from '@coop/domain/answers';
import type { ReturnedData } from '../../forms/description/types';

/** A case opened by its private link without JavaScript; `aportado` right after documents were added. */
export type Opened = { caso: LinkedCase; enlace: PrivateLink; aportado: boolean };
/** An invalid request by private link. */
export type Refused = ReturnedData;

/** The data that the server rendered the page with. */
export type Returned = CaseStatus | Opened | ReturnedData;

export const openedIn = (data: Returned | undefined): Opened | undefined => (data && 'caso' in data ? data : undefined);

export const refusedIn = (data: Returned | undefined): Refused | undefined =>
  data && 'valores' in data && 'llave' in data.valores ? data : undefined;
