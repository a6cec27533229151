import type { AnySection } from '@coop/domain';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useYo } from '../staff/useYo';
import { forgetDraft, isKept, writeDraft } from './localDraft';

const WAIT_MS = 800;

/** Writes the changed fields of the form to this browser soon after each change; forgets them when nothing is left to save. */
export function useDraftWriting(key: string, section: AnySection, enabled: boolean): void {
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
      const names = Object.keys(dirty.current).filter((name) => isKept(section, rol, name));
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

  // Saved, or set back by hand.
  useEffect(() => {
    if (wasDirty.current && !isDirty) forgetDraft(key);
    wasDirty.current = isDirty;
  }, [isDirty, key]);

  // Left on purpose, since the form asks before; a page that failed keeps its address and its draft.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) forgetDraft(key);
    };
  }, [key]);
}
