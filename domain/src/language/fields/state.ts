import { z } from 'zod';
import { field, server } from '../field.js';
import type { Flow } from '../flow.js';
import { CHOOSE_ONE } from './choice.js';

/** Where a row stands in a flow. Only the flow's transitions change it. */
export const state = <const S extends string>(label: string, flow: Flow<S>) => {
  const makeSchema = () => z.enum(Object.keys(flow.states) as S[], CHOOSE_ONE);
  return {
    ...server(field('state', label, {}, makeSchema)),
    choices: flow.states as Record<string, string>,
    flow: flow as Flow,
  };
};
