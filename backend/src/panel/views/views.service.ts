import {
  type Action,
  type AnySection,
  can,
  canPerformGlobal,
  canSee,
  fields,
  findSection,
  isStorableInView,
  type Rol,
  roles,
  rolesForGlobalAction,
  rolLabels,
  sectionList,
} from '@coop/domain';
import type { RemovedId, SavedView } from '@coop/domain/answers';
import { errorsByField } from '@coop/domain/issues';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { conflictOf, type Lock, requireCurrentVersion } from '../../platform/http/version/version-tag.interceptor.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { fieldsUsed, listQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { type View, ViewsRepository } from './views.repository.js';

/** Returns a section by name. Throws Problem: `no_encontrado`, or `sin_permiso` if the user may not read it. */
export function getReadable(staff: Staff, seccion: string): AnySection {
  const section = findSection(seccion);
  if (!section) throw new Problem('no_encontrado', 'Esa sección no existe.');
  requirePermission(staff, 'leer', section);
  return section;
}

type ListSettings = {
  filtro: Record<string, unknown>;
  orden: [string, 'ASC' | 'DESC'] | null;
  columnas: string[] | null;
};

/** Maximum length of a filter as JSON; the panel's filters are far shorter. */
const LONGEST_FILTER = 4000;

/** Returns the faults of a view for a role, by part: whatever the section's list would refuse. */
function viewFaults(section: AnySection, rol: Rol, { filtro, orden, columnas }: ListSettings): Record<string, string> {
  const filter = JSON.stringify(filtro);
  if (filter.length > LONGEST_FILTER) return { filtro: 'El filtro es demasiado largo' };
  const query = { filter, ...(orden && { sort: JSON.stringify(orden) }) };
  const { data, error } = listQuery(section).safeParse(query, { reportInput: true });
  if (error) return rewordForView(errorsByField(error.issues));
  const isHidden = (name: string) => !Object.hasOwn(section.fields, name) || !canSee(rol, section, name);
  if (fieldsUsed(rowQueryOf(section, data)).some(isHidden)) return { filtro: 'El valor no es válido' };
  if (columnas?.some(isHidden)) return { columnas: 'Esa columna no existe' };
  if (Object.keys(filtro).some((name) => !isStorableInView(section, name)))
    return { filtro: 'Una vista no guarda el texto que se busca ni datos de una persona' };
  return {};
}

/** Renames the errors' paths: the query's `filter.estado` is the view's `filtro.estado`. */
const rewordForView = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path.replace(/^filter/, 'filtro').replace(/^sort/, 'orden'),
      message,
    ]),
  );

const MAX_VIEWS = 30;
const name = z.string('Escriba un nombre').max(100, 'Ese campo no existe');

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

type ViewInput = z.output<typeof viewSchema>;

/** Saved views of lists: staff members' own, and those that administrador shares with a role. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly views: ViewsRepository,
    private readonly history: HistoryRepository,
  ) {}

  async find(staff: Staff, seccion: string): Promise<SavedView[]> {
    const section = getReadable(staff, seccion);
    const views = await this.views.find(section, staff.uid, mayShare(staff) ? 'all' : staff.rol);
    return views.map((view) => viewResponse(staff, section, view));
  }

  async create(staff: Staff, { seccion, ...sent }: z.output<typeof newViewSchema>): Promise<SavedView> {
    const section = getReadable(staff, seccion);
    const written = parseSettings(section, staff, sent);
    const view = {
      ...written,
      id: uuidv7(),
      version: 1,
      seccion,
      uid: staff.uid,
      creadaEn: new Date().toISOString(),
    };
    const added = await this.views.add(view, MAX_VIEWS, readBy(staff), (tx) =>
      this.note('compartirVista', section, staff, view, tx),
    );
    if (!added)
      throw new Problem('transicion_invalida', `Ya guardó ${MAX_VIEWS} vistas: elimine una para guardar otra.`);
    return viewResponse(staff, section, view);
  }

  async change(staff: Staff, id: string, lock: Lock, { version: _, ...body }: Record<string, unknown>) {
    const { section, view } = await this.getOwn(staff, id, lock);
    const sent = validate(viewSchema, body);
    const after = { ...view, ...parseSettings(section, staff, sent), version: view.version + 1 };
    const isWritten = await this.views.replace(after, view.version, async (tx) => {
      if (view.rol !== after.rol) await this.note('retirarVista', section, staff, view, tx);
      await this.note(view.rol === after.rol ? 'cambiarVista' : 'compartirVista', section, staff, after, tx);
    });
    if (!isWritten) throw await this.conflictOrNotFound(staff, section, id, lock);
    return viewResponse(staff, section, after);
  }

  async remove(staff: Staff, id: string, lock: Lock): Promise<RemovedId> {
    const { section, view } = await this.getOwn(staff, id, lock);
    if (!(await this.views.remove(view, (tx) => this.note('retirarVista', section, staff, view, tx))))
      throw await this.conflictOrNotFound(staff, section, id, lock);
    return { id };
  }

  /** Returns a view at the version seen. Throws `no_encontrado` if the user may not read its section. */
  private async getOwn(staff: Staff, id: string, lock: Lock): Promise<{ section: AnySection; view: View }> {
    const view = await this.views.findOne(id);
    const section = view && findSection(view.seccion);
    const isSeen = view && (view.rol ? view.rol === staff.rol || mayShare(staff) : view.uid === staff.uid);
    if (!section || !isSeen || !can(staff.rol, 'leer', section)) throw new Problem('no_encontrado');
    if (view.rol) requireSharer(staff);
    requireCurrentVersion(lock, view, () => viewResponse(staff, section, view));
    return { section, view };
  }

  private async conflictOrNotFound(staff: Staff, section: AnySection, id: string, lock: Lock): Promise<Problem> {
    const view = await this.views.findOne(id);
    return view ? conflictOf(lock)(viewResponse(staff, section, view)) : new Problem('no_encontrado');
  }

  /** Audits changes to shared views; private views aren't audited. */
  private async note(action: Action, section: AnySection, staff: Staff, view: View, tx: Database): Promise<void> {
    const { id, nombre, rol, filtro, orden, columnas } = view;
    if (rol)
      await this.history.addEvent(section, action, nombre, staff, { vista: id, rol, filtro, orden, columnas }, tx);
  }
}

const mayShare = ({ rol }: Staff) => canPerformGlobal(rol, 'compartirVista');

const readBy = ({ rol }: Staff): string[] =>
  sectionList.filter((section) => can(rol, 'leer', section)).map((section) => section.name);

function requireSharer(staff: Staff): void {
  const roles = rolesForGlobalAction('compartirVista').map((rol) => rolLabels[rol]);
  if (!mayShare(staff)) throw new Problem('sin_permiso', 'Las vistas de un rol las comparte otro rol.', { roles });
}

/** Validates the view against its list, for its author or the role with which it is shared. */
function parseSettings(section: AnySection, staff: Staff, sent: ViewInput) {
  const { nombre, filtro, rol = null, orden = null, columnas = null } = sent;
  if (rol) {
    requireSharer(staff);
    if (!can(rol, 'leer', section)) throw invalidData({ rol: `${rolLabels[rol]} no ve ${section.label.many}` });
  }
  const faults = viewFaults(section, rol ?? staff.rol, { filtro, orden, columnas });
  if (Object.keys(faults).length > 0) throw invalidData(faults);
  return { nombre, rol, filtro, orden, columnas };
}

/** One that its list no longer accepts, after a release or for a narrower role, has no settings. */
function viewResponse(staff: Staff, section: AnySection, { uid, ...view }: View): SavedView {
  const vale = Object.keys(viewFaults(section, staff.rol, view)).length === 0;
  return {
    ...view,
    ...(!vale && { filtro: {}, orden: null, columnas: null }),
    vale,
    esSuya: view.rol ? mayShare(staff) : uid === staff.uid,
  };
}
