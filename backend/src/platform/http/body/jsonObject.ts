import { z } from 'zod';

/** A JSON object, before the section's own schema reads it: lists, texts and null are refused. */
export const jsonObject = z.record(z.string(), z.unknown());
