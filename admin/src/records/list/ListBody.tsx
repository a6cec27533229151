import { type AnySection, exampleValues } from '@coop/domain';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, Pagination, useListContext, useTimeout } from 'react-admin';
import { pluralOf } from '../../ground/messages/isFeminine';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCan } from '../../ground/staff/staff';
import type { SectionProps } from '../data/SectionFields';
import { NewRows } from '../live/NewRows';
import { fromExample } from '../publishing/notices';
import { trashPath, useTrashLabel } from '../trash/trash';
import { type ListTool, useListTools } from './listTools';

const DIMMED = 0.6;

export function ListBody({ children }: { children: ReactNode }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext();
  if (isPending) return <RowsLoading />;
  if (!error)
    return (
      <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? DIMMED : 1 }}>
        {children}
      </Box>
    );
  return (
    <>
      <Box sx={{ p: 2 }}>
        <FailedToLoad error={error} onRetry={refetch} hasOldData={data !== undefined} />
      </Box>
      {data && <Box sx={{ opacity: DIMMED }}>{children}</Box>}
    </>
  );
}

const PLACES = [1, 2, 3, 4, 5];

/** Loading indicator after a delay. react-admin's own renders checkboxes without accessible names. */
function RowsLoading() {
  const isLong = useTimeout(1000);
  if (!isLong) return null;
  return (
    <Box role="status" aria-label="Cargando" sx={{ px: 2, py: 1 }}>
      {PLACES.map((place) => (
        <Skeleton key={place} height={44} sx={{ opacity: 1 / place }} />
      ))}
    </Box>
  );
}

type EmptyListProps = SectionProps & { tools: readonly ListTool[] };

export function EmptyList({ section, tools: own }: EmptyListProps) {
  const can = useCan();
  const { tools, open, dialog } = useListTools(section, own);
  const trash = useTrashLabel(section);
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', width: '100%' }}>
      <InboxOutlined sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2" component="p" sx={{ mt: 1 }}>
        {`Todavía no hay ${section.label.many.toLowerCase()}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{section.about}</Typography>
      {can(section.name, 'crear') && (
        <Button component={Link} to={`/administrador/${section.name}/create`} variant="contained">
          {section.kind === 'submission' ? 'Registrar por otro canal' : 'Crear el primer registro'}
        </Button>
      )}
      {can(section.name, 'crear') && Object.keys(exampleValues(section)).length > 0 && (
        <Button component={Link} to={fromExample(section)} sx={{ ml: 1 }}>
          Empezar con un ejemplo
        </Button>
      )}
      <Box sx={{ mt: 2 }}>
        {tools.map((tool) => (
          <Button key={tool.label} onClick={() => open(tool)}>
            {tool.label}
          </Button>
        ))}
        {trash && (
          <Button component={Link} to={trashPath(section)}>
            {trash}
          </Button>
        )}
      </Box>
      {dialog}
    </Box>
  );
}

type ListBandProps = {
  section: AnySection;
  children: ReactNode;
};

/** Bar above the rows. Shows the section's purpose where it fits, replaced by live updates. */
export const ListBand = ({ section, children }: ListBandProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      rowGap: '2px',
      px: 2,
      py: '1px',
      minHeight: 44,
    }}
  >
    {children}
    <NewRows section={section}>
      <Typography
        noWrap
        title={section.about}
        variant="body2"
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 8rem' },
          minWidth: 0,
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          color: 'text.secondary',
        }}
      >
        {section.about}
      </Typography>
    </NewRows>
  </Box>
);

export function ListCount({ section }: { section: AnySection }) {
  const { total, meta, data, isPending, error } = useListContext();
  return (
    <Typography role="status" sx={{ fontWeight: 650, mr: 1 }}>
      {isPending
        ? '…'
        : total === undefined || (error && !data)
          ? 'No se sabe cuántos hay'
          : counted(total, section, meta?.hayMas)}
    </Typography>
  );
}

const counted = (total: number, { label }: AnySection, hayMas = false) =>
  total === 1 && !hayMas
    ? `1 ${label.one.toLowerCase()}`
    : `${hayMas ? 'Más de ' : ''}${total} ${pluralOf(label.many)}`;

export function ListPages() {
  const { data, error } = useListContext();
  return error && !data ? null : <Pagination rowsPerPageOptions={[10, 20, 50]} />;
}

/** Skip link past the toolbar and headings to the first row; visible on focus. */
export function SkipToRows() {
  const { data } = useListContext();
  if (!data?.length) return null;
  return (
    <Button
      size="small"
      variant="contained"
      onClick={() => document.querySelector<HTMLElement>('.RaList-content :is(tbody, ul) a')?.focus()}
      sx={{
        position: 'absolute',
        zIndex: 2,
        '&:not(:focus)': { width: '1px', height: '1px', minWidth: 0, p: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      Ir a la primera fila
    </Button>
  );
}
