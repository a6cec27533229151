import { sections, todayInLaPaz } from '@coop/domain';
import { camposDelReporte } from '@coop/domain/sections/formatosReporte/camposDelReporte';
import { missingCodes, repeatedCode, UNKNOWN_VALUE } from '@coop/domain/sections/formatosReporte/formatosReporte';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { type Motivo, MotivosRepository } from '../motivosReclamo/motivos.repository.js';
import type { ReportLayout } from '../reclamos/reportLayout.js';

const section = sections['sitio/formatos-de-reporte'];
const CODED = 'motivo';

/** Validates codes against the motives, by key, so that renaming one keeps them. */
@Injectable()
export class LayoutsPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly motivos: MotivosRepository) {}

  async beforeWrite({ after }: ChangeOf<typeof section>, tx: Database) {
    if (!after?.codigos.some(isCoded)) return;
    const motives = await this.motivos.findAll(tx);
    after.codigos = withKeys(after.codigos, motives);
    const keys = after.codigos.filter(isCoded).map(({ valor }) => valor);
    const twice = motives.find(({ clave }) => keys.indexOf(clave) < keys.lastIndexOf(clave));
    if (twice) throw invalidData({ codigos: repeatedCode(twice.etiqueta) });
    const missing = motives.filter((one) => (one.enUso || isOffered(one)) && !keys.includes(one.clave));
    if (missing.length > 0)
      throw invalidData({
        codigos: missingCodes(missing.map(({ etiqueta }) => `${camposDelReporte[CODED]?.label}: ${etiqueta}`)),
      });
  }
}

type Codes = ReportLayout['codigos'];

const isCoded = ({ campo }: Codes[number]) => campo === CODED;

/** Returns the codes with motive keys; accepts a motive's key or label. Throws a 422 for an unknown one. */
function withKeys(codes: Codes, motives: readonly Motivo[]): Codes {
  const faults: Record<string, string> = {};
  const keyed = codes.map((code, at) => {
    const motive = isCoded(code) && motives.find(({ clave, etiqueta }) => [clave, etiqueta].includes(code.valor));
    if (isCoded(code) && !motive) faults[`codigos.${at}.valor`] = UNKNOWN_VALUE;
    return motive ? { ...code, valor: motive.clave } : code;
  });
  if (Object.keys(faults).length > 0) throw invalidData(faults);
  return keyed;
}

/** Returns whether a motive is published and hasn't ended. */
const isOffered = ({ estado, vigenteHasta }: Motivo) =>
  estado === 'publicado' && (!vigenteHasta || vigenteHasta >= todayInLaPaz());
