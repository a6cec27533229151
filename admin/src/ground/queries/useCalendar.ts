import type { Calendario } from '@coop/domain/answers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/fetchApi';

const STALE_MS = 60_000;
export const CALENDAR = '/administrador/calendario';

export const calendarUrl = (desde: string, hasta: string, file = ''): string =>
  `/api/calendario${file}?${new URLSearchParams({ desde, hasta })}`;

/** Calendar events of a range (`YYYY-MM-DD`, both inclusive). */
export const useCalendar = (desde: string, hasta: string) =>
  useQuery({
    queryKey: ['calendario', desde, hasta],
    queryFn: async () => (await httpClient(calendarUrl(desde, hasta))).json as Calendario,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
