import { type Row, sections } from '@coop/domain';
import { useGetList, useGetOne, useRecordContext } from 'react-admin';

const section = sections['sitio/paginas'];
export type Pagina = Row<typeof section>;

/** The page in Spanish of what is open, and its versions; undefined until they are read. */
export function usePageVersions(): { page: Pagina; versions: readonly Pagina[] } | undefined {
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
