import { sections } from '@coop/domain';
import { solicitudesCreditos as solicitudes } from '@coop/domain/sections/solicitudesCreditos/solicitudesCreditos';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Link, type RaRecord, useDataProvider } from 'react-admin';
import { personOf, whatsappLink } from '../../cases/columns/columns';
import type { dataProvider } from '../../ground/api/dataProvider';
import { settings } from '../../ground/page/settings';
import { useCan } from '../../ground/staff/staff';

const consultas = sections['contactanos/consultas'].name;
const open = ['nueva', 'en_atencion'];
const copiedFields = [
  'nombres',
  'primerApellido',
  'segundoApellido',
  'celular',
  'correo',
  'departamento',
  'agencia',
  'esSocio',
];

/** Registers a loan application from a query, or copies the form's URL; a note records either. */
export function CreditLink({ record }: { record: RaRecord }) {
  const { anotar } = useDataProvider<typeof dataProvider>();
  const queries = useQueryClient();
  const can = useCan();
  if (!open.includes(record.estado)) return null;
  const note = (text: string) => () =>
    void anotar(consultas, record.id, text).then(() => queries.invalidateQueries({ queryKey: [consultas, 'notas'] }));

  if (can(solicitudes.name, 'crear')) {
    const source = Object.fromEntries(
      copiedFields.filter((name) => record[name] != null).map((name) => [name, record[name]]),
    );
    const query = new URLSearchParams({ source: JSON.stringify({ ...source, canal: 'telefono' }) });
    return (
      <Button
        component={Link}
        to={`/administrador/${solicitudes.name}/create?${query}`}
        onClick={note('Pasa a Créditos: se registra su solicitud.')}
      >
        Registrar solicitud de crédito
      </Button>
    );
  }
  const text = `Estimado(a) ${personOf(record)}: puede solicitar su crédito en ${location.origin}${solicitudes.address}. ${settings.entidad.nombreCorto}`;
  const href = record.celular
    ? whatsappLink(record.celular, text)
    : `mailto:${record.correo}?subject=${encodeURIComponent('Su solicitud de crédito')}&body=${encodeURIComponent(text)}`;
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={note('Pasa a Créditos: se le envió el formulario.')}
    >
      Enviarle el formulario de crédito
    </Button>
  );
}
