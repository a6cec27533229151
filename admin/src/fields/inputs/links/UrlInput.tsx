import type { SearchResults } from '@coop/domain/answers';
import TravelExplore from '@mui/icons-material/TravelExplore';
import { Autocomplete, Box, Button, IconButton, InputAdornment, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { httpClient } from '../../../ground/api/fetchApi';
import { TitledDialog } from '../../../ground/page/TitledDialog';
import { useDebounced } from '../../../ground/queries/useDebounced';
import type { InputProps } from '../FieldInput';
import { nameIn, normalizeAddress } from './normalizeAddress';

/** Minimum query length to search the site. */
const LETTERS = 3;

type Props = { /** Initial search text. */ initial?: string; onPick: (found: SearchResults) => void };

/** Finds a page, publication or document of the site. Unpublished rows are excluded. */
export function SitePicker({ initial = '', onPick }: Props) {
  const [text, setText] = useState(initial);
  const q = useDebounced(text.trim());
  const isSearchable = q.length >= LETTERS;
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['publico', 'busqueda', q],
    queryFn: async (): Promise<SearchResults[]> =>
      (await httpClient(`/api/publico/busqueda?${new URLSearchParams({ q })}`)).json,
    enabled: isSearchable,
  });
  return (
    <Autocomplete<SearchResults>
      openOnFocus={initial !== ''}
      options={isSearchable ? data : []}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ url }) => url}
      filterOptions={(found) => found}
      inputValue={text}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      value={null}
      onChange={(_, chosen) => chosen && onPick(chosen)}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={isSearchable ? 'Nada publicado con ese nombre.' : 'Escriba tres letras o más.'}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          margin="dense"
          label="Página o documento del sitio"
          error={Boolean(error)}
          helperText={error ? error.message : 'Busque por su nombre; al elegirlo, el enlace queda puesto.'}
        />
      )}
      renderOption={({ key, ...props }, { titulo, etiqueta, tipo }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span>{titulo}</span>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {tipo === 'documento' ? `${etiqueta} · documento` : etiqueta}
          </Typography>
        </Box>
      )}
    />
  );
}

export function UrlInput({ field, source, label, helperText, isRequired }: InputProps<'url'>) {
  const [isOpen, setOpen] = useState(false);
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const written = () => String(getValues(getSource(source)) ?? '');
  const put = (url: string) => setValue(getSource(source), url, { shouldDirty: true, shouldValidate: true });
  const pick = (url: string) => {
    put(url);
    setOpen(false);
  };
  const commit = () => {
    const address = normalizeAddress(written(), location.origin);
    if (address !== written()) put(address);
  };
  const finder = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={`Buscar en el sitio: ${label}`}
        title="Buscar una página, publicación o documento por su nombre"
        onClick={() => setOpen(true)}
      >
        <TravelExplore />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <TextInput
        {...{ source, label, helperText, isRequired }}
        onBlur={commit}
        slotProps={field.external ? {} : { input: { endAdornment: finder } }}
      />
      {isOpen && (
        <TitledDialog
          title={`${label}: buscar en el sitio`}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Cancelar</Button>}
        >
          <SitePicker initial={nameIn(written())} onPick={({ url }) => pick(url)} />
        </TitledDialog>
      )}
    </>
  );
}
