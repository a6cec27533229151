import { findSection } from '@coop/domain';
import type { Retention } from '@coop/domain/answers';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Link, useNotify } from 'react-admin';
import type { DisplayProps } from '../../fields/displays/FieldDisplay';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { httpClient } from '../../ground/api/fetchApi';
import { later } from '../../ground/page/lazyWithRetry';
import { SectionList } from '../../records/list/later';
import type { Override } from '../Override';

function RetentionNotice() {
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

type Props = { seccion: string; id: string; version: number; titulo: string };

/** Anonymizes a case whose retention period ended but requires a decision. Irreversible, so it asks twice. */
function ForgetButton({ titulo, ...seen }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const forget = async () => {
    setConfirming(false);
    try {
      await httpClient('/api/retencion/anonimizar', { method: 'POST', body: JSON.stringify(seen) });
      notify('Datos personales borrados', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['retencion'] });
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setConfirming(true)}
        aria-label={`Borrar los datos de ${titulo}`}
      >
        Borrar sus datos
      </Button>
      <Confirm
        isOpen={isConfirming}
        title="¿Desea borrar los datos personales?"
        content={`${titulo}: se borran los nombres, documentos, textos y archivos, también de su historial. No se pueden recuperar.`}
        confirm="Borrar"
        onConfirm={() => void forget()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

/** Author of an entry: the member's name, else the recorded signature. */
const AuthorColumn = ({ row: { creadoPor, email }, brief }: Pick<DisplayProps, 'row' | 'brief'>) => (
  // Keeps a name on two lines at most.
  <Box component="span" sx={{ display: 'inline-block', minWidth: { sm: 128 } }}>
    {creadoPor ? (
      <MemberDisplay value={creadoPor} unknown={email ? String(email) : 'Quien ya no está'} brief={brief} />
    ) : (
      String(email ?? 'El sistema, o quien escribió por el sitio')
    )}
  </Box>
);

export const auditoria: Override = {
  section: 'sitio/auditoria',
  labels: { email: 'Quién' },
  columns: { email: AuthorColumn },
  List: (props) => (
    <>
      <RetentionNotice />
      <SectionList {...props} />
    </>
  ),
  Show: later(async () => (await import('./AuditShow')).AuditShow),
};
