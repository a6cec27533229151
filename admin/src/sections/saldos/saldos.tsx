import { UnknownPage } from '../../ground/menu/UnknownPage';
import type { Override } from '../Override';
import { BalancesPage } from './BalancesPage';

/** Balances have no list and no record of their own: they are asked for by a number, and brought by files. */
export const saldos: Override = { section: 'saldos', List: BalancesPage, Show: UnknownPage };
