import { UnknownPage } from '../../ground/menu/UnknownPage';
import { later } from '../../ground/page/later';
import type { Override } from '../Override';

/** Balances have no list and no record of their own: they are asked for by a number, and brought by files. */
export const saldos: Override = {
  section: 'saldos',
  List: later(async () => (await import('./BalancesPage')).BalancesPage),
  Show: UnknownPage,
};
