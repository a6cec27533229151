import type { AnySection } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { FieldDisplay } from '../displays/FieldDisplay';
import { useYo } from '../session/useYo';
import { FormCard } from './FormCard';
import { isWide } from './isWide';
import { readParts } from './partsOf';

/** What a row holds, in the parts of its form. */
export function RecordData({ section, row }: { section: AnySection; row: Record<string, unknown> }) {
  const { rol } = useYo();
  return readParts(section, rol)
    .map((part) => ({ ...part, names: part.names.filter((name) => hasValue(row[name])) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <FormCard key={label} title={label}>
        {names.map((name) => (
          <Box key={name} sx={{ minWidth: 0, ...(isWide(section.fields[name]) && { gridColumn: '1 / -1' }) }}>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {section.fields[name].label}
            </Typography>
            <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />
          </Box>
        ))}
      </FormCard>
    ));
}

const hasValue = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
