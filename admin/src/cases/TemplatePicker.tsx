import type { AnySection } from '@coop/domain';
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

type Props = { section: AnySection; record: RaRecord };

/** Fills the answer with a template, its placeholders resolved; over what was typed, only after asking. */
export function TemplatePicker({ section, record }: Props) {
  const { plantillas } = useDataProvider<typeof dataProvider>();
  const { getValues, setValue } = useFormContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<string>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'plantillas'],
    queryFn: () => plantillas(section.name),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;

  const write = (respuesta: string) => {
    setValue('respuesta', respuesta, { shouldDirty: true, shouldValidate: true });
    setAsked(undefined);
  };
  const choose = (texto: string) => {
    setAnchor(null);
    const filled = fillTemplate(texto, {
      nombre: personOf(record) || 'cliente',
      codigo: String(record.codigo),
      entidad: settings.entidad.nombre,
    });
    const typed = String(getValues('respuesta') ?? '').trim();
    if (typed && typed !== filled) setAsked(filled);
    else write(filled);
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
        {data.map(({ id, nombre, texto }) => (
          <MenuItem key={id} onClick={() => choose(texto)} sx={{ whiteSpace: 'normal' }}>
            {nombre}
          </MenuItem>
        ))}
      </Menu>
      {asked !== undefined && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Ya escribió una respuesta. ¿Qué hacemos con ella?
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" onClick={() => write(`${typed()}\n\n${asked}`)}>
              Agregar la plantilla al final
            </Button>
            <Button size="small" onClick={() => write(asked)}>
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
