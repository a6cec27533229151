import type { AnySection } from '@coop/domain';
import type { BesidePreview } from '@coop/domain/answers';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { useYo } from '../../ground/staff/useYo';
import { draftOf } from '../data/draftOf';

/** Whoever writes is shown the page when they stop for a moment. */
const PAUSE_MS = 700;

/** The page of the row with what its form says now, asked for again as that changes; the last one stays until the next is there. */
export function usePageBeside(section: AnySection) {
  const { rol } = useYo();
  const record = useRecordContext();
  const id = record?.id ?? '';
  const { getValues, subscribe } = useFormContext();
  const { verAlLado } = useDataProvider<typeof dataProvider>();
  const [page, setPage] = useState<BesidePreview>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => verAlLado(section.name, id, draftOf(section, rol, getValues())),
    // One after the other: each takes the place of the one before.
    scope: { id: `al-lado ${id}` },
    onSuccess: setPage,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is shown anew.
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
