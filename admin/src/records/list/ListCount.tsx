import type { AnySection } from '@coop/domain';
import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { severalOf } from '../../ground/messages/severalOf';

/** Total number of rows. */
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
    : `${hayMas ? 'Más de ' : ''}${total} ${severalOf(label.many)}`;
