import type { ClaseDeCorreo } from '@coop/domain/answers';
import type { TemplateName } from './templates/templates.js';

const kinds: Partial<Record<TemplateName, ClaseDeCorreo>> = {
  aporte: 'documentos',
  aprobado: 'aprobaciones',
  asignacion: 'asignaciones',
  avisoNuevo: 'nuevos',
  avisoOtros: 'nuevos',
  devuelto: 'aprobaciones',
  obligacion: 'plazos',
  porAprobar: 'aprobaciones',
  porAprobarOtros: 'aprobaciones',
  recordatorio: 'plazos',
  resumen: 'resumen',
};

/** The kind of a mail, of those that staff may do without; the others they get. */
export const mailKindOf = (template: TemplateName): ClaseDeCorreo | undefined => kinds[template];
