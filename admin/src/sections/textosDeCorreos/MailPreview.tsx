import type { VistaDeCorreo } from '@coop/domain/answers';
import {
  type MailKey,
  type MailToPeople,
  mailsToPeople,
  variables,
} from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { httpClient } from '../../ground/api/fetchApi';

type MailText = [correo?: MailKey, asunto?: string | null, texto?: string | null];

export function MailPreview() {
  const id = useId();
  const written = useDeferredValue(useWatch({ name: ['correo', 'asunto', 'texto'] }) as MailText);
  const [correo, asunto, texto] = written;
  const { data, error } = useQuery<VistaDeCorreo, Error>({
    queryKey: ['vista-de-correo', ...written],
    queryFn: async () => {
      const body = JSON.stringify({ correo, asunto: asunto || null, texto: texto || null });
      return (await httpClient('/api/sitio/textos-de-correos/vista-previa', { method: 'POST', body })).json;
    },
    enabled: Boolean(correo),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography id={id} variant="h3" component="h2">
          Así llega
        </Typography>
        {!correo && <Typography sx={{ color: 'text.secondary' }}>Elija qué correo escribe.</Typography>}
        {correo && <Variables mail={mailsToPeople[correo]} />}
        {correo && error && <Alert severity="warning">{error.message}</Alert>}
        {correo && data && !error && <Mail mail={data} />}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Con datos de ejemplo y lo que dice este formulario. No se envía nada.
        </Typography>
      </CardContent>
    </Card>
  );
}

const Mail = ({ mail: { de, asunto, bloques, pie } }: { mail: VistaDeCorreo }) => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', overflowWrap: 'anywhere' }}>
    <Box sx={{ px: 2, py: 1.25, bgcolor: 'action.hover', borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {de}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>{asunto}</Typography>
    </Box>
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {bloques.map((block, at) => (
        // Blocks have no id and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
        <Part key={at} block={block} />
      ))}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {pie.join('\n')}
      </Typography>
    </Box>
  </Box>
);

function Part({ block: { tipo, texto, datos } }: { block: VistaDeCorreo['bloques'][number] }) {
  if (tipo === 'datos')
    return (
      <Box component="dl" sx={{ m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
        {datos.map(([label, value]) => (
          <Box key={label} sx={{ '& + &': { mt: 1 } }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    );
  if (tipo === 'cita')
    return (
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'secondary.main', whiteSpace: 'pre-line' }}
      >
        {texto}
      </Box>
    );
  if (tipo === 'enlace')
    return (
      <Box component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
        {texto}
      </Box>
    );
  return <Box sx={{ whiteSpace: 'pre-line' }}>{texto}</Box>;
}

/** Available and required placeholders of an email's text. */
const Variables = ({ mail: { offers, needs } }: { mail: MailToPeople }) => (
  <Box>
    <Typography variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
      El texto puede llevar
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {offers.map((name) => (
        <Typography component="li" variant="body2" key={name}>
          <Box component="code" sx={{ px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover' }}>{`{${name}}`}</Box>{' '}
          {variables[name]}
          {needs.includes(name) && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · obligatoria'}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  </Box>
);
