import { findSection } from '@coop/domain';
import type { Retention } from '@coop/domain/answers';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';
import { ForgetButton } from './ForgetButton';

/** Whose personal data goes soon, before it does; and the cases about which somebody must decide. */
export function RetentionNotice() {
  const { data } = useQuery<Retention>({
    queryKey: ['retencion'],
    queryFn: async () => (await httpClient('/api/retencion')).json,
  });
  const soon = data?.plazos.filter(({ automatico, porVencer }) => automatico && porVencer > 0) ?? [];
  const waiting = data?.plazos.filter(({ abiertos }) => abiertos > 0) ?? [];
  if (!data || soon.length + waiting.length + data.porDecidir.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <AlertTitle>Conservación de datos personales</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {soon.map(({ seccion, porVencer, anios }) => (
          <li key={seccion}>
            {`${labelOf(seccion)}: en los próximos ${data.diasDeAviso} días se borran los datos personales de ${porVencer} (cumplen ${anios} años).`}
          </li>
        ))}
        {waiting.map(({ seccion, abiertos, anios }) => (
          <li key={`abiertos-${seccion}`}>
            {`${labelOf(seccion)}: ${abiertos} con más de ${anios} años siguen sin cerrarse y no se tocan.`}
          </li>
        ))}
        {data.porDecidir.map(({ seccion, id, version, titulo }) => (
          <li key={id}>
            {'Cumplió su plazo y espera una decisión: '}
            <Link to={`/administrador/${seccion}/${encodeURIComponent(id)}/show`}>{titulo}</Link>{' '}
            <ForgetButton {...{ seccion, id, version, titulo }} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const labelOf = (name: string) => findSection(name)?.label.many ?? name;
