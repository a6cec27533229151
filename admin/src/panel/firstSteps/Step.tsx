import { formatDateTime } from '@coop/domain';
import type { Paso } from '@coop/domain/answers';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import Unneeded from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-admin';
import { MailTrialButton } from './MailTrialButton';
import { StarterTextsButton } from './StarterTextsButton';
import { useAside } from './useAside';

/** What is done here, without leaving the panel. */
const here: Partial<Record<string, ComponentType>> = { correo: MailTrialButton, 'sitio/paginas': StarterTextsButton };

/** One of the first steps: how it stands, what depends on it, and what may be done about it. */
export function Step({ step, isNext }: { step: Paso; isNext: boolean }) {
  const { clave, etiqueta, motivo, enlace, hecho, hay, hacenFalta, apartado } = step;
  const isOpen = !hecho && !apartado;
  const Here = here[clave];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0,1fr)',
        columnGap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <State step={step} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          {isOpen ? (
            <Link to={enlace} sx={{ fontWeight: isNext ? 700 : 500 }}>
              {etiqueta}
            </Link>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {etiqueta}
            </Box>
          )}
          {isOpen && hacenFalta > 1 && hay > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {`${hay} de ${hacenFalta}`}
            </Typography>
          )}
        </Box>
        {isOpen && motivo && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {motivo}
          </Typography>
        )}
        {apartado && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${step.apartar ?? 'Apartado'}: ${apartado.por}, ${formatDateTime(apartado.en)}`}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', '&:not(:empty)': { mt: 0.5 } }}>
          {isOpen && Here && (clave !== 'sitio/paginas' || step.porTraer) && <Here />}
          {!hecho && step.apartar && <AsideButton step={step} />}
        </Box>
      </Box>
    </Box>
  );
}

function State({ step: { hecho, apartado } }: { step: Paso }) {
  if (hecho) return <CheckCircle color="success" titleAccess="Hecho" />;
  if (apartado) return <Unneeded color="disabled" titleAccess="No hace falta" />;
  return <Unchecked color="disabled" titleAccess="Falta" />;
}

function AsideButton({ step: { clave, etiqueta, apartar, apartado } }: { step: Paso }) {
  const { change, busy } = useAside(clave);
  const label = apartado ? 'Retomar' : apartar;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={busy}
      onClick={() => void change(apartado === null)}
      aria-label={`${label}: ${etiqueta}`}
      sx={{ color: 'text.secondary', fontWeight: 500, textDecoration: 'underline', ml: -0.75 }}
    >
      {label}
    </Button>
  );
}
