import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-admin';
import { forMe, useApprovals } from '../../ground/queries/useApprovals';

/** Link to the approval requests, with the number for this user; hidden if no section requires approval. */
export function ApprovalsButton() {
  const { reglas, solicitudes } = useApprovals();
  if (reglas.length === 0 && solicitudes.length === 0) return null;
  const count = forMe(solicitudes).length + solicitudes.filter(({ estado }) => estado !== 'pendiente').length;
  return (
    <Tooltip title="Por aprobar">
      <IconButton
        color="inherit"
        component={Link}
        to="/administrador/por-aprobar"
        aria-label={count > 0 ? `Por aprobar: ${count}` : 'Por aprobar'}
      >
        <Badge badgeContent={count} color="info">
          <FactCheck />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
