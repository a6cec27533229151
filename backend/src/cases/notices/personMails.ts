import type { AnyRow, AnySection } from '@coop/domain';
import { mailedTo } from '@coop/domain/sections/shared/atencion/mailedTo';
import type { NewMail } from '../../resource/mail/outbox.js';
import type { Change } from '../../resource/rows/change.js';
import { deadlineInWords } from '../deadlines/deadlineInWords.js';
import { receivedEarlier } from '../deadlines/receivedEarlier.js';
import { stateInWords } from '../following/standing.js';
import { acknowledge, acknowledgementKey } from '../intake/messages.js';

type Case = AnyRow & { codigo: string; estado: string };

/**
 * The mails that a change of a case makes to the person who sent it: none when they left no address, or it is unwanted. `enlace`: its
 * private link.
 */
export function personMails({ section, action, before, after, staff }: Change, enlace: string | null): NewMail[] {
  const row = after as Case;
  const { correo } = row;
  if (typeof correo !== 'string' || row.estado === 'spam') return [];
  const changed = (name: string) => Boolean(row[name]) && row[name] !== before?.[name];
  const about = { para: correo, seccion: section.name, registro: row.id, autor: staff?.uid };
  const tipo = section.label.one;
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
        limite: deadlineInWords(row, 'fechaLimite'),
        plazo: termOf(section, row),
        seguimiento: Boolean(row.numeroDocumento),
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
  if (mailedTo(row) && row.respuesta && (changed('respondidoEn') || changed('medioUsado')))
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
  // What a mail of its own tells is told once.
  if (mails.length === 0 && enlace && isNewStep(section, before, row))
    mails.push({
      ...about,
      clave: `paso:${row.id}:${row.version}`,
      plantilla: 'paso',
      datos: {
        tipo,
        codigo: row.codigo,
        paso: stateInWords(section, row.estado),
        limite: deadlineInWords(row, 'venceEn'),
        enlace,
      },
    });
  return mails;
}

/** Whether it came to a state of which people are told, and which reads otherwise than the one before. */
function isNewStep(section: AnySection, before: AnyRow | undefined, { estado }: Case): boolean {
  const told = section.submission?.followed?.tells?.includes(estado);
  return Boolean(told && before) && stateInWords(section, String(before?.estado)) !== stateInWords(section, estado);
}

/** The term of the norm, as it must be told. */
const termOf = ({ submission }: AnySection, row: AnyRow) =>
  typeof row.plazoDias === 'number'
    ? submission?.regulated?.says(row.plazoDias, receivedEarlier(row))[0]?.replace(/\.$/, '')
    : undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
