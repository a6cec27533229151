import type { FirstDayDone } from '@coop/domain/answers';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { pressable } from '../../ground/theme/palette';

type Props = {
  tasks: readonly FirstDayDone[];
  isWide?: boolean;
  onFollowed?: () => void;
};

export const FirstDayList = ({ tasks, isWide = false, onFollowed }: Props) => (
  <Box component="ol" sx={{ ...list, ...(isWide && { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } }) }}>
    {tasks.map(({ clave, etiqueta, como, hecho, enlace }) => (
      <Box key={clave} component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
        {hecho ? (
          <CheckCircle titleAccess="Hecho:" sx={{ color: 'success.main' }} />
        ) : (
          <RadioButtonUnchecked titleAccess="Por hacer:" sx={{ color: 'text.secondary' }} />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Link to={enlace} onClick={onFollowed} sx={pressable}>
            {etiqueta}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {como}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 5, rowGap: 1.5 };
