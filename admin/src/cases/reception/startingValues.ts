import type { AnySection, Field } from '@coop/domain';
import { settings } from '../../ground/page/settings';

type Values = Readonly<Record<string, unknown>>;

/** Not personal: where the papers that one registers come from. */
const kept = ['canal', 'departamento', 'ciudad'];

const lastOf = new Map<string, Values>();

/** Keeps the channel and place of a registered case for the next one, until the page is reloaded. */
export const keepPlace = ({ name }: AnySection, row: Values): void => {
  lastOf.set(name, Object.fromEntries(kept.filter((one) => row[one]).map((one) => [one, row[one]])));
};

/** Returns the most usual values of the required fields, and the place of the last case registered. */
export function startingValues({ name, fields }: AnySection): Values {
  const { ciudad } = settings.entidad;
  const departamentos = Object.entries<string>(fields.departamento?.choices ?? {});
  const departamento = departamentos.find(([, label]) => ciudad.startsWith(label))?.[0];
  const usual = { tipoPersona: 'natural', tipoDocumento: 'ci', medioRespuesta: 'agencia', departamento, ciudad };
  const fits = ([one, value]: [string, string | undefined]) => {
    const field: Field | undefined = fields[one];
    return field?.presence === 'required' && value && (!field.choices || value in field.choices);
  };
  return { ...Object.fromEntries(Object.entries(usual).filter(fits)), ...lastOf.get(name) };
}
