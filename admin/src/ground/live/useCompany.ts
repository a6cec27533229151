import type { Acompanante } from '@coop/domain/answers';
import { useEffect, useSyncExternalStore } from 'react';
import { companyAt, followLive } from './live';
import { announceAction, enterRow } from './ownPlace';

const nobody: readonly Acompanante[] = [];

/** Returns the other users who have a row open. */
export const useCompany = (section: string, id: unknown): readonly Acompanante[] =>
  useSyncExternalStore(followLive, () => companyAt(section, id)?.personas ?? nobody);

/** Announces to other users that this row is open while mounted. */
export function useBeingThere(section: string, id: unknown): void {
  useEffect(() => enterRow(section, String(id)), [section, id]);
}

/** Announces the order being written on the open row. */
export function useDoing(name: string, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return;
    announceAction(name);
    return () => announceAction(null);
  }, [name, isWriting]);
}
