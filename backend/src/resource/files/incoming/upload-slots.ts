import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { StaffRequest } from '../../../platform/auth/staff.js';
import { siteOf } from '../../../platform/http/budget/networkOf.js';
import { Problem } from '../../../platform/http/problem.js';

/** Concurrent uploads per sender and in total, apart for visitors and staff. */
const most = { visitors: { each: 16, all: 64 }, staff: { each: 12, all: 48 } } as const;
const RETRY = { reintentarEn: 10 };

/** Returns the sender key: a staff user, or a visitor's network (IPv6: /48). */
export const senderOf = ({ staff, ip = '' }: StaffRequest): string =>
  staff ? `staff ${staff.uid}` : `visitors ${siteOf(ip)}`;

/** Limits concurrent uploads, from the first byte to the answer. Fairness between networks is the proxy's. */
@Injectable()
export class UploadSlots {
  private readonly pending = { visitors: new Map<Response, string>(), staff: new Map<Response, string>() };

  /** Takes a slot until the response closes. Throws a Problem with a retry time where none is free. */
  enter(request: StaffRequest, response: Response): void {
    const group = request.staff ? 'staff' : 'visitors';
    const { each, all } = most[group];
    const senders = this.pending[group];
    const sender = senderOf(request);
    if ([...senders.values()].filter((one) => one === sender).length >= each)
      throw new Problem(
        'demasiados_envios',
        'Hay varios envíos en curso desde su red. Intente en unos segundos.',
        RETRY,
      );
    if (senders.size >= all)
      throw new Problem('no_disponible', 'Hay muchos envíos en curso. Intente en unos segundos.', RETRY);
    senders.set(response, sender);
    response.once('close', () => senders.delete(response));
  }
}
