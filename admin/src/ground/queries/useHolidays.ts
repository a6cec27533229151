import { todayInLaPaz } from '@coop/domain';
import type { Holiday } from '@coop/domain/calendar';
import { paymentDays } from '@coop/domain/simulations';
import { useQuery } from '@tanstack/react-query';
import { httpClient } from '../api/httpClient';

const STALE_MS = 60 * 60_000;

/** Upcoming public holidays, from the endpoint of the site's simulators; empty while loading. */
export function useHolidays(): readonly Holiday[] {
  const { first, last } = paymentDays(todayInLaPaz());
  const { data = [] } = useQuery({
    queryKey: ['feriados', first, last],
    queryFn: async () => (await httpClient(`/api/publico/feriados?desde=${first}&hasta=${last}`)).json as Holiday[],
    staleTime: STALE_MS,
  });
  return data;
}
