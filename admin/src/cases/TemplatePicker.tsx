import type { AnySection, Transition } from '@coop/domain';
import type { ReplyTemplate } from '@coop/domain/answers';
import { fillTemplate } from '@coop/domain/sections/plantillasRespuesta/replyTemplates';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import { Alert, Box, Button, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/FailedToLoad';
import { settings } from '../ground/page/settings';
import { personOf } from './columns/personOf';

type Props = { section: AnySection; record: RaRecord; transition: Transition };
type Filled = Pick<ReplyTemplate, 'texto' | 'valores'>;

/**
 * Fills the answer from a template with its placeholders resolved. Asks for confirmation before it replaces typed text.
 */
export function TemplatePicker({ section, record, transition }: Props) {
  const { plantillas } = useDataProvider<typeof dataProvider>();
  const { getValues, setValue } = useFormContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Filled>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'plantillas'],
    queryFn: () => plantillas(section.name),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;

  const taken = [...(transition.requires ?? []), ...(transition.accepts ?? [])];
  const asks = (name: string) => taken.includes(name);
  const set = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  /** Writes the text and the template's values. Values replace filled fields only if `replaces`. */
  const write = ({ texto, valores }: Filled, replaces: boolean) => {
    set('respuesta', texto);
    for (const [name, value] of Object.entries(valores))
      if (asks(name) && (replaces || !getValues(name))) set(name, value);
    setAsked(undefined);
  };
  const choose = ({ texto: template, valores }: ReplyTemplate) => {
    setAnchor(null);
    const texto = fillTemplate(template, {
      nombre: personOf(record) || 'cliente',
      codigo: String(record.codigo),
      entidad: settings.entidad.nombre,
    });
    if (typed().trim() && typed() !== texto) setAsked({ texto, valores });
    else write({ texto, valores }, true);
  };
  const typed = () => String(getValues('respuesta') ?? '').trimEnd();

  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<Quickreply />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Usar una plantilla
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {data.map((template) => (
          <MenuItem key={template.id} onClick={() => choose(template)} sx={{ whiteSpace: 'normal' }}>
            {template.nombre}
          </MenuItem>
        ))}
      </Menu>
      {asked !== undefined && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Ya escribió una respuesta. ¿Qué hacemos con ella?
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" onClick={() => write({ ...asked, texto: `${typed()}\n\n${asked.texto}` }, false)}>
              Agregar la plantilla al final
            </Button>
            <Button size="small" onClick={() => write(asked, true)}>
              Reemplazar lo escrito
            </Button>
            <Button size="small" onClick={() => setAsked(undefined)}>
              Dejar lo escrito
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}
