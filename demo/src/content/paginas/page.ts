import { type Draft, sections } from '@coop/domain';
import { type OtroIdioma, rutaDeVersion } from '@coop/domain/idiomas';
import { idOf, publishing, type Seed } from '../../ground/seed.js';

type Pagina = Draft<(typeof sections)['sitio/paginas']>;
type Bloque = NonNullable<Pagina['bloques']>[number];
type Elemento = NonNullable<Bloque['elementos']>[number];

const section = sections['sitio/paginas'];
const { published } = publishing(section);

/** Converts a path to a slug with hyphens. */
const slugOf = (ruta: string) => ruta.slice(1).replaceAll('/', '-') || 'inicio';

export const page = (ruta: string, titulo: string, resumen: string, ...bloques: Bloque[]): Seed =>
  published(slugOf(ruta), { ruta, titulo, resumen, lecturaFacil: lecturaFacil[ruta] ?? null, bloques });

export const version = (
  idioma: OtroIdioma,
  de: string,
  titulo: string,
  resumen: string,
  ...bloques: Bloque[]
): Seed => {
  const ruta = rutaDeVersion(idioma, de);
  return published(slugOf(ruta), {
    idioma,
    versionDe: idOf(section.name, slugOf(de)),
    ruta,
    titulo,
    resumen,
    bloques,
  });
};

const block =
  (tipo: Bloque['tipo']) =>
  (titulo: string, elementos: Elemento[], texto?: string): Bloque => ({
    tipo,
    titulo,
    elementos,
    ...(texto && { texto }),
  });

export const texto = (titulo: string | null, html: string): Bloque => ({ tipo: 'texto', titulo, texto: html });
/** Builds a call to action with its button. */
export const llamada = (
  titulo: string,
  html: string,
  { boton, enlace }: { boton: string; enlace: string },
): Bloque => ({
  tipo: 'llamada',
  titulo,
  texto: html,
  boton,
  enlace,
});
export const pasos = block('pasos');
export const cifras = block('cifras');
export const personas = block('personas');
export const preguntas = block('preguntas');
export const documentos = block('documentos');
export const lista = block('lista');

/** Builds an element with title and text; `more` adds a figure, file or link. */
export const el = (titulo: string, text?: string, more: Partial<Elemento> = {}): Elemento => ({
  titulo,
  ...(text && { texto: text }),
  ...more,
});

export const p = (...paragraphs: string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

/** Easy-read texts of the main pages, by path: one idea a line, twelve words at most, an empty line between topics. */
const lecturaFacil: Readonly<Record<string, string>> = {
  '/': `Somos una cooperativa de ahorro y crédito.
Los dueños son las personas que ahorran aquí.

Usted puede guardar su dinero.
Usted puede pedir un préstamo.
Usted puede pagar la luz, el agua y el teléfono.

Para empezar, venga a una agencia con su carnet.
También puede llamar gratis por teléfono.

Nunca le pedimos su clave.
Si alguien se la pide, no se la dé.`,
  '/productos/caja-ahorro': `La caja de ahorro guarda su dinero.
Usted saca su dinero cuando lo necesita.
Cada mes su dinero crece un poco.
Eso que crece se llama interés.

Para abrirla, traiga su carnet.
Traiga también una factura de luz o de agua.
Puede abrirla con poco dinero.

Tener la cuenta no le cuesta nada.`,
  '/productos/depositos-plazo-fijo': `Usted nos deja su dinero por un tiempo.
Ese tiempo se llama plazo.
Cuanto más tiempo lo deja, más gana.

Desde el primer día sabe cuánto va a ganar.
Cuando termina el plazo, le devolvemos su dinero y lo que ganó.

Si lo necesita antes, puede pedirlo.
Pero entonces gana menos.

Para abrirlo, traiga su carnet y el dinero.
También necesita una caja de ahorro con nosotros.`,
  '/productos/creditos': `Un crédito es dinero que le prestamos.
Usted lo devuelve de a poco, cada mes.
Cada pago se llama cuota.
Además paga un costo, que se llama interés.

En esta página puede calcular su cuota.
Escriba cuánto necesita y en cuántos meses lo devuelve.

Piense si puede pagar la cuota todos los meses.
Si un mes no puede, venga pronto a hablar con nosotros.

Para pedirlo, llene la solicitud.
Un oficial le llama y le ayuda.`,
  '/productos/tarjeta-debito': `Con la tarjeta usted saca dinero del cajero.
También paga en las tiendas.
La tarjeta usa el dinero de su cuenta.

El PIN es la clave de su tarjeta.
Usted elige su PIN.
No le diga su PIN a nadie.

Si pierde la tarjeta, llame de inmediato.
Atendemos ese llamado a toda hora.
Así nadie puede usar su dinero.`,
};
