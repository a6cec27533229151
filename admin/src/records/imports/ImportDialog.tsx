import type { AnySection } from '@coop/domain';
import type { ImportResult, ImportReview } from '@coop/domain/answers';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sendForm } from '../../ground/api/uploadFile';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { ReviewTable } from './ReviewTable';
import { TemplateLinks } from './TemplateLinks';

type Props = { section: AnySection; onClose: () => void };

export function ImportDialog({ section, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { file, review, part, fault, choose, write } = useImport(section, (done) => {
    notify(importMessage(section, done), { type: 'success' });
    refresh();
    onClose();
  });
  const isBusy = part !== undefined;
  const written = review?.filas.filter(({ accion }) => accion === 'crear' || accion === 'actualizar').length ?? 0;
  const isGood = review?.fallas.length === 0 && written > 0;

  return (
    <TitledDialog
      title={`Importar ${section.label.many.toLowerCase()}`}
      size={review ? 'xl' : 'sm'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {review && (
            <Button variant="contained" onClick={write} disabled={isBusy || !isGood}>
              {isGood ? `Importar ${written}` : 'Importar'}
            </Button>
          )}
        </>
      }
    >
      {!review && <TemplateLinks section={section} />}
      <Button component="label" variant="outlined" startIcon={<UploadFile />} disabled={isBusy} sx={chooser}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {file ? `${file.name}: elegir otro` : 'Elegir archivo'}
        </Box>
        <input
          type="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
          hidden
          aria-label="Archivo"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose(chosen);
            target.value = '';
          }}
        />
      </Button>
      {isBusy && <LinearProgress aria-label={review ? 'Importando' : 'Leyendo el archivo'} sx={{ mt: 2 }} />}
      {fault && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {fault}
        </Alert>
      )}
      {review && (
        <>
          <ImportSummary section={section} review={review} />
          {review.aviso && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {review.aviso}
            </Alert>
          )}
          <ReviewTable section={section} review={review} />
        </>
      )}
    </TitledDialog>
  );
}

const importMessage = ({ kind }: AnySection, { creados, actualizados }: ImportResult) =>
  `Se importaron ${creados + actualizados}: ${creados} nuevos y ${actualizados} actualizados${kind === 'publication' ? ', como borradores' : ''}`;

const chooser = { minHeight: 44, maxWidth: '100%', minWidth: 0 };

type ImportSummaryProps = { section: AnySection; review: ImportReview };

const counted = {
  crear: ['nuevo', 'nuevos'],
  actualizar: ['que se actualiza', 'que se actualizan'],
  ninguna: ['que ya dice lo mismo', 'que ya dicen lo mismo'],
} as const;

function ImportSummary({ section, review: { filas, fallas } }: ImportSummaryProps) {
  if (fallas.length > 0)
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {fallas.length === 1 ? 'Hay 1 celda que no se admite' : `Hay ${fallas.length} celdas que no se admiten`}.
        Corrija el archivo y elíjalo de nuevo: no se importa nada hasta entonces.
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
          {fallas.map(({ fila, celda, campo, columna, valor, mensaje }) => (
            <li key={`${fila} ${campo} ${mensaje}`}>
              <strong>{celda || `Fila ${fila}`}</strong>
              {columna && ` · ${columna}`}
              {valor && ` «${valor}»`}
              {`: ${mensaje}`}
            </li>
          ))}
        </Box>
      </Alert>
    );
  const totals = Object.entries(counted).flatMap(([accion, [one, many]]) => {
    const count = filas.filter((fila) => fila.accion === accion).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {`${section.label.many}: ${totals.join(', ')}. Se escriben todos o ninguno${section.kind === 'publication' ? ', como borradores' : ''}.`}
    </Alert>
  );
}

function useImport({ name }: AnySection, onDone: (done: ImportResult) => void) {
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<ImportReview>();
  const [part, setPart] = useState<number>();
  const [fault, setFault] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (work: (options: { onProgress: typeof setPart; signal: AbortSignal }) => Promise<void>) => {
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    setFault(undefined);
    setPart(0);
    try {
      await work({ onProgress: setPart, signal });
    } catch (thrown) {
      if (!signal.aborted) setFault((thrown as Error).message);
    }
    if (!signal.aborted) setPart(undefined);
  };

  const choose = (chosen: File) => {
    setFile(chosen);
    setReview(undefined);
    void send(async (options) => setReview(await importsApi.review(name, chosen, options)));
  };
  const write = () => {
    if (!file || !review) return;
    void send(async (options) => onDone(await importsApi.write(name, file, review.huella, options)));
  };
  return { file, review, part, fault, choose, write };
}

type Options = Parameters<typeof sendForm>[2];

const importsApi = {
  review: (section: string, file: File, options: Options): Promise<ImportReview> =>
    sendForm(`/api/${section}/importar/revision`, formOf(file), options),

  write: (section: string, file: File, huella: string, options: Options): Promise<ImportResult> =>
    sendForm(`/api/${section}/importar`, formOf(file, huella), options),
};

function formOf(file: File, huella?: string): FormData {
  const form = new FormData();
  if (huella) form.set('huella', huella);
  form.set('archivo', file);
  return form;
}
