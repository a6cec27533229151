import { type Field, meets, sections } from '@coop/domain';
import type { LetterAnswer } from '@coop/domain/answers';
import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AutocompleteInput, type RaRecord, ReferenceInput, useDataProvider } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { useDebounced } from '../../ground/queries/useDebounced';
import { useKeyedRows } from '../../ground/queries/usePublicRows';

const { fields } = sections['contactanos/reclamos'];
const others = ['esIntegra', 'esComprensible'] as const;

/** The signatory's three statements, all required, so one checkbox sets them. */
export function DeclarationInput() {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: 'esExpresa' });
  const declare = (holds: boolean) => {
    for (const name of others) setValue(name, holds, { shouldDirty: true, shouldValidate: fieldState.invalid });
    field.onChange(holds);
  };
  const labels = [fields.esExpresa, ...others.map((name) => fields[name])].map(({ label }) => label);
  return (
    <Box data-campo="esExpresa">
      <FormControlLabel
        required
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, holds) => declare(holds)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-invalid': fieldState.invalid } }}
          />
        }
        label={inOneSentence(labels)}
        sx={{ alignItems: 'start', '& .MuiCheckbox-root': { pt: 0.25 } }}
      />
      {fieldState.error && <FormHelperText error>{fields.esExpresa.mustBeTrue}</FormHelperText>}
    </Box>
  );
}

/** Joins the statements into one sentence: «La respuesta es expresa, íntegra y …». */
function inOneSentence([first = '', ...rest]: string[]): string {
  const start = 'La respuesta es ';
  const words = rest.map((one) => one.replace(start, ''));
  return `${[first, ...words.slice(0, -1)].join(', ')} y ${words.at(-1)}`;
}

const { name } = sections['contactanos/reclamos'];

export function LetterPreview({ record }: { record: RaRecord }) {
  const { carta } = useDataProvider<typeof dataProvider>();
  const [respuesta, resultado] = useDebounced(useWatch({ name: ['respuesta', 'resultado'] }));
  const draft = { ...(respuesta && { respuesta }), ...(resultado && { resultado }) };
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'carta', record.id, record.version, draft],
    queryFn: () => carta(name, record.id, draft),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      {data && <Paper letter={data} />}
    </Box>
  );
}

function Paper({ letter: { emisor, titulo, codigo, fecha, datos, parrafos, firma } }: { letter: LetterAnswer }) {
  return (
    <Box component="article" aria-label="La carta, como saldría ahora" tabIndex={0} sx={sheet}>
      <Typography sx={{ fontWeight: 700, borderBottom: 2, borderColor: 'primary.main', pb: 0.5 }}>{emisor}</Typography>
      <Typography sx={{ textAlign: 'right', my: 1.5, fontSize: 'inherit' }}>{fecha}</Typography>
      <Typography sx={{ fontWeight: 700, fontSize: '1.15rem' }}>{titulo}</Typography>
      <Typography sx={{ fontWeight: 650, mb: 1, fontSize: 'inherit' }}>{codigo}</Typography>
      <Box
        component="dl"
        sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) 1fr', gap: 0.5 }}
      >
        {datos.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 650 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {parrafos.map((parrafo, at) => (
        // Paragraphs have no id and may repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity.
        <Typography key={at} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1, fontSize: 'inherit' }}>
          {parrafo}
        </Typography>
      ))}
      {firma && (
        <Typography sx={{ mt: 3, pt: 0.5, borderTop: 1, width: 'fit-content', fontSize: 'inherit' }}>
          <strong>{firma.nombre}</strong>
          <br />
          {firma.cargo}
        </Typography>
      )}
    </Box>
  );
}

/** Paper stays white in dark mode. */
const sheet = {
  bgcolor: '#fff',
  color: '#221a16',
  border: 1,
  borderColor: 'divider',
  p: { xs: 2, sm: 3 },
  fontSize: '0.85rem',
  lineHeight: 1.5,
} as const;

const reclamos = sections['contactanos/reclamos'];

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
