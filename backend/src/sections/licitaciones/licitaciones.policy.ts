import { isDeepStrictEqual } from 'node:util';
import { type AnyRow, clockAt, type Row, sections, todayInLaPaz, withDerived } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

type Licitacion = Row<(typeof sections)['institucional/licitaciones']>;
type Documento = Licitacion['documentos'][number];

/** Terms that bidders rely on: they change only with an amendment. */
const terms = [
  'objeto',
  'consultasHasta',
  'reunionAclaracion',
  'presentacionHasta',
  'apertura',
] as const satisfies readonly (keyof Licitacion)[];

/** Keeps published tender documents: documents are only added, and terms change with an amendment. */
@Injectable()
export class LicitacionesPolicy implements SectionPolicy {
  applies = isSection(sections['institucional/licitaciones']);

  constructor(
    private readonly published: PublishedRepository,
    private readonly history: HistoryRepository,
  ) {}

  async beforeWrite(
    { section, action, before, after }: ChangeOf<(typeof sections)['institucional/licitaciones']>,
    tx: Database,
  ) {
    if (!before || !after) return;
    // An archived tender has no public copy; its last publication still binds.
    const copy =
      (await this.published.findCopy(section, before.id, tx)) ??
      (await this.history.findLast(section, before.id, 'publicar', tx));
    if (!copy) return;
    const [read, written] = [copy as AnyRow & Licitacion, after];
    requireDocumentsUnchanged(read.documentos, written.documentos);
    if (action !== 'publicar' || terms.every((name) => isDeepStrictEqual(read[name], written[name]))) return;
    const { fase } = withDerived(section.fields, read, clockAt());
    if (fase === 'abierta') requireAmendment(read.documentos, written.documentos);
    written.modificadaEl = todayInLaPaz();
  }
}

function requireDocumentsUnchanged(read: readonly Documento[], written: readonly Documento[]) {
  const removed = read.find((documento) => !isAmong(documento, written));
  if (removed)
    throw invalidData({
      documentos: 'Los documentos publicados no se quitan ni se cambian: agregue uno nuevo debajo',
    });
}

function requireAmendment(read: readonly Documento[], written: readonly Documento[]) {
  const added = written.filter((documento) => !isAmong(documento, read));
  if (!added.some(({ tipo }) => tipo === 'enmienda'))
    throw invalidData({
      documentos: 'Cambió el objeto o las fechas de una convocatoria abierta: agregue la enmienda que lo dice',
    });
}

const isAmong = (documento: Documento, others: readonly Documento[]) =>
  others.some((other) => isDeepStrictEqual(other, documento));
