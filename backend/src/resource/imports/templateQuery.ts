import { z } from 'zod';
import { format } from '../exports/exportQuery.js';

/** Which kind of file a template is. */
export const templateQuery = z.strictObject({ formato: format });

export type TemplateQuery = z.output<typeof templateQuery>;
