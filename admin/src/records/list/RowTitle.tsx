import type { AnySection } from '@coop/domain';
import type { LibraryFile } from '@coop/domain/answers';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useGetManyAggregate, useRecordContext } from 'react-admin';
import { pressable } from '../../ground/theme/pressable';

type Props = {
  section: AnySection;
  opens: 'edit' | 'show';
  /** The column that contains it. */
  name: string;
  children: ReactNode;
};

/** A row's title, linked to the row, with its thumbnail if the section has pictures. */
export function RowTitle({ section, opens, name, children }: Props) {
  const row = useRecordContext();
  const { pictures } = section.table;
  const link = (
    <RowLink section={section} opens={opens}>
      {row?.[name] ? children : row && section.title(row)}
    </RowLink>
  );
  if (!row || pictures.length === 0) return link;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 190 }}>
      <RowPicture row={row} paths={pictures} />
      {link}
    </Box>
  );
}

type RowLinkProps = { section: AnySection; opens: 'edit' | 'show'; children: ReactNode };

/** Link from a list to a row's page. */
function RowLink({ section, opens, children }: RowLinkProps) {
  const row = useRecordContext();
  const createPath = useCreatePath();
  if (!row) return null;
  return (
    <Box
      component={Link}
      to={createPath({ resource: section.name, id: row.id, type: opens })}
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
      sx={{
        ...pressable,
        color: 'inherit',
        fontWeight: 600,
        textDecorationColor: 'transparent',
        '&:hover, &:focus': { textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Box>
  );
}

type RowPictureProps = {
  row: Record<string, unknown>;
  /** See `table.pictures`. */
  paths: readonly string[];
};

/** Thumbnail of a row. A list's files are fetched in one request; the image URL needs no authentication. */
function RowPicture({ row, paths }: RowPictureProps) {
  const id = paths.map((path) => pictureAt(row, path)).find(Boolean);
  const { data } = useGetManyAggregate<LibraryFile>('archivos', { ids: id ? [id] : [] }, { enabled: id !== undefined });
  const file = data?.[0];
  return (
    <Box sx={frame}>
      {file?.miniatura && <img src={file.miniatura} alt="" width={45} height={32} loading="lazy" style={filling} />}
    </Box>
  );
}

const frame = { width: 45, height: 32, flex: '0 0 auto', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' };
const filling = { display: 'block', objectFit: 'cover' } as const;

type RowValues = Readonly<Record<string, unknown>>;

/** Returns the file id at a path, using the first row of lists: `imagenes.imagen`. */
function pictureAt(row: RowValues, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const value = [row[name]].flat()[0];
  if (typeof value === 'string') return value;
  return value && rest.length > 0 ? pictureAt(value as RowValues, rest.join('.')) : undefined;
}
