import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

/** Empty result of a search or filter, with a button to clear it. */
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
