import { rolLabels } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { useYo } from '../../ground/staff/useYo';

export function UserCard() {
  const { nombre, email, rol } = useYo();
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'block' },
        mx: 1,
        textAlign: 'right',
        '& > *': { display: 'block', lineHeight: 1.25 },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
        {nombre || email}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {rolLabels[rol]}
      </Typography>
    </Box>
  );
}
