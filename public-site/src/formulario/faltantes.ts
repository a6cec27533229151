import { meets } from '@coop/domain/field';
import type { Campo, Errores } from './tipos';

type Elegidos = Readonly<Record<string, unknown>>;

/** What can't be left empty and is, of these fields. The server judges everything else. */
export const faltantes = (campos: readonly Campo[], datos: FormData, elegidos: Elegidos): Errores =>
  Object.fromEntries(
    campos
      .filter(({ mostrarCuando }) => meets(elegidos, mostrarCuando))
      .flatMap((campo) => (campo.campos ? vaciosEnFilas(campo, datos) : vacioEn(campo, datos, elegidos))),
  );

function vacioEn(campo: Campo, datos: FormData, elegidos: Elegidos, nombre = campo.nombre): [string, string][] {
  const { obligatorio, obligatorioCuando, tipo, siNoMarca } = campo;
  const falta = obligatorio || (obligatorioCuando && meets(elegidos, obligatorioCuando));
  if (!falta || String(datos.get(nombre) ?? '').trim()) return [];
  if (siNoMarca) return [[nombre, siNoMarca]];
  const elegir = tipo === 'choice' || tipo === 'reference';
  return [[nombre, elegir ? 'Elija una de las opciones' : 'Este campo es obligatorio']];
}

/** Of the records that are on the page: those of a group that nobody fills are not looked at. */
function vaciosEnFilas({ nombre, campos = [], obligatorio }: Campo, datos: FormData): [string, string][] {
  const presentes = [...datos.keys()].filter((name) => name.startsWith(`${nombre}.`)).map((name) => name.split('.')[1]);
  return [...new Set(presentes)].flatMap((n) => {
    const prefijo = `${nombre}.${n}.`;
    const escrito = [...datos].some(([name, value]) => name.startsWith(prefijo) && String(value).trim());
    if (!escrito && !(obligatorio && n === '0')) return [];
    return campos.flatMap((campo) => vacioEn(campo, datos, {}, prefijo + campo.nombre));
  });
}
