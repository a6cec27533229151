import { type AnySection, formatDateTime } from '@coop/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useYo } from '../staff/staff';
import { draftKey, forgetDraft, isStoredInDraft, type LocalDraft, readDraft, writeDraft } from './localDraft';

type Props = { section: AnySection /** Source of a new row's initial values. */; from?: string };

/** Inside a form: offers to restore the last unsaved draft, then autosaves the form until it is submitted. */
export function AutosaveDraft({ section, from }: Props) {
  const { uid } = useYo();
  const record = useRecordContext();
  const key = draftKey(uid, section, record?.id ?? (from && `de ${from}`));
  return key ? <Autosave key={key} storageKey={key} section={section} /> : null;
}

function Autosave({ section, storageKey }: { section: AnySection; storageKey: string }) {
  const { rol } = useYo();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const [offered, setOffered] = useState<LocalDraft | undefined>(() => readDraft(storageKey, section, rol));
  useDraftWriting(storageKey, section, offered === undefined);
  if (!offered) return null;

  const recover = () => {
    const dirty = { shouldDirty: true };
    for (const [name, value] of Object.entries(offered.valores)) setValue(name, value, dirty);
    // Restores the version too, so that saving detects later changes by others (optimistic lock).
    if (record && offered.version !== null) setValue('version', offered.version, dirty);
    setOffered(undefined);
  };
  const discard = () => {
    forgetDraft(storageKey);
    setOffered(undefined);
  };
  const isStale = record !== undefined && record.version !== offered.version;
  return <DraftDialog section={section} draft={offered} isStale={isStale} onRecover={recover} onDiscard={discard} />;
}

type DraftDialogProps = {
  section: AnySection;
  draft: LocalDraft;
  /** Whether the row was saved since the draft. */
  isStale: boolean;
  onRecover: () => void;
  onDiscard: () => void;
};

/** Modal offer of the local draft of a form closed without saving; requires a choice. */
function DraftDialog({ section, draft: { en, valores }, isStale, onRecover, onDiscard }: DraftDialogProps) {
  const names = Object.keys(valores).map((name) => section.fields[name].label);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="borrador-local">
      <DialogTitle id="borrador-local">{`Hay cambios sin guardar del ${formatDateTime(en)}`}</DialogTitle>
      <DialogContent>
        <DialogContentText>{`¿Desea recuperarlos? Son de: ${new Intl.ListFormat('es').format(names)}.`}</DialogContentText>
        {isStale && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            El registro cambió desde entonces. Si los recupera, al guardar podrá elegir campo por campo qué se queda.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Descartar</Button>
        <Button variant="contained" onClick={onRecover}>
          Recuperar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const WAIT_MS = 800;

/** Writes the dirty fields to localStorage (debounced). Deletes the draft when the form is clean again. */
function useDraftWriting(key: string, section: AnySection, enabled: boolean): void {
  const { rol } = useYo();
  const { watch, getValues, formState } = useFormContext();
  const { dirtyFields } = formState;
  const dirty = useRef(dirtyFields);
  dirty.current = dirtyFields;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const wasDirty = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const names = Object.keys(dirty.current).filter((name) => isStoredInDraft(section, rol, name));
      if (names.length === 0) return forgetDraft(key);
      const values = getValues();
      const valores = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
      writeDraft(key, { en: new Date().toISOString(), version: values.version ?? null, valores });
    };
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(write, WAIT_MS);
    });
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('pagehide', flush);
    };
  }, [enabled, key, section, rol, watch, getValues]);

  // The form was saved or reverted.
  useEffect(() => {
    if (wasDirty.current && !isDirty) forgetDraft(key);
    wasDirty.current = isDirty;
  }, [isDirty, key]);

  // Leaving is deliberate, because LeaveGuard asks first. A crashed page keeps its URL and its draft.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) forgetDraft(key);
    };
  }, [key]);
}
