import type { FieldNotes } from '../../../language/field.js';
import { boolean } from '../../../language/index.js';
import { privacyPage } from '../../../site/privacidad.js';
import { isOfStaff } from './isOfStaff.js';

const label = 'Acepto el tratamiento de mis datos personales para atender este envío';
const message = 'Debe aceptar el tratamiento de sus datos para continuar';

/** The form says which version, and the sentence of the entity's own where it has one. */
const readMore = privacyPage;

/**
 * Consent to the use of personal data, which visitors must give expressly (D.S. 1391). Staff tick it only where the person gave
 * it: of a letter nobody could ask.
 */
export const aceptaTratamiento = () => {
  const demanded = boolean(label, { mustBeTrue: message, readMore });
  return { ...demanded, schema: boolean(label).schema, visitorSchema: demanded.schema };
};

/** The same where it is only demanded of those who give their data: goes with `consentimientoSiHayDatos`. */
export const aceptaTratamientoSiHayDatos = (notes: FieldNotes = {}) => boolean(label, { ...notes, readMore });

type Identified = {
  nombre?: string | null;
  celular?: string | null;
  correo?: string | null;
  aceptaTratamiento?: boolean;
  canal?: string;
};

/** Rule: visitors who give personal data consent to its use. */
export const consentimientoSiHayDatos = {
  field: 'aceptaTratamiento',
  message,
  holds: ({ nombre, celular, correo, aceptaTratamiento, canal }: Identified) =>
    !(nombre || celular || correo) || aceptaTratamiento === true || isOfStaff({ canal }),
} as const;
