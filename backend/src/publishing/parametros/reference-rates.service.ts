import { withTre } from '@coop/domain/simulations';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { ReferenceRatesRepository } from './reference-rates.repository.js';

type Loan = Parameters<typeof withTre>[0];

/** Applies the reference rates in force to loans. */
@Injectable()
export class ReferenceRates {
  constructor(private readonly rates: ReferenceRatesRepository) {}

  /** Returns the loans as visitors read and simulate them today. */
  async applyToAll<L extends Loan>(loans: readonly L[], tx?: Database): Promise<L[]> {
    const inForce = await this.rates.findInForce(tx);
    return loans.map((loan) => withTre(loan, inForce));
  }

  async applyTo<L extends Loan>(loan: L, tx?: Database): Promise<L> {
    return withTre(loan, await this.rates.findInForce(tx));
  }
}
