import { type Field, meets, sections } from '@coop/domain';
import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKeyedRows } from '../../ground/queries/useKeyedRows';

const reclamos = sections['contactanos/reclamos'];

/** Select of the complaint that this one duplicates, among the person's others. */
export function OriginalInput({ field, record }: { field: Field; record: RaRecord }) {
  const motivoAnulacion = useWatch({ name: 'motivoAnulacion' });
  const motives = useKeyedRows(reclamos.fields.motivo) ?? [];
  if (!meets({ motivoAnulacion }, field.shownWhen)) return null;
  return (
    <ReferenceInput
      source="reclamoOriginal"
      reference={reclamos.name}
      filter={{ numeroDocumento: record.numeroDocumento }}
      sort={{ field: 'creadoEn', order: 'DESC' }}
    >
      <AutocompleteInput
        label={field.label}
        helperText="Los otros reclamos de la misma persona."
        optionText={(row: RaRecord) =>
          `${row.codigo} · ${motives.find(({ clave }) => clave === row.motivo)?.etiqueta ?? row.motivo}`
        }
        getOptionDisabled={(row: RaRecord) => row.id === record.id || row.estado === 'anulado'}
        filterToQuery={(q: string) => (q ? { q } : {})}
      />
    </ReferenceInput>
  );
}
