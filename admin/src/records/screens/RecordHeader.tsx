import { type AnySection, isPhase, publicAddressOf } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { SituationChips } from '../../fields/displays/SituationChips';
import { StateChip } from '../../fields/displays/StateChip';
import { Company } from '../live/Company';

type Props = { section: AnySection; title?: string; children?: ReactNode };

/** Title, state and actions of a record. */
export function RecordHeader({ section, title, children }: Props) {
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
        {record && <Company section={section} id={record.id} />}
        <Box sx={{ flexGrow: 1 }} />
        {address && record?.situacion === 'vigente' && (
          <Button href={address} target="_blank" rel="noopener">
            Ver en el sitio
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}

/**
 * Returns the phase field that includes the state, as in the list: a user who never signed in is «invited», though
 * active.
 */
const phaseOfState = ({ fields, table }: AnySection): string | undefined =>
  'situacion' in fields
    ? 'situacion'
    : table.columns.find(
        (name) =>
          fields[name].kind === 'choice' &&
          isPhase(fields[name]) &&
          fields[name].cases?.some(({ when }) => 'estado' in when),
      );
