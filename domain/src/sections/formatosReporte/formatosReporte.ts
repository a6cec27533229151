import { boolean, choice, defaulted, integer, record, rows, section, text } from '../../language/index.js';
import { eachRow } from '../../rules/rules.js';
import { camposDelReporte } from './camposDelReporte.js';
import { codificaciones, fechas, finesDeLinea, separadores, signosDecimales } from './escrituras.js';

const labels = Object.fromEntries(Object.entries(camposDelReporte).map(([name, { label }]) => [name, label]));
const coded = Object.fromEntries(Object.entries(labels).filter(([name]) => name !== 'fijo' && name !== 'fila'));

/** Returns the key of a field's value, given as key or label; undefined when it is neither. */
export function keyOfValue(campo: string, valor: string): string | undefined {
  const choices = camposDelReporte[campo]?.choices;
  if (!choices) return valor;
  return Object.keys(choices).find((key) => key === valor || choices[key] === valor);
}

export const UNKNOWN_VALUE = 'Ese campo no tiene ese valor: escríbalo como se lee en el panel';
export const repeatedCode = (valor: string | undefined) => `Un valor tiene dos códigos: ${valor}`;
export const missingCodes = (values: readonly string[]) => `Faltan códigos: ${values.join('; ')}`;

const codeKey = ({ campo, valor }: { campo: string; valor: string }) => `${campo} ${keyOfValue(campo, valor) ?? valor}`;

export const formatosReporte = section({
  name: 'sitio/formatos-de-reporte',
  label: { one: 'Formato de reporte', many: 'Formatos de reporte' },
  about: 'Cómo se escribe el reporte mensual de reclamos para quien lo pide: columnas, códigos, orden y separadores.',
  icon: 'receipt',
  kind: record(),
  title: ({ nombre }) => nombre,
  example: {
    nombre: 'Supervisor, versión 2026',
    separador: 'barra',
    decimal: 'punto',
    fechas: 'aaaammdd',
    codificacion: 'utf8',
    columnas: [
      { campo: 'codigo', titulo: 'NRO' },
      { campo: 'estado', titulo: 'ESTADO' },
    ],
  },
  groups: {
    Formato: {
      nombre: text('Nombre', { required: true, min: 3, max: 80, help: 'Como lo elige quien descarga el reporte.' }),
      encabezado: defaulted(boolean('La primera línea tiene los títulos'), true),
      separador: defaulted(choice('Separador de columnas', separadores), 'punto_y_coma'),
      decimal: defaulted(choice('Signo decimal', signosDecimales), 'coma'),
      fechas: defaulted(choice('Fechas', fechas), 'dd/mm/aaaa'),
      codificacion: defaulted(choice('Codificación', codificaciones), 'utf8_bom'),
      finDeLinea: defaulted(choice('Fin de línea', finesDeLinea), 'crlf'),
      extension: defaulted(choice('Extensión del archivo', { csv: '.csv', txt: '.txt' }), 'csv'),
    },
    Columnas: {
      columnas: rows(
        'Columnas, en su orden',
        {
          campo: choice('Qué contiene', labels, { required: true }),
          titulo: text('Título', { max: 80, help: 'Vacío: el del campo.' }),
          fijo: text('Texto fijo', { max: 80, shownWhen: { campo: ['fijo'] } }),
          largo: integer('Largo máximo', { min: 1, max: 8000 }),
        },
        { min: 1, max: 80 },
      ),
    },
    Códigos: {
      codigos: rows(
        'Códigos de quien lo pide',
        {
          campo: choice('De qué campo', coded, { required: true }),
          valor: text('Valor', {
            required: true,
            max: 120,
            help: 'Como se lee en el panel. Un motivo se guarda por su clave.',
          }),
          codigo: text('Código', { required: true, max: 40 }),
        },
        { max: 400 },
      ),
    },
  },
  groupHelp: {
    Códigos:
      'Un campo con códigos los necesita para todos sus valores. Sin códigos se escribe como se lee en el panel.',
  },
  unique: [['nombre']],
  rules: [
    eachRow(
      'columnas',
      'fijo',
      'Escriba el texto de esta columna',
      ({ campo, fijo }: { campo: string; fijo: string | null }) => campo !== 'fijo' || Boolean(fijo),
    ),
    eachRow(
      'codigos',
      'valor',
      UNKNOWN_VALUE,
      ({ campo, valor }: { campo: string; valor: string }) => keyOfValue(campo, valor) !== undefined,
    ),
    {
      field: 'codigos',
      message: ({ codigos }) => repeatedCode(repeatedIn(codigos ?? [])),
      holds: ({ codigos }) => repeatedIn(codigos ?? []) === undefined,
    },
    {
      field: 'codigos',
      message: ({ codigos }) => missingCodes(uncodedIn(codigos ?? [])),
      holds: ({ codigos }) => uncodedIn(codigos ?? []).length === 0,
    },
  ],
  table: {
    columns: ['nombre', 'separador', 'codificacion', 'actualizadoEn'],
    search: ['nombre'],
    sort: ['nombre', 'ASC'],
  },
});

type Codes = readonly { campo: string; valor: string }[];

const repeatedIn = (codes: Codes): string | undefined => {
  const keys = codes.map(codeKey);
  return codes.find((_, at) => keys.indexOf(keys[at] as string) < at)?.valor;
};

/** Returns the values without a code in fields that have codes for other values: «Estado: Anulado». */
const uncodedIn = (codes: Codes): string[] => {
  const known = new Set(codes.map(codeKey));
  return [...new Set(codes.map(({ campo }) => campo))].flatMap((campo) =>
    Object.entries(camposDelReporte[campo]?.choices ?? {}).flatMap(([key, label]) =>
      known.has(`${campo} ${key}`) ? [] : [`${labels[campo]}: ${label}`],
    ),
  );
};
