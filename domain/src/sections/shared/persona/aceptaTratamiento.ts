import type { FieldNotes } from '../../../language/field.js';
import { boolean } from '../../../language/index.js';
import { privacyPage } from '../../../site/privacidad.js';
import { isOfStaff } from './isOfStaff.js';

const label = 'Acepto el tratamiento de mis datos personales para atender este envío';
const message = 'Debe aceptar el tratamiento de sus datos para continuar';

/** The form adds the policy version and, if the entity has one, its own consent sentence. */
const readMore = privacyPage;

/** Express consent of visitors (D.S. 1391). Optional for staff, who cannot ask the author of a letter. */
export const aceptaTratamiento = () => {
  const demanded = boolean(label, { mustBeTrue: message, readMore });
  return { ...demanded, schema: boolean(label).schema, visitorSchema: demanded.schema };
};

/** Consent required only when personal data is given; used with `consentimientoSiHayDatos`. */
export const aceptaTratamientoSiHayDatos = (notes: FieldNotes = {}) => boolean(label, { ...notes, readMore });

type IdentifiedPerson = {
  nombre?: string | null;
  celular?: string | null;
  correo?: string | null;
  aceptaTratamiento?: boolean;
  canal?: string;
};

/** Validation rule: visitors who give personal data consent to its processing. */
export const consentimientoSiHayDatos = {
  field: 'aceptaTratamiento',
  message,
  holds: ({ nombre, celular, correo, aceptaTratamiento, canal }: IdentifiedPerson) =>
    !(nombre || celular || correo) || aceptaTratamiento === true || isOfStaff({ canal }),
} as const;
