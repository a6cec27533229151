import { type AnySection, formatPercent } from '@coop/domain';
import { Alert, Button } from '@mui/material';
import { type RaRecord, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FieldDisplay } from '../fields/displays/FieldDisplay';
import { savePdf } from '../ground/api/savePdf';

/** Maximum share of income that loan payments may take, in percent. */
const MAX_INCOME_PERCENT = 40;

type Props = { section: AnySection; record: RaRecord };

/** Reference fields that link to another case, with the label of each link. */
const links: Readonly<Record<string, string>> = {
  posibleDuplicado: 'Puede ser una repetición de',
  reclamoOriginal: 'Es un duplicado de',
  reclamo: 'Sigue como reclamo:',
  consultaOrigen: 'Llegó como consulta:',
  calificacionOrigen: 'Llegó como calificación:',
};

/** Renders the notices above a case: its registration just now and the cases it is linked to. */
export function CaseNotices({ section, record }: Props) {
  const notify = useNotify();
  const [query] = useSearchParams();
  const print = () =>
    savePdf(`${section.name}/${record.id}/constancia`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <>
      {query.has('registrado') && (
        <Alert
          severity="success"
          className="solo-pantalla"
          action={
            <Button color="inherit" onClick={() => void print()}>
              Imprimir constancia
            </Button>
          }
        >
          {`Quedó registrado con el N° ${record.codigo}.`}
        </Alert>
      )}
      {Number(record.relacionCuotaIngreso) > MAX_INCOME_PERCENT && (
        <Alert severity="error">
          {`Con este crédito, sus cuotas serían el ${formatPercent(String(record.relacionCuotaIngreso))} de sus ingresos: más del ${MAX_INCOME_PERCENT} %.`}
        </Alert>
      )}
      {Object.entries(links)
        .filter(([name]) => section.fields[name] && record[name])
        .map(([name, words]) => (
          <Alert key={name} severity={name === 'posibleDuplicado' ? 'warning' : 'info'}>
            {`${words} `}
            <FieldDisplay field={section.fields[name]} value={record[name]} row={record} />
          </Alert>
        ))}
    </>
  );
}
