import type { AnySection, Field } from '@coop/domain';
import { Box, Chip } from '@mui/material';
import { FieldDisplay } from './FieldDisplay';

type Props = { section?: AnySection; field?: Field; row: Record<string, unknown> };

/** Chips of a publication's status and of its unpublished changes. */
export function SituationChips({ section, field = section?.fields.situacion, row }: Props) {
  if (!field || row.situacion === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <FieldDisplay field={field} value={row.situacion} row={row} brief />
      {row.conCambios === true && <Chip size="small" color="warning" label="Con cambios" />}
    </Box>
  );
}
