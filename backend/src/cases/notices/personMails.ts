import { type AnyRow, type AnySection, findTransition } from '@coop/domain';
import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { answerAddress } from '@coop/domain/sections/shared/atencion/answerAddress';
import type { NewMail } from '../../resource/mail/outbox.js';
import type { Change } from '../../resource/rows/change.js';
import { earlierReception, formatDeadline } from '../deadlines/formatDeadline.js';
import { acknowledge, acknowledgementKey } from '../intake/acknowledgement.js';
import { formatState } from '../tracking/case-status.js';

type Case = AnyRow & { codigo: string; estado: string };

/** Returns the mails of a change; none without an address or for spam. `enlace`: the private link. */
export function personMails({ section, action, before, after, staff }: Change, enlace: string | null): NewMail[] {
  const row = after as Case;
  const { correo } = row;
  if (typeof correo !== 'string' || row.estado === 'spam') return [];
  const changed = (name: string) => Boolean(row[name]) && row[name] !== before?.[name];
  const about = { para: correo, seccion: section.name, registro: row.id, autor: staff?.uid };
  const tipo = section.label.one;
  const { cancel } = section.submission?.tracking ?? {};
  const mails: NewMail[] = [];

  if (action === 'crear')
    mails.push({
      ...about,
      clave: acknowledgementKey(row),
      plantilla: 'acuse',
      datos: {
        tipo,
        ...acknowledge(section, row),
        registradoEn: row.creadoEn,
        limite: formatDeadline(row, 'fechaLimite'),
        plazo: termOf(section, row),
        seguimiento: Boolean(row.numeroDocumento),
        cancelacion: cancel && enlace ? { texto: cancel.label, ruta: enlace } : null,
      },
    });
  if (changed('ampliadoHasta'))
    mails.push({
      ...about,
      clave: `ampliacion:${row.id}:${row.version}`,
      plantilla: 'ampliacion',
      datos: {
        codigo: row.codigo,
        hasta: String(row.ampliadoHasta),
        estimada: row.plazoEstimado === true,
        justificacion: String(row.ampliacionJustificacion),
      },
    });
  const letter = textOf(row.respuestaArchivo);
  if (answerAddress(row) && row.respuesta && (changed('respondidoEn') || changed('medioUsado')))
    mails.push({
      ...about,
      clave: `respuesta:${row.id}:${row.respondidoEn}`,
      plantilla: 'respuesta',
      datos: {
        tipo,
        codigo: row.codigo,
        respuesta: String(row.respuesta),
        carta: Boolean(letter),
        segundaInstancia: Boolean(section.submission?.regulated),
      },
      adjuntos: letter ? [letter] : [],
    });
  // Sends a step's mail only if no other mail covers the change.
  if (mails.length === 0 && enlace && isNewStep(section, before, row))
    mails.push({
      ...about,
      clave: `paso:${row.id}:${row.version}`,
      plantilla: 'paso',
      datos: {
        tipo,
        codigo: row.codigo,
        paso: formatState(section, row.estado),
        limite: formatDeadline(row, 'venceEn'),
        enlace,
        cita: row.estado === cancelledState(section) ? acknowledge(section, row).cita : undefined,
      },
    });
  return mails;
}

/** Returns the state of a cancelled appointment. */
const cancelledState = (section: AnySection) =>
  findTransition(section, section.submission?.tracking?.cancel?.order ?? '')?.to;

/** Returns whether the case entered a notified state whose public label differs from the previous one. */
function isNewStep(section: AnySection, before: AnyRow | undefined, { estado }: Case): boolean {
  const isNotified = section.submission?.tracking?.notifiedStates?.includes(estado);
  return Boolean(isNotified && before) && formatState(section, String(before?.estado)) !== formatState(section, estado);
}

/** Returns the regulatory term, in its required wording. */
const termOf = ({ submission }: AnySection, row: AnyRow) =>
  submission?.regulated && typeof row.plazoDias === 'number'
    ? legalDeadline(row.plazoDias, earlierReception(row))
    : undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
