import { isDeepStrictEqual } from 'node:util';
import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { without } from './without.js';

type Values = Record<string, unknown>;
/** `values`: what a form would change in the row. `omitted`: the paths of what in it could not be shown. */
export type Unsaved = { values: Values; omitted: string[] };

/** Each time that something is left out the rest is looked at again: a fault may have hidden others. */
const MOST_LOOKS = 6;

/** Rows as they would stand if a form were saved now. */
@Injectable()
export class UnsavedRows {
  constructor(private readonly resources: ResourceService) {}

  /**
   * What of a half-filled form would be saved: held to all that saving holds it to, and what it would be refused for left out.
   * Throws what is nothing of the form's: rights, a row that is not there, a fault of the row as a whole.
   */
  async read(section: AnySection, staff: Staff, id: string, sent: Values): Promise<Unsaved> {
    const { version } = await this.resources.readable(section, staff, id);
    const omitted: string[] = [];
    let values = sent;
    for (let look = 1; ; look += 1) {
      try {
        const { before, after } = await this.resources.prepareUpdate(section, staff, id, { version }, values);
        return { values: changedIn(before, after), omitted };
      } catch (error) {
        const faults = look < MOST_LOOKS ? faultsIn(error) : [];
        const rest = without(values, faults);
        if (isDeepStrictEqual(rest, values)) throw error;
        values = rest;
        omitted.push(...faults);
      }
    }
  }
}

const faultsIn = (error: unknown): string[] =>
  error instanceof Problem && error.codigo === 'datos_invalidos' ? Object.keys(error.details.errors ?? {}) : [];

const changedIn = (before: AnyRow, after: AnyRow): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])));
