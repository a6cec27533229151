import type { Acompanante } from '@coop/domain/answers';
import { useEffect, useSyncExternalStore } from 'react';
import { companyAt, followLive } from './live';
import { enterRow, sayDoing } from './ownPlace';

const nobody: readonly Acompanante[] = [];

/** Who else has a row open, as it is now. */
export const useCompany = (section: string, id: unknown): readonly Acompanante[] =>
  useSyncExternalStore(followLive, () => companyAt(section, id)?.personas ?? nobody);

/** Says to others that this row is open here while it is shown. */
export function useBeingThere(section: string, id: unknown): void {
  useEffect(() => enterRow(section, String(id)), [section, id]);
}

/** Says to others that the order of that name is being written here, while it is. */
export function useDoing(name: string, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return;
    sayDoing(name);
    return () => sayDoing(null);
  }, [name, isWriting]);
}
