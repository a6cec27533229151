import { UnknownPage } from '../../ground/menu/UnknownPage';
import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

/** Balances have neither list nor record screens: a lookup by number and batch uploads. */
export const saldos: Override = {
  section: 'saldos',
  List: later(async () => (await import('./BalancesPage')).BalancesPage),
  Show: UnknownPage,
};
