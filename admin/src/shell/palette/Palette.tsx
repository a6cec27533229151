import { adminPathOf, canPerformGlobal, type MenuEntry, menuGroups, opens, sectionList } from '@coop/domain';
import type { LookupResult } from '@coop/domain/answers';
import { withoutMarks } from '@coop/domain/marks';
import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { httpClient } from '../../ground/api/fetchApi';
import { entryLabel } from '../../ground/menu/entries';
import { APPROVALS } from '../../ground/queries/useApprovals';
import { useDebounced } from '../../ground/queries/useDebounced';
import { useYo, type Yo } from '../../ground/staff/staff';

/** Minimum query length to search on the server; shorter texts match too much. */
const LETTERS = 3;

type Props = { text: string; onText: (text: string) => void; onClose: () => void };

/** Command palette: pages, create forms and records by title, number, name or document. */
export function Palette({ text, onText, onClose }: Props) {
  const yo = useYo();
  const navigate = useNavigate();
  const q = useDebounced(text.trim());
  const isSearchable = q.length >= LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: ['buscar', q],
    queryFn: async () => fromFound((await httpClient(`/api/panel/buscar?${new URLSearchParams({ q })}`)).json),
    enabled: isSearchable,
    // Names of people are not cached after closing.
    gcTime: 0,
  });
  const own = destinationsOf(yo);
  const [recents, visit] = useRecents(own);
  const options = [...(text.trim() ? own : [...recents, ...own]), ...((isSearchable && data) || [])];
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
        noOptionsText={text.trim() ? 'No hay nada con ese nombre en sus secciones.' : 'Escriba qué busca.'}
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
      {error && isSearchable && <Alert severity="error" sx={{ mt: 1 }}>{`No se pudo buscar. ${error.message}`}</Alert>}
    </>
  );
}

function matches({ label }: Destination, typed: string): boolean {
  const plain = (words: string) => withoutMarks(words).toLowerCase();
  const plainLabel = plain(label);
  return plain(typed)
    .split(/\s+/)
    .every((word) => plainLabel.includes(word));
}

const MAX_RESULTS = 5;

/** Pages this user visited recently; never search results, so no names persist. */
function useRecents(known: readonly Destination[]): [Destination[], (visited: Destination) => void] {
  const [storedUrls, setStoredUrls] = useStore<string[]>('recientes', []);
  const urls = Array.isArray(storedUrls) ? storedUrls : [];
  const recents = urls.flatMap((url) => known.filter((one) => one.url === url).slice(0, 1));
  const visit = ({ isFound, url }: Destination) =>
    isFound || setStoredUrls([url, ...urls.filter((other) => other !== url)].slice(0, MAX_RESULTS));
  return [recents.map((one) => ({ ...one, group: 'Recientes' })), visit];
}

/** A target of the palette. `isFound`: a server result, which may match text outside its label. */
type Destination = { group: string; label: string; url: string; note?: string; isFound?: true };

function destinationsOf({ rol, menu, permisos }: Pick<Yo, 'rol' | 'menu' | 'permisos'>): Destination[] {
  const entries = menuGroups.flatMap(({ label, entries }) =>
    entries.filter((entry) => menu.includes(entry) || opens(rol, entry)).map((entry) => pageOf(entry, label)),
  );
  const createPages = sectionList
    .filter(({ name }) => permisos[name]?.includes('crear'))
    .map((section) => ({
      group: 'Acciones',
      label: `${section.kind === 'submission' ? 'Registrar' : 'Crear'}: ${section.label.one}`,
      url: `${adminPathOf(section.name as MenuEntry)}/create`,
    }));
  const publishes = Object.values(permisos).some((actions) => actions.includes('publicar'));
  return [
    ...entries,
    ...(publishes ? [queue] : []),
    calendar,
    agenda,
    ...(canPerformGlobal(rol, 'ponerCotizacion') ? [rates] : []),
    ...createPages,
  ];
}

/** Approval queue, which is not in the menu because it belongs to no section. */
const queue: Destination = { group: 'Páginas', label: 'Por aprobar', url: APPROVALS };

const calendar: Destination = { group: 'Páginas', label: 'Calendario', url: '/administrador/calendario' };

/** Obligations due. The section that defines them is for administrador only; this page is for every assignee. */
const agenda: Destination = {
  group: 'Páginas',
  label: 'Calendario de obligaciones',
  url: '/administrador/obligaciones',
};

/** Anchor on the dashboard, without a menu entry of its own. */
const rates: Destination = {
  group: 'Acciones',
  label: 'Poner la cotización del día',
  url: '/administrador#cotizacion',
};

const pageOf = (entry: MenuEntry, group: string): Destination => ({
  group: 'Páginas',
  label: entryLabel(entry),
  url: adminPathOf(entry),
  ...(group !== 'Panel' && { note: group }),
});

const fromFound = (found: readonly LookupResult[]): Destination[] =>
  found.map(({ tipo, titulo, estado, url }) => ({
    group: 'Registros',
    label: titulo,
    url,
    note: [tipo, estado].filter(Boolean).join(' · '),
    isFound: true,
  }));
