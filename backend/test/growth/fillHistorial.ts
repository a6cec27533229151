import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.js';

/** Creates news named `n1`, `n2`…, each with three versions. */
export async function fillHistorial(database: Database, rows: number): Promise<void> {
  await database.execute(sql`
    insert into historial (id, seccion, registro, version, accion, titulo, uid, email, en, datos)
    select lpad(to_hex(3 * n + v), 32, '0')::uuid, 'novedades', 'n' || n, v, case v when 1 then 'crear' else 'editar' end, 'Novedad ' || n,
      'u', 'u@kantuta.test', now() - (4 * n - v) * interval '1 minute', jsonb_build_object('titulo', 'Novedad ' || v, 'estado', 'borrador')
    from generate_series(1, ${rows}::int) n, generate_series(1, 3) v`);
  await database.execute(sql`analyze historial`);
}

/** Identifiers of history lines. */
export const someLines = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const hex = (at + 4).toString(16).padStart(32, '0');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  });
