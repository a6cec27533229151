import { type AnyRow, type AnySection, canSee, type Flow, sectionList } from '@coop/domain';
import type { OtherCase } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { cellOf, type Names } from '../../resource/exports/table.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';

const DOCUMENT = 'numeroDocumento';
const KIND_OF_DOCUMENT = 'tipoDocumento';
const MAX_CASES = 10;

export const hasDocument = ({ kind, fields }: AnySection): boolean => kind === 'submission' && DOCUMENT in fields;

@Injectable()
export class EarlierCasesService {
  constructor(
    private readonly resources: ResourceService,
    private readonly names: NamesService,
  ) {}

  async find(section: AnySection, staff: Staff, id: string): Promise<OtherCase[]> {
    requirePermission(staff, 'leer', section);
    const row = await this.resources.getOpened(section, staff, id);
    const number = row[DOCUMENT];
    if (!number || row.anonimizadoEn || !canSee(staff.rol, section, DOCUMENT)) return [];
    const readable = sectionList
      .filter(hasDocument)
      .filter((one) => may(staff, 'leer', one) && canSee(staff.rol, one, DOCUMENT));
    const found = await Promise.all(readable.map((one) => this.ofSection(one, staff, row)));
    return found
      .flat()
      .filter((one) => one.id !== id)
      .sort((one, other) => other.creadoEn.localeCompare(one.creadoEn));
  }

  private async ofSection(section: AnySection, staff: Staff, row: AnyRow): Promise<OtherCase[]> {
    const { rows } = await this.resources.findPage(section, staff, {
      filter: { [DOCUMENT]: row[DOCUMENT] },
      range: [0, MAX_CASES],
      sort: ['creadoEn', 'DESC'],
    });
    const own = rows.filter((other) => other[KIND_OF_DOCUMENT] === row[KIND_OF_DOCUMENT]);
    const names = await this.names.ofReferences(staff, section, own);
    return own.map((other) => otherCase(section, other, names));
  }
}

const otherCase = (section: AnySection, row: AnyRow, names: Names): OtherCase => ({
  seccion: section.name,
  id: row.id,
  codigo: String(row.codigo),
  tipo: section.label.one,
  asunto: (section.submission?.comparedBy ?? [])
    .map((name) => row[name] && cellOf(section.fields[name], row[name], names))
    .filter(Boolean)
    .join(' · '),
  estado: (section.flows.estado as Flow).states[String(row.estado)] ?? '',
  creadoEn: row.creadoEn,
});
