import { type AnyRow, type AnySection, getTransition, sections } from '@coop/domain';
import type { ReplyTemplate } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { TableStore } from '../../resource/rows/table-store.js';

const plantillas: AnySection = sections['sitio/plantillas-respuesta'];

@Injectable()
export class TemplatesService {
  constructor(private readonly tables: TableStore) {}

  async find(section: AnySection, staff: Staff): Promise<ReplyTemplate[]> {
    requirePermission(staff, 'responder', section);
    const query = { between: {}, searchIn: [], sort: ['nombre', 'ASC'] } as const;
    const { rows } = await this.tables.findPage(plantillas, { ...query, equals: { seccion: [section.name] } });
    return (rows as (AnyRow & Pick<ReplyTemplate, 'nombre' | 'texto'>)[]).map((row) => ({
      id: row.id,
      nombre: row.nombre,
      texto: row.texto,
      valores: decidedBy(section, row),
    }));
  }
}

function decidedBy(section: AnySection, template: AnyRow): ReplyTemplate['valores'] {
  const { requires = [], accepts = [] } = getTransition(section, 'responder');
  const names = [...requires, ...accepts].filter((name) => (template[name] ?? null) !== null);
  return Object.fromEntries(names.map((name) => [name, template[name]]));
}
