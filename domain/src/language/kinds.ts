import { phase, whether } from './derived.js';
import { defaulted, type Fields, impersonal, internal, managed, secret, server } from './field.js';
import { boolean, choice, state } from './fields/choices.js';
import { date, dateTime } from './fields/dates.js';
import { integer } from './fields/numbers.js';
import { id, member } from './fields/references.js';
import { slug, text } from './fields/text.js';
import { flow } from './flow.js';

export const commonFields = {
  id: server(id()),
  version: internal(server(integer('Versión'))),
  creadoEn: internal(server(dateTime('Creado'))),
  creadoPor: internal(managed(member('Creado por'))),
  actualizadoEn: server(dateTime('Actualizado')),
  actualizadoPor: internal(managed(member('Actualizado por'))),
} satisfies Fields;

/** Publication flow. «Programado» and «vencido» derive from the dates on each read, so no job is needed. */
export const editorial = flow({
  states: { borrador: 'Borrador', publicado: 'Publicado', archivado: 'Archivado' },
  initial: 'borrador',
  transitions: {
    publicar: { label: 'Publicar', from: ['borrador', 'publicado'], to: 'publicado' },
    archivar: {
      label: 'Archivar',
      grave: true,
      from: ['publicado'],
      to: 'archivado',
      confirm: 'Los visitantes dejarán de verlo. ¿Desea archivarlo?',
    },
    restaurar: { label: 'Volver a borrador', from: ['archivado'], to: 'borrador' },
  },
});

export const canales = {
  web: 'Sitio web',
  agencia: 'Agencia',
  telefono: 'Teléfono',
  carta: 'Carta',
  correo: 'Correo electrónico',
  whatsapp: 'WhatsApp',
  asfi: 'ASFI',
} as const;

export const kinds = {
  publication: {
    slug: defaulted(slug('Dirección web', { help: 'Final de la dirección. Vacío: sale del título.' })),
    estado: internal(state('Estado', editorial)),
    situacion: internal(
      phase(
        'Situación',
        {
          borrador: 'Borrador',
          programado: 'Programado',
          vigente: 'Publicado',
          vencido: 'Vencido',
          archivado: 'Archivado',
        },
        [
          { is: 'borrador', when: { estado: ['borrador'] } },
          { is: 'archivado', when: { estado: ['archivado'] } },
          { is: 'programado', when: { vigenteDesde: { after: 'today' } } },
          { is: 'vencido', when: { vigenteHasta: { before: 'today' } } },
        ],
        'vigente',
      ),
    ),
    conCambios: internal(
      whether('Con cambios sin publicar', { estado: ['publicado'], version: { differsFrom: 'versionPublicada' } }),
    ),
    vigenteDesde: date('Vigente desde', { help: 'Desde ese día lo ven los visitantes. Vacío: desde que se publica.' }),
    vigenteHasta: date('Vigente hasta', { help: 'Último día en que se muestra. Vacío: sin fin.' }),
    destacado: boolean('Destacado'),
    orden: defaulted(integer('Orden', { min: 0, max: 9999, help: 'Los números menores van primero.' }), 0),
    publicadoEn: managed(dateTime('Publicado')),
    publicadoPor: internal(managed(member('Publicado por'))),
    versionPublicada: internal(managed(integer('Versión publicada'))),
  },
  submission: {
    codigo: server(impersonal(text('Código'))),
    canal: defaulted(choice('Canal', canales, { help: 'Por dónde llegó.' }), 'agencia'),
    politicaVersion: internal(managed(impersonal(text('Versión de la política de datos')))),
    consentimientoEn: internal(managed(dateTime('Consentimiento dado'))),
    huellaOrigen: secret(managed(text('Huella del origen'))),
    // Idempotency key: a repeated submission with the same key got the original response. No longer written; to be
    // removed in the next release.
    claveEnvio: secret(managed(text('Clave del envío'))),
    asignadoA: internal(managed(member('Asignado a'))),
    anonimizadoEn: internal(managed(dateTime('Datos personales borrados'))),
  },
  record: {},
  log: {},
} satisfies Record<string, Fields>;

export type Kind = keyof typeof kinds;

/** Request fields of a kind's orders that are not stored in its rows: notes have their own table. */
export const kindActionFields: Partial<Record<Kind, Fields>> = {
  submission: { nota: text('Nota interna', { multiline: true, max: 2000, help: 'La lee solo el personal.' }) },
};
