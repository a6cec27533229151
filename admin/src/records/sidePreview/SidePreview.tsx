import { type AnySection, publicAddressOf } from '@coop/domain';
import type { FormPreview } from '@coop/domain/answers';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogTitle,
  LinearProgress,
  Paper,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDataProvider, useRecordContext, useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { useYo } from '../../ground/staff/staff';
import { draftOf } from '../data/draftOf';
import { focusField } from '../data/focusField';
import { findShownPath, placesOf } from './placesOf';

/** The clicked element and its ancestors, innermost first. */
type Part = { text: string; address?: string };
type PageFrameProps = {
  url: string;
  /** Anchor of the row, if it shares the page with others. */
  anchor?: string | undefined;
  /** Width of the emulated screen in px; scaled down to fit. */
  width: number;
  onPick: (parts: Iterable<Part>) => void;
};

/** A page at a screen width, keeping the scroll position. Links are inert: clicks are reported. */
function PageFrame({ url, anchor, width, onPick }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useElementSize(box);
  const [visibleUrl, setVisibleUrl] = useState('');
  const scrolled = useRef(0);
  const scale = room.width ? Math.min(1, room.width / width) : 1;

  const show = ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>, address: string) => {
    if (!page) return;
    // Opens collapsed sections, which could hide the edited text.
    for (const fold of page.document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    if (scrolled.current > 0) page.scrollTo({ top: scrolled.current, behavior: 'instant' });
    else if (anchor) page.document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
    page.document.documentElement.style.cursor = 'pointer';
    page.document.addEventListener('click', (event) => {
      event.preventDefault();
      onPick(partsAt(page.document.elementFromPoint(event.clientX, event.clientY)));
    });
    setVisibleUrl(address);
  };

  return (
    <Box
      ref={box}
      sx={{ position: 'relative', overflow: 'hidden', flexGrow: 1, minHeight: 0, bgcolor: 'action.hover' }}
    >
      {[...new Set([visibleUrl, url])].filter(Boolean).map((address) => (
        <Box
          component="iframe"
          key={address}
          title="La página con lo que escribe"
          src={address}
          onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => show(event, address)}
          aria-hidden={address !== visibleUrl}
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
            width,
            height: room.height / scale,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
            visibility: address === visibleUrl ? 'visible' : 'hidden',
          }}
        />
      ))}
    </Box>
  );
}

/** Yields the clicked element and its ancestors within the page's content. */
function* partsAt(pressed: Element | null): Generator<Part> {
  for (let part = pressed; part && !part.matches('main, body'); part = part.parentElement) {
    const address = part.getAttribute('src');
    yield { text: part.textContent ?? '', ...(address && { address }) };
  }
}

/** Returns the element's size in px, updated on resize. */
function useElementSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

const widths = { 360: 'Teléfono', 768: 'Tableta', 1280: 'Escritorio' } as const;

type SidePreviewProps = { section: AnySection /** Called before a field is focused. */; onPick?: () => void };

/** Live preview of the page with the form's unsaved values. A click on a part focuses its field. */
export function SidePreview({ section, onPick }: SidePreviewProps) {
  const { page, error, isPending, again } = useFormPreview(section);
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

const PAUSE_MS = 700;

function useFormPreview(section: AnySection) {
  const { rol } = useYo();
  const record = useRecordContext();
  const id = record?.id ?? '';
  const { getValues, subscribe } = useFormContext();
  const { verAlLado } = useDataProvider<typeof dataProvider>();
  const [page, setPage] = useState<FormPreview>();
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
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(mutate, PAUSE_MS);
    };
    const stop = subscribe({ formState: { values: true }, callback: schedule });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [mutate, subscribe, record?.version]);

  return { page, error, isPending, again: () => mutate() };
}

type PageOverProps = { section: AnySection; onClose: () => void };

export const PageOver = ({ section, onClose }: PageOverProps) => (
  <Dialog open fullScreen onClose={onClose} aria-labelledby="pagina-encima">
    <DialogTitle id="pagina-encima">Así se verá con lo que escribe</DialogTitle>
    <SidePreview section={section} onPick={onClose} />
    <DialogActions>
      <Button onClick={onClose}>Volver al formulario</Button>
    </DialogActions>
  </Dialog>
);
