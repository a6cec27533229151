import type { LibraryFile } from '@coop/domain/answers';
import { Box } from '@mui/material';
import { useGetManyAggregate } from 'react-admin';
import { pictureAt } from './pictureAt';

type Props = {
  row: Record<string, unknown>;
  /** See `table.pictures`. */
  paths: readonly string[];
};

/** The picture of a row, small: those of a whole list are asked for at once, and drawn by an address that needs no sign-in. */
export function RowPicture({ row, paths }: Props) {
  const id = paths.map((path) => pictureAt(row, path)).find(Boolean);
  const { data } = useGetManyAggregate<LibraryFile>('archivos', { ids: id ? [id] : [] }, { enabled: id !== undefined });
  const file = data?.[0];
  return (
    <Box sx={frame}>
      {file?.miniatura && <img src={file.miniatura} alt="" width={56} height={40} loading="lazy" style={filling} />}
    </Box>
  );
}

const frame = { width: 56, height: 40, flex: '0 0 auto', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' };
const filling = { display: 'block', objectFit: 'cover' } as const;
