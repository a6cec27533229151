import { type AnySection, adminPathOf, canApart, type MenuEntry, menuGroups, opens, sectionList } from '@coop/domain';
import type { LookedUp } from '@coop/domain/answers';
import { withoutMarks } from '@coop/domain/marks';
import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { httpClient } from '../../ground/api/httpClient';
import { entryLabel } from '../../ground/menu/entryLabel';
import { useSettled } from '../../ground/queries/useSettled';
import { useYo } from '../../ground/staff/useYo';
import type { Yo } from '../../ground/staff/yo';

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

/** Where one may go from anywhere. `isFound`: the server found it, by words that its label may not have. */
type Destination = { group: string; label: string; url: string; note?: string; isFound?: true };

/** The pages of this user's menu, and what they may begin. */
function destinationsOf({ rol, menu, permisos }: Pick<Yo, 'rol' | 'menu' | 'permisos'>): Destination[] {
  const entries = menuGroups.flatMap(({ label, entries }) =>
    entries.filter((entry) => menu.includes(entry) || opens(rol, entry)).map((entry) => pageOf(entry, label)),
  );
  const begun = (sectionList as readonly AnySection[])
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
    ...(canApart(rol, 'ponerCotizacion') ? [rates] : []),
    ...begun,
  ];
}

/** What one wrote and another publishes: in no menu, for it belongs to no section. */
const queue: Destination = { group: 'Páginas', label: 'Por aprobar', url: '/administrador/por-aprobar' };

/** Everything that has a day, of what the role reads. */
const calendar: Destination = { group: 'Páginas', label: 'Calendario', url: '/administrador/calendario' };

/** What is owed: what it is made of is administrador's section, what is due everybody's who answers for it. */
const agenda: Destination = {
  group: 'Páginas',
  label: 'Calendario de obligaciones',
  url: '/administrador/obligaciones',
};

/** In the panel, whose menu entry they share. */
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

const fromFound = (found: readonly LookedUp[]): Destination[] =>
  found.map(({ tipo, titulo, estado, url }) => ({
    group: 'Registros',
    label: titulo,
    url,
    note: [tipo, estado].filter(Boolean).join(' · '),
    isFound: true,
  }));
