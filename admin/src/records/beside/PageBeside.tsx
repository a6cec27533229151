import { type AnySection, publicAddressOf } from '@coop/domain';
import { Alert, Box, LinearProgress, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { focusField } from '../data/focusField';
import { PageFrame, type Part } from './PageFrame';
import { pathShown } from './pathShown';
import { placesOf } from './placesOf';
import { usePageBeside } from './usePageBeside';

const widths = { 360: 'Teléfono', 768: 'Tableta', 1280: 'Escritorio' } as const;

type Props = { section: AnySection /** Called before a field is gone to. */; onPick?: () => void };

/** The real page, with what the form says and nobody saved yet. Pressing a part of it leads to its field. */
export function PageBeside({ section, onPick }: Props) {
  const { page, error, isPending, again } = usePageBeside(section);
  const { getValues } = useFormContext();
  const [stored, setWidth] = useStore<number>('anchoDePagina', 360);
  const width = stored in widths ? stored : 360;

  const goTo = (parts: Iterable<Part>) => {
    const path = pathShown(placesOf(section.fields, getValues()), parts);
    if (!path) return;
    onPick?.();
    // Once nothing stands over the form.
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

/** What the page still shows as it was saved, or not at all. */
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
