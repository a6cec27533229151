import { adminPathOf, findSection } from '@coop/domain';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { EntryIcon } from '../ground/menu/EntryIcon';
import { useCan } from '../ground/staff/useCan';
import { useYo } from '../ground/staff/useYo';

/** What this role makes most: one press to the form. */
export function Shortcuts() {
  const { menu } = useYo();
  const can = useCan();
  const creatable = menu.filter((entry) => entry !== 'panel' && can(entry, 'crear')).slice(0, 12);
  if (creatable.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="accesos">
      <CardContent>
        <Typography id="accesos" variant="h3" component="h3" sx={{ mb: 1.5 }}>
          Crear
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {creatable.map((entry) => (
            <Button
              key={entry}
              component={Link}
              to={`${adminPathOf(entry)}/create`}
              variant="outlined"
              size="small"
              startIcon={<EntryIcon entry={entry} />}
            >
              {findSection(entry)?.label.one}
            </Button>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
