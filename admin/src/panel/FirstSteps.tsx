import { formatDateTime } from '@coop/domain';
import type { Paso, PruebaCorreo, TextosPuestos } from '@coop/domain/answers';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import Unneeded from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Alert, Box, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useId, useState } from 'react';
import { Link, useNotify } from 'react-admin';
import { httpClient } from '../ground/api/fetchApi';

function MailTrialButton() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { json } = await httpClient('/api/panel/correo-de-prueba', { method: 'POST' });
      const { para, entregado, respuesta } = json as PruebaCorreo;
      if (entregado) {
        notify(`Enviado a ${para}. ${respuesta}`, { type: 'success', autoHideDuration: 10_000 });
        await queries.invalidateQueries({ queryKey: ['panel'] });
      } else setFailed(`No salió hacia ${para}. ${respuesta}`);
    } catch (error) {
      setFailed((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void send()}>
        {busy ? 'Enviando…' : 'Enviarme una prueba'}
      </Button>
      {failed && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failed}
        </Alert>
      )}
    </>
  );
}

function StarterTextsButton() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const importTexts = async () => {
    setBusy(true);
    try {
      const { json } = await httpClient('/api/panel/textos-iniciales', { method: 'POST' });
      notify(formatTotals(json as TextosPuestos), { type: 'success', autoHideDuration: 8_000 });
      await queries.invalidateQueries({ queryKey: ['panel'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" variant="outlined" disabled={busy} onClick={() => void importTexts()}>
      Traer los textos para empezar
    </Button>
  );
}

const formatTotals = (totals: TextosPuestos) =>
  totals.length === 0
    ? 'Ya se habían traído: no cambió nada'
    : `Se agregaron ${totals.map(({ etiqueta, puestos }) => `${puestos} en ${etiqueta}`).join(' y ')}`;

const here: Partial<Record<string, ComponentType>> = { correo: MailTrialButton, 'sitio/paginas': StarterTextsButton };

function Step({ step, isNext }: { step: Paso; isNext: boolean }) {
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
          {!hecho && step.apartar && <SkipStepButton step={step} />}
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

function SkipStepButton({ step: { clave, etiqueta, apartar, apartado } }: { step: Paso }) {
  const { change, busy } = useSkipStep(clave);
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

function useSkipStep(clave: string) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (aside: boolean) => {
    setBusy(true);
    const path = `/api/panel/pasos/${encodeURIComponent(clave)}/apartado`;
    await httpClient(path, { method: aside ? 'PUT' : 'DELETE' }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    await queries.invalidateQueries({ queryKey: ['panel'] });
    setBusy(false);
  };
  return { change, busy };
}

const isSettled = ({ hecho, apartado }: Paso) => hecho || apartado !== null;

export function FirstSteps({ steps }: { steps: readonly Paso[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  const settled = steps.filter(isSettled).length;
  const next = steps.find((step) => !isSettled(step));
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}
          >
            <Typography id={id} variant="h3" component="h2">
              Primeros pasos
            </Typography>
            <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {`${settled} de ${steps.length}`}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Cada uno se marca solo al hacerse. Esta lista desaparece cuando no falta ninguno.
          </Typography>
        </Box>
        <LinearProgress variant="determinate" value={(100 * settled) / steps.length} aria-labelledby={id} />
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
          }}
        >
          {steps.map((step) => (
            <Step key={step.clave} step={step} isNext={step === next} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
