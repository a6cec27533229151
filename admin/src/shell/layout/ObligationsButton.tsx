import EventNote from '@mui/icons-material/EventNoteOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-admin';
import { OBLIGATIONS, pressing, useObligations } from '../../ground/queries/useObligations';
import { useYo } from '../../ground/staff/useYo';

/** Link to the obligations, with the number of urgent ones; hidden for users without obligations. */
export function ObligationsButton() {
  const { rol } = useYo();
  const { data = [] } = useObligations();
  if (data.length === 0) return null;
  const count = pressing(data).filter(({ responsable, etapa }) => responsable === rol || etapa === 'vencida').length;
  return (
    <Tooltip title="Obligaciones">
      <IconButton
        color="inherit"
        component={Link}
        to={OBLIGATIONS}
        aria-label={count > 0 ? `Obligaciones: ${count}` : 'Obligaciones'}
      >
        <Badge badgeContent={count} color="error">
          <EventNote />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
