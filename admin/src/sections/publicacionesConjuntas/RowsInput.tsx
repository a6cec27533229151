import { type AnySection, sectionList } from '@coop/domain';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetOne, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../../ground/queries/useDebounced';
import { useCan } from '../../ground/staff/staff';
import { ReleaseItems } from '../../records/releases/ReleaseItems';
import { type ReleaseItem, releasesSection, sectionOfItem } from '../../records/releases/release';

const MAX_OPTIONS = 20;
const { max } = releasesSection.fields.registros;

/** Rows of a release: adds drafts and unpublished changes by section, shows what each changes, and removes them. */
export function RowsInput() {
  const { field, fieldState } = useInput({ source: 'registros', defaultValue: [] });
  const publicaEn = useWatch({ name: 'publicaEn' });
  const items: ReleaseItem[] = Array.isArray(field.value) ? field.value : [];
  const change = (at: number, values: Partial<ReleaseItem>) =>
    field.onChange(items.map((item, other) => (other === at ? { ...item, ...values } : item)));
  return (
    <Box data-campo="registros" sx={{ gridColumn: '1 / -1', minWidth: 0, display: 'grid', gap: 2 }}>
      {items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Añada los borradores y los cambios sin publicar que deben salir juntos. También puede hacerlo desde cada uno,
          en «Más».
        </Typography>
      )}
      <ReleaseItems items={items} publicaEn={typeof publicaEn === 'string' && publicaEn ? publicaEn : null} isFolded>
        {(item, at) => (
          <>
            <IconButton
              aria-label={`Quitar «${item.titulo}»`}
              onClick={() => field.onChange(items.filter((_, other) => other !== at))}
            >
              <DeleteOutline />
            </IconButton>
            <ReasonInput item={item} onChange={(motivo) => change(at, { motivo })} />
            <Fault message={faultOf(fieldState.error, at)} />
          </>
        )}
      </ReleaseItems>
      <Fault message={fieldState.error?.message} />
      {items.length < Number(max) && <RowPicker items={items} onPick={(item) => field.onChange([...items, item])} />}
    </Box>
  );
}

const Fault = ({ message }: { message: string | undefined }) =>
  message && (
    <Typography role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
      {message}
    </Typography>
  );

/** Returns the first message about a row. */
function faultOf(error: unknown, at: number): string | undefined {
  const row = Array.isArray(error) ? error[at] : undefined;
  return Object.values<{ message?: string }>(row ?? {}).find((fault) => fault?.message)?.message;
}

type ReasonProps = { item: ReleaseItem; onChange: (motivo: string) => void };

/** Asks for the reason of a correction to a price or rate in force. */
function ReasonInput({ item, onChange }: ReasonProps) {
  const section = sectionOfItem(item);
  const { data } = useGetOne(item.seccion, { id: item.registro });
  if (!data || !isCorrection(section, data)) return null;
  const { label } = section.fields[CORRECTION];
  return (
    <TextField
      label={label}
      value={item.motivo ?? ''}
      onChange={({ target }) => onChange(target.value)}
      helperText="Ya rige: escriba por qué cambia. Al menos 10 letras."
      required
      fullWidth
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}

type PickerProps = { items: readonly ReleaseItem[]; onPick: (item: ReleaseItem) => void };

/** Finds a row with something to publish, by section and name. */
function RowPicker({ items, onPick }: PickerProps) {
  const can = useCan();
  const sections = sectionList.filter(({ kind, name }) => kind === 'publication' && can(name, 'publicar'));
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const section = sections.find((one) => one.name === name);
  const { rows, isFetching } = usePendingRows(section, useDebounced(text.trim()));
  const options = rows.filter(({ id }) => !items.some(({ registro }) => registro === id));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr' } }}>
      <TextField select label="Sección" value={name} onChange={({ target }) => setName(target.value)}>
        {sections.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {one.label.many}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete<RaRecord>
        disabled={!section}
        options={options}
        getOptionLabel={(row) => section?.title(row) ?? ''}
        getOptionKey={({ id }) => id}
        filterOptions={(found) => found}
        inputValue={text}
        onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
        value={null}
        onChange={(_, row) =>
          row && section && onPick({ seccion: section.name, registro: String(row.id), titulo: section.title(row) })
        }
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText="Nada por publicar con ese nombre."
        renderInput={(params) => (
          <TextField
            {...params}
            label="Añadir un registro"
            helperText={section ? 'Borradores y cambios sin publicar.' : 'Elija antes la sección.'}
          />
        )}
        renderOption={({ key, ...props }, row) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <span>{section?.title(row)}</span>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {row.estado === 'borrador' ? 'borrador' : 'con cambios sin publicar'}
            </Typography>
          </Box>
        )}
      />
    </Box>
  );
}

/** Returns the section's drafts and its published rows with unpublished changes. */
function usePendingRows(section: AnySection | undefined, q: string) {
  const list = (filter: object) => ({
    filter: { ...filter, ...(q && section && section.table.search.length > 0 && { q }) },
    pagination: { page: 1, perPage: MAX_OPTIONS },
    sort: { field: 'actualizadoEn', order: 'DESC' as const },
  });
  const options = { enabled: section !== undefined };
  const drafts = useGetList(section?.name ?? '', list({ estado: 'borrador' }), options);
  const changed = useGetList(section?.name ?? '', list({ conCambios: true }), options);
  return {
    rows: section ? [...(changed.data ?? []), ...(drafts.data ?? [])] : [],
    isFetching: drafts.isFetching || changed.isFetching,
  };
}
