import type { SearchResults } from '@coop/domain/answers';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { httpClient } from '../../../ground/api/httpClient';
import { useSettled } from '../../../ground/queries/useSettled';

/** Minimum query length to search the site. */
const LETTERS = 3;

type Props = { /** Initial search text. */ initial?: string; onPick: (found: SearchResults) => void };

/** Finds a page, publication or document of the site. Unpublished rows are excluded. */
export function SitePicker({ initial = '', onPick }: Props) {
  const [text, setText] = useState(initial);
  const q = useSettled(text.trim());
  const asks = q.length >= LETTERS;
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['publico', 'busqueda', q],
    queryFn: async (): Promise<SearchResults[]> =>
      (await httpClient(`/api/publico/busqueda?${new URLSearchParams({ q })}`)).json,
    enabled: asks,
  });
  return (
    <Autocomplete<SearchResults>
      openOnFocus={initial !== ''}
      options={asks ? data : []}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ url }) => url}
      filterOptions={(found) => found}
      inputValue={text}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      value={null}
      onChange={(_, chosen) => chosen && onPick(chosen)}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={asks ? 'Nada publicado con ese nombre.' : 'Escriba tres letras o más.'}
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
