import type { AnySection } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import { formValues } from '@coop/domain/formValues';
import { faultsOfProduct } from '@coop/domain/sections/solicitudesCreditos/faultsOfProduct';
import { visitorFaults } from '@coop/domain/visitorFaults';
import type { Errores } from '../tipos';
import { CLAVE, TRAMPA } from '../valoresDe';
import type { LimitesDeCredito } from './limitesDeCredito';

/** What the section, and the loan that is asked for, find wrong with some fields of a form. Files are the server's to judge. */
export function revisar(
  section: AnySection,
  limites: readonly LimitesDeCredito[],
  campos: readonly string[],
  datos: FormData,
): Errores {
  const valores = formValues(textosDe(datos));
  const fallas = visitorFaults(section, campos, valores, todayInLaPaz());
  const credito = limites.find(({ id }) => id === valores.producto);
  const delCredito = credito && pedidoEn(section, valores);
  return delCredito ? { ...deEstos(campos, faultsOfProduct(credito, delCredito)), ...fallas } : fallas;
}

/** What is written in a form, by the name of its input; what has several values is a list. */
function textosDe(datos: FormData): Record<string, unknown> {
  const ajenos = [CLAVE, TRAMPA];
  const nombres = [...new Set(datos.keys())].filter((nombre) => !ajenos.includes(nombre));
  return Object.fromEntries(
    nombres.flatMap((nombre) => {
      const textos = datos.getAll(nombre).filter((valor) => typeof valor === 'string');
      return textos.length === 0 ? [] : [[nombre, textos.length > 1 ? textos : textos[0]]];
    }),
  );
}

/** The amount and the term that are asked for, once all of it is understood. */
function pedidoEn({ fields }: AnySection, valores: Record<string, unknown>) {
  const leido = (nombre: string) => fields[nombre].schema.safeParse(valores[nombre]).data;
  const [moneda, montoSolicitado, plazoMeses] = ['moneda', 'montoSolicitado', 'plazoMeses'].map(leido);
  return moneda && montoSolicitado && plazoMeses ? { moneda, montoSolicitado, plazoMeses } : undefined;
}

const deEstos = (campos: readonly string[], fallas: Errores): Errores =>
  Object.fromEntries(Object.entries(fallas).filter(([nombre]) => campos.includes(nombre)));
