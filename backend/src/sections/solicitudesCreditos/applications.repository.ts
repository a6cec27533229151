import { type Row, type sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

type Application = Row<(typeof sections)['contactanos/solicitudes-creditos']>;

const solicitudes = tables['contactanos/solicitudes-creditos'];
const open = ['recibida', 'en_revision', 'contactado', 'documentos_pendientes', 'en_evaluacion', 'aprobada'];

@Injectable()
export class ApplicationsRepository {
  /** Returns the latest open application by the same person for the same product since a day. */
  async findOpenLike(
    { id, numeroDocumento, tipoDocumento, producto }: Application,
    since: string,
    tx: Database,
  ): Promise<string | undefined> {
    const [row] = await tx
      .select({ id: solicitudes.id })
      .from(solicitudes)
      .where(
        and(
          eq(solicitudes.numeroDocumento, numeroDocumento),
          eq(solicitudes.tipoDocumento, tipoDocumento),
          eq(solicitudes.producto, producto),
          inArray(solicitudes.estado, open as (typeof solicitudes.estado._.data)[]),
          gte(solicitudes.creadoEn, since),
          ne(solicitudes.id, id),
        ),
      )
      .orderBy(desc(solicitudes.creadoEn))
      .limit(1);
    return row?.id;
  }

  async findGranted(numeroOperacion: string, id: string, tx: Database): Promise<string | undefined> {
    const [row] = await tx
      .select({ codigo: solicitudes.codigo })
      .from(solicitudes)
      .where(
        and(
          eq(solicitudes.numeroOperacion, numeroOperacion),
          inArray(solicitudes.estado, ['aprobada', 'desembolsada']),
          ne(solicitudes.id, id),
        ),
      )
      .limit(1);
    return row?.codigo;
  }
}
