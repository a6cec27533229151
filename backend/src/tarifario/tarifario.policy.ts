import { type AnyRow, sections } from '@coop/domain';
import { saysRateOf } from '@coop/domain/rates';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { RatedProductsRepository, type Tarifario } from './rated-products.repository.js';

const section = sections['institucional/tarifario'];

/** What a product pays or charges is said once, where it is published: the tarifario reads it from there. */
@Injectable()
export class TarifarioPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly products: RatedProductsRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === section.name, this);
  }

  async beforeWrite({ action, after }: Change, tx: Database) {
    if (action === 'publicar' && after) requireOwnRates(after, await this.products.findNames(tx));
  }
}

function requireOwnRates({ filas }: AnyRow, products: readonly string[]) {
  const rows = (filas ?? []) as Tarifario['filas'];
  const at = rows.findIndex((row) => saysRateOf(products, row));
  const row = rows[at];
  if (row)
    throw invalidData({
      filas: `Fila ${at + 1}: la tasa de «${row.concepto}» ya está en su propia sección, de donde el tarifario la lee. Quite la fila.`,
    });
}
