import { findSection, formatDateTime } from '@coop/domain';
import type { PersonalNotice } from '@coop/domain/answers';
import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-admin';

type Props = { notice: PersonalNotice; onOpen: () => void };

/** One notice, which leads to what it tells of; whether it was read is told by more than its look. */
export function BellItem({ notice: { etiqueta, seccion, enlace, en, leido }, onOpen }: Props) {
  const about = [findSection(seccion)?.label.many, en && formatDateTime(en)].filter(Boolean).join(' · ');
  return (
    <ButtonBase
      {...(enlace && { component: Link, to: enlace })}
      onClick={onOpen}
      sx={{
        display: 'grid',
        gridTemplateColumns: '10px 1fr',
        gap: 1.25,
        width: '100%',
        px: 2,
        py: 1.25,
        textAlign: 'left',
        alignItems: 'baseline',
        color: 'inherit',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { bgcolor: 'action.selected' },
      }}
    >
      <Box
        component="span"
        role={leido ? undefined : 'img'}
        aria-label={leido ? undefined : 'Sin leer'}
        sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: leido ? 'transparent' : 'info.main' }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: leido ? 400 : 650, overflowWrap: 'anywhere' }}>
          {etiqueta}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </span>
    </ButtonBase>
  );
}
