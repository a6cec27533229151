import { type AnySection, formatDateTime, isStorableInDraft } from '@coop/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useYo } from '../staff/staff';
import { draftKey, forgetDraft, type LocalDraft, readDraft, writeDraft } from './localDraft';
import { serverDraft } from './serverDraft';

type Props = { section: AnySection /** Source of a new row's initial values. */; from?: string };

/**
 * Inside a form: offers to restore the last unsaved draft, of this browser or another device, then autosaves the form
 * until it is submitted.
 */
export function AutosaveDraft({ section, from }: Props) {
  const { uid } = useYo();
  const record = useRecordContext();
  const registro = String(record?.id ?? (from ? `de ${from}` : 'nuevo'));
  const key = draftKey(uid, section, registro);
  return key ? <Autosave key={key} storageKey={key} section={section} registro={registro} /> : null;
}

type AutosaveProps = { section: AnySection; storageKey: string; registro: string };

function Autosave({ section, storageKey, registro }: AutosaveProps) {
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const storage = useDraftStorage(storageKey, section, registro);
  const [offered, setOffered] = useState(storage.read);
  useEffect(() => {
    storage.readOther().then((other) => setOffered((own) => (other && !(own && own.en >= other.en) ? other : own)));
  }, [storage]);
  useDraftWriting(storage, section, offered === undefined);
  if (!offered) return null;

  const recover = () => {
    const dirty = { shouldDirty: true };
    for (const [name, value] of Object.entries(offered.valores)) setValue(name, value, dirty);
    // Restores the version too, so that saving detects later changes by others (optimistic lock).
    if (record && offered.version !== null) setValue('version', offered.version, dirty);
    setOffered(undefined);
  };
  const discard = () => {
    storage.forget();
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

/** Returns the draft of a form: one copy in this browser, another on the server for other devices. */
function useDraftStorage(key: string, section: AnySection, registro: string) {
  const { rol } = useYo();
  return useMemo(() => {
    const server = serverDraft(section, rol, registro);
    return {
      read: () => readDraft(key, section, rol),
      readOther: server.read,
      write(draft: LocalDraft) {
        writeDraft(key, draft);
        server.write(draft);
      },
      forget() {
        forgetDraft(key);
        server.forget();
      },
    };
  }, [key, section, rol, registro]);
}

type DraftStorage = ReturnType<typeof useDraftStorage>;

const WAIT_MS = 800;

/** Writes the dirty fields to the draft (debounced). Deletes it when the form is clean again. */
function useDraftWriting(storage: DraftStorage, section: AnySection, enabled: boolean): void {
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
      const names = Object.keys(dirty.current).filter((name) => isStorableInDraft(section, rol, name));
      if (names.length === 0) return storage.forget();
      const values = getValues();
      const valores = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
      storage.write({ en: new Date().toISOString(), version: values.version ?? null, valores });
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
  }, [enabled, storage, section, rol, watch, getValues]);

  // The form was saved or reverted.
  useEffect(() => {
    if (wasDirty.current && !isDirty) storage.forget();
    wasDirty.current = isDirty;
  }, [isDirty, storage]);

  // Leaving is deliberate, because LeaveGuard asks first. A crashed page keeps its URL and its draft.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) storage.forget();
    };
  }, [storage]);
}
