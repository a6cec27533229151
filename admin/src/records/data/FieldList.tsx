import type { AnySection } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { isWide } from '../../fields/facts/isWide';

type Props = { section: AnySection; row: Record<string, unknown>; names: readonly string[] };

/** Fields of a row, each value under its label. */
export const FieldList = ({ section, row, names }: Props) =>
  names.map((name) => (
    <Box key={name} sx={{ minWidth: 0, ...(isWide(section.fields[name]) && { gridColumn: '1 / -1' }) }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {section.fields[name].label}
      </Typography>
      <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />
    </Box>
  ));

/** Whether the value is not empty. */
export const holds = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
