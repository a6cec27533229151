import type { Pago, PlanDePagos } from '@coop/domain/calculators';
import { StreamableFile } from '@nestjs/common';
import { csvOf } from '../../resource/exports/sendTable.js';
import type { Column } from '../../resource/exports/table.js';

const columns: readonly (Column & { of: keyof Pago })[] = [
  { label: 'N°', of: 'numero', holds: 'number' },
  { label: 'Fecha', of: 'fecha', holds: 'day' },
  { label: 'Capital', of: 'capital', holds: 'number' },
  { label: 'Interés', of: 'interes', holds: 'number' },
  { label: 'Seguro', of: 'seguro', holds: 'number' },
  { label: 'Cargos', of: 'cargos', holds: 'number' },
  { label: 'Cuota total', of: 'total', holds: 'number' },
  { label: 'Saldo', of: 'saldo', holds: 'number' },
];

export const planFile = ({ pagos }: Pick<PlanDePagos, 'pagos'>): StreamableFile =>
  new StreamableFile(csvOf({ title: 'Plan de pagos', columns, rows: rowsOf(pagos) }), {
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="plan-de-pagos.csv"',
  });

async function* rowsOf(pagos: readonly Pago[]) {
  for (const pago of pagos) yield columns.map(({ of }) => String(pago[of]));
}
