export type Words = {
  label: string;
  asks: (count: string) => string;
  warns: string;
  done: (count: number) => string;
  /** Data sent with the action, equal for every row. */
  brings?: Readonly<Record<string, unknown>>;
};

/** Bulk actions with the texts of their button, confirmation and result. */
export const bulkActions = {
  asignar: {
    label: 'Asignar',
    asks: (count: string) => `¿A quién se asigna ${count}?`,
    warns: 'Quien los recibe se entera por correo. Lo que nadie atiende todavía queda, además, empezado.',
    done: (count: number) => (count === 1 ? '1 registro asignado' : `${count} registros asignados`),
  },
  descartar: {
    label: 'Marcar como no deseado',
    asks: (count: string) => `¿Desea marcar ${count} como no deseado?`,
    warns: 'Nadie responderá lo que se marque. Sigue aquí, con su historial.',
    done: (count: number) => (count === 1 ? '1 registro no deseado' : `${count} registros no deseados`),
  },
  readmitir: {
    label: 'Readmitir',
    asks: (count: string) => `¿Desea readmitir ${count}?`,
    warns: 'Vuelven a esperar respuesta, con el plazo que tienen desde que llegaron.',
    done: (count: number) => (count === 1 ? '1 registro readmitido' : `${count} registros readmitidos`),
  },
  publicar: {
    label: 'Publicar',
    asks: (count: string) => `¿Desea publicar ${count}?`,
    warns: 'Los visitantes verán cada uno como está guardado ahora, dentro de sus fechas de vigencia.',
    done: (count: number) => (count === 1 ? '1 registro publicado' : `${count} registros publicados`),
  },
  archivar: {
    label: 'Archivar',
    asks: (count: string) => `¿Desea archivar ${count}?`,
    warns: 'Los visitantes dejarán de verlos. Siguen aquí y pueden volver a borrador.',
    done: (count: number) => (count === 1 ? '1 registro archivado' : `${count} registros archivados`),
  },
  anular: {
    label: 'Anular',
    asks: (count: string) => `¿Desea anular ${count} de prueba?`,
    warns:
      'Sus números se conservan y no vuelven a usarse; los documentos que trajeron se borran. Un duplicado se anula en su página, con el reclamo que repite.',
    done: (count: number) => (count === 1 ? '1 registro anulado' : `${count} registros anulados`),
    brings: { motivoAnulacion: 'registro_de_prueba' },
  },
  eliminar: {
    label: 'Eliminar',
    asks: (count: string) => `¿Desea eliminar ${count}?`,
    warns: 'Van a la papelera, de donde se pueden recuperar. Lo que alguna vez se publicó no se elimina: se archiva.',
    done: (count: number) => (count === 1 ? '1 registro en la papelera' : `${count} registros en la papelera`),
  },
} as const satisfies Readonly<Record<string, Words>>;

export type BulkAction = keyof typeof bulkActions;

/** Maximum number of rows per bulk action. */
export const MOST_ROWS = 100;
