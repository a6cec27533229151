import { z } from 'zod';
import { aprobaciones } from '../aprobaciones.js';
import { firstDayTasks } from './firstDay.js';
import { calendarioObligaciones, panel, personalNotices } from './panel.js';
import { savedViews } from './vistas.js';

/** All parts of the panel's home page in one response; each has the shape of its own endpoint. */
export const inicio = z
  .strictObject({
    panel,
    avisos: personalNotices,
    aprobaciones,
    obligaciones: calendarioObligaciones,
    primerDia: firstDayTasks,
    vistas: savedViews.nullable().meta({ description: 'De la sección que se pide; ninguna si no se pide una' }),
    papelera: z
      .int()
      .nullable()
      .meta({ description: 'Cuántos registros eliminados tiene esa sección, si quien pregunta puede eliminar' }),
  })
  .meta({ description: 'Con qué comienza el panel' });

export type Inicio = z.output<typeof inicio>;
