import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

/** What a search or a filter that finds nothing says, with the way out. */
export function NoMatches() {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography sx={{ mb: 1 }}>
        {isFiltered ? 'Nada coincide con estos filtros.' : 'Todavía no hay nada aquí.'}
      </Typography>
      {isFiltered && <Button onClick={() => setFilters({}, {})}>Quitar filtros</Button>}
    </Box>
  );
}
