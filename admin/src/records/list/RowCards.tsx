import type { AnySection } from '@coop/domain';
import type { LibraryFile } from '@coop/domain/answers';
import { Box, Card, CardActionArea, Checkbox, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Link,
  RecordContextProvider,
  useCreatePath,
  useGetManyAggregate,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { FieldDisplay, SituationChips } from '../../fields/displays/FieldDisplay';
import { StateChip } from '../../fields/displays/StateChip';
import { NoMatches } from '../../ground/messages/Message';
import { pressable } from '../../ground/theme/palette';
import { OtherViewers } from '../live/OtherViewers';
import type { Columns } from './columnsOf';

type RowCardsProps = {
  section: AnySection;
  names: string[];
  columns: Columns;
  opens: 'edit' | 'show';
  choosable: boolean;
};

export function RowCards({ section, names, columns, opens, choosable }: RowCardsProps) {
  const { data, selectedIds, onToggleItem, isPlaceholderData } = useListContext();
  const createPath = useCreatePath();
  if (!data?.length) return <NoMatches />;
  const details = names.filter((name) => !(name in section.flows) && !headingFields.has(name));

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1.5, display: 'grid', gap: 1.5 }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Card component="li" sx={{ position: 'relative' }}>
            {choosable && (
              <Checkbox
                checked={selectedIds.includes(row.id)}
                disabled={isPlaceholderData}
                onChange={() => onToggleItem(row.id)}
                aria-label={`Elegir «${section.title(row)}»`}
                sx={{ position: 'absolute', top: 4, left: 2, zIndex: 1, p: 1.25 }}
              />
            )}
            <CardActionArea
              component={Link}
              to={createPath({ resource: section.name, id: row.id, type: opens })}
              sx={{ p: 2, display: 'block', color: 'inherit' }}
            >
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, pl: choosable ? 4 : 0, alignItems: 'start' }}
              >
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', flex: '1 1 10rem' }}>
                  {section.title(row)}
                </Typography>
                <SituationChips section={section} row={row} />
                <OtherViewers section={section} id={row.id} size="small" />
                {names
                  .filter((name) => name in section.flows)
                  .map((name) => (
                    <StateChip key={name} flow={section.flows[name] as never} value={String(row[name])} />
                  ))}
              </Box>
              {details
                .filter((name) => row[name] !== section.title(row))
                .map((name) => {
                  const Column = columns[name] ?? FieldDisplay;
                  return (
                    <Box key={name} sx={detail}>
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {section.fields[name].label}
                      </Box>
                      <Box component="span" sx={value}>
                        <Column field={section.fields[name]} value={row[name]} row={row} brief />
                      </Box>
                    </Box>
                  );
                })}
            </CardActionArea>
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const detail = { display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between', fontSize: '0.9rem' };
// Wraps below its label instead of breaking words.
const value = { flex: '1 1 8rem', maxWidth: '100%', textAlign: 'right', overflowWrap: 'break-word' };

const headingFields = new Set(['titulo', 'codigo', 'nombres', 'situacion']);

type RowTitleProps = {
  section: AnySection;
  opens: 'edit' | 'show';
  name: string;
  children: ReactNode;
};

export function RowTitle({ section, opens, name, children }: RowTitleProps) {
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
