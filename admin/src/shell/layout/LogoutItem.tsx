import LogoutIcon from '@mui/icons-material/Logout';
import { ListItemButton, ListItemIcon, Tooltip } from '@mui/material';
import { useLogout } from 'react-admin';

/** Ends the session, from inside the sidebar. */
export function LogoutItem({ open }: { open: boolean }) {
  const logout = useLogout();
  return (
    <Tooltip title={open ? '' : 'Cerrar sesión'} placement="right">
      <ListItemButton
        component="button"
        onClick={() => void logout()}
        aria-label="Cerrar sesión"
        sx={{
          px: 2.5,
          minHeight: 48,
          flex: '0 0 auto',
          width: '100%',
          font: 'inherit',
          fontSize: '0.92rem',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ListItemIcon sx={{ minWidth: 36 }}>
          <LogoutIcon />
        </ListItemIcon>
        {open && 'Cerrar sesión'}
      </ListItemButton>
    </Tooltip>
  );
}
