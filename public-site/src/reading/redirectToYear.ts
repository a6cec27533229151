import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { lectorDe } from './leer';

export type OfGestion =
  | 'institucional/boletines-informativos'
  | 'institucional/coeficiente-adecuacion-patrimonial'
  | 'institucional/estados-financieros';

/** Each row has one or the other. */
type OfOneDay = { gestion?: number; fechaCorte?: string };

/** Redirects the address of an item to its anchor on its section's page, which shows one year at a time. */
export const redirectToYear =
  (section: OfGestion, page: string) =>
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const row = await lectorDe(context).uno(section, params.slug ?? '', request.signal);
    if (!row) throw data(null, { status: 404 });
    const { gestion, fechaCorte } = row as object as OfOneDay;
    return redirect(`${page}?gestion=${gestion ?? fechaCorte?.slice(0, 4)}#${params.slug}`);
  };
