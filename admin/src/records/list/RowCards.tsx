import type { AnySection } from '@coop/domain';
import { Box, Card, CardActionArea, Checkbox, Typography } from '@mui/material';
import { Link, RecordContextProvider, useCreatePath, useListContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { SituationChips } from '../../fields/displays/SituationChips';
import { StateChip } from '../../fields/displays/StateChip';
import { NoMatches } from '../../ground/messages/NoMatches';
import { Company } from '../live/Company';
import type { Columns } from './Columns';

type Props = { section: AnySection; names: string[]; columns: Columns; opens: 'edit' | 'show'; choosable: boolean };

/** The list on small screens: a clickable card per row. */
export function RowCards({ section, names, columns, opens, choosable }: Props) {
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
                <Company section={section} id={row.id} size="small" />
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

/** Fields already in the card's heading. */
const headingFields = new Set(['titulo', 'codigo', 'nombres', 'situacion']);
