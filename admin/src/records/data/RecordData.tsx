import type { AnySection } from '@coop/domain';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { isWide } from '../../fields/facts/facts';
import { useYo } from '../../ground/staff/staff';
import { FormCard, readParts, systemFields } from './FormCard';

type FieldListProps = { section: AnySection; row: Record<string, unknown>; names: readonly string[] };

export const FieldList = ({ section, row, names }: FieldListProps) =>
  names.map((name) => (
    <Box key={name} sx={{ minWidth: 0, ...(isWide(section.fields[name]) && { gridColumn: '1 / -1' }) }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {section.fields[name].label}
      </Typography>
      <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />
    </Box>
  ));

export const holds = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

type RecordDataProps = {
  section: AnySection;
  row: Record<string, unknown>;
  names?: readonly string[];
  except?: readonly string[];
};

export function RecordData({ section, row, names: selected, except = [] }: RecordDataProps) {
  const { rol } = useYo();
  const isShown = (name: string) =>
    holds(row[name]) && !except.includes(name) && (selected === undefined || selected.includes(name));
  return readParts(section, rol)
    .map((part) => ({ ...part, names: part.names.filter(isShown) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <FormCard key={label} title={label}>
        <FieldList section={section} row={row} names={names} />
      </FormCard>
    ));
}

type RecordFactsProps = { section: AnySection; also?: readonly string[]; except?: readonly string[] };

export function RecordFacts({ section, also = [], except = [] }: RecordFactsProps) {
  const record = useRecordContext();
  const { rol } = useYo();
  if (!record) return null;
  const names = [...new Set([...also, ...systemFields(section, rol)])].filter(
    (name) => record[name] != null && !except.includes(name),
  );
  return (
    <Card component="aside" aria-label="Datos del registro">
      <CardContent component="dl" sx={{ m: 0 }}>
        {names.map((name) => (
          <Box key={name} sx={{ mb: 1.5 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {section.fields[name].label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              <FieldDisplay field={section.fields[name]} value={record[name]} row={record} />
            </Typography>
          </Box>
        ))}
      </CardContent>
    </Card>
  );
}
