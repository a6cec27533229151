import { type AnySection, isPhase, publicAddressOf } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Link,
  type RaRecord,
  type UseGetOneOptions,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { FieldDisplay, SituationChips } from '../../fields/displays/FieldDisplay';
import { StateChip } from '../../fields/displays/StateChip';
import { HttpError } from '../../ground/api/fetchApi';
import { OtherViewers } from '../live/OtherViewers';

type RecordLayoutProps = {
  header: ReactNode;
  aside?: ReactNode;
  /** The content needs the width: the aside is beside it only on extra-large screens. */
  wide?: boolean;
  /** Live preview, on half of the width; the aside moves below the content. */
  page?: ReactNode;
  children: ReactNode;
};

export function RecordLayout({ header, aside, wide = false, page, children }: RecordLayoutProps) {
  const from = wide ? 'xl' : 'lg';
  return (
    <Box sx={{ maxWidth: page ? 'none' : wide ? 1680 : 1320, width: '100%', minWidth: 0, py: 2 }}>
      {header}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: page
            ? 'repeat(2, minmax(0, 1fr))'
            : { xs: 'minmax(0, 1fr)', ...(aside && { [from]: 'minmax(0, 1fr) 300px' }) },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={page ? below : stickyAside(from)}>{aside}</Box>}
        {page && <Box sx={inHalf}>{page}</Box>}
      </Box>
    </Box>
  );
}

const parts = { display: 'grid', gap: 2, minWidth: 0, '&:empty': { display: 'none' } };

// Below the content the section index would be useless.
const below = { ...parts, '& > nav': { display: 'none' } };

const inHalf = { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 64, height: 'calc(100vh - 80px)' };

// Sticky aside that scrolls on its own.
const stickyAside = (from: 'lg' | 'xl') => ({
  ...parts,
  position: { [from]: 'sticky' },
  // The section index is hidden when the aside is below the content.
  '& > nav': { display: { xs: 'none', [from]: 'block' } },
  top: 64,
  maxHeight: { [from]: 'calc(100vh - 80px)' },
  overflowY: { [from]: 'auto' },
});

type RecordHeaderProps = { section: AnySection; title?: string; children?: ReactNode };

export function RecordHeader({ section, title, children }: RecordHeaderProps) {
  const record = useRecordContext();
  const name = useRef<HTMLParagraphElement>(null);
  // Moves the focus to the heading after navigation, for screen readers.
  useEffect(() => {
    if (record?.id !== undefined && document.activeElement === document.body) name.current?.focus();
  }, [record?.id]);
  const address = record && publicAddressOf(section, record);
  const phase = phaseOfState(section);
  const flows = Object.entries(section.flows).filter(([name]) => name !== 'estado' || !phase);
  return (
    <Box sx={{ mb: 2 }}>
      {!section.publication?.single && (
        <Button component={Link} to={`/administrador/${section.name}`} size="small" startIcon={<ArrowBack />}>
          {section.label.many}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        <Typography
          ref={name}
          tabIndex={-1}
          variant="h2"
          component="p"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {title ?? (record && section.title(record)) ?? section.label.one}
        </Typography>
        {record && flows.map(([name, flow]) => <StateChip key={name} flow={flow} value={String(record[name])} />)}
        {record && phase === 'situacion' && <SituationChips section={section} row={record} />}
        {record && phase && phase !== 'situacion' && (
          <FieldDisplay field={section.fields[phase]} value={record[phase]} row={record} />
        )}
        {record && <OtherViewers section={section} id={record.id} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
          {address && record?.situacion === 'vigente' && (
            <Button variant="outlined" href={address} target="_blank" rel="noopener">
              Ver en el sitio
            </Button>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Returns the phase field that includes the state: a user who never signed in is «invited». */
export const phaseOfState = ({ fields, table }: AnySection): string | undefined =>
  'situacion' in fields
    ? 'situacion'
    : table.columns.find(
        (name) =>
          fields[name].kind === 'choice' &&
          isPhase(fields[name]) &&
          fields[name].cases?.some(({ when }) => 'estado' in when),
      );

/** Redirects to the list if the record is not found. Other errors stay on the page. */
export function useRecordLoading(): Pick<UseGetOneOptions<RaRecord, unknown>, 'onError'> {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onError: (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 404) return;
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    },
  };
}
