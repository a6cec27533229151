import type { Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/tipologias'];

export type Tipologia = Row<(typeof sections)['sitio/tipologias']>;
type TipologiaKey = Pick<Tipologia, 'motivo' | 'producto'>;

@Injectable()
export class TipologiasRepository {
  /** Returns a complaint's code on a day: by its product, else by its motive alone; undefined if there is none. */
  async findCode({ motivo, producto }: TipologiaKey, day: string, tx: Database): Promise<string | undefined> {
    const rows = await tx
      .select({ codigo: table.codigo, producto: table.producto })
      .from(table)
      .where(
        and(
          eq(table.motivo, motivo),
          producto ? or(eq(table.producto, producto), isNull(table.producto)) : isNull(table.producto),
          lte(table.vigenteDesde, day),
          or(isNull(table.vigenteHasta), gte(table.vigenteHasta, day)),
        ),
      );
    return (rows.find((row) => row.producto !== null) ?? rows[0])?.codigo;
  }

  /** Returns another typology for the same complaints on overlapping days. */
  async findOverlapping(
    { id, motivo, producto, vigenteDesde, vigenteHasta }: Tipologia,
    tx: Database,
  ): Promise<Pick<Tipologia, 'codigo' | 'vigenteDesde'> | undefined> {
    const [other] = await tx
      .select({ codigo: table.codigo, vigenteDesde: table.vigenteDesde })
      .from(table)
      .where(
        and(
          ne(table.id, id),
          eq(table.motivo, motivo),
          producto ? eq(table.producto, producto) : isNull(table.producto),
          vigenteHasta ? lte(table.vigenteDesde, vigenteHasta) : undefined,
          or(isNull(table.vigenteHasta), gte(table.vigenteHasta, vigenteDesde)),
        ),
      )
      .limit(1);
    return other;
  }
}
