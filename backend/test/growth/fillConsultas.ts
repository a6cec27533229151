import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.js';

/** Fills the list of consultas: one in fifty is open, and each has a unique word. */
export async function fillConsultas(database: Database, rows: number): Promise<void> {
  await database.execute(sql`
    insert into contactanos_consultas (id, version, creado_en, actualizado_en, codigo, canal, nombres, es_socio, tema, mensaje,
      medio_respuesta, acepta_tratamiento, estado, fecha_recepcion, vence_en, aviso_desde, fecha_limite, respondido_en)
    select gen_random_uuid(), 1, at, at, 'CON-' || n, (array['web', 'web', 'agencia', 'telefono'])[1 + n % 4],
      (array['María', 'José', 'Ana', 'Ángel'])[1 + n % 4], n % 2 = 0,
      (array['ahorro', 'dpf', 'creditos', 'remesas', 'otro'])[1 + n % 5], 'Mensaje rara' || n, 'correo', true,
      case n % 50 when 0 then 'nueva' when 1 then 'en_atencion' when 2 then 'spam' else 'cerrada' end,
      at::date, case when n % 50 < 2 then at::date + 10 end, case when n % 50 < 2 then at::date + 8 end, at::date + 10,
      case when n % 50 > 1 then at + interval '3 days' end
    from (select n, now() - n * interval '1 hour' as at from generate_series(1, ${rows}::int) n) as made`);
  await database.execute(sql`analyze contactanos_consultas`);
}
