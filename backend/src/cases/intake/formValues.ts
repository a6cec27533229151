import * as domain from '@coop/domain/formValues';
import { invalidData } from '../../platform/http/problem.js';

/** What an HTML form sends, as the values that JSON would bring; 422 for a name that leads nowhere. */
export const formValues = (body: Record<string, unknown>) => refused(() => domain.formValues(body));

/** Puts a value at a path of names and positions; 422 for one that leads nowhere. */
export const place = (values: Record<string, unknown>, path: string, value: unknown): void =>
  refused(() => domain.place(values, path, value));

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof domain.MisplacedValue ? invalidData({ [error.path]: error.message }) : error;
  }
}
