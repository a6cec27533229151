import { type AnySection, publicAddressOf } from '@coop/domain';
import type { BesidePreview } from '@coop/domain/answers';
import { Alert, Box, LinearProgress, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useRecordContext, useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useYo } from '../../ground/staff/useYo';
import { draftOf } from '../data/draftOf';
import { focusField } from '../data/focusField';
import { findShownPath } from './findShownPath';
import { PageFrame, type Part } from './PageFrame';
import { placesOf } from './placesOf';

const widths = { 360: 'Teléfono', 768: 'Tableta', 1280: 'Escritorio' } as const;

type Props = { section: AnySection /** Called before a field is focused. */; onPick?: () => void };

/** Live preview of the page with the form's unsaved values. A click on a part focuses its field. */
export function PageBeside({ section, onPick }: Props) {
  const { page, error, isPending, again } = usePageBeside(section);
  const { getValues } = useFormContext();
  const [stored, setWidth] = useStore<number>('anchoDePagina', 360);
  const width = stored in widths ? stored : 360;

  const goTo = (parts: Iterable<Part>) => {
    const path = findShownPath(placesOf(section.fields, getValues()), parts);
    if (!path) return;
    onPick?.();
    // Waits until no dialog covers the form.
    setTimeout(() => focusField(path));
  };

  return (
    <Paper component="section" variant="outlined" aria-label="La página con lo que escribe" sx={layout}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          onChange={(_, chosen: number | null) => chosen && setWidth(chosen)}
          aria-label="Ancho de la pantalla"
        >
          {Object.entries(widths).map(([px, name]) => (
            <ToggleButton key={px} value={Number(px)}>
              {name} {px}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Pulse una parte de la página para ir a su campo.
        </Typography>
      </Box>
      <Box sx={{ height: 4 }}>{isPending && <LinearProgress aria-label="Actualizando la página" />}</Box>
      <FailedToLoad error={error} onRetry={again} />
      <Omitted section={section} names={page?.omitidos ?? []} />
      {page && (
        <PageFrame
          url={page.url}
          anchor={publicAddressOf(section, getValues())?.split('#')[1]}
          {...{ width }}
          onPick={goTo}
        />
      )}
    </Paper>
  );
}

/** Lists the fields that the preview shows as saved or omits. */
function Omitted({ section, names }: { section: AnySection; names: readonly string[] }) {
  const fields = [...new Set(names.map((name) => name.split('.')[0] ?? ''))];
  if (fields.length === 0) return null;
  const labels = fields.map((name) => section.fields[name]?.label ?? name);
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      No se muestra hasta que se corrija: {labels.join(', ')}.
    </Alert>
  );
}

const layout = { display: 'flex', flexDirection: 'column', overflow: 'hidden', height: '100%' };

/** Debounce of the preview. */
const PAUSE_MS = 700;

/** Fetches the preview of the form's values as they change; keeps the last one while the next loads. */
function usePageBeside(section: AnySection) {
  const { rol } = useYo();
  const record = useRecordContext();
  const id = record?.id ?? '';
  const { getValues, subscribe } = useFormContext();
  const { verAlLado } = useDataProvider<typeof dataProvider>();
  const [page, setPage] = useState<BesidePreview>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => verAlLado(section.name, id, draftOf(section, rol, getValues())),
    // A mutation scope serializes the requests.
    scope: { id: `al-lado ${id}` },
    onSuccess: setPage,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs after a save.
  useEffect(() => {
    mutate();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(mutate, PAUSE_MS);
    };
    const stop = subscribe({ formState: { values: true }, callback: ask });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [mutate, subscribe, record?.version]);

  return { page, error, isPending, again: () => mutate() };
}
