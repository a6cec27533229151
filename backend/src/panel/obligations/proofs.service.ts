import { type AnySection, findSection } from '@coop/domain';
import { type FulfilmentProof, fulfilmentOf } from '@coop/domain/sections/obligaciones/fulfilment';
import type { Occurrence } from '@coop/domain/sections/obligaciones/occurrencesOf';
import { Injectable } from '@nestjs/common';
import { validateQuery } from '../../platform/http/schema.pipe.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { listQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';
import { CountsRepository } from '../counts.repository.js';
import type { Obligation } from './obligations.repository.js';

export type Due = { obligation: Obligation; occurrence: Occurrence };
type ProvenOccurrence = { due: Due; section: AnySection; proof: FulfilmentProof };

@Injectable()
export class ProofsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly history: HistoryRepository,
  ) {}

  /** Returns the occurrences fulfilled by a publication or submission; counts all rows in one statement. */
  async settled(all: readonly Due[]): Promise<ReadonlySet<Due>> {
    const proven = all.flatMap(provenBy);
    return new Set([...(await this.byRows(proven)), ...(await this.byEvents(proven))]);
  }

  private async byRows(proven: readonly ProvenOccurrence[]): Promise<Due[]> {
    const queries = proven.flatMap(({ due, section, proof }) =>
      'filtro' in proof ? [{ due, section, query: queryOf(section, proof.filtro) }] : [],
    );
    const counted = await this.counts.count(queries);
    return queries.filter((_, at) => (counted[at]?.cantidad ?? 0) > 0).map(({ due }) => due);
  }

  private async byEvents(proven: readonly ProvenOccurrence[]): Promise<Due[]> {
    const actionProofs = proven.flatMap(({ due, section, proof }) =>
      'accion' in proof ? [{ due, section, proof }] : [],
    );
    const settled: Due[] = [];
    for (const { section, accion, own } of byKind(actionProofs)) {
      const names = own.map(({ proof }) => proof.registro);
      const events = await this.history.findEvents(section, accion, names);
      const found = new Set(events.map(({ registro }) => registro));
      settled.push(...own.filter(({ proof }) => found.has(proof.registro)).map(({ due }) => due));
    }
    return settled;
  }
}

type Event = { due: Due; section: AnySection; proof: Extract<FulfilmentProof, { accion: string }> };

function byKind(events: readonly Event[]): { section: AnySection; accion: string; own: Event[] }[] {
  const groups = new Map<string, { section: AnySection; accion: string; own: Event[] }>();
  for (const one of events) {
    const { section, proof } = one;
    const key = `${section.name} ${proof.accion}`;
    const group = groups.get(key) ?? { section, accion: proof.accion, own: [] };
    group.own.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function provenBy(due: Due): ProvenOccurrence[] {
  const { seccion, seCumple } = due.obligation;
  const section = seCumple === 'sola' && seccion ? findSection(seccion) : undefined;
  const proof = section && fulfilmentOf(section.name, due.occurrence.periodo);
  return section && proof ? [{ due, section, proof }] : [];
}

const queryOf = (section: AnySection, filter: object) =>
  rowQueryOf(section, validateQuery(listQuery(section), { filter: JSON.stringify(filter) }));
