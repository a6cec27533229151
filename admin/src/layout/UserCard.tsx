import { rolLabels } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useYo } from '../session/useYo';

export function UserCard() {
  const { nombre, email, rol } = useYo();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, ml: 1, mr: 1, lineHeight: 1.2, textAlign: 'right' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
        {nombre || email}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {rolLabels[rol]}
      </Typography>
    </Box>
  );
}
