import { sections } from '@coop/domain';
import { repeatsProductRate } from '@coop/domain/rates';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { RatedProductsRepository, type Tarifario } from './rated-products.repository.js';

const section = sections['institucional/tarifario'];

/** Refuses rates in the tarifario that a product's own section publishes: the tarifario reads them from there. */
@Injectable()
export class TarifarioPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly products: RatedProductsRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof section>, tx: Database) {
    if (action === 'publicar' && after) requireOwnRates(after, await this.products.findNames(tx));
  }
}

function requireOwnRates({ filas: rows }: Tarifario, products: readonly string[]) {
  const at = rows.findIndex((row) => repeatsProductRate(products, row));
  const row = rows[at];
  if (row)
    throw invalidData({
      filas: `Fila ${at + 1}: la tasa de «${row.concepto}» ya está en su propia sección, de donde el tarifario la lee. Quite la fila.`,
    });
}
