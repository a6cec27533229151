import { z } from 'zod';
import { field, server } from '../field.js';
import type { Flow } from '../flow.js';
import { CHOOSE_ONE } from './choice.js';

/** State of a row in a flow, changed only by its transitions. */
export const state = <const S extends string>(label: string, flow: Flow<S>) => {
  const makeSchema = () => z.enum(Object.keys(flow.states) as S[], CHOOSE_ONE);
  return {
    ...server(field('state', label, {}, makeSchema)),
    choices: flow.states as Record<string, string>,
    flow: flow as Flow,
  };
};
