import type { Response } from 'express';
import type { Page } from '../database/tables/row-query.js';

/** Answers a list as ra-data-simple-rest reads it: the rows, and `Content-Range: novedades 0-24/319`. */
export function sendPage(response: Response, unit: string, { rows, first, total }: Page<unknown>): void {
  const span = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
  response.setHeader('Content-Range', `${unit} ${span}/${total}`);
  response.json(rows);
}
