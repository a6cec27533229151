import type { Calendario } from '@coop/domain/answers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';

const STALE_MS = 60_000;
export const CALENDAR = '/administrador/calendario';

/** The address of some days (`YYYY-MM-DD`, both included), as JSON or as a file for other programs. */
export const calendarUrl = (desde: string, hasta: string, file = ''): string =>
  `/api/calendario${file}?${new URLSearchParams({ desde, hasta })}`;

/** What happens on those days of what whoever is signed in may read; while others come, what was there stays. */
export const useCalendar = (desde: string, hasta: string) =>
  useQuery({
    queryKey: ['calendario', desde, hasta],
    queryFn: async () => (await httpClient(calendarUrl(desde, hasta))).json as Calendario,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
