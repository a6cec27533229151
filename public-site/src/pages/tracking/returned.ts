import type { Followed, PrivateLink, Tracked } from '@coop/domain/answers';
import type { ReturnedData } from '../../forms/description/types';

/** A case that was opened by its private link without JavaScript; `aportado`, just after documents came to it. */
export type Opened = { caso: Followed; enlace: PrivateLink; aportado: boolean };
/** What came of asking by a private link is wrong. */
export type Refused = ReturnedData;

/** What the server drew the page with. */
export type Returned = Tracked | Opened | ReturnedData;

export const openedIn = (data: Returned | undefined): Opened | undefined => (data && 'caso' in data ? data : undefined);

export const refusedIn = (data: Returned | undefined): Refused | undefined =>
  data && 'valores' in data && 'llave' in data.valores ? data : undefined;
