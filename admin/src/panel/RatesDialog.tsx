import { fields, todayInLaPaz } from '@coop/domain';
import type { Cotizacion } from '@coop/domain/answers';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FieldsDialog } from '../fields/inputs/FieldsDialog';
import { httpClient } from '../ground/api/httpClient';

const rate = { scale: 5, min: 0, max: 100, unit: 'Bs' };
const asked = {
  compra: fields.decimal('Compra', { required: true, ...rate }),
  venta: fields.decimal('Venta', { required: true, ...rate }),
  ufv: fields.decimal('UFV', { required: true, ...rate }),
  fecha: fields.date('Fecha', { required: true }),
  motivo: fields.text('Motivo', { required: true, multiline: true, help: 'Queda en «Auditoría» con su nombre.' }),
  confirmaSalto: fields.boolean('Se aleja de la que rige, y está bien', {
    help: 'Solo si el dólar cambia más de 15 %, o la UFV más de 5 %.',
  }),
};
type Values = { compra: string; venta: string; ufv: string; fecha: string; motivo: string; confirmaSalto: boolean };

/** Replaces the exchange rates by hand until the day ends. */
export function RatesDialog({ current, onClose }: { current: Cotizacion | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const notify = useNotify();

  const save = async (values: object) => {
    const { compra, venta, ufv, ...rest } = values as Values;
    const rates = { compra: Number(compra), venta: Number(venta), ufv: Number(ufv) };
    await httpClient('/api/cotizacion', { method: 'PUT', body: JSON.stringify({ ...rates, ...rest }) });
    await queryClient.invalidateQueries({ queryKey: ['cotizacion'] });
    notify('Cotización guardada: rige hasta que termine el día', { type: 'success' });
    onClose();
  };

  return (
    <FieldsDialog
      title="Cotización manual"
      fields={asked}
      section="cotizacion"
      defaults={{
        compra: current?.cotizaciones.compra.toFixed(5),
        venta: current?.cotizaciones.venta.toFixed(5),
        ufv: current?.cotizaciones.ufv.toFixed(5),
        fecha: todayInLaPaz(),
        confirmaSalto: false,
      }}
      act="Guardar"
      save={save}
      onClose={onClose}
      isWide
    >
      La verán los visitantes hasta que termine el día; después vuelve a regir la del Banco Central.
    </FieldsDialog>
  );
}
