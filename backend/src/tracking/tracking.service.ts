import { createHash, timingSafeEqual } from 'node:crypto';
import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { Problem } from '../http/problem.js';
import { networkOf } from '../intake/networkOf.js';
import { takeFrom } from '../intake/takeFrom.js';
import { TableStore } from '../sections/table-store.js';

const AN_HOUR = 3_600;
const TRIES = 5;
const reclamos = sections['contactanos/reclamos'];

export const trackingQuestion = z.strictObject({
  codigo: z
    .string('Ingrese su número de reclamo')
    .max(40, 'Máximo 40 caracteres')
    .overwrite((v) => v.replace(/\s/g, '').toUpperCase())
    .regex(/^[A-Z]{2,5}-\d{4}-\d{1,8}$/, 'Escríbalo como está en su constancia, por ejemplo REC-2026-000123'),
  numeroDocumento: z
    .string('Ingrese su número de documento')
    .max(40, 'Máximo 40 caracteres')
    .overwrite((v) => v.replace(/[\s.-]/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{4,17}$/, 'El número de documento solo puede tener letras y dígitos'),
});

/** Where a complaint stands: `estado` in words, `fechaLimite` the day (AAAA-MM-DD) of the answer while it is awaited. */
export type Tracked = { codigo: string; estado: string; fechaLimite: string | null };

/** Tells whoever has the number of a complaint and the document of the person where it stands, and nothing else. */
@Injectable()
export class TrackingService {
  private readonly addresses = new RateLimiterMemory({ points: TRIES, duration: AN_HOUR });
  private readonly codes = new RateLimiterMemory({ points: TRIES, duration: AN_HOUR });

  constructor(private readonly tables: TableStore) {}

  async find({ codigo, numeroDocumento }: z.output<typeof trackingQuestion>, address: string): Promise<Tracked> {
    await takeFrom(this.addresses, networkOf(address), TOO_OFTEN);
    await takeFrom(this.codes, codigo, TOO_OFTEN);
    const row = await this.tables.findBy(reclamos, 'codigo', codigo);
    // What is not there is compared too: neither the answer nor the time it takes says which of the two was wrong.
    const known = [row?.numeroDocumento, `${row?.numeroDocumento}${row?.complemento ?? ''}`];
    const matches = known.map((text) => timingSafeEqual(digest(numeroDocumento), digest(String(text))));
    if (!row || !matches.includes(true)) throw new Problem('no_encontrado', UNKNOWN);
    return {
      codigo,
      estado: String(reclamos.flows.estado?.states[row.estado as string]),
      fechaLimite: row.venceEn as string | null,
    };
  }
}

const TOO_OFTEN = 'Demasiados intentos.';
const UNKNOWN = 'No encontramos un reclamo con ese número y ese documento. Revise los dos datos.';

/** Of the document as it is compared: without hyphens. */
const digest = (text: string) => createHash('sha256').update(text.replaceAll('-', '')).digest();
