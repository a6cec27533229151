import type { AnySection } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import { Box, Button, Tooltip } from '@mui/material';
import { Link } from 'react-admin';
import { ROOMY } from '../../ground/tools/roomy';

/** The way to a new row, in as many words as there is room for: on a tablet, its sign. */
export function CreateButton({ section }: { section: AnySection }) {
  const [word, rest] = section.kind === 'submission' ? ['Registrar', ' por otro canal'] : ['Crear', ''];
  return (
    <Tooltip title={word + rest}>
      <Button
        component={Link}
        to={`/administrador/${section.name}/create`}
        variant="contained"
        size="small"
        startIcon={<Add />}
        aria-label={word + rest}
        sx={look}
      >
        <Box component="span" className="palabra">
          {word}
        </Box>
        {rest && (
          <Box component="span" sx={{ display: 'none', whiteSpace: 'pre', [ROOMY]: { display: 'inline' } }}>
            {rest}
          </Box>
        )}
      </Button>
    </Tooltip>
  );
}

const look = {
  minHeight: 36,
  '@media (min-width: 600px) and (max-width: 1199.95px)': {
    minWidth: 36,
    '& .palabra': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
};
