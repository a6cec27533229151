import { type AnySection, assigns } from '@coop/domain';
import { isFeminine, pluralOf } from '../../ground/messages/isFeminine';

export type Words = {
  label: string;
  /** `rows`: «esta consulta», «estas 14 consultas». */
  question: (rows: string) => string;
  warns: string | ((section: AnySection) => string);
  /** Result, as a participle that agrees with the rows or as a phrase. */
  done: string;
  body?: Readonly<Record<string, unknown>>;
};

export const bulkActions = {
  asignar: {
    label: 'Asignar',
    question: (rows) => `¿A quién asigna ${rows}?`,
    warns: (section) => ['Recibirá un correo.', startedBy(section)].filter(Boolean).join(' '),
    done: 'asignado',
  },
  descartar: {
    label: 'Marcar como no deseado',
    question: (rows) => `¿Desea marcar ${rows} como no deseado?`,
    warns: 'Nadie responderá lo que se marque. Sigue aquí, con su historial.',
    done: 'no deseado',
  },
  readmitir: {
    label: 'Readmitir',
    question: (rows) => `¿Desea readmitir ${rows}?`,
    warns: 'Vuelven a esperar respuesta, con el plazo que tienen desde que llegaron.',
    done: 'readmitido',
  },
  publicar: {
    label: 'Publicar',
    question: (rows) => `¿Desea publicar ${rows}?`,
    warns: 'Los visitantes verán cada uno como está guardado ahora, dentro de sus fechas de vigencia.',
    done: 'publicado',
  },
  archivar: {
    label: 'Archivar',
    question: (rows) => `¿Desea archivar ${rows}?`,
    warns: 'Los visitantes dejarán de verlos. Siguen aquí y pueden volver a borrador.',
    done: 'archivado',
  },
  anular: {
    label: 'Anular',
    question: (rows) => `¿Desea anular ${rows} por ser de prueba?`,
    warns:
      'Sus números se conservan y no vuelven a usarse; los documentos que trajeron se borran. Un duplicado se anula en su página, con el reclamo que repite.',
    done: 'anulado',
    body: { motivoAnulacion: 'registro_de_prueba' },
  },
  eliminar: {
    label: 'Eliminar',
    question: (rows) => `¿Desea eliminar ${rows}?`,
    warns: 'Van a la papelera, de donde se pueden recuperar. Lo que alguna vez se publicó no se elimina: se archiva.',
    done: 'en la papelera',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type BulkAction = keyof typeof bulkActions;

export const MAX_ROWS = 100;

function startedBy({ flows: { estado } }: AnySection): string | undefined {
  const start = Object.values(estado?.transitions ?? {}).find(
    (transition) => assigns(transition) && estado && transition.from.includes(estado.initial),
  );
  return start && `Los casos nuevos pasan a «${estado?.states[start.to]}».`;
}

const nounOf = ({ label }: AnySection, count: number) =>
  count === 1 ? label.one.toLowerCase() : `${count} ${pluralOf(label.many)}`;

/** Whether the noun is feminine; «registros», which replaces a collective name, is not. */
const isShe = (section: AnySection, count: number) =>
  isFeminine(section.label.one) && (count === 1 || pluralOf(section.label.many) !== 'registros');

/** Returns the rows as the object of a question: «esta consulta», «estos 14 reclamos». */
export const theseRows = (section: AnySection, count: number): string => {
  const demonstratives = isShe(section, count) ? ['esta', 'estas'] : ['este', 'estos'];
  return `${demonstratives[count === 1 ? 0 : 1]} ${nounOf(section, count)}`;
};

/** Returns the result of an action: «14 consultas asignadas». */
export function formatResult(section: AnySection, count: number, done: string): string {
  const agreed = isShe(section, count) ? done.replace(/do$/, 'da') : done;
  return `${count === 1 ? '1 ' : ''}${nounOf(section, count)} ${count === 1 ? agreed : agreed.replace(/(d[oa])$/, '$1s')}`;
}
