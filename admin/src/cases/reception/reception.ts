import type { AnySection, Field } from '@coop/domain';

const days = ['fechaRecepcion', 'motivoRegistroTardio'];

export const receptionOf = ({ fields }: AnySection): string[] => ['canal', ...days].filter((name) => name in fields);

/** Returns the section without its reception dates, for a case that inherits them from another. */
export const withoutReception = (section: AnySection): AnySection => ({
  ...section,
  fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => !days.includes(name))),
});

const identity = ['tipoDocumento', 'numeroDocumento', 'complemento', 'expedidoEn'];

/** Returns the section with the identity document before the name, which a known document fills in. */
export const withDocumentFirst = (section: AnySection): AnySection => ({
  ...section,
  groups: section.groups.map((group) => ({
    ...group,
    fields: [
      ...group.fields.filter((name) => identity.includes(name)),
      ...group.fields.filter((name) => !identity.includes(name)),
    ],
  })),
});

/** Visitor texts mapped to the wording for staff, in the third person. */
export const staffWording: Readonly<Record<string, string>> = {
  'Sus datos': 'Datos de la persona',
  'Sus datos (opcional)': 'Datos de la persona (opcional)',
  'Su consulta': 'La consulta',
  'Su opinión': 'La opinión',
  'Su calificación': 'La calificación',
  'Escriba su celular, su correo o ambos.':
    'Su celular, su correo o ambos: por ahí se le responde. Pueden faltar si se le responde en agencia o en su domicilio.',
  'Para responderle necesitamos su celular o su correo.': 'Su celular o su correo: por ahí se le responde.',
  'Necesario solo si deja su nombre, celular o correo.': 'Sin marcar si no se le preguntó.',
  'Si corresponde. Nunca el número de su tarjeta.': 'Si corresponde. Nunca el número de una tarjeta.',
  'Este paso es opcional. Si los tiene a mano, adjunte su cédula, boletas de pago o contratos; su oficial le dirá qué falta.':
    'Opcional: cédula, boletas de pago o contratos que la persona entregó.',
  '¿Qué solicita?': 'Qué solicita la persona',
  '¿Cómo prefiere la respuesta?': 'Cómo prefiere la respuesta',
  '¿Cómo desea recibir su número de reclamo?': 'Cómo recibe su número de reclamo',
  '¿Dónde le atendimos?': 'Dónde se le atendió',
  '¿Nos recomendaría?': 'Nos recomendaría',
  '¿Es socio o cliente?': 'Es socio o cliente',
  '¿Es socio de la cooperativa?': 'Es socio de la cooperativa',
  '¿Para qué necesita el crédito?': 'Para qué necesita el crédito',
  '¿Tiene otros préstamos?': 'Tiene otros préstamos',
  'En mi domicilio': 'En su domicilio',
  'No tengo': 'No tiene',
  'Acepto el tratamiento de mis datos personales para atender este envío':
    'La persona acepta el tratamiento de sus datos personales para atender este caso (sin marcar si no se le preguntó)',
  'Autorizo publicar mi opinión con mi nombre': 'La persona autoriza publicar su opinión con su nombre',
  'Autorizo la consulta de mis antecedentes crediticios (CIC y burós)':
    'La persona autoriza la consulta de sus antecedentes crediticios (CIC y burós)',
  'Declaro que los datos son verdaderos': 'La persona declara que los datos son verdaderos',
  'Ingrese su correo para recibir allí la respuesta': 'Escriba el correo al que se le responde',
  'Ingrese su celular para recibir allí la respuesta': 'Escriba el celular al que se le responde',
  'Ingrese su correo para recibir allí el número de reclamo':
    'Escriba el correo al que se le envía el número de reclamo',
  'Para solicitar un crédito use su cédula de identidad': 'Un crédito se solicita con la cédula de identidad',
};

const toStaffWording = (words: string) => staffWording[words] ?? words;

/** Returns the section with its labels, help, messages and groups in the wording for staff. */
export const withStaffWording = (section: AnySection): AnySection => ({
  ...section,
  fields: Object.fromEntries(
    Object.entries<Field>(section.fields).map(([name, field]) => [
      name,
      {
        ...field,
        label: toStaffWording(field.label),
        ...(field.help && { help: toStaffWording(field.help) }),
        ...(field.choices && {
          choices: Object.fromEntries(
            Object.entries(field.choices).map(([key, label]) => [key, toStaffWording(label)]),
          ),
        }),
      },
    ]),
  ),
  rules: section.rules.map((rule) =>
    typeof rule.message === 'string' ? { ...rule, message: toStaffWording(rule.message) } : rule,
  ),
  groups: section.groups.map(({ label, help, ...group }) => ({
    ...group,
    label: toStaffWording(label),
    ...(help && { help: toStaffWording(help) }),
  })),
});
