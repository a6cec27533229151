import { isDeepStrictEqual } from 'node:util';
import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService } from '../../resource/rows/resource.service.js';

type Node = Record<string, unknown> | unknown[];

/**
 * Returns a copy without the values at those paths (`titulo`, `bloques.2.enlace`). A path without a value removes its
 * parent, so a list item that lacks a required value is dropped whole.
 */
export function without(values: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const copy = structuredClone(values);
  // Last index first, because removing an item shifts the later ones.
  for (const path of paths.toSorted(byPlace).reverse()) remove(copy, path.split('.'));
  return copy;
}

const byPlace = (one: string, other: string) => one.localeCompare(other, 'es', { numeric: true });

function remove(values: Node, path: readonly string[]): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const holder = path.slice(0, -1).reduce<unknown>(within, values);
  if (Array.isArray(holder) && Number(last) < holder.length) holder.splice(Number(last), 1);
  else if (isRecord(holder) && Object.hasOwn(holder, last)) delete holder[last];
  else remove(values, path.slice(0, -1));
}

const within = (node: unknown, name: string): unknown =>
  isRecord(node) || Array.isArray(node) ? (Object.getOwnPropertyDescriptor(node, name)?.value as unknown) : undefined;

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

type Values = Record<string, unknown>;
/** `values`: the changes that a form would save. `omitted`: paths of its invalid values. */
type UnsavedRow = { values: Values; omitted: string[] };

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
  async read(section: AnySection, staff: Staff, id: string, sent: Values): Promise<UnsavedRow> {
    const { version } = await this.resources.stored(section, id, staff);
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
