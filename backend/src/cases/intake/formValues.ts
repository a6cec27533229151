import * as domain from '@coop/domain/formValues';
import { invalidData } from '../../platform/http/problem.js';

/** Converts an HTML form's fields to JSON values; throws a 422 for an invalid path. */
export const formValues = (body: Record<string, unknown>) => refused(() => domain.formValues(body));

/** Sets a value at a path of names and indexes; throws a 422 for an invalid path. */
export const place = (values: Record<string, unknown>, path: string, value: unknown): void =>
  refused(() => domain.place(values, path, value));

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof domain.MisplacedValue ? invalidData({ [error.path]: error.message }) : error;
  }
}
