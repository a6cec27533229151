import { withoutMarks } from '@coop/domain/marks';
import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { httpClient } from '../../ground/api/httpClient';
import { useSettled } from '../../ground/queries/useSettled';
import { useYo } from '../../ground/staff/useYo';
import { type Destination, destinationsOf, fromFound } from './destinations';

/** From so many letters on the server is asked: what it can tell apart. */
const LETTERS = 3;

type Props = { text: string; onText: (text: string) => void; onClose: () => void };

/** Goes to a page, begins a record, or opens one by its title, number, name or document: what this user may, as the server says. */
export function Palette({ text, onText, onClose }: Props) {
  const yo = useYo();
  const navigate = useNavigate();
  const q = useSettled(text.trim());
  const asks = q.length >= LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: ['buscar', q],
    queryFn: async () => fromFound((await httpClient(`/api/panel/buscar?${new URLSearchParams({ q })}`)).json),
    enabled: asks,
    // Names of people are not kept for longer than they are looked at.
    gcTime: 0,
  });
  const own = destinationsOf(yo);
  const [recents, visit] = useRecents(own);
  const options = [...(text.trim() ? own : [...recents, ...own]), ...((asks && data) || [])];
  const go = (destination: Destination) => {
    visit(destination);
    onClose();
    navigate(destination.url);
  };

  return (
    <>
      <Autocomplete<Destination>
        open
        options={options}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ group, url }) => `${group} ${url}`}
        filterOptions={(all, { inputValue }) => all.filter((one) => one.isFound || matches(one, inputValue))}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason !== 'reset' && onText(typed)}
        value={null}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onChange={(_, chosen) => chosen && go(chosen)}
        autoHighlight
        disablePortal
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText={text.trim() ? 'Nada con ese nombre en lo que usted puede abrir.' : 'Escriba qué busca.'}
        renderInput={(params) => (
          <TextField {...params} label="Buscar o ir a" placeholder="Nombre, código o carnet" autoFocus />
        )}
        renderGroup={({ key, group, children }) => (
          <Box key={key} component="li" role="group" aria-label={group}>
            <Typography component="div" variant="caption" aria-hidden sx={{ px: 2, pt: 1, color: 'text.secondary' }}>
              {group}
            </Typography>
            {children}
          </Box>
        )}
        renderOption={({ key, ...props }, { label, note }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <span>{label}</span>
            {note && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
          </Box>
        )}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          listbox: { sx: { maxHeight: '55vh' } },
        }}
      />
      {error && asks && <Alert severity="error" sx={{ mt: 1 }}>{`No se pudo buscar. ${error.message}`}</Alert>}
    </>
  );
}

/** Every word that was typed, without minding accents. */
function matches({ label }: Destination, typed: string): boolean {
  const plain = (words: string) => withoutMarks(words).toLowerCase();
  const said = plain(label);
  return plain(typed)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

const MOST = 5;

/**
 * The pages gone to lately, the last first, of those that there are for this user. Their addresses alone are kept, and of
 * what was found nothing: the browser keeps no names of people.
 */
function useRecents(known: readonly Destination[]): [Destination[], (visited: Destination) => void] {
  const [kept, setKept] = useStore<string[]>('recientes', []);
  const urls = Array.isArray(kept) ? kept : [];
  const recents = urls.flatMap((url) => known.filter((one) => one.url === url).slice(0, 1));
  const visit = ({ isFound, url }: Destination) =>
    isFound || setKept([url, ...urls.filter((other) => other !== url)].slice(0, MOST));
  return [recents.map((one) => ({ ...one, group: 'Recientes' })), visit];
}
