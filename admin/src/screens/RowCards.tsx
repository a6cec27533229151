import type { AnySection } from '@coop/domain';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link, Loading, RecordContextProvider, useCreatePath, useListContext } from 'react-admin';
import { FieldDisplay } from '../displays/FieldDisplay';
import { StateChip } from '../displays/StateChip';
import { NoMatches } from './NoMatches';
import type { Columns } from './SectionList';

type Props = { section: AnySection; names: string[]; columns: Columns; opens: 'edit' | 'show' };

/** The list on a small screen: a card a row, the whole of it to press. */
export function RowCards({ section, names, columns, opens }: Props) {
  const { data, isPending } = useListContext();
  const createPath = useCreatePath();
  if (isPending) return <Loading />;
  if (!data?.length) return <NoMatches />;
  const details = names.filter((name) => !(name in section.flows) && name !== 'titulo' && name !== 'codigo');

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1.5, display: 'grid', gap: 1.5 }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Card component="li">
            <CardActionArea
              component={Link}
              to={createPath({ resource: section.name, id: row.id, type: opens })}
              sx={{ p: 2, display: 'block', color: 'inherit' }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start', mb: 1 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{section.title(row)}</Typography>
                {names
                  .filter((name) => name in section.flows)
                  .map((name) => (
                    <StateChip key={name} flow={section.flows[name] as never} value={String(row[name])} />
                  ))}
              </Box>
              {details.map((name) => {
                const Column = columns[name] ?? FieldDisplay;
                return (
                  <Box key={name} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', fontSize: '0.9rem' }}>
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {section.fields[name].label}
                    </Box>
                    <Box component="span" sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
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
