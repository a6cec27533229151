import LogoutIcon from '@mui/icons-material/Logout';
import { ListItemIcon, MenuItem, Tooltip } from '@mui/material';
import { useLogout } from 'react-admin';

/** Ends the session, from inside the sidebar. */
export function LogoutItem({ open }: { open: boolean }) {
  const logout = useLogout();
  return (
    <Tooltip title={open ? '' : 'Cerrar sesión'} placement="right">
      <MenuItem
        onClick={() => void logout()}
        aria-label="Cerrar sesión"
        sx={{ borderRadius: 2, mx: 1, mt: 2, pl: 1.5, minHeight: 40, borderTop: 1, borderColor: 'divider' }}
      >
        <ListItemIcon sx={{ minWidth: 36 }}>
          <LogoutIcon />
        </ListItemIcon>
        {open && 'Cerrar sesión'}
      </MenuItem>
    </Tooltip>
  );
}
