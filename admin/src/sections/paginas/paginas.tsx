import { type Row, sections } from '@coop/domain';
import { IDIOMA, idiomas, otrosIdiomas, rutaDeVersion } from '@coop/domain/idiomas';
import Translate from '@mui/icons-material/TranslateOutlined';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link, useGetList, useGetOne, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/later';
import type { Override } from '../Override';

const SECTION = 'sitio/paginas';

function LanguagesMenu() {
  const row = useRecordContext<Pagina>();
  const can = useCan();
  const known = usePageVersions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!row || !known) return null;
  const { page, versions } = known;
  const close = () => setAnchor(null);
  const written = [page, ...versions].filter(({ id }) => id !== row.id);
  const missing = otrosIdiomas.filter((idioma) => versions.every((version) => version.idioma !== idioma));
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Translate />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Idiomas
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {written.map(({ id, idioma, ruta, estado }) => (
          <MenuItem key={id} component={Link} to={`/administrador/${SECTION}/${id}`} onClick={close}>
            <ListItemText
              primary={idioma === IDIOMA ? 'Abrir la página en castellano' : `Abrir en ${nameOf(idioma)}`}
              secondary={`${ruta} · ${estado}`}
            />
          </MenuItem>
        ))}
        {can(SECTION, 'crear') &&
          missing.map((idioma) => (
            <MenuItem key={idioma} component={Link} to={beginning(page, idioma)} onClick={close}>
              <ListItemText primary={`Escribir en ${nameOf(idioma)}`} secondary={rutaDeVersion(idioma, page.ruta)} />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

const nameOf = (idioma: Pagina['idioma']) => idiomas[idioma].toLowerCase();

const beginning = ({ id, ruta }: Pagina, idioma: Pagina['idioma']) =>
  `/administrador/${SECTION}/create?${new URLSearchParams({ idioma, versionDe: id, ruta: rutaDeVersion(idioma, ruta) })}`;

const section = sections['sitio/paginas'];
type Pagina = Row<typeof section>;

/** Returns the Spanish page of the open record and its translations; undefined while loading. */
function usePageVersions(): { page: Pagina; versions: readonly Pagina[] } | undefined {
  const row = useRecordContext<Pagina>();
  const id = row?.versionDe ?? row?.id ?? '';
  const { data: page } = useGetOne<Pagina>(section.name, { id }, { enabled: id !== '' });
  const { data: versions } = useGetList<Pagina>(
    section.name,
    { filter: { versionDe: id }, pagination: { page: 1, perPage: 10 }, sort: { field: 'ruta', order: 'ASC' } },
    { enabled: id !== '' },
  );
  return page && versions ? { page, versions } : undefined;
}

function VersionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const prefill = PREFILL_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return <SectionCreate {...props} start={Object.fromEntries(prefill)} />;
}

const PREFILL_PARAMETERS = ['idioma', 'versionDe', 'ruta'];

export const paginas: Override = {
  section: 'sitio/paginas',
  hidden: ['idioma'],
  Create: VersionCreate,
  extra: <LanguagesMenu />,
};
