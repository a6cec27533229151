import type { FieldNotes } from '../../../language/field.js';
import { boolean } from '../../../language/index.js';
import { privacyPage } from '../../../site/privacidad.js';

const label = 'Acepto el tratamiento de mis datos personales para atender este envío';
const message = 'Debe aceptar el tratamiento de sus datos para continuar';

/** The form says which version, and the sentence of the entity's own where it has one. */
const readMore = privacyPage;

/** Consent to the use of personal data, which must be express (D.S. 1391). */
export const aceptaTratamiento = () => boolean(label, { mustBeTrue: message, readMore });

/** The same where it is only demanded of those who give their data: goes with `consentimientoSiHayDatos`. */
export const aceptaTratamientoSiHayDatos = (notes: FieldNotes = {}) => boolean(label, { ...notes, readMore });

type Identified = {
  nombre?: string | null;
  celular?: string | null;
  correo?: string | null;
  aceptaTratamiento?: boolean;
};

/** Rule: whoever gives personal data consents to its use. */
export const consentimientoSiHayDatos = {
  field: 'aceptaTratamiento',
  message,
  holds: ({ nombre, celular, correo, aceptaTratamiento }: Identified) =>
    !(nombre || celular || correo) || aceptaTratamiento === true,
} as const;
