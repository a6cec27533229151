import { isDeepStrictEqual } from 'node:util';
import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { without } from './without.js';

type Values = Record<string, unknown>;
/** `values`: the changes that a form would save. `omitted`: paths of its invalid values. */
export type Unsaved = { values: Values; omitted: string[] };

/** Limit of validation passes. Each pass drops invalid values and validates again, since one fault may hide others. */
const MAX_PASSES = 6;

/** Rows with the unsaved values of a form applied. */
@Injectable()
export class UnsavedRows {
  constructor(private readonly resources: ResourceService) {}

  /**
   * Validates a half-filled form as a save would, and drops the invalid values. Rethrows errors that no form value
   * causes: permissions, a missing row, a fault of the whole row.
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
        const faults = look < MAX_PASSES ? faultsIn(error) : [];
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
