import type { Response } from 'express';
import type { Page } from '../database/tables/row-query.js';

/** Sets `Content-Range: novedades 0-24/319`; `…/10000+` if the total is a lower bound. */
export const formatPage = (unit: string, { rows, first, total, more }: Page<unknown>) => {
  const span = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
  return { body: rows, headers: { 'Content-Range': `${unit} ${span}/${total}${more ? '+' : ''}` } };
};

export function sendPage(response: Response, unit: string, page: Page<unknown>): void {
  const { body, headers } = formatPage(unit, page);
  response.set(headers).json(body);
}
