import { type AnySection, actionsOf, findSection } from '@coop/domain';
import type { Acompanantes, CambioDeFilas } from '@coop/domain/answers';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { type RowsSignal, type StaffSignal, StaffSignals } from '../../platform/live/staff-signals.js';
import { type StaffStream, StaffStreams } from '../../platform/live/staff-streams.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';
import { Presence } from './presence.js';

const EXPIRE_MS = 15_000;

/** Row open in a tab, and the action being edited there. */
export type OpenedRow = { seccion: string; registro: string; haciendo: string | null };

type Place = { section: string; id: string };

/** Pushes changes and presence: only section names and row ids that the reader may read. */
@Injectable()
export class LiveService implements OnModuleInit, OnModuleDestroy {
  private readonly presence = new Presence();
  private expiring: NodeJS.Timeout | undefined;

  constructor(
    private readonly signals: StaffSignals,
    private readonly streams: StaffStreams,
    private readonly resources: ResourceService,
  ) {}

  onModuleInit() {
    this.signals.subscribe((signal) => this.receive(signal));
    this.expiring = setInterval(() => this.sendPlaces(this.presence.expire(Date.now())), EXPIRE_MS).unref();
  }

  onModuleDestroy() {
    clearInterval(this.expiring);
  }

  /** Opens an event stream: current presence first, then changes. */
  open(staff: Staff, token: string, response: Response): void {
    const stream = this.streams.add(staff, token, response);
    stream.events.send('todo', {});
    for (const place of this.presence.places()) this.sendPlace(stream, place);
  }

  /** Announces that a user has a row open in a tab. Throws Problem if they may not read it. */
  async enter(staff: Staff, tab: string, { seccion, registro, haciendo }: OpenedRow): Promise<void> {
    const section = getSection(seccion);
    requirePermission(staff, 'leer', section);
    if (haciendo && !(actionsOf(section).includes(haciendo) && may(staff, haciendo, section)))
      throw new Problem('sin_permiso');
    await this.resources.stored(section, registro, staff);
    const at = { section: seccion, id: registro, doing: haciendo };
    await this.signals.announce({ kind: 'presence', tab, uid: staff.uid, nombre: staff.nombre, at });
  }

  leave({ uid, nombre }: Staff, tab: string): Promise<void> {
    return this.signals.announce({ kind: 'presence', tab, uid, nombre, at: null });
  }

  private receive(signal: StaffSignal) {
    if (signal.kind === 'any') for (const { events } of this.streams.all()) events.send('todo', {});
    if (signal.kind === 'rows') for (const stream of this.streams.all()) this.sendRows(stream, signal);
    if (signal.kind === 'presence') this.sendPlaces(this.presence.update(signal, Date.now()));
    if (signal.kind === 'person')
      for (const { staff, events } of this.streams.all()) if (staff.uid === signal.uid) events.send('avisos', {});
  }

  private sendRows({ staff, events }: StaffStream, { section, rows, by }: RowsSignal) {
    if (!mayKnowSection(staff, section)) return;
    const payload: CambioDeFilas = {
      seccion: section,
      registros: rows?.map(({ id, version }) => ({ id, version })) ?? [],
      propio: by === staff.uid,
    };
    events.send('cambio', payload);
  }

  private sendPlaces(places: readonly Place[]) {
    for (const place of places) for (const stream of this.streams.all()) this.sendPlace(stream, place);
  }

  private sendPlace({ staff, events }: StaffStream, { section, id }: Place) {
    if (!mayKnowSection(staff, section)) return;
    const payload: Acompanantes = {
      seccion: section,
      registro: id,
      personas: this.presence.others(staff.uid, { section, id }),
    };
    events.send('presencia', payload);
  }
}

function getSection(name: string): AnySection {
  const section = findSection(name);
  if (!section) throw new Problem('no_encontrado');
  return section;
}

function mayKnowSection(staff: Staff, name: string): boolean {
  const section = findSection(name);
  return section !== undefined && may(staff, 'leer', section);
}
