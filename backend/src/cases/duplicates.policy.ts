import type { AnyRow } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { TableStore } from '../sections/table-store.js';

/** A complaint is void as a repeat of another one of the same person, which stands. */
@Injectable()
export class DuplicatesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly tables: TableStore,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === 'contactanos/reclamos', this);
  }

  async beforeWrite({ section, action, after }: Change, tx: Database) {
    if (action !== 'anular' || !after?.reclamoOriginal) return;
    const original = await this.tables.find(section, after.reclamoOriginal as string, tx);
    const fault = faultOf(after, original);
    if (fault) throw invalidData({ reclamoOriginal: fault });
  }
}

function faultOf(repeat: AnyRow, original: AnyRow | undefined): string | undefined {
  if (!original) return 'Ese reclamo no existe';
  if (original.id === repeat.id) return 'Un reclamo no es duplicado de sí mismo';
  if (original.numeroDocumento !== repeat.numeroDocumento || original.tipoDocumento !== repeat.tipoDocumento)
    return 'Elija otro reclamo de la misma persona';
  return original.estado === 'anulado' ? 'El reclamo original está anulado' : undefined;
}
