import {
  type Action,
  type AnySection,
  can,
  canApart,
  fields,
  findSection,
  roles,
  rolesThatMayApart,
  rolLabels,
  sectionList,
} from '@coop/domain';
import type { Removed, SavedView } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/validate.js';
import { conflictOf, type Lock, requireSeen } from '../../platform/http/version/lock.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { getReadable } from './getReadable.js';
import { viewFaults } from './viewFaults.js';
import { type View, ViewsRepository } from './views.repository.js';

/** Views of one person: more than tabs that anybody reads. */
const MOST = 30;
const name = z.string('Escriba un nombre').max(100, 'Ese campo no existe');

/** A view as its author writes it. */
export const viewSchema = z.strictObject({
  nombre: fields
    .text('Nombre', { required: true, max: 60 })
    .schema()
    .meta({ title: 'Nombre', description: 'Único entre las suyas de la sección, o entre las del rol' }),
  rol: z.enum(roles, 'Elija un rol').nullish().meta({ description: 'Con qué rol se comparte' }),
  filtro: z.record(z.string(), z.unknown()).default({}).meta({ description: 'El de la lista de su sección' }),
  orden: z
    .tuple([name, z.enum(['ASC', 'DESC'])], 'Escriba un campo y ASC o DESC')
    .nullish()
    .meta({ description: 'Sin él, el inicial de la lista' }),
  columnas: z
    .array(name, 'Escriba una lista de columnas')
    .min(1, 'Deje al menos una columna')
    .max(60, 'Máximo 60 columnas')
    .nullish()
    .meta({ description: 'Sin ellas, las que cada uno tenga' }),
});

export const newViewSchema = viewSchema.extend({ seccion: z.string('Escriba la sección').max(100) });

type Sent = z.output<typeof viewSchema>;

/** How staff look at lists, kept: each their own, and those that administrador shares with a role. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly views: ViewsRepository,
    private readonly history: HistoryRepository,
  ) {}

  async find(staff: Staff, seccion: string): Promise<SavedView[]> {
    const section = getReadable(staff, seccion);
    const views = await this.views.find(section, staff.uid, mayShare(staff) ? 'all' : staff.rol);
    return views.map((view) => shownTo(staff, section, view));
  }

  async create(staff: Staff, { seccion, ...sent }: z.output<typeof newViewSchema>): Promise<SavedView> {
    const section = getReadable(staff, seccion);
    const written = lookOf(section, staff, sent);
    const view = {
      ...written,
      id: uuidv7(),
      version: 1,
      seccion,
      uid: staff.uid,
      creadaEn: new Date().toISOString(),
    };
    const added = await this.views.add(view, MOST, readBy(staff), (tx) =>
      this.note('compartirVista', section, staff, view, tx),
    );
    if (!added) throw new Problem('transicion_invalida', `Ya guardó ${MOST} vistas: elimine una para guardar otra.`);
    return shownTo(staff, section, view);
  }

  /** Writes it anew: its name, with whom it is shared, and what it shows. */
  async change(staff: Staff, id: string, lock: Lock, { version: _, ...body }: Record<string, unknown>) {
    const { section, view } = await this.getOwn(staff, id, lock);
    const sent = validate(viewSchema, body);
    const after = { ...view, ...lookOf(section, staff, sent), version: view.version + 1 };
    const isWritten = await this.views.replace(after, view.version, async (tx) => {
      if (view.rol !== after.rol) await this.note('retirarVista', section, staff, view, tx);
      await this.note(view.rol === after.rol ? 'cambiarVista' : 'compartirVista', section, staff, after, tx);
    });
    if (!isWritten) throw await this.lost(staff, section, id, lock);
    return shownTo(staff, section, after);
  }

  async remove(staff: Staff, id: string, lock: Lock): Promise<Removed> {
    const { section, view } = await this.getOwn(staff, id, lock);
    if (!(await this.views.remove(view, (tx) => this.note('retirarVista', section, staff, view, tx))))
      throw await this.lost(staff, section, id, lock);
    return { id };
  }

  /** The view, if it is one that they may change, as they saw it. Whoever does not read its section knows of none. */
  private async getOwn(staff: Staff, id: string, lock: Lock): Promise<{ section: AnySection; view: View }> {
    const view = await this.views.findOne(id);
    const section = view && findSection(view.seccion);
    const isSeen = view && (view.rol ? view.rol === staff.rol || mayShare(staff) : view.uid === staff.uid);
    if (!section || !isSeen || !can(staff.rol, 'leer', section)) throw new Problem('no_encontrado');
    if (view.rol) requireSharer(staff);
    requireSeen(lock, view, () => shownTo(staff, section, view));
    return { section, view };
  }

  /** The refusal of who came second while both wrote. */
  private async lost(staff: Staff, section: AnySection, id: string, lock: Lock): Promise<Problem> {
    const view = await this.views.findOne(id);
    return view ? conflictOf(lock)(shownTo(staff, section, view)) : new Problem('no_encontrado');
  }

  /** What others see of it goes on record; how somebody looks at their own lists does not. */
  private async note(action: Action, section: AnySection, staff: Staff, view: View, tx: Database): Promise<void> {
    const { id, nombre, rol, filtro, orden, columnas } = view;
    if (rol)
      await this.history.addEvent(section, action, nombre, staff, { vista: id, rol, filtro, orden, columnas }, tx);
  }
}

const mayShare = ({ rol }: Staff) => canApart(rol, 'compartirVista');

const readBy = ({ rol }: Staff): string[] =>
  (sectionList as readonly AnySection[]).filter((section) => can(rol, 'leer', section)).map((section) => section.name);

function requireSharer(staff: Staff): void {
  const who = rolesThatMayApart('compartirVista').map((rol) => rolLabels[rol]);
  if (!mayShare(staff)) throw new Problem('sin_permiso', 'Las vistas de un rol las comparte otro rol.', { roles: who });
}

/** What was sent, whole, if its list would take it from its author and from the role with which it is shared. */
function lookOf(section: AnySection, staff: Staff, sent: Sent) {
  const { nombre, filtro, rol = null, orden = null, columnas = null } = sent;
  if (rol) {
    requireSharer(staff);
    if (!can(rol, 'leer', section)) throw invalidData({ rol: `${rolLabels[rol]} no ve ${section.label.many}` });
  }
  const faults = viewFaults(section, rol ?? staff.rol, { filtro, orden, columnas });
  if (Object.keys(faults).length > 0) throw invalidData(faults);
  return { nombre, rol, filtro, orden, columnas };
}

/** One that its list no longer takes, since a release or for a narrower role, says so and nothing else. */
function shownTo(staff: Staff, section: AnySection, { uid, ...view }: View): SavedView {
  const vale = Object.keys(viewFaults(section, staff.rol, view)).length === 0;
  return {
    ...view,
    ...(!vale && { filtro: {}, orden: null, columnas: null }),
    vale,
    esSuya: view.rol ? mayShare(staff) : uid === staff.uid,
  };
}
