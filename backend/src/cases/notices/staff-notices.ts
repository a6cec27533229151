import { type AnyRow, type AnySection, adminPathOf, type SectionName, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.service.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { type NewMail, Outbox } from '../../resource/mail/outbox.js';
import type { TemplateName } from '../../resource/mail/templates/templates.js';
import type { Change } from '../../resource/rows/change.js';
import { readersOf, StandInsService } from '../absences/stand-ins.service.js';

const WINDOW_MS = 600_000;

type Case = AnyRow & { codigo: string };

/** Mails other staff about cases: only the number and a link, since mailboxes must hold no personal data. */
@Injectable()
export class StaffNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UserStore,
    private readonly standIns: StandInsService,
    private readonly limits: Limits,
  ) {}

  /** Notifies of a new case: one mail at once and one summary in ten minutes per person. */
  async notifyNew({ section, after, staff }: Change, tx: Database): Promise<void> {
    const row = after as Case;
    const window = windowNow();
    const recipients = await this.withStandIns(section, await this.recipientsOfNew(section, tx), tx);
    for (const user of recipients.filter(({ id }) => id !== staff?.uid)) {
      const about = { ...aboutOf(section, row, user), autor: staff?.uid };
      const first: NewMail<'avisoNuevo'> = {
        ...about,
        clave: `aviso:${section.name}:${user.id}:${window}`,
        plantilla: 'avisoNuevo',
        datos: { tipo: section.label.one, codigo: row.codigo, ruta: caseAddress(section, row) },
      };
      if (await this.outbox.add(tx, first)) continue;
      await this.addTogether<'avisoOtros'>(tx, {
        ...about,
        clave: `otros:${section.name}:${user.id}`,
        plantilla: 'avisoOtros',
        datos: { tipos: section.label.many, codigo: row.codigo, ruta: listAddress(section) },
      });
    }
  }

  /** Notifies of later documents, summarized every ten minutes above an hourly limit. */
  async notifyDocuments({ section, after }: Change, tx: Database): Promise<void> {
    const row = after as Case & { asignadoA?: string | null };
    const holder = row.asignadoA ? await this.users.find(row.asignadoA, tx) : undefined;
    const own = holder && isActive(holder) ? [holder] : await this.recipientsOfNew(section, tx);
    for (const recipient of await this.withStandIns(section, own, tx)) {
      const about = { ...aboutOf(section, row, recipient), plantilla: 'aporte' } as const;
      const common = { tipo: section.label.one, codigo: row.codigo };
      const { over } = await this.limits.count('documentNotices', recipient.id);
      if (over)
        await this.addTogether<'aporte'>(tx, {
          ...about,
          clave: `aportes:${section.name}:${recipient.id}`,
          datos: { ...common, ruta: listAddress(section), otros: true },
        });
      else
        await this.outbox.add(tx, {
          ...about,
          clave: `aporte:${row.id}:${row.version}:${recipient.id}`,
          datos: { ...common, ruta: caseAddress(section, row) },
        });
    }
  }

  async notifyAssignment({ section, before, after, staff }: Change, tx: Database): Promise<void> {
    const row = after as Case & { asignadoA?: string | null };
    const { asignadoA } = row;
    if (!asignadoA || asignadoA === before?.asignadoA || asignadoA === staff?.uid) return;
    const user = await this.users.find(asignadoA, tx);
    if (!user || !isActive(user)) return;
    for (const recipient of await this.withStandIns(section, [user], tx))
      await this.outbox.add(tx, {
        ...aboutOf(section, row, recipient),
        autor: staff?.uid,
        clave: `asignacion:${row.id}:${row.version}${recipient === user ? '' : `:${recipient.id}`}`,
        plantilla: 'asignacion',
        datos: { tipo: section.label.one, codigo: row.codigo, ruta: caseAddress(section, row) },
      });
  }

  private addTogether<N extends TemplateName>(tx: Database, mail: NewMail<N>): Promise<boolean> {
    const window = windowNow();
    return this.outbox.add(tx, {
      ...mail,
      clave: `${mail.clave}:${window}`,
      desde: new Date((window + 1) * WINDOW_MS),
    });
  }

  private async recipientsOfNew({ submission }: AnySection, tx: Database): Promise<User[]> {
    const rol = submission?.notifiedRole;
    return rol ? (await this.users.list(tx)).filter((user) => user.rol === rol && isActive(user)) : [];
  }

  private withStandIns(section: AnySection, users: readonly User[], tx: Database) {
    return this.standIns.with(users, readersOf(section), todayInLaPaz(), tx);
  }
}

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

const isActive = ({ estado }: User) => estado === 'activo';

const aboutOf = ({ name }: AnySection, { id }: AnyRow, recipient: User) => ({
  para: recipient.email,
  destinatario: recipient.id,
  seccion: name,
  registro: id,
});

const listAddress = ({ name }: AnySection) => adminPathOf(name as SectionName);
const caseAddress = (section: AnySection, { id }: AnyRow) => `${listAddress(section)}/${id}/show`;
